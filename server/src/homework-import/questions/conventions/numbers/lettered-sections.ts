import { readRun } from '../../key/key-run.ts';
import { isTitleOfKey } from '../../key/title-of-key.ts';
import { type Line, sliceLine, withLabel } from '../../lines/lines.ts';
import { readMarker } from '../../lines/markers.ts';
import type { Item } from '../../parsed-question.ts';
import { asksToMatch } from '../../tables/read-match.ts';
import { behindColons } from './sections-behind-colons.ts';

const fewest = 2;
/** A number follows the name of a section at once, or an instruction below that. */
const near = 3;
const letters = [...'ABCDEFGH'];
const roman = ['I', 'II', 'III', 'IV', 'V', 'VI', 'VII', 'VIII', 'IX', 'X'];
/** 'B:' above its numbers. */
const alone = /^([A-H]|[IVX]{1,4})\s*[.:)]$/u;
/** 'A 1. B  2. C' */
const bare = /^([A-H])\s+(?=1[a-h).:\s])/u;

/**
 * 'A. True or false?' above numbered statements and 'B. Write the missing word.' above others are 'Section A: …': letters from A on, or Roman
 * numbers from I on, of which each has numbers below it, or a table to match, as no option has. In the answers 'A: 1e 2f 3c' is one too.
 */
export function spellLetteredSections(items: readonly Item[]): readonly Item[] {
  const title = items.findIndex(isTitleOfKey);
  const found = items.flatMap((item, index) => {
    const isAlone = item.kind === 'line' && isLetterAlone(items, index, title);
    const letter = isAlone ? item.text : item.kind === 'line' ? letterOf(item) : undefined;
    if (item.kind !== 'line' || letter === undefined) return [];
    const isAsked =
      (isAboveNumber(items, index) && !followsLetter(items, index, letter)) ||
      isOfTable(items, index) ||
      isAboveGaps(items, index) ||
      isAboveRomans(items, index);
    return isAlone || isAsked || hasAnswers(item) || isAboveAnswers(items, index) ? [{ index, letter, isAsked }] : [];
  });
  const names = found[0]?.letter === 'I' ? roman : letters;
  const placeOf = (at: number) => names.indexOf(found[at]?.letter ?? '');
  // The answers of a section may stand within it: those behind the questions begin where the letters go back.
  const again = found.findIndex((_one, at) => at > 0 && placeOf(at) <= placeOf(at - 1));
  const [asked, said] = again === -1 ? [found, []] : [found.slice(0, again), found.slice(again)];
  const goOn = (some: typeof found) => some.every(({ letter }, at) => letter === names[at]);
  const areSaid = said.every((_one, at) => at === 0 || placeOf(again + at) > placeOf(again + at - 1));
  const areAsked = asked.length >= fewest && asked.every(({ isAsked }) => isAsked);
  if (!areAsked || !goOn(asked) || !areSaid || said.length > asked.length) return items;
  const lines = new Set([...found, ...behindColons(items, said, names)].map(({ index }) => index));
  return items.map((item, index) => (item.kind === 'line' && lines.has(index) ? named(item) : item));
}

/** 'C. The Parthenon' below a question, 'A. …' and 'B. …' is an option, though it stands above the number of the next question. */
function followsLetter(items: readonly Item[], index: number, letter: string): boolean {
  const place = letters.indexOf(letter);
  const above = items.slice(Math.max(0, index - place), index).map(letterOf);
  const [asked] = items.slice(Math.max(0, index - place - 1));
  const areOptions = above.every((own, at) => own === letters[at]) && above.length === place;
  return place > 0 && areOptions && asked !== undefined && kindOf(asked) === 'number';
}

function isAboveNumber(items: readonly Item[], index: number): boolean {
  const below = items.slice(index + 1, index + 1 + near);
  const number = below.findIndex((item) => kindOf(item) === 'number' || item.kind === 'row');
  return number !== -1 && below.slice(0, number).every((item) => kindOf(item) === undefined);
}

/** 'A. Fill in the gaps.' above a bank of words, or none, and 'I live in a (1) ______ .' */
const isAboveGaps = (items: readonly Item[], index: number) =>
  items.slice(index + 1, index + 1 + near).some((item) => item.kind === 'line' && /\(1\)\s*[_.…]{3,}/u.test(item.text));

/** 'C. State whether true or false:' above 'i) …' and 'ii) …', with their answers perhaps. */
function isAboveRomans(items: readonly Item[], index: number): boolean {
  const romanOf = (item: Item | undefined) =>
    /^\(?(i{1,3})[).]\s*\S/u.exec(item?.kind === 'line' ? item.text : '')?.[1];
  return (
    romanOf(items[index + 1]) === 'i' && items.slice(index + 2, index + 2 + near).some((item) => romanOf(item) === 'ii')
  );
}

/** 'A. Match the French to the English.' above the table, or 'A. Starter' above that. */
function isOfTable(items: readonly Item[], index: number): boolean {
  const below = items.slice(index, index + near);
  const task = below.findIndex((item) => item.kind === 'line' && asksToMatch(item.text));
  const isNext = below.slice(1, task + 1).every((item) => kindOf(item) === undefined);
  return task !== -1 && isNext && items[index + task + 1]?.kind === 'table';
}

/** 'A: 1e 2f 3c' */
function hasAnswers(line: Line): boolean {
  const end = readMarker(line.text)?.end ?? bare.exec(line.text)?.[0].length ?? 0;
  const rest = sliceLine(line, end);
  const run = readRun(rest, true) ?? [];
  return run[0]?.path[0] === '1' || run.length > 1 || /^1(?:[).:]\s*|\s+)\S/u.test(rest.text);
}

/** 'A. Starter' above '1 = c  2 = e  3 = a'. */
function isAboveAnswers(items: readonly Item[], index: number): boolean {
  const below = items[index + 1];
  return below?.kind === 'line' && kindOf(below) === undefined && readRun(below)?.[0]?.path[0] === '1';
}

const kindOf = (item: Item) => (item.kind === 'line' ? readMarker(item.text)?.kind : item.kind);

/** 'B' alone above the first of its answers, which has the number 1, or below the title of the key goes on from those below 'A'. */
function isLetterAlone(items: readonly Item[], index: number, title: number): boolean {
  const [item, next] = [items[index], items[index + 1]];
  if (item?.kind !== 'line' || !/^[A-H]$/u.test(item.text) || next?.kind !== 'line') return false;
  const number = Number(/^(\d{1,2})[).:\s]/u.exec(next.text)?.[1]);
  if (!(number > 1) || title === -1 || index <= title) return number === 1;
  const last = items.slice(0, index).findLast((one) => one.kind === 'line' && /^[A-H]$/u.test(one.text));
  return last?.kind === 'line' && letters.indexOf(item.text) === letters.indexOf(last.text) + 1;
}

function letterOf(item: Item | undefined): string | undefined {
  if (item?.kind !== 'line') return undefined;
  const marker = readMarker(item.text);
  const letter = (alone.exec(item.text) ?? bare.exec(item.text))?.[1];
  if (letter !== undefined) return letter;
  return marker?.kind === 'letter' && /^(?:[A-H]|[IVX]{1,4})$/u.test(marker.letter) ? marker.letter : undefined;
}

function named(line: Line): Line {
  if (/^[A-H]$/u.test(line.text)) return withLabel({ ...line, text: '', spans: [] }, `Section ${line.text}:`);
  const end = (alone.exec(line.text) ?? bare.exec(line.text))?.[0].length ?? readMarker(line.text)?.end ?? 0;
  return withLabel(sliceLine(line, end), `Section ${letterOf(line)}:`);
}
