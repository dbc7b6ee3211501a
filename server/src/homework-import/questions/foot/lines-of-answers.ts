import type { KeyEntry } from '../key/answer-key.ts';
import { partsOfEntry } from '../key/parts-of-entry.ts';
import { type Line, sliceLine, spokenLine, withLabel } from '../lines/lines.ts';
import type { AnswerInText } from './answers-in-text.ts';

/** A line for each answer, below the name of its section. */
export function linesOf(line: Line, found: readonly AnswerInText[], placeAt: (at: number) => number): readonly Line[] {
  let section: string | undefined;
  return found.flatMap(({ label, from, to }) => {
    const said = { ...answerIn(line, from, to), place: placeAt(from) };
    const heads =
      label.section === section || label.section === undefined
        ? []
        : [spokenLine(`Section ${label.section.toUpperCase()}`, said.place)];
    section = label.section;
    const [number, ...parts] = label.path;
    if (number === undefined) {
      const own = partsOfEntry(withLabel(said, '1'))?.map((part) => sliceLine(part, 1));
      return own === undefined
        ? [withLabel(said, `Section ${label.section?.toUpperCase() ?? ''}:`)]
        : [...heads, ...own];
    }
    if (!/^\d/u.test(number)) return [...heads, withLabel(said, `${number})`)];
    const inParts = parts.length === 0 ? partsOfEntry(withLabel(said, number)) : undefined;
    const name = parts.length === 0 ? `${number}.` : `${number}${parts.map((part) => `(${part})`).join('')}`;
    return [...heads, ...(inParts ?? [withLabel(said, name)])];
  });
}

/** The same as entries of a key. */
export const entriesOf = (
  line: Line,
  found: readonly AnswerInText[],
  placeAt: (at: number) => number,
): readonly KeyEntry[] =>
  found.map(({ label, from, to }) => ({ ...label, text: answerIn(line, from, to).text, place: placeAt(from) }));

/** The full stop behind 'dog.' ends the list, and no sentence. */
function answerIn(line: Line, from: number, to: number): Line {
  const text = line.text.slice(from, to);
  const isSentence = /[.!?]\s/u.test(text) || !text.endsWith('.');
  return {
    ...sliceLine(line, from, isSentence ? to : to - 1),
    label: null,
    isHeading: false,
    continues: false,
    tabs: 0,
  };
}

/** 'Mr Soto; Grammar' before '1 went' ends with the heading of what comes next. */
export const withoutHeadingsBehind = (found: readonly AnswerInText[], text: string, headings: ReadonlySet<string>) =>
  found.map((one) => {
    const [whole = '', name = ''] =
      /[\s.;,/|]+(\p{L}[\p{L} &-]{2,30}?)\s*[:–—-]?$/u.exec(text.slice(one.from, one.to)) ?? [];
    return headings.has(name.toLowerCase()) ? { ...one, to: one.to - whole.length } : one;
  });
