import { type Line, sliceLine, withLabel } from '../lines/lines.ts';

const range =
  /(?<=^|[\s,;|])(?:[Qq](?:uestions?)?\.?\s*)?(\d{1,3})\s*(?:[-–—]|to)\s*(\d{1,3})\s*[:.)=→–—-]*\s*([A-HT](?:[\s,]*[A-HT])+)(?=$|[\s,;|.])/gu;
const letters = /[A-HT]/gu;

/** '1–5: BCADA  6–10: CDABB' has an answer for each number, where there are as many letters; `undefined` for any other line. */
export function splitRanges(line: Line): Line[] | undefined {
  const found = [...line.text.matchAll(range)];
  const [first] = found;
  if (first === undefined) return undefined;
  const rest = found.reduce((text, [whole]) => text.replace(whole, ''), line.text);
  if (/[\p{L}\d]/u.test(rest)) return undefined;
  const entries = found.flatMap(({ 0: whole, 1: from, 2: to, 3: run = '', index }) => {
    const said = [...run.matchAll(letters)].map(({ 0: letter }) => letter);
    if (said.length !== Number(to) - Number(from) + 1) return [];
    const at = index + whole.length - run.length;
    return said.map((letter, place) =>
      withLabel({ ...sliceLine(line, at, at + 1), text: letter }, `${Number(from) + place}.`),
    );
  });
  return entries.length > 1 ? entries : undefined;
}
