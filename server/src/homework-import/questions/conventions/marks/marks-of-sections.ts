import { numberOf } from '../../lines/item-numbers.ts';
import { asks, isKeyTitle, readSection } from '../../lines/line-kinds.ts';
import type { Line } from '../../lines/lines.ts';
import { readMarker } from '../../lines/markers.ts';
import { marksOfEach, takeMarks } from '../../lines/marks.ts';
import type { Item } from '../../parsed-question.ts';

/** '(5 × 2 = 10)', '[10 x 1 mark]' */
const unit = '(?:marks?|mks?|m|pts?|points?)';
const product = new RegExp(
  String.raw`\s*[([]\s*(\d{1,2})\s*${unit}?\s*[×xX*]\s*(\d{1,2})\s*(?:${unit}?\s*=\s*(\d{1,3})\s*${unit}?|${unit})\s*[)\]]\s*\.?$`,
  'iu',
);
/** 'Fill in the blanks – 10 X 1m = 10m' */
const behindDash = new RegExp(
  String.raw`\s*[–—:-]\s*(\d{1,2})\s*${unit}?\s*[×xX*]\s*(\d{1,2})\s*${unit}?\s*=\s*(\d{1,3})\s*${unit}\s*\.?$`,
  'iu',
);
const productIn = (text: string) => product.exec(text) ?? behindDash.exec(text);
const longest = 300;
const near = 3;

/**
 * What stands above several questions says the marks of each: 'Fill in the blanks. (5 × 2 = 10)' has two for each of its five questions,
 * and 'Section B (6 marks)' three for each of two that have none of their own.
 */
export function spellMarksOfSections(items: readonly Item[]): readonly Item[] {
  const isStart = items.map((item, index) => isAboveQuestions(items, index) && item.kind === 'line');
  return items.map((item, index) => {
    if (item.kind !== 'line') return item;
    if (isHeadOfEach(items, index)) return { ...item, isHeading: true };
    if (isStart[index] !== true) return item;
    const end = items.findIndex(
      (other, at) =>
        (at > index && other.kind === 'line' && (isKeyTitle(other.text) || isOtherSection(item, other))) ||
        (at > index + near && (isStart[at] === true || isTitle(other))),
    );
    return spelt(item, items.slice(index + 1, end === -1 ? undefined : end));
  });
}

/** 'Last week (2 points each)' right above a number. */
function isHeadOfEach(items: readonly Item[], index: number): boolean {
  const [item, below] = [items[index], items[index + 1]];
  if (item?.kind !== 'line' || below === undefined || item.continues || item.text.length > 80) return false;
  const isPlain = readMarker(item.text) === undefined && !asks(item.text);
  return isPlain && marksOfEach(item.text) !== undefined && numberOf(below) !== undefined;
}

/** A line without a number above one that has, or a section. */
function isAboveQuestions(items: readonly Item[], index: number): boolean {
  const item = items[index];
  if (item?.kind !== 'line' || item.text.length > longest || item.text === '') return false;
  if (numberOf(item) !== undefined || readMarker(item.text) !== undefined || isKeyTitle(item.text)) return false;
  const { marks } = takeMarks(item.text);
  if (productIn(item.text) === null && (marks === undefined || !(item.isHeading || isTitle(item)))) return false;
  const below = items.slice(index + 1, index + 1 + near);
  return below.some((other) => numberOf(other) !== undefined) || (productIn(item.text) !== null && below.some(isFirst));
}

/** Questions may have letters, or stand in a table, where what is above them says how many there are. */
const isFirst = (item: Item) => item.kind === 'table' || (item.kind === 'line' && /^\(?a[).]\s/iu.test(item.text));

const isTitle = (item: Item) =>
  item.kind === 'line' &&
  (readSection(item.text) !== undefined || isKeyTitle(item.text) || productIn(item.text) !== null);

function isOtherSection(line: Line, other: Line): boolean {
  const [own, name] = [readSection(line.text), readSection(other.text)];
  return own !== undefined && name !== undefined && own !== name;
}

function spelt(line: Line, below: readonly Item[]): Line {
  const asked = below.filter((item) => item.kind === 'line' && numberOf(item) !== undefined);
  const count = asked.length;
  const match = productIn(line.text);
  const [first, second, whole] = [Number(match?.[1]), Number(match?.[2]), Number(match?.[3] ?? Number.NaN)];
  if (match !== null && (Number.isNaN(whole) || first * second === whole)) {
    const isNeither = count > 0 && count !== first && count !== second && !Number.isNaN(whole);
    const isEachFirst = (count === second && count !== first) || (isNeither && first < second);
    return withEach(line, line.text.slice(0, match.index), isEachFirst ? first : second);
  }
  const { marks, text } = takeMarks(line.text);
  const areWithout = below.every((item) => item.kind === 'line' && takeMarks(item.text).marks === undefined);
  const isEven = marks !== undefined && count > 0 && marks % count === 0;
  return isEven && areWithout && marksOfEach(line.text) === undefined ? withEach(line, text, marks / count) : line;
}

function withEach(line: Line, text: string, each: number): Line {
  const said = `${text} (${each} ${each === 1 ? 'mark' : 'marks'} each)`;
  const [first] = line.spans;
  return { ...line, text: said, spans: first === undefined ? line.spans : [{ ...first, text: said }] };
}
