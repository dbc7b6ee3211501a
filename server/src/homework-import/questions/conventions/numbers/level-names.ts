import { type Line, sliceLine, spokenLine, withLabel } from '../../lines/lines.ts';
import { readMarker } from '../../lines/markers.ts';
import type { Item, TableItem } from '../../parsed-question.ts';
import { areNumbers } from '../../tables/columns.ts';
import { cellText } from '../../tables/question-table.ts';

/** Names that the levels of a worksheet have, those of one worksheet together. */
const families: readonly (readonly string[])[] = [
  ['bronze', 'silver', 'gold', 'platinum', 'diamond'],
  ['mild', 'medium', 'spicy', 'hot', 'extra hot'],
  ['easy', 'medium', 'hard', 'harder', 'difficult', 'expert'],
  ['must', 'should', 'could'],
  ['support', 'core', 'extension', 'stretch', 'challenge', 'super challenge'],
  ['foundation', 'higher', 'crossover'],
  ['emerging', 'developing', 'secure', 'mastery', 'mastered', 'excelling'],
  ['apprentice', 'journeyman', 'master', 'expert'],
  ['red', 'amber', 'green'],
  ['starter', 'main', 'plenary', 'challenge'],
];

const name =
  /^[^\p{L}\p{N}]*(\p{L}+(?: \p{L}+)?)(?:\s+(?:questions?|level|tasks?|section|work))?(?:\s*[–—:(-]\s*.{0,40})?[^\p{L}\p{N}]*$/iu;

const named = new Set(families.flat().filter((level) => level !== 'starter' && level !== 'main'));

/** 'Level 4', 'Grade 7+', 'Grades 5–6', 'Higher only'. */
const graded =
  /^[^\p{L}\p{N}]*(?:(level|grade|tier|band|step|stage)s?\s+(?:\d{1,2}|[A-G]\*?)(?:\s*[-–/]\s*(?:\d{1,2}|[A-G]\*?)|\s?\+)?(?:\s+(?:questions?|tasks?))?|(?:higher|foundation)(?:\s+tier)?\s+only)\s*:?$/iu;

/** Whether a line is no more than the name of a level: 'Bronze', 'Foundation', 'Level 4'. */
export const isLevelName = (text: string): boolean =>
  graded.test(text) || named.has(text.toLowerCase().replace(/^\W+|(?:\s+(?:level|tier|questions?|task))?\W*$/gu, ''));

/**
 * Levels of a worksheet that begin their numbers anew are sections, though they are not called so: 'Bronze', 'Silver' and 'Gold' above
 * numbers, in the questions and in the answers.
 */
export function spellLevelNames(source: readonly Item[]): readonly Item[] {
  const items = withNamesAbove(source);
  const found = items.flatMap((item, index) => {
    const level = item.kind === 'line' ? name.exec(item.text)?.[1]?.toLowerCase() : undefined;
    return level !== undefined && isFirst(items[index + 1]) ? [level] : [];
  });
  const family = families.find((names) => new Set(found.filter((level) => names.includes(level))).size > 1);
  if (family === undefined) return withHeadings(items);
  const levels = [...new Set(found.filter((level) => family.includes(level)))];
  return items.flatMap((item, index): readonly Item[] => {
    if (item.kind === 'table') return keyOfLevels(item, levels) ?? [item];
    const level = item.kind === 'line' ? (name.exec(item.text)?.[1]?.toLowerCase() ?? '') : '';
    if (item.kind !== 'line' || !levels.includes(level) || !isNumberedOrRow(items[index + 1])) return [item];
    return [{ ...withLabel(item, `Section ${levels.indexOf(level) + 1}:`), isHeading: true }];
  });
}

const beforeNumber = /^(\p{L}+)(?:\s*[:–-])?\s+(?=\d{1,2}[.)]\s*\S)/u;

/** 'Bronze: 1. kg 2. N' of a key is 'Bronze' above '1. kg 2. N', where several levels of one worksheet begin lines like this. */
function withNamesAbove(items: readonly Item[]): readonly Item[] {
  const levels = items.map((item) => beforeNumber.exec(textOf(item))?.[1]?.toLowerCase() ?? '');
  const family = families.find((names) => new Set(levels.filter((level) => names.includes(level))).size > 1);
  if (family === undefined) return items;
  return items.flatMap((item, index): readonly Item[] => {
    const level = levels[index] ?? '';
    if (item.kind !== 'line' || !family.includes(level)) return [item];
    const before = beforeNumber.exec(item.text)?.[0].length ?? 0;
    return [sliceLine(item, 0, level.length), { ...sliceLine(item, before), continues: false }];
  });
}

/** Levels whose numbers go on, 'Bronze' above 1 and 'Silver' above 3, are headings: they belong to no question. */
function withHeadings(items: readonly Item[]): readonly Item[] {
  const levels = items.map((item, index) => {
    const level = item.kind === 'line' && item.text.length < 60 ? name.exec(item.text)?.[1]?.toLowerCase() : undefined;
    return readMarker(textOf(items[index + 1]))?.kind === 'number' ? level : undefined;
  });
  const family = families.find((names) => new Set(levels.filter((level) => names.includes(level ?? ''))).size > 1);
  const isGraded = (item: Item, index: number) =>
    item.kind === 'line' && graded.test(item.text) && readMarker(textOf(items[index + 1]))?.kind === 'number';
  const texts = new Set(items.filter(isGraded).map((item) => textOf(item)));
  if (family === undefined && texts.size === 0) return items;
  return items.map((item, index) => {
    const isLevel = family?.includes(levels[index] ?? '') === true || (texts.size > 1 && isGraded(item, index));
    return item.kind === 'line' && isLevel ? { ...item, isHeading: true } : item;
  });
}

/** The answers of a table that has a column for each level, level by level; `undefined` for any other table. */
function keyOfLevels({ rows, place }: TableItem, levels: readonly string[]): Line[] | undefined {
  const [head = [], ...body] = rows;
  const columns = head.map((cell) => levels.indexOf(name.exec(cellText(cell))?.[1]?.toLowerCase() ?? '') + 1);
  const areNamed = columns.length > 2 && columns.every((column, index) => (index === 0 ? column === 0 : column > 0));
  if (!areNamed || !areNumbers(body.map((row) => cellText(row[0] ?? [])))) return undefined;
  return columns.slice(1).flatMap((column, index) => [
    { ...spokenLine(`Section ${column}: ${levels[column - 1]}`, place), isHeading: true },
    ...body.flatMap((row) => {
      const [first, ...rest] = row[index + 1] ?? [];
      return first === undefined ? [] : [withLabel(first, `${cellText(row[0] ?? []).replace(/\W/gu, '')}.`), ...rest];
    }),
  ]);
}

/** Whether a line, or a passage with gaps, has the number 1. */
function isFirst(item: Item | undefined): boolean {
  if (item?.kind === 'row') return item.number === '1';
  const marker = readMarker(textOf(item));
  return marker?.kind === 'number' && marker.value === 1;
}

const isNumberedOrRow = (item: Item | undefined) =>
  item?.kind === 'row' ? item.number !== undefined : readMarker(textOf(item))?.kind === 'number';

const textOf = (item: Item | undefined) => (item?.kind === 'line' ? item.text : '');
