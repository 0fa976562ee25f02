import type { Page } from '@playwright/test';

interface Stop {
  name: string;
  isFirst: boolean;
  isMarked: boolean;
  isOnScreen: boolean;
}

declare global {
  interface Window {
    keyboardWalk: { wanted: Set<Element>; stops: Stop[] };
  }
}

/** More than a page has. */
const maxStops = 600;

/**
 * Presses Tab from the top of the page to its end.
 * @returns what is wrong: controls that are never reached, that are reached out of sight, or that do not show it
 */
export async function walkByKeyboard(page: Page): Promise<string[]> {
  await page.evaluate(prepare);
  let ends = 0;
  let hasLeft = false;
  for (let presses = 0; presses < maxStops && !hasLeft; presses++) {
    await page.keyboard.press('Tab');
    const { isNowhere, isDone } = await page.evaluate(whereAmI);
    if (isNowhere) ends++;
    hasLeft = isNowhere && (isDone || ends > 1);
  }
  const { stops, missed } = await page.evaluate(() => {
    const name = (element: Element) => element.outerHTML.slice(0, 120);
    return { stops: window.keyboardWalk.stops, missed: [...window.keyboardWalk.wanted].filter((each) => each.isConnected).map(name) };
  });
  return [
    ...(hasLeft ? [] : ['the walk does not end']),
    ...(stops[0]?.isFirst ? [] : ['the first stop is not the link to the content']),
    ...missed.map((name) => `never reached: ${name}`),
    ...stops.filter(({ isMarked }) => !isMarked).map(({ name }) => `does not show that it has the focus: ${name}`),
    ...stops.filter(({ isOnScreen }) => !isOnScreen).map(({ name }) => `has the focus out of sight: ${name}`),
  ];
}

/** Runs in the page. Nowhere is beyond the last stop; what is still to be reached then is looked for in a second round. */
function whereAmI(): { isNowhere: boolean; isDone: boolean } {
  const { activeElement } = document;
  return {
    isNowhere: activeElement === document.body || activeElement === document.documentElement,
    isDone: [...window.keyboardWalk.wanted].every((each) => !each.isConnected),
  };
}

/** Runs in the page: notes what has to be reached, and each element that is. */
function prepare(): void {
  const controls = 'a[href], button, input, select, textarea, summary, [tabindex="0"]';
  const isWanted = (element: Element) =>
    element.matches(':not(:disabled, [tabindex="-1"], [type="hidden"])') &&
    element.checkVisibility({ visibilityProperty: true }) &&
    !element.closest('[inert], noscript') &&
    !isOtherRadio(element);
  /** Of a group of radio buttons one is a stop. */
  const isOtherRadio = (element: Element) =>
    element instanceof HTMLInputElement &&
    element.type === 'radio' &&
    element !==
      (document.querySelector(`input[name="${element.name}"]:checked`) ?? document.querySelector(`input[name="${element.name}"]`));

  const walk = { wanted: new Set([...document.querySelectorAll(controls)].filter(isWanted)), stops: [] as Stop[] };
  window.keyboardWalk = walk;
  (document.activeElement as HTMLElement | null)?.blur();
  window.scrollTo(0, 0);

  document.addEventListener('focusin', ({ target }) => {
    const element = target as Element;
    walk.wanted.delete(element);
    const { top, bottom, left, right } = element.getBoundingClientRect();
    walk.stops.push({
      name: element.outerHTML.slice(0, 120),
      isFirst: walk.stops.length === 0 && element.getAttribute('href') === '#main',
      isMarked: isMarked(element),
      isOnScreen: bottom > 0 && top < innerHeight && right > 0 && left < innerWidth,
    });
  });

  /** By an outline of its own, of what lies over it, or of the card that it stands for. */
  function isMarked(element: Element): boolean {
    const outlines = [
      ...[element, element.parentElement, element.closest('label, li, article')].map((each) => each && getComputedStyle(each)),
      getComputedStyle(element, '::after'),
    ];
    return outlines.some((style) => style && style.outlineStyle !== 'none' && Number.parseFloat(style.outlineWidth) > 0);
  }
}
