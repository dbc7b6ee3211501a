import { type Line, spokenLine } from '../lines/lines.ts';

const alone = /^[A-H](?:[\s,;/|]*[A-H]){2,60}\.?$/u;

/** Letters without any number, 'BCADA', as a line for each: '1. B', '2. C'. `undefined` for any other line. */
export function splitLetterRow(line: Line): readonly Line[] | undefined {
  if (!alone.test(line.text)) return undefined;
  const letters = line.text.match(/[A-H]/gu) ?? [];
  return letters.map((letter, at) => ({ ...spokenLine(`${at + 1}. ${letter}`, line.place), indent: line.indent }));
}
