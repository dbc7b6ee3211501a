import { isTitleOfKey } from '../../key/title-of-key.ts';
import { numberOf } from '../../lines/item-numbers.ts';
import { spokenLine } from '../../lines/lines.ts';
import { romanPlace } from '../../lines/markers.ts';
import type { Item, TableItem } from '../../parsed-question.ts';
import { cellText } from '../../tables/question-table.ts';

/** Where a letter goes, by the number above it or beside it. */
interface Grid {
  readonly numbers: readonly string[];
  readonly answers: readonly string[];
}

const number = /^(?:q\s*)?(\d{1,2})[.)]?$/iu;
const answer = /^(?:[A-H]|T|F|true|false|)$/iu;
const fewest = 3;

/**
 * 'Write the letters in the table': below some of the questions stand their numbers, with room for a letter below each. The letters of a
 * teacher's copy go to their questions, and the grid belongs to none.
 */
export function spellAnswerGrids(items: readonly Item[]): readonly Item[] {
  if (!items.some(({ kind }) => kind === 'table')) return items;
  const numbers = items.map(numberOf);
  const highest = highestFrom(numbers);
  const behind = new Map<number, Item>();
  const gone = new Set<number>();
  for (const [index, item] of items.entries()) {
    if (item.kind !== 'table') continue;
    const match = readLetters(item);
    if (match !== undefined && isBelowTable(items, index)) {
      gone.add(index);
      if (match !== '') behind.set(index, spokenLine(`Answer: ${match}`, item.place));
      continue;
    }
    const grid = readGrid(item);
    if (grid === undefined) continue;
    const places = grid.numbers.map((name) => numbers.lastIndexOf(name, index));
    const goesOn = (highest[index + 1] ?? 0) > Number(grid.numbers.at(-1));
    // Below the title of the answers it is a part of them.
    const isOfKey = items.slice(places.at(-1), index).some(isTitleOfKey);
    if (!goesOn || isOfKey || places.some((place, at) => place === -1 || place < (places[at - 1] ?? 0))) continue;
    gone.add(index);
    for (const [at, said] of grid.answers.entries())
      if (said !== '') behind.set((places[at + 1] ?? index) - 1, spokenLine(`Answer: ${said}`, item.place));
  }
  if (gone.size === 0) return items;
  return items.flatMap((item, index) => {
    const said = behind.get(index);
    return [...(gone.has(index) ? [] : [item]), ...(said === undefined ? [] : [said])];
  });
}

/** The highest of the numbers from each place on; 0 where none follows. */
function highestFrom(numbers: readonly (string | undefined)[]): readonly number[] {
  let highest = 0;
  return numbers
    .toReversed()
    .map((number) => {
      const value = Number(number);
      if (value > highest) highest = value;
      return highest;
    })
    .reverse();
}

function isBelowTable(items: readonly Item[], index: number): boolean {
  let above = index - 1;
  for (let item = items[above]; item?.kind === 'line' && item.text === ''; item = items[above]) above -= 1;
  return items[above]?.kind === 'table';
}

/** '(i) (ii) (iii)' above 'c a b', below the lists that they match: 'i - c, ii - a'; empty where a pupil has to write the letters. */
function readLetters({ rows }: TableItem): string | undefined {
  const [heads = [], letters = [], ...more] = rows.map((row) => row.map(cellText));
  const isNamed = heads.length > 0 && !label.test(heads[0] ?? '');
  const [names, said] = [heads, letters].map((row) => (isNamed ? row.slice(1) : row));
  if (names === undefined || said === undefined || more.length > 0 || names.length < fewest) return undefined;
  const areLabels = names.every((name, at) => romanPlace(label.exec(name)?.[1]?.toLowerCase() ?? '') === at + 1);
  if (!areLabels || names.length !== said.length || !said.every((one) => answer.test(one.trim()))) return undefined;
  return said.flatMap((one, at) => (one === '' ? [] : [`${label.exec(names[at] ?? '')?.[1]} - ${one}`])).join(', ');
}

const label = /^\(?([ivx]{1,4})[).]?$/iu;

/** Numbers that go on by one above, or beside, letters or room for them. */
function readGrid({ rows }: TableItem): Grid | undefined {
  const texts = rows.map((row) => row.map(cellText));
  const columns = texts.every((row) => row.length === 2)
    ? [0, 1].map((at) => texts.map((row) => row[at] ?? ''))
    : undefined;
  const [first = [], second = [], ...more] = columns ?? texts;
  const isLabelled = !number.test(first[0] ?? '') && /^\p{L}*\W*$/u.test(first[0] ?? '');
  const heads = isLabelled ? first.slice(1) : first;
  const answers = isLabelled ? second.slice(1) : second;
  const numbers = heads.map((head) => number.exec(head)?.[1] ?? '');
  const goOn = numbers.every((one, at) => one !== '' && (at === 0 || Number(one) === Number(numbers[at - 1]) + 1));
  const isGrid = more.length === 0 && goOn && numbers.length >= fewest && numbers.length === answers.length;
  return isGrid && answers.every((said) => answer.test(said.trim())) ? { numbers, answers } : undefined;
}
