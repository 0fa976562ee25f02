import type { Rule } from '../../check/rule.ts';

/** The weights of a family, lightest first, as they stand in the names of files. */
const weights = [
  { name: 'regular', number: 400, form: /(?<![a-z])regular(?![a-z])/ },
  { name: 'semibold', number: 600, form: /(?<![a-z])(semi|demi)-?bold(?![a-z])/ },
  { name: 'bold', number: 700, form: /(?<![a-z]|semi-|demi-)bold(?![a-z])/ },
] as const;

export const fontFilesFitTheirWeight: Rule = {
  name: 'font-files-fit-their-weight',
  severity: 'warning',
  check({ theme, assets }, report) {
    if (!theme) return;
    for (const family of ['primary', 'secondary'] as const) {
      const fonts = theme.value.fonts[family];
      const written = weights.map(({ name }) => weightOf(fonts[name].url));
      const known = written.filter((number) => number !== undefined);
      // A family may lack a weight, for which its neighbour stands then; but none is lighter than the one before it.
      if (known.every((number, index) => number >= (known[index - 1] ?? 0))) continue;
      const index = weights.findIndex(({ number }, position) => written[position] !== undefined && written[position] !== number);
      const wanted = weights[index];
      if (!wanted) continue;
      const { url } = fonts[wanted.name];
      const message = `By its name ${url} is of the weight ${written[index]}, but it stands for ${wanted.name}, which is ${wanted.number}.`;
      const meant = [...assets].find((path) => weightOf(path) === wanted.number && stemOf(fileOf(path)) === stemOf(url));
      report(theme.placeOf(`/fonts/${family}/${wanted.name}/url`), message, meant && fileOf(meant));
    }
  },
};

/** Numbers are surer than words: a name like `sans-700-normal` has both. */
function weightOf(file: string): number | undefined {
  const name = fileOf(file);
  const number = /(?<!\d)([1-9]00)(?!\d)/.exec(name)?.[1];
  if (number !== undefined) return Number(number);
  return weights.findLast(({ form }) => form.test(name))?.number;
}

/** The name of a file without what tells its weight. */
function stemOf(file: string): string {
  return file.replace(/(?<!\d)[1-9]00(?!\d)|(semi|demi)-?bold|bold|regular/g, '');
}

function fileOf(path: string): string {
  return path.slice(path.lastIndexOf('/') + 1);
}
