import type { ResumeReading, ResumeToken } from '#contract/api.generated.ts';
import { escapeHtml } from '#domain/escape-html.ts';
import { resumePath } from './resume-link.ts';

type Say = (id: `checkout.resume.page.${ResumeReading['state']}${'Title' | 'Text'}` | 'checkout.resume.page.button') => string;

/** Beside the theme's own style sheet, which has its colours and fonts. */
export const resumeStylesheet = `
body > div { box-sizing: border-box; display: grid; min-height: 100vh; padding: 1rem; place-items: center; }
.resume { box-sizing: border-box; display: grid; gap: 1rem; width: min(32rem, 100%); padding: 2rem 1.5rem; border: 1px solid var(--color-border-default); border-radius: .75rem; background: var(--color-surface-raised); }
.resume h1 { margin: 0; font-size: clamp(1.5rem, 1.3rem + 1vw, 2rem); line-height: 1.2; }
.resume p { margin: 0; }
.resume form { display: grid; margin-top: .5rem; }
.resume button { min-height: 3rem; padding: .625rem 1.5rem; border: 0; border-radius: 999px; background: var(--color-accent-default); color: var(--color-text-on-accent); font: inherit; font-weight: 600; cursor: pointer; }
.resume button:hover { background: var(--color-accent-hover); }
`.trimStart();

export interface ResumePage {
  title: string;
  html: string;
}

/**
 * What somebody sees who opens a link. Nothing happens before the button is pressed: programs that look through mails open
 * links too. The page needs no script.
 */
export function resumePage(
  state: ResumeReading['state'],
  token: ResumeToken | null,
  say: Say,
  home: { href: string; name: string },
): ResumePage {
  const title = say(`checkout.resume.page.${state}Title`);
  const inputs = Object.entries(token ?? {}).map(
    ([name, value]) => `<input type="hidden" name="${name}" value="${escapeHtml(String(value))}">`,
  );
  const way =
    state === 'open'
      ? `<form method="post" action="${resumePath}">${inputs.join('')}<button>${escapeHtml(say('checkout.resume.page.button'))}</button></form>`
      : `<p><a href="${escapeHtml(home.href)}">${escapeHtml(home.name)}</a></p>`;
  const html = `<main id="main" class="resume"><h1>${escapeHtml(title)}</h1><p>${escapeHtml(say(`checkout.resume.page.${state}Text`))}</p>${way}</main>`;
  return { title, html };
}
