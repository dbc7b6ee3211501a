import { isAnswerSpace } from '../lines/line-kinds.ts';
import { emphasisOf, type Line, tidy } from '../lines/lines.ts';
import { readMarker } from '../lines/markers.ts';
import { takeMarks } from '../lines/marks.ts';
import { resolve } from '../options/options.ts';
import type { ParsedQuestion, Read, RowItem } from '../parsed-question.ts';
import { type Asked, readScheme } from '../scheme/read-scheme.ts';
import { boxedIn } from './boxes-in-cell.ts';
import { type Cells, type Column, isTotal } from './columns.ts';
import { answersParts, optionsInCell } from './options-in-cell.ts';
import { cellText } from './question-table.ts';

/** Where a row stands: the place of its table, its own among the rows below the heads, and the marks that its heading says. */
interface RowPlace {
  readonly place: number;
  readonly index: number;
  readonly each: number | undefined;
}

/** The question of a row, if it has one: a total and an empty row have none. */
export function readRow(
  cells: Cells,
  columns: readonly Column[],
  truth: boolean,
  { place: tablePlace, index, each }: RowPlace,
): RowItem[] {
  const cell = (column: Column) => cells[columns.indexOf(column)] ?? [];
  const whole = cell('question');
  const isOpen = columns.includes('option') || truth || answersParts(cell('answer'));
  const listed = isOpen ? undefined : optionsInCell(whole, cellText(cell('answer')));
  const asked = listed?.stem ?? whole;
  const place = whole[0]?.place ?? tablePlace;
  const taken = takeMarks(cellText(asked));
  const marker = readMarker(taken.text);
  const text = taken.text.slice(marker?.kind === 'number' || marker?.kind === 'letter' ? marker.end : 0).trim();
  if (text === '' || isAnswerSpace(text) || cells.some((one) => isTotal(cellText(one)))) return [];
  const written = /(\d{1,3})/.exec(cellText(cell('number')))?.[1];
  const part = /^\(?\d{1,2}[.)]?\s*\(?([a-h])[).]?$/iu.exec(cellText(cell('number')))?.[1]?.toLowerCase();
  const number = written ?? (marker?.kind === 'number' ? String(marker.value) : undefined);
  const letter = marker?.kind === 'letter' ? marker.letter : /^\W*([a-z])\W*$/iu.exec(cellText(cell('number')))?.[1];
  const boxes = listed === undefined && !truth ? boxedIn(cell('answer')) : [];
  const offered =
    listed?.options ??
    (boxes.length > 0
      ? boxes.map(({ line }) => [line])
      : columns.flatMap((column, at) => (column === 'option' ? [cells[at] ?? []] : [])));
  const options = offered.flatMap((own) =>
    cellText(own) === '' ? [] : [{ value: cellText(own), place, confidence: 0.95, cell: own }],
  );
  const marks = Number(/\d{1,2}/.exec(cellText(cell('marks')))?.[0] ?? taken.marks ?? each ?? Number.NaN);
  const known: Asked = { text, marks: Number.isFinite(marks) ? marks : undefined };
  const question: ParsedQuestion = {
    section: undefined,
    path:
      number !== undefined
        ? [number, ...(part === undefined ? [] : [part])]
        : letter === undefined
          ? []
          : [letter.toLowerCase()],
    place,
    ...(truth ? { type: 'true-false' } : {}),
    text,
    options: options.map(({ cell: _cell, ...option }) => option),
    answers: truth
      ? readTruth(cells, columns, place)
      : boxes.length > 0
        ? boxes.flatMap(({ line, isChecked }) =>
            isChecked ? [{ value: tidy(line.text), place, confidence: 0.95 }] : [],
          )
        : readAnswers(cell('answer'), options, place, known),
    marking: boxes.length > 0 ? undefined : readScheme(saidIn(cell('answer')), known).marking,
    ...(Number.isFinite(marks) ? { marks: { value: marks, place, confidence: 0.9 } } : {}),
    pictures: cells.flatMap((lines) =>
      lines.flatMap((line) => line.pictures.map((picture) => ({ ...picture, place: line.place }))),
    ),
    leftOver: [],
  };
  return [{ kind: 'row', place, number: number ?? String(index + 1), question }];
}

const saidIn = (cell: readonly Line[]) => cell.map((line) => line.text).join('\n');

function readAnswers(
  cell: readonly Line[],
  options: readonly { value: string; cell: readonly Line[] }[],
  place: number,
  asked: Asked,
): Read<string>[] {
  const text = saidIn(cell);
  const found = isAnswerSpace(text)
    ? []
    : readScheme(text, asked).answers.flatMap((answer) =>
        options.length > 0
          ? resolve(
              answer,
              options.map(({ value }) => ({ text: value })),
              ['a', 'b', 'c', 'd', 'e', 'f'],
            )
          : [answer],
      );
  if (found.length > 0 || options.length === 0)
    return found.map((value) => ({ value: tidy(value), place: cell[0]?.place ?? place, confidence: 0.95 }));
  const standing = options.filter((option) => {
    const { bold, marked, colour } = emphasisOf(option.cell.flatMap(({ spans }) => spans));
    return bold || marked || colour !== null;
  });
  const [only] = standing;
  return standing.length === 1 && only !== undefined ? [{ value: only.value, place, confidence: 0.8 }] : [];
}

/** A tick in one of the two columns, or the word in an answer column. */
function readTruth(cells: Cells, columns: readonly Column[], place: number): Read<string>[] {
  const said = cellText(cells[columns.indexOf('answer')] ?? []);
  if (/^(true|false|t|f)\b/iu.test(said)) return [{ value: said, place, confidence: 0.95 }];
  const stands = (column: Column) => {
    const { bold, marked, underlined, colour } = emphasisOf(
      (cells[columns.indexOf(column)] ?? []).flatMap(({ spans }) => spans),
    );
    return bold || marked || underlined || colour !== null;
  };
  const isOne = stands('true') !== stands('false');
  const isTicked = (column: Column) => {
    const text = cellText(cells[columns.indexOf(column)] ?? []);
    return /[✓✔☑☒✅xX√]/u.test(text) || (/^(?:true|false|yes|[tf])$/iu.test(text) && (!isOne || stands(column)));
  };
  if (isTicked('true') === isTicked('false')) return [];
  return [{ value: isTicked('true') ? 'true' : 'false', place, confidence: 0.95 }];
}
