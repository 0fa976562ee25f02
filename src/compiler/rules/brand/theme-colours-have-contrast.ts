import { contrastRatio, parseHex } from '../../check/colours.ts';
import type { Rule } from '../../check/rule.ts';
import { child } from '../../read/json-pointer.ts';
import { type ColourName, colourPairs } from './theme-colours-in-use.ts';

interface WeakPair {
  foreground: ColourName;
  background: ColourName;
  needed: number;
  ratio: number;
}

export const themeColoursHaveContrast: Rule = {
  name: 'theme-colours-have-contrast',
  severity: 'error',
  check({ theme }, report) {
    if (!theme) return;
    const colourOf = (name: ColourName) => {
      const [group = '', member = ''] = name.split('.');
      return parseHex(theme.value.colors[group]?.[member] ?? '');
    };
    let weak = colourPairs.flatMap(({ foregrounds, backgrounds, ratio: needed }) =>
      foregrounds.flatMap((foreground) => backgrounds.flatMap((background) => weakPair(foreground, background, needed))),
    );
    while (weak.length > 0) {
      const culprit = mostFrequent(weak);
      const pairs = weak.filter((pair) => hasColour(pair, culprit));
      weak = weak.filter((pair) => !hasColour(pair, culprit));
      const [group = '', member = ''] = culprit.split('.');
      report(theme.placeOf(child(child('/colors', group), member)), sentence(culprit, pairs));
    }

    function weakPair(foreground: ColourName, background: ColourName, needed: number): WeakPair[] {
      const [front, back] = [colourOf(foreground), colourOf(background)];
      if (!front || !back) return [];
      const ratio = contrastRatio(front, back);
      return ratio >= needed ? [] : [{ foreground, background, needed, ratio }];
    }
  },
};

function hasColour({ foreground, background }: WeakPair, name: ColourName): boolean {
  return foreground === name || background === name;
}

/** The colour that one would change: it stands in most pairs; of several the first in front. */
function mostFrequent(pairs: readonly WeakPair[]): ColourName {
  const candidates = [...pairs.map(({ foreground }) => foreground), ...pairs.map(({ background }) => background)];
  const count = (name: ColourName) => pairs.filter((pair) => hasColour(pair, name)).length;
  return candidates.reduce((best, name) => (count(name) > count(best) ? name : best));
}

function sentence(culprit: ColourName, pairs: readonly WeakPair[]): string {
  const others = pairs.map(({ foreground, background, ratio, needed }) => {
    const other = foreground === culprit ? `on ${background}` : `behind ${foreground}`;
    return `${(Math.floor(ratio * 100) / 100).toFixed(2)} to 1 ${other} (${needed} needed)`;
  });
  return `The contrast of ${culprit} is too weak: ${others.join(', ')}.`;
}
