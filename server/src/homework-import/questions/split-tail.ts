import { asks } from './lines/line-kinds.ts';
import { readMarker } from './lines/markers.ts';
import { marksOfEach, takeMarks } from './lines/marks.ts';
import { toPieces } from './lines/pieces.ts';
import { ticksOne } from './options/listed-options.ts';
import type { Item } from './parsed-question.ts';
import { colouredText } from './said-answers.ts';
import { startOfTextForNext } from './text-for-next.ts';

/**
 * What follows the end of a question and belongs to the next: 'For questions 5 to 8 write true or false.' `isKeyed` tells whether a key has its
 * answer, and is `undefined` for the last.
 */
export function splitTail(
  items: readonly Item[],
  isKeyed: boolean | undefined,
): { own: readonly Item[]; after: readonly Item[] } {
  const next = isKeyed === undefined ? items.length : startOfTextForNext(items, isKeyed);
  if (next < items.length) return { own: items.slice(0, next), after: items.slice(next) };
  let end = items.length;
  for (let index = items.length - 1; index > 0; index--) {
    const item = items[index];
    if (item?.kind === 'table') continue;
    if (
      item?.kind !== 'line' ||
      (item.continues && !isPicture(items[index - 1])) ||
      readMarker(item.text) !== undefined ||
      item.label !== null
    )
      break;
    const [piece] = toPieces([item]);
    if (piece?.kind === 'picture' && item.text === '') continue;
    const isOfEach = item.kind === 'line' && marksOfEach(item.text) !== undefined;
    if (
      piece?.kind !== 'text' ||
      colouredText(piece) !== undefined ||
      piece.answer !== undefined ||
      (piece.marks !== undefined && !isOfEach)
    )
      break;
    end = index;
  }
  const [last] = items.slice(Math.max(end, items.length - 1));
  // With options below it, it is of its own question.
  const tellsNext = isKeyed !== undefined && last?.kind === 'line' && tellsHow.test(last.text);
  const isInstruction = tellsNext || items.slice(end).some((item) => item.kind === 'line' && instructs.test(item.text));
  const hasEnd = toPieces(items.slice(0, end))
    .slice(1)
    .some(
      (piece) =>
        piece.kind === 'answer' ||
        piece.kind === 'space' ||
        piece.kind === 'marks' ||
        piece.kind === 'row' ||
        (piece.kind === 'text' && (piece.marker !== undefined || piece.marks !== undefined)),
    );
  const [asked] = items;
  const hasRoom = asked?.kind === 'line' && /[?.]\s*(?:_{5,}|\.{8,}|…{4,})\s*$/u.test(asked.text);
  const hasChoices = asked?.kind === 'line' && /\p{L}\s+\/\s+\p{L}[^?]*$/u.test(asked.text);
  const before = toPieces(items.slice(0, end)).at(-1);
  const asksNothing = items.slice(end).every((item) => item.kind !== 'line' || !asks(item.text));
  const isStem =
    (before?.kind === 'marks' || (before?.kind === 'space' && asksNothing)) &&
    end < items.length &&
    !items.slice(0, end).some((item) => item.kind === 'table') &&
    !(before?.kind === 'marks' && (areOptions(items.slice(end)) || hasGap(items[end])));
  const [tail] = items.slice(end);
  const above = items[end - 1];
  const isOver = above?.kind === 'line' && /[.?!_…]\s*$/u.test(takeMarks(above.text).text);
  const isOfNext =
    tail?.kind === 'line' && (directs.test(tail.text) || namesSourceOfNext(tail.text, items.slice(0, end)));
  const isDirection = isKeyed !== undefined && isOver && isOfNext;
  return (isInstruction && (hasEnd || hasRoom || hasChoices)) || isStem || isDirection
    ? { own: items.slice(0, end), after: items.slice(end) }
    : { own: items, after: [] };
}

/** Below the marks of a question 'Tick (✓) one box.', or short lines that are no sentences, are what there is to choose from. */
function areOptions(items: readonly Item[]): boolean {
  const texts = items.flatMap((item) => (item.kind === 'line' && item.text !== '' ? [item.text] : []));
  if (ticksOne.test(texts[0] ?? '')) return true;
  const areShort = texts.every((text) => text.length < longestOption && !/[.:;?]$/u.test(text));
  const isList = items.every((item) => item.kind === 'line' && !item.isHeading);
  return isList && areShort && texts.length > 2 && texts.length < 7;
}

const longestOption = 40;

/** 'carbon dioxide + ____ → glucose + oxygen' is what a question asks to complete. */
const hasGap = (item: Item | undefined) => item?.kind === 'line' && /_{3,}|\.{5,}|…{2,}/u.test(item.text);

const isPicture = (item: Item | undefined) => item?.kind === 'line' && item.text === '' && item.pictures.length > 0;

/** 'Directions: Answer in a complete sentence.' is said of the questions below. */
const directs = /^(?:directions?|instructions?|consignes?|instrucciones|indicaciones|anweisung(?:en)?)\s*:\s*\S/iu;

/** 'Source A' below a question that does not speak of it is read for the next. */
function namesSourceOfNext(text: string, own: readonly Item[]): boolean {
  const name = source.exec(text)?.[1]?.toLowerCase();
  return name !== undefined && !own.some((item) => item.kind === 'line' && item.text.toLowerCase().includes(name));
}

const source = /^((?:source|extract|passage|document|text)\s+(?:[A-H]|\d{1,2}))\b(?:\s*[:.(–—-].{0,80})?$/iu;

/** 'Draw a ring round the right word.', as a line of its own. */
const tellsHow =
  /^(?:now\s+)?(?:write|circle|ring|underline|tick|choose|cross\s+out|colour|copy|draw\s+a\s+(?:ring|circle|line)\s+(?:a?round|under))\s+(?:in\s+)?(?:the|one|each)\s+(?:(?:right|correct|best|missing|true|wrong)\s+)?(?:words?|answers?|box(?:es)?|letters?|numbers?|pictures?|ones?)\s*[.:!]?$/iu;

const instructs =
  /\b(?:questions?\s+\d|each (?:question|statement|sentence)|statements? (?:is|are)|true or false|true\/false|word (?:bank|box)|words? (?:below|from|in the box)|(?:from|in|using) the (?:box|list)|fill in|complete the (?:sentences|following|gaps)|match (?:the|each)|circle the|the following questions?|multiple choice|short answer|long(?:er)? answer|the (?:diagram|table|graph|picture|figure|text|passage) (?:below )?shows)\b|^(?:figure|fig\.?|table|graph|diagram|photograph|image|source|extract)\s+\d{1,2}\s+(?:shows|gives|is)\b/iu;
