import { asks } from '../lines/line-kinds.ts';
import { readMarker } from '../lines/markers.ts';
import { marksOfEach, takeMarks } from '../lines/marks.ts';
import type { RowItem, TableItem } from '../parsed-question.ts';
import { askedColumns } from './asked-columns.ts';
import type { Cells, Column } from './columns.ts';
import { cellText } from './question-table.ts';
import { questionsInCell } from './questions-in-cell.ts';
import { readRow } from './read-row.ts';
import { withoutRepeatedNumbers } from './repeated-numbers.ts';
import { rowsWithParts } from './rows-with-parts.ts';
import { askedSideBySide, labelled, offering, translated, withoutHead } from './tables-that-ask.ts';

/** The questions of a table with one in each row, below headings that say so; `undefined` for any other table. */
export function readRows({ rows, place }: TableItem): RowItem[] | undefined {
  const asked =
    askedSideBySide(rows) ??
    askedColumns(rows) ??
    translated(rows) ??
    withoutHead(rows) ??
    offering(rows) ??
    labelled(rows);
  if (asked === undefined) return undefined;
  const { columns, truth, body } = asked;
  const spelt = withoutRepeatedNumbers(withEachQuestion(withPlacesSpelt(body, columns), columns), columns);
  const { stems, parts } = rowsWithParts(spelt, columns);
  const items = withoutHeadings(spelt, columns)
    .filter(({ cells }) => !stems.has(cells))
    .flatMap(({ cells, each }, index) => {
      const part = parts.get(cells);
      const [item] = readRow(cells, columns, truth, { place, index, each });
      if (item === undefined || part === undefined) return item ?? [];
      return [{ ...item, question: { ...item.question, path: part.path, description: part.stem } }];
    });
  return items.length > 0 ? items : undefined;
}

/** The cells of a question, and the marks that the heading above says each has. */
interface AskedRow {
  readonly cells: Cells;
  readonly each?: number | undefined;
}

/**
 * 'First aid' alone in a row stands above some of the questions, where all others have an answer or a number. 'From last week (2 points each)'
 * says the marks of those below it, and so does 'From last week (4 points)', of all of them.
 */
function withoutHeadings(body: readonly Cells[], columns: readonly Column[]): readonly AskedRow[] {
  const isAlone = (cells: Cells) => cells.filter((cell) => cellText(cell) !== '').length === 1;
  const asked = (cells: Cells) => cellText(cells[columns.indexOf('question')] ?? []) || cellText(cells[0] ?? []);
  const hasNumber = (cells: Cells) => readMarker(asked(cells))?.kind === 'number';
  const isHeading = (cells: Cells) =>
    isAlone(cells) && !hasNumber(cells) && !asks(asked(cells)) && asked(cells).length < 60;
  const starts = body.flatMap((cells, at) => (isHeading(cells) ? [at] : []));
  const others = body.filter((cells) => !isHeading(cells));
  const areTold = others.every(hasNumber) || others.every((cells) => !isAlone(cells));
  if (others.length <= starts.length || !areTold) return body.map((cells) => ({ cells }));
  const groups = [-1, ...starts].map((start, at) => ({
    heading: asked(body[start] ?? []),
    rows: body.slice(start + 1, starts[at]),
  }));
  const said = groups.map(({ heading, rows }) => {
    const each = marksOfEach(heading);
    return { each, marks: each === undefined ? takeMarks(heading).marks : undefined, count: rows.length };
  });
  // 'Last week (2 points)' and 'Last term (3 points)' above two questions each: the marks of each.
  const areShared = said.every(({ marks, count }) => marks === undefined || marks % count === 0);
  return groups.flatMap(({ rows }, at) => {
    const { each, marks } = said[at] ?? {};
    const own = marks === undefined || !areShared ? marks : marks / rows.length;
    return rows.map((cells) => ({ cells, each: each ?? own }));
  });
}

/** Exports of quizzes have '3' or '1, 3' for the options that are right: the rows with those options in their place. */
function withPlacesSpelt(body: readonly Cells[], columns: readonly Column[]): readonly Cells[] {
  const answer = columns.indexOf('answer');
  const places = columns.flatMap((column, at) => (column === 'option' ? [at] : []));
  const chosen = body.map((cells) => {
    const said = cellText(cells[answer] ?? []);
    const isOption = places.some((at) => cellText(cells[at] ?? []) === said);
    const found = /^\d(?:\s*[,;]\s*\d)*$/u.test(said) ? [...said.matchAll(/\d/gu)].map(([digit]) => Number(digit)) : [];
    const lines = found.map((place) => cells[places[place - 1] ?? -1]);
    // The empty rows of a template say nothing.
    const isEmpty = said === '' && places.every((at) => cellText(cells[at] ?? []) === '');
    return { isOption, isEmpty, lines: lines.includes(undefined) ? [] : lines.flatMap((cell) => cell ?? []) };
  });
  // Options may be numbers themselves: where each answer is one of them they are no places.
  const arePlaces =
    chosen.every(({ lines, isEmpty }) => isEmpty || lines.length > 0) && chosen.some(({ isOption }) => !isOption);
  return answer === -1 || places.length < 2 || !arePlaces
    ? body
    : body.map((cells, row) => cells.map((cell, at) => (at === answer ? (chosen[row]?.lines ?? cell) : cell)));
}

/** Rows of which a cell has several questions, beside as many answers, as a row for each. */
function withEachQuestion(body: readonly Cells[], columns: readonly Column[]): readonly Cells[] {
  const [asked, said] = [columns.indexOf('question'), columns.indexOf('answer')];
  if (asked === -1 || said === -1) return body;
  return body.flatMap((row): readonly Cells[] => {
    const found = questionsInCell(row[asked] ?? [], row[said] ?? []);
    if (found === undefined || found.length < 2) return [row];
    return found.map(([question = [], answer = []]) =>
      row.map((cell, at) => (at === asked ? question : at === said ? answer : columns[at] === 'number' ? [] : cell)),
    );
  });
}
