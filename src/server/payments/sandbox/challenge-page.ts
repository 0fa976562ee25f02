import { escapeHtml } from '#domain/escape-html.ts';
import { majorUnits } from '#domain/money.ts';
import type { PayerSession } from './sandbox-payments.ts';

export const challengeStylesheet = `
body { box-sizing: border-box; margin: 0; padding: 1rem; min-height: 100vh; display: grid; place-items: center; background: #eef1f4; color: #16202a; font: 1rem/1.5 system-ui, sans-serif; }
main { box-sizing: border-box; width: min(26rem, 100%); padding: 2rem; background: #fff; border-radius: .5rem; }
h1 { margin: 0 0 .5rem; font-size: 1.375rem; line-height: 1.25; }
.amount { font-size: 1.5rem; font-weight: 600; }
form { display: grid; gap: .75rem; margin-top: 1.5rem; }
button { min-height: 3rem; padding: .5rem 1rem; border: 2px solid #1b4b66; border-radius: .375rem; background: #fff; color: #1b4b66; font: inherit; font-weight: 600; cursor: pointer; }
button[value="pass"] { background: #1b4b66; color: #fff; }
button:focus-visible { outline: 3px solid #b35c00; outline-offset: 2px; }
`.trimStart();

/**
 * The page of the payer's bank, as the sandbox plays it: a plain form without a script. The words are the sandbox's own,
 * in English whatever the store speaks.
 */
export function challengePage({ id, amount }: PayerSession, { path, merchant }: { path: string; merchant: string }): string {
  const price = new Intl.NumberFormat('en', { style: 'currency', currency: amount.currency }).format(majorUnits(amount));
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>Confirm your payment</title>
<link rel="icon" href="data:,">
<link rel="stylesheet" href="${path}/challenge.css">
</head>
<body>
<main>
<h1>Confirm your payment</h1>
<p>This is the sandbox’s stand-in for your bank. No money moves.</p>
<p>${escapeHtml(merchant)} asks for<br><span class="amount">${escapeHtml(price)}</span></p>
<form method="post" action="${path}/challenge/${encodeURIComponent(id)}">
<button name="answer" value="pass">Complete authentication</button>
<button name="answer" value="fail">Fail authentication</button>
</form>
</main>
</body>
</html>
`;
}
