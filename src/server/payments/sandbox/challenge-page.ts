import type { IntlShape } from '@formatjs/intl';
import { escapeHtml } from '#domain/escape-html.ts';
import { majorUnits } from '#domain/money.ts';
import type { PayerSession } from './sandbox-payments.ts';

export const challengeStylesheet = `
body { box-sizing: border-box; margin: 0; padding: 1rem; min-height: 100vh; display: grid; place-items: center; background: linear-gradient(#dfe7ee, #f4f6f8); color: #16202a; font: 1rem/1.5 system-ui, sans-serif; }
main { box-sizing: border-box; width: min(26rem, 100%); overflow: hidden; background: #fff; border-radius: .75rem; box-shadow: 0 1.5rem 3rem rgb(22 32 42 / .14); }
header { display: flex; gap: .75rem; align-items: center; padding: 1rem 1.5rem; background: #1b4b66; color: #fff; font-weight: 600; }
.ideal header { background: #7a1246; }
header svg { flex: none; width: 1.5rem; height: 1.5rem; }
.body { padding: 1.5rem; }
h1 { margin: 0; font-size: 1.125rem; line-height: 1.3; }
p { margin: 0 0 1rem; }
.asks { margin: 0; padding: 1rem; border: 1px solid #cdd6de; border-radius: .5rem; }
.asks dt { color: #4a5763; }
.amount { margin: 0; font-size: 1.75rem; font-weight: 600; font-variant-numeric: tabular-nums; }
form { display: grid; gap: .75rem; margin-top: 1.5rem; }
button { min-height: 3rem; padding: .5rem 1rem; border: 2px solid #1b4b66; border-radius: .375rem; background: #fff; color: #1b4b66; font: inherit; font-weight: 600; cursor: pointer; }
button[value="pass"] { background: #1b4b66; color: #fff; }
.ideal button { border-color: #7a1246; color: #7a1246; }
.ideal button[value="pass"] { background: #7a1246; color: #fff; }
button:focus-visible { outline: 3px solid #b35c00; outline-offset: 2px; }
`.trimStart();

const marks = {
  bank: '<path d="M3 21h18M4 10h16M12 3 4 7v3h16V7zM6 10v8m4-8v8m4-8v8m4-8v8"/>',
  phone: '<rect x="6" y="2" width="12" height="20" rx="2"/><path d="m9.5 11 2 2 3.5-4"/>',
};

export interface ChallengePageInput {
  /** Below which the sandbox provider's addresses lie. */
  path: string;
  merchant: string;
  /** The sandbox's words in the payer's language. */
  intl: IntlShape<string>;
}

/** The page of the payer's bank, for 3-D Secure or iDEAL, as the sandbox plays it: a plain form without a script. */
export function challengePage({ id, amount, method, language }: PayerSession, { path, merchant, intl }: ChallengePageInput): string {
  const isIdeal = method === 'ideal';
  const say = (message: string, values: Record<string, string> = {}) =>
    escapeHtml(intl.formatMessage({ id: `mail.bank.${message}` }, values));
  const price = intl.formatNumber(majorUnits(amount), { style: 'currency', currency: amount.currency });
  const title = say(isIdeal ? 'idealTitle' : 'title');
  return `<!doctype html>
<html lang="${escapeHtml(language)}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${title}</title>
<link rel="icon" href="data:,">
<link rel="stylesheet" href="${path}/challenge.css">
</head>
<body${isIdeal ? ' class="ideal"' : ''}>
<main>
<header>
<svg viewBox="0 0 24 24" fill="none" stroke="currentColor" stroke-width="2" stroke-linecap="round" stroke-linejoin="round" aria-hidden="true">${isIdeal ? marks.phone : marks.bank}</svg>
<h1>${title}</h1>
</header>
<div class="body">
<p>${say('sandbox')}</p>
<dl class="asks">
<dt>${say('asks', { merchant })}</dt>
<dd class="amount">${escapeHtml(price)}</dd>
</dl>
<form method="post" action="${path}/challenge/${encodeURIComponent(id)}">
<button name="answer" value="pass">${say(isIdeal ? 'authorise' : 'confirm')}</button>
<button name="answer" value="fail">${say(isIdeal ? 'fail' : 'refuse')}</button>
</form>
</div>
</main>
</body>
</html>
`;
}
