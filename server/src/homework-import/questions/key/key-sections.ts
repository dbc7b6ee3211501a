import { type Line, sliceLine, withLabel } from '../lines/lines.ts';

const named =
  /(?<=^|[\s.,;|/])((?:section|part|task|exercise|activity)\s+(?:[A-Z]|\d{1,2}))(?![\p{L}\d])[\s:.–—-]*(?=(?:q\s?)?\(?\d{1,3}[\s).:=–-]*[\p{L}\d])/giu;

/** 'Part A 1B, 2D, 3E   Part B 4 T, 5 F' as a line for each part; `undefined` for a line that names fewer, or says something before them. */
export function splitSections(line: Line): readonly Line[] | undefined {
  const found = [...line.text.matchAll(named)];
  if (found.length < 2 || found[0]?.index !== 0 || /\?/u.test(line.text)) return undefined;
  return found.map(({ index, 0: whole, 1: name = '' }, at) => {
    const from = index + whole.length;
    const said = line.text.slice(from, found[at + 1]?.index).replace(/[\s.,;|/]+$/u, '');
    return withLabel(sliceLine(line, from, from + said.length), `${name}:`);
  });
}
