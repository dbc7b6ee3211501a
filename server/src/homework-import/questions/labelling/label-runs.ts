import { isAnswerSpace, isDetailsLine } from '../lines/line-kinds.ts';
import type { Line } from '../lines/lines.ts';
import type { Item, TableItem } from '../parsed-question.ts';
import { cellText } from '../tables/question-table.ts';

/** What room to write stands beside: the letter of a label, or a word. */
export interface Labelled {
  readonly label: string;
  readonly place: number;
  /** What a teacher wrote there in a look of its own. */
  readonly given: string;
}

/** Labels with room beside each, and where they stand among the items. */
export interface LabelRun {
  readonly start: number;
  readonly end: number;
  readonly labels: readonly Labelled[];
  /** Whether they are letters that go on as the alphabet does. */
  readonly areLetters: boolean;
}

const room = String.raw`(?:_{3,}|\.{5,}|…{2,})[\s_.…]*`;
const lettersInLine = new RegExp(String.raw`\(?([A-Z])\)?\s*[.:=–-]?\s*${room}`, 'gu');
const wordBeforeRoom = new RegExp(
  String.raw`^(\p{L}[\p{L}’'-]*(?:\s\p{L}[\p{L}’'-]*){0,3})\s*[:=–→-]?\s*${room}$`,
  'u',
);
const letterAlone = /^\(?([A-Z])[).:]?$/u;
const longest = 300;
const fewest = 2;
const most = 20;

/** The labels that begin at an item, below each other, in one line or in a table; `undefined` where none do. */
export function labelRunAt(items: readonly Item[], start: number): LabelRun | undefined {
  const item = items[start];
  const run =
    item?.kind === 'table'
      ? { labels: labelsOfTable(item), end: start + 1 }
      : item?.kind === 'line'
        ? labelsOfLines(items, start)
        : undefined;
  if (run === undefined || run.labels.length < fewest || run.labels.length > most) return undefined;
  const areLetters = run.labels.every(({ label }) => /^[A-Z]$/u.test(label));
  const [first] = run.labels;
  const goOn = run.labels.every(({ label }, at) => label.charCodeAt(0) === (first?.label.charCodeAt(0) ?? 0) + at);
  const areDistinct = new Set(run.labels.map(({ label }) => label.toLowerCase())).size === run.labels.length;
  return areDistinct && (!areLetters || goOn) ? { ...run, start, areLetters } : undefined;
}

function labelsOfLines(items: readonly Item[], start: number): { labels: readonly Labelled[]; end: number } {
  const labels: Labelled[] = [];
  let end = start;
  for (const item of items.slice(start, start + most)) {
    if (item.kind !== 'line' || item.isHeading) break;
    const found = item.text === '' && labels.length > 0 ? [] : labelledIn(item);
    if (found === undefined) break;
    labels.push(...found);
    end += 1;
  }
  return { labels, end };
}

/** The labels of a line; 'A ____ handle' with 'handle' in a colour has what a teacher wrote there, and so has 'A handle'. */
function labelledIn(line: Line): readonly Labelled[] | undefined {
  const { place } = line;
  const given = givenIn(line);
  const plain = line.spans.flatMap((span) => (stands(span) ? [] : [span.text])).join('');
  const alone = letterAlone.exec(plain.trim())?.[1];
  const own = given.length === 0 ? undefined : alone === undefined ? labelsIn(plain.trim()) : [alone];
  if (own?.length === given.length) return own.map((label, at) => ({ label, place, given: given[at] ?? '' }));
  return labelsIn(line.text)?.map((label) => ({ label, place, given: '' }));
}

/** What stands in a colour, or highlighted, each where other text stands before it. */
export function givenIn({ spans }: Line): readonly string[] {
  const runs: string[] = [];
  let isOpen = false;
  for (const span of spans.filter(({ text }) => text.trim() !== '')) {
    if (!stands(span)) isOpen = false;
    else if (isOpen) runs.push(`${runs.pop() ?? ''}${span.text}`);
    else {
      runs.push(span.text);
      isOpen = true;
    }
  }
  return runs.map((text) => text.replace(/^[\s_.…]+|[\s_…]+$/gu, ''));
}

const stands = ({ marked, colour }: Line['spans'][number]) => marked || colour !== null;

/** 'A: ____  B: ____' has two, 'dandelion ____' one; `undefined` for a line that says something else. */
function labelsIn(text: string): readonly string[] | undefined {
  if (text.length > longest) return undefined;
  const letters = [...text.matchAll(lettersInLine)].map(([, letter = '']) => letter);
  if (letters.length > 0 && text.replace(lettersInLine, '').trim() === '') return letters;
  const word = wordBeforeRoom.exec(text)?.[1];
  return word === undefined || isAnswerSpace(text) || isDetailsLine(text) ? undefined : [word];
}

/** Whether a table has nothing but letters that go on and room for what they stand for. */
export const isTableOfLabels = (table: TableItem): boolean => labelRunAt([table], 0)?.areLetters === true;

/** Labels beside, or above, cells that are left empty: 'P | ' above 'Q | ', or 'P | Q | R' above nothing. */
function labelsOfTable({ rows, place }: TableItem): readonly Labelled[] {
  const [first = [], second = [], ...others] = rows;
  const isAbove = others.length === 0 && first.length === second.length && first.length > 1;
  const areAbove = isAbove && first.every((cell) => letterAlone.test(cellText(cell)));
  const pairs = areAbove
    ? first.map((cell, at) => [cell, second[at] ?? []] as const)
    : rows.flatMap((row) =>
        row.length % 2 === 0
          ? row.flatMap((cell, at) => (at % 2 === 0 ? [[cell, row[at + 1] ?? []] as const] : []))
          : [],
      );
  if (!areAbove && pairs.length !== rows.reduce((sum, row) => sum + row.length, 0) / 2) return [];
  const labels = pairs.map(([cell, beside]) => {
    const letter = letterAlone.exec(cellText(cell))?.[1];
    const said = cellText(beside);
    const isRoom = isAnswerSpace(said);
    const isGiven = beside.every(({ spans }) => spans.every((span) => span.text.trim() === '' || stands(span)));
    if (letter === undefined || !(isRoom || isGiven)) return undefined;
    return { label: letter, place: cell[0]?.place ?? place, given: isRoom ? '' : said };
  });
  const whole = labels.filter((label) => label !== undefined);
  return whole.length === labels.length ? whole : [];
}
