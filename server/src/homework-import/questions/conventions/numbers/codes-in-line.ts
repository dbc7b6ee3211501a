import { type Line, sliceLine, spokenLine } from '../../lines/lines.ts';
import { type Code, codeOf, followsCode } from './codes-of-sections.ts';

const section = /^(?:section|part)\s+[A-H]\b[\s:.–—-]*(?=Q?[A-H]\s?[.-]?\s?\d)/iu;
const begins = /(?<=[\s,;|])(?=[([]?Q?[A-H][.-]?\d{1,2}[\s.:)\]–=-])/gu;
const apart = /(?:[,;|.]\s*|\t\s*|\s{2,})$/u;
const fewestClose = 3;

/** 'Section A: A1 newton, A2 joule' as a line for each code that goes on; a line without another code as it is. */
export function splitCodes(line: Line): readonly Line[] {
  const name = section.exec(line.text)?.[0] ?? '';
  const rest = name === '' ? line : sliceLine(line, name.length);
  let last: (Code & { readonly at: number }) | undefined;
  const starts = [0, ...[...rest.text.matchAll(begins)].map(({ index }) => index)].flatMap((at) => {
    const own = codeOf(rest.text.slice(at));
    if (own === undefined || (last === undefined ? at > 0 : !followsCode(last, own))) return [];
    last = { ...own, at };
    return [at];
  });
  const areApart = starts.slice(1).every((at) => apart.test(rest.text.slice(0, at)));
  if (starts.length === 0 || (starts.length < 2 && name === '')) return [line];
  if (!areApart && starts.length < fewestClose) return [line];
  const lines = starts.map((from, at) => {
    const to = starts[at + 1] ?? rest.text.length;
    return sliceLine(rest, from, from + rest.text.slice(from, to).replace(/[\s,;|]+$/u, '').length);
  });
  return name === '' ? lines : [spokenLine(name.replace(/[\s:.–—-]+$/u, ''), line.place), ...lines];
}
