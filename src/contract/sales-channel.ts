/** By which channel a visitor buys: APP through an agency (B2B), IBE for himself (B2C). */
export type SalesChannel = 'APP' | 'IBE';

/** The cookie by which the browser knows the channel, for display alone; the session decides. */
export const salesChannelCookie = 'sales-channel';
