import type { KeyEntry } from '../key/answer-key.ts';
import { asks, readSection } from '../lines/line-kinds.ts';
import { takeSchemeMarks } from '../scheme/points.ts';
import { areNumbers } from './columns.ts';
import { nextPath } from './next-path.ts';

/** Whether a table has numbers and their answers beside each other, twice or more in a row: '1 | B | 6 | C'. */
export function arePairedCells(texts: readonly (readonly string[])[]): boolean {
  // A long answer reaches across the columns behind it.
  const isThere = (row: readonly string[], index: number) => [row[index], row[index + 1]].some(Boolean);
  const numbers = texts.flatMap((row) => row.filter((_text, index) => index % 2 === 0 && isThere(row, index)));
  const answers = texts.flatMap((row) => row.filter((text, index) => index % 2 === 1 && text !== ''));
  const isWide = texts.every((row) => row.length >= 4 && row.length % 2 === 0);
  return isWide && areNumbers(numbers) && answers.length > 0 && !areNumbers(answers) && !answers.some(asks);
}

/** The answers of such a table; `undefined` for any other. */
export function pairedEntries(rows: Texts, section: string | undefined): KeyEntry[] | undefined {
  const [head = [], ...below] = rows;
  const isNamed = head.every(({ text }, index) => (text === '') === (index % 2 === 1)) && !areNumbers(head.map(textOf));
  // 'HW 1 |  | HW 2 |' above columns that each have numbers from 1 on: one homework after the other.
  if (isNamed && below.length > 1 && arePairedCells(below.map((row) => row.map(textOf))))
    return head.flatMap(({ text }, index) => {
      if (index % 2 === 1) return [];
      const named = readSection(text) ?? section;
      return below.flatMap((row) => entriesOf(row.slice(index, index + 2), named));
    });
  if (!arePairedCells(rows.map((row) => row.map(({ text }) => text)))) return undefined;
  return rows.flatMap((row) => entriesOf(row, section));
}

type Texts = readonly (readonly { readonly text: string; readonly place: number }[])[];
const textOf = ({ text }: { readonly text: string }) => text;

const entriesOf = (row: Texts[number], section: string | undefined): KeyEntry[] =>
  row.flatMap(({ text }, index): KeyEntry[] => {
    const answer = row[index + 1];
    if (index % 2 === 1 || text === '' || answer === undefined || answer.text === '') return [];
    const { text: said, marks } = takeSchemeMarks(answer.text);
    const path = nextPath([], text);
    return [{ section, path, text: said, place: answer.place, ...(marks === undefined ? {} : { marks }) }];
  });
