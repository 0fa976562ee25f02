export { startAccounts } from '#integrations/account-platform/start-accounts.ts';
export { AccountArea } from '#renderer/navigation/account/account-area.tsx';
export { AccountLevel } from '#renderer/navigation/account/account-level.tsx';
