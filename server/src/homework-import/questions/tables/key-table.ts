import type { KeyEntry } from '../key/answer-key.ts';
import { addEntry } from '../key/entries.ts';
import { asks, isAnswerSpace } from '../lines/line-kinds.ts';
import { readMarker } from '../lines/markers.ts';
import type { TableItem } from '../parsed-question.ts';
import { takeSchemeMarks } from '../scheme/points.ts';
import { blocksOfKey } from './blocks-of-key.ts';
import { areLettersForNumbers, areNumbers, areParts, type Column, isTotal, readColumns } from './columns.ts';
import { readLevels } from './levels.ts';
import { nextPath } from './next-path.ts';
import { pairedEntries } from './paired-cells.ts';
import { cellText } from './question-table.ts';

/** The answers in a table: below headings such as 'Question | Answer | Marks', numbers above letters, or a cell for each. */
export function readKeyTable(
  { rows, place }: TableItem,
  section: string | undefined,
  above: readonly string[] = [],
): KeyEntry[] {
  const texts = rows.map((row) =>
    row.map((cell) => ({ text: cell.map((line) => line.text).join('\n'), place: cell[0]?.place ?? place })),
  );
  const blocks = sideBySide(texts);
  if (blocks.length > 1) return blocks.flatMap((block) => withHeadings(block, section, above) ?? []);
  const headedAgain = blocksOfKey(texts, above);
  if (headedAgain !== undefined)
    return headedAgain.flatMap((block) => withHeadings(block.rows, section, block.above) ?? []);
  const headed = withHeadings(texts, section, above);
  if (headed !== undefined) return headed;
  const pairs = pairedEntries(texts, section);
  if (pairs !== undefined) return pairs;
  const levels = readLevels(texts, above);
  if (levels !== undefined) return levels.map((entry) => ({ ...entry, section }));
  return numbersAbove(texts, section) ?? inCells(texts, section, above);
}

/** Whether a table below the questions is their key: numbers in one column, answers in another. */
export function isKeyTable({ rows }: TableItem): boolean {
  const [head = [], ...body] = rows.map((row) => row.map(cellText));
  const columns = keyColumns(head, body);
  return columns !== undefined && body.some((row) => !isAnswerSpace(row[columns.indexOf('answer')] ?? ''));
}

/** How many answers a table of two columns without headings has, '1 | B' and '2 | newton'; 0 for any other. */
export function answersOf({ rows }: TableItem): number {
  const texts = rows.map((row) => row.map(cellText));
  const isAnswer = ([number = '', answer = '', ...more]: readonly string[], index: number) =>
    number.replace(/^q(?:uestion)?\s*|\W/giu, '') === String(index + 1) &&
    !isAnswerSpace(answer) &&
    !asks(answer) &&
    more.length === 0;
  return texts.every(isAnswer) ? texts.length : 0;
}

type Texts = readonly (readonly { text: string; place: number }[])[];

function keyColumns(head: readonly string[], body: readonly (readonly string[])[]): Column[] | undefined {
  const columns = readColumns(head).map((column, index): Column => {
    const isNumber =
      (column === 'question' || column === 'number' || (column === 'other' && index === 0)) &&
      [areNumbers, areLettersForNumbers, areParts].some((are) => are(body.map((row) => row[index] ?? '')));
    const isPart =
      column === 'other' && index > 0 && head[index] === '' && areParts(body.map((row) => row[index] ?? ''));
    return isNumber || isPart ? 'number' : column;
  });
  const accept = columns.indexOf('accept');
  if (!columns.includes('answer') && accept !== -1) columns[accept] = 'answer';
  const marks = columns.findLastIndex((_column, index) => areMarks(body.map((row) => row[index] ?? '')));
  const isBeside = columns.some((column, index) => column === 'answer' && index !== marks);
  if (marks !== -1 && isBeside && !columns.includes('marks')) columns[marks] = 'marks';
  return columns.includes('number') && columns.includes('answer') ? columns : undefined;
}

/** 'Answer | Mark' below the number of a question: all of its rows are of that. */
function columnsOfOne(head: readonly string[]): Column[] | undefined {
  const columns = readColumns(head);
  const isScheme = columns.some((column) => ['marks', 'accept', 'reject', 'guidance'].includes(column));
  return columns.includes('answer') && isScheme ? columns : undefined;
}

/** '1 mark' in every cell says marks, though 'Mark scheme' stands above. */
const areMarks = (texts: readonly string[]) => {
  const said = texts.flatMap((text) => text.split('\n')).filter((text) => text.trim() !== '');
  return (
    said.length > 1 &&
    said.every((text) => /^\s*(?:max(?:imum)?\.?\s*(?:of\s*)?)?[[(]?\d{1,2}\s*(?:marks?|mks?)\b/iu.test(text))
  );
};

/** A table whose columns are there twice or more, to save paper, as so many tables: 'No. | Ans | No. | Ans'. */
function sideBySide(texts: Texts): Texts[] {
  const columns = readColumns((texts[0] ?? []).map(({ text }) => text));
  const starts = columns.flatMap((column, index) => (column === columns[0] ? [index] : []));
  if (columns[0] === 'other' || starts.length < 2) return [texts];
  // 'Q | Part | Answer' has two numbers for one answer.
  if (starts.some((start, index) => !columns.slice(start, starts[index + 1]).includes('answer'))) return [texts];
  return starts.map((start, index) => texts.map((row) => row.slice(start, starts[index + 1])));
}

function withHeadings(texts: Texts, section: string | undefined, above: readonly string[]): KeyEntry[] | undefined {
  const [head = [], ...body] = texts;
  const heads = head.map(({ text }) => text);
  const numbered = keyColumns(
    heads,
    body.map((row) => row.map(({ text }) => text)),
  );
  const columns = numbered ?? (above.length === 0 ? undefined : columnsOfOne(heads));
  if (columns === undefined) return undefined;
  let path: readonly string[] = numbered === undefined ? above : above.slice(0, 1);
  const entries: KeyEntry[] = [];
  for (const { isMore, ...entry } of body.flatMap((row) => {
    if (row.some(({ text }) => isTotal(text))) return [];
    const cells = row.filter((_cell, index) => columns[index] === 'number').map(({ text }) => text.trim());
    path = cells.reduce(nextPath, path);
    const answer = row[columns.indexOf('answer')];
    const goesOn = /^\s*=/u.test(answer?.text ?? '');
    const all = row
      .flatMap(({ text }, index) =>
        schemeLines(goesOn && columns[index] === 'working' ? 'answer' : (columns[index] ?? 'other'), text),
      )
      .join('\n');
    if (answer === undefined || all === '') return [];
    const taken = takeSchemeMarks(all);
    const marks = sumOfLines(row[columns.indexOf('marks')]?.text ?? '') ?? taken.marks;
    // A row without a number has a further point of the answer above it.
    const isMore =
      (numbered === undefined || cells.length > 0) && cells.every((cell) => cell === '') && path.length > 0;
    return [
      { section, path, text: taken.text, place: answer.place, ...(marks === undefined ? {} : { marks }), isMore },
    ];
  })) {
    addEntry(entries, entry, isMore && entries.at(-1)?.path.join() === entry.path.join());
  }
  return entries;
}

/** What a cell of a mark scheme says, in words that say the same on a line: those of other columns than the answer are told apart. */
function schemeLines(column: Column, text: string): string[] {
  const lines = text.split('\n').filter((line) => !isAnswerSpace(line));
  switch (column) {
    case 'answer':
      return lines;
    case 'accept':
      return lines.map((line) => (/^\W*(?:accept|allow)\b/iu.test(line) ? line : `Accept: ${line}`));
    case 'reject':
      return lines.map((line) => `Do not accept: ${line}`);
    case 'working':
      return lines.map((line) => `Note: ${line}`);
    case 'guidance':
      return lines.map((line) => (speaksToExaminer.test(line) ? line.replace(otherwise, 'Accept: ') : `Note: ${line}`));
    default:
      return [];
  }
}

const speaksToExaminer = /\b(?:accept|allow|reject|ignore|answer\s+of)\b|^\W*OR\s/iu;

/** 'OR it needs energy' is one more answer. */
const otherwise = /^\W*OR\s+/u;

/** '1' below '1' is 2, and '1 mark each' above 'Max. 2 marks' too. */
function sumOfLines(text: string): number | undefined {
  const most = /(?:^|\n)\W*max(?:imum)?\.?\s*(?:of\s*)?(\d{1,2})\b/iu.exec(text)?.[1];
  if (most !== undefined) return Number(most);
  const found = text.split('\n').flatMap((line) => /\d{1,2}/u.exec(line)?.[0] ?? []);
  return found.length === 0 ? undefined : found.reduce((sum, digits) => sum + Number(digits), 0);
}

function numbersAbove(texts: Texts, section: string | undefined): KeyEntry[] | undefined {
  const entries: KeyEntry[] = [];
  for (let index = 0; index + 1 < texts.length; index += 2) {
    const numbers = texts[index] ?? [];
    const answers = texts[index + 1] ?? [];
    const own = numbers.map(({ text }) => text).filter((text) => /\d/.test(text));
    const below = answers.map(({ text }) => text).filter((text) => text !== '');
    // '1 | newton | 1' has an answer beside a number, and its marks.
    const isBeside = numbers.some(({ text }, column) => column > 0 && text !== '' && !/\d/.test(text));
    if (own.length < 2 || isBeside || !areNumbers(own) || below.every((text) => /^\(?\d{1,3}[.):]\s*\S/u.test(text)))
      return undefined;
    for (const [column, number] of numbers.entries()) {
      const answer = answers[column];
      if (/\d/.test(number.text) && answer !== undefined && answer.text !== '')
        entries.push({ section, path: nextPath([], number.text), text: answer.text, place: answer.place });
    }
  }
  return entries.length > 0 ? entries : undefined;
}

/** '1. B' in each cell, or '1' and 'B' in neighbours. */
function inCells(texts: Texts, section: string | undefined, above: readonly string[]): KeyEntry[] {
  let path = above;
  return texts.flatMap((row): KeyEntry[] => {
    const cells = row.filter(({ text }) => text !== '');
    const [number, answer] = cells;
    if (
      number !== undefined &&
      answer !== undefined &&
      (areNumbers([number.text]) || (path.length > 0 && /^\(?(?:[a-h]|[ivx]{1,4})\)?[.)]?$/u.test(number.text))) &&
      cells.length <= 3 &&
      !/^\(?\d{1,3}[.):]\s*\S/u.test(answer.text)
    ) {
      path = nextPath(path, number.text);
      const marks = Number(/^\[?\(?(\d{1,2})/.exec(cells[2]?.text ?? '')?.[1] ?? Number.NaN);
      return [
        {
          section,
          path,
          text: takeSchemeMarks(answer.text).text,
          place: answer.place,
          ...(Number.isFinite(marks) ? { marks } : {}),
        },
      ];
    }
    return cells.flatMap(({ text, place }) => {
      const marker = readMarker(text);
      return marker?.kind === 'number'
        ? [{ section, path: [String(marker.value), ...marker.parts], text: text.slice(marker.end).trim(), place }]
        : [];
    });
  });
}
