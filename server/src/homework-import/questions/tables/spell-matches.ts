import { isKeyTitle, readSection } from '../lines/line-kinds.ts';
import { readMarker } from '../lines/markers.ts';
import { takeMarks } from '../lines/marks.ts';
import type { Item, ParsedQuestion, RowItem, TableItem } from '../parsed-question.ts';
import { marksOfPart } from '../part-of-question.ts';
import { cellText } from './question-table.ts';
import { asksToMatch, type Match, matchQuestions, readMatch } from './read-match.ts';
import { readPairs } from './read-pairs.ts';

const near = 4;
const fewest = 3;
const farthest = 300;
const letter = /\bwrite\b.{0,60}\bletters?\b/iu;
const each = /\(\s*(\d{1,2})\s*[×x*]\s*(\d)\s*(?:marks?|points?|m)?\s*\)/iu;

/** A table to match below a line that says so and has no number, as a question for each term, with its answer out of the key. */
export function spellMatches(items: readonly Item[]): readonly Item[] {
  const gone = new Set<number>();
  const instead = new Map<number, readonly Item[]>();
  for (const [index, item] of items.entries()) {
    const asked = item.kind === 'table' ? askedAbove(items, index) : undefined;
    const match = item.kind === 'table' && asked !== undefined ? readMatch(item) : undefined;
    if (item.kind !== 'table' || asked === undefined || match === undefined || match.terms.length < fewest) continue;
    const isGiven = match.terms.every(({ given }) => given !== undefined);
    // In a section of its own what the key says of it is found later.
    const key = isGiven || !asked.isAlone ? undefined : keyBelow(items, index, match);
    if (!isGiven && key === undefined) continue;
    instead.set(index, toRows(match, asked.text, item, key?.text ?? ''));
    for (const at of [...asked.others, ...(key?.items ?? [])]) gone.add(at);
  }
  return instead.size === 0
    ? items
    : items.flatMap((item, index) => instead.get(index) ?? (gone.has(index) ? [] : [item]));
}

/** The line that asks, where it has no number, and none before it is open; and what stands between: it, and a grid for the letters. */
function askedAbove(
  items: readonly Item[],
  index: number,
): { text: string; others: number[]; isAlone: boolean } | undefined {
  const others: number[] = [];
  for (let at = index - 1; at >= Math.max(0, index - near); at--) {
    const item = items[at];
    if (item?.kind === 'table' && isGridOfLetters(item)) others.push(at);
    else if (item?.kind !== 'line') return undefined;
    else if (asksToMatch(item.text) || letter.test(item.text)) {
      const isNamed = readSection(item.text) !== undefined || item.isHeading;
      const isOwn = readMarker(item.text) === undefined && (isNamed || isClosed(items[at - 1]));
      const isAlone = isClosed(items[at - 1]);
      if (!isNamed) others.push(at);
      return isOwn ? { text: item.text, others, isAlone } : undefined;
    } else if (readMarker(item.text) !== undefined) return undefined;
  }
  return undefined;
}

/** Whether no question with a number goes on below an item. */
const isClosed = (item: Item | undefined) =>
  item === undefined ||
  item.kind !== 'line' ||
  item.isHeading ||
  !['number', 'letter'].includes(readMarker(item.text)?.kind ?? '');

/** '1 = | 2 = | 3 =' and '1 | 2 | 3' above empty cells: room for the letters. */
const isGridOfLetters = ({ rows }: TableItem) =>
  rows.flat().every((cell) => /^(?:\(?\w{1,2}\)?[.)]?\s*[=:–-]?\s*_*)?$/u.test(cellText(cell)));

/** Lines, or a table, below that have something of the other side for each term. */
function keyBelow(
  items: readonly Item[],
  index: number,
  { terms, descriptions }: Match,
): { text: string; items: number[] } | undefined {
  const labels = new Set(terms.flatMap(({ label, text }) => [label.toLowerCase(), text.toLowerCase()]));
  const meant = new Set(descriptions.flatMap(({ label, text }) => [label, text.toLowerCase()]));
  const texts = items.slice(index + 1, index + 1 + farthest).map((item) => keyText(item));
  const pairsIn = (text: string) =>
    [...readPairs(text.replace(/\s{2,}|\t/gu, ', '))].filter(([term, other]) => labels.has(term) && meant.has(other));
  const isAll = texts.map((text) => pairsIn(text).length === terms.length);
  for (const [at, text] of texts.entries()) {
    for (const count of [1, terms.length]) {
      const said = texts.slice(at, at + count);
      const isBeyond = count > 1 && isAll.slice(at, at + count).includes(true);
      if (text === '' || said.length < count || said.some(isKeyTitle) || isBeyond) continue;
      const found = pairsIn(said.join('\n'));
      if (found.length === terms.length)
        return {
          text: found.map((pair) => pair.join(' - ')).join('\n'),
          items: said.map((_text, step) => index + 1 + at + step),
        };
    }
    const listed = text
      .replace(/^[^:]{0,40}:\s*/u, '')
      .split(/[\s,;]+/u)
      .map((one) => one.replace(/[().]/gu, '').toLowerCase());
    if (listed.length === terms.length && listed.every((one) => one.length === 1 && meant.has(one)))
      return { text: listed.map((one, step) => `${terms[step]?.label} - ${one}`).join('\n'), items: [index + 1 + at] };
  }
  return undefined;
}

/** '1 | 2 | 3' above 'B | A | C' is '1 - B', '2 - A', '3 - C'. */
function keyText(item: Item): string {
  if (item.kind === 'line') return item.text;
  const [labels = [], letters = [], ...more] = item.kind === 'table' ? item.rows.map((row) => row.map(cellText)) : [];
  if (more.length > 0 || letters.length !== labels.length) return '';
  return labels.map((label, column) => `${label.replace(/[().]/gu, '')} - ${letters[column]}`).join('\n');
}

function toRows(match: Match, instruction: string, { place }: TableItem, key: string): readonly RowItem[] {
  const [whole = '', , worth] = each.exec(instruction) ?? [];
  const { text, marks } = takeMarks(instruction.replace(whole, ''));
  const value =
    worth === undefined ? (marks === undefined ? undefined : marksOfPart(marks, match.terms.length)) : Number(worth);
  const asked: ParsedQuestion = {
    section: undefined,
    path: [],
    place,
    text: nameless(text),
    options: [],
    answers: [],
    pictures: [],
    leftOver: [],
  };
  return matchQuestions(match, asked, key).map((question) => ({
    kind: 'row',
    place,
    number: undefined,
    question: { ...question, path: [], marks: value === undefined ? undefined : { value, place, confidence: 0.7 } },
  }));
}

const nameless = (text: string) =>
  readSection(text) === undefined ? text : text.replace(/^\p{L}+\s+\w+\s*[:.–—-]*\s*/u, '');
