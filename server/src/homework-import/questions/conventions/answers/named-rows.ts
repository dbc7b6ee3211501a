import { letterPlace } from '../../lines/markers.ts';
import type { TableItem } from '../../parsed-question.ts';
import { cellText } from '../../tables/question-table.ts';

/** A row of answers that begins with the name of a section. */
export interface NamedRow {
  readonly name: string;
  readonly place: number;
  /** What is said of each number; a letter is the number that it has in the alphabet. */
  readonly answers: readonly { readonly label: number | undefined; readonly text: string }[];
}

const named = /^(\p{L}[\p{L} &’'-]{2,39}?)\s*(?:(?:q(?:uestion)?|no\.?|#)?\s*(\d{1,2})|\s\(?([a-h])\)?)?\s*[.):]*$/iu;
const inLine = /(?<=^|[\s,;])\(?([a-h]|\d{1,2})[).:]\s*(?=\S)/gu;
const fewest = 3;

/** The rows of a table that has such a name in the first cell of each, below its headings; `undefined` for any other table. */
export function namedRows({ rows, place }: TableItem): readonly NamedRow[] | undefined {
  const texts = rows.map((row) => row.map(cellText));
  const found = texts.map(([first = '', answer = '']): NamedRow | undefined => {
    const [, name, digits, letter] = named.exec(first.trim()) ?? [];
    if (name === undefined || answer.trim() === '') return undefined;
    const label = digits === undefined ? placeOf(letter) : Number(digits);
    return { name: sectionName(name), place, answers: label === undefined ? each(answer) : [{ label, text: answer }] };
  });
  // 'Order | Answer' above the rows.
  const body = /\banswers?\b/iu.test(texts[0]?.[1] ?? '') ? found.slice(1) : found;
  const whole = body.flatMap((row) => row ?? []);
  const areLabelled = whole.some(({ answers: [one] }) => one?.label !== undefined);
  return whole.length === body.length && whole.length >= fewest && areLabelled ? whole : undefined;
}

/** 'a) F   b) T' as two. */
function each(text: string): NamedRow['answers'] {
  const starts = [...text.matchAll(inLine)];
  if (starts.length < 2 || starts[0]?.index !== 0) return [{ label: undefined, text }];
  return starts.map(({ index, 0: whole, 1: label }, at) => ({
    label: /\d/u.test(label ?? '') ? Number(label) : placeOf(label),
    text: text.slice(index + whole.length, starts[at + 1]?.index).replace(/[\s,;]+$/u, ''),
  }));
}

const placeOf = (letter: string | undefined) => (letter === undefined ? undefined : letterPlace(letter));

/** The name of a section as it is compared: 'Sides' is 'SIDE ORDERS' without its second word, each word without its plural. */
export const sectionName = (text: string): string =>
  text
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
    .split(' ')
    .map((word) => word.replace(/(?<=\p{L}{3})s$/u, ''))
    .join(' ');
