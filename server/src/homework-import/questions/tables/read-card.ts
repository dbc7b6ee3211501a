import { asks } from '../lines/line-kinds.ts';
import { type Line, spokenLine, withLabel } from '../lines/lines.ts';
import type { TableItem } from '../parsed-question.ts';
import { cellText } from './question-table.ts';

const number = /^(?:question|q)\s*\d{1,3}\s*[:.)]?$/iu;
const marks =
  /^(?:[[(]?\s*(\d{1,2})\s*(?:marks?|mks?|pts?|points?)\s*[\])]?|(?:marks?|points?)\s*[:=]?\s*[[(]?(\d{1,2})[\])]?)$/iu;
const answer =
  /^(?:(?:model|correct|right|expected|suggested|sample)\s+)?(?:answers?|ans|solution|mark\s*scheme)\s*:?$/iu;
const marksName = /^(?:marks?|points?)(?:\s+(?:available|awarded))?\s*:?$/iu;
const asked = /^question(?:\s+text)?\s*:?$/iu;

/**
 * The lines of a table that is one question: 'Question 1' beside its marks, below them what is asked, and 'Answer' beside what is right.
 * `undefined` for any other table.
 */
export function readCard({ rows, place }: TableItem): Line[] | undefined {
  const names = rows.map((row) => cellText(row[0] ?? []));
  const isCard = rows.length > 1 && rows.every((row) => row.length <= 3) && number.test(names[0] ?? '');
  const isHeaded =
    rows[0]
      ?.slice(1)
      .map(cellText)
      .every((text) => text === '' || marks.test(text) || asks(text)) === true;
  if (!isCard || !isHeaded || names.slice(1).some((name) => number.test(name))) return undefined;
  const isTold = names.some((name) => answer.test(name)) || rows.slice(1).some(([cell = []]) => cell.length > 0);
  return isTold ? rows.flatMap((row) => cardLines(row, place)) : undefined;
}

function cardLines(row: TableItem['rows'][number], place: number): Line[] {
  const [name, ...others] = row;
  const label = cellText(name ?? []);
  const rest = others.flatMap((cell) => cell.map((line) => withMarks(line)));
  if (answer.test(label)) return named(rest, 'Answer:');
  if (marksName.test(label)) return named(rest, 'Marks:');
  if (asked.test(label)) return rest;
  if (number.test(label) && rest.length === 0) return [spokenLine(label, place)];
  return [...(name ?? []), ...rest];
}

const named = ([first, ...rest]: readonly Line[], label: string): Line[] =>
  first === undefined ? [] : [withLabel(first, label), ...rest];

/** 'Marks: 2' in a cell of its own is '[2]'. */
function withMarks(line: Line): Line {
  const [, before, behind] = marks.exec(line.text) ?? [];
  const count = before ?? behind;
  return count === undefined ? line : spokenLine(`[${count}]`, line.place);
}
