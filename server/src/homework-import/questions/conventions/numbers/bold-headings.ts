import { splitKey } from '../../key/split-key.ts';
import {
  asks,
  isAnswerSpace,
  isDetailsLine,
  isFurniture,
  namesKind,
  readSection,
  readTip,
} from '../../lines/line-kinds.ts';
import { emphasisOf, type Line } from '../../lines/lines.ts';
import { readMarker } from '../../lines/markers.ts';
import { takeMarks } from '../../lines/marks.ts';
import { type Piece, toPieces } from '../../lines/pieces.ts';
import type { Item } from '../../parsed-question.ts';
import { isUnanswered } from '../unanswered.ts';
import { headingsInOneLook, lookOfHeading } from './headings-in-one-look.ts';

const longest = 60;
const mostWords = 6;
/** Of the questions: more lines in bold below them would be answers. */
const mostShare = 1 / 3;

/**
 * A few words in bold, or underlined, by themselves above the next question are a heading, though Word does not know it: they are no part of
 * the question above. Where nothing else says the answers, and options stand out so, they may be one.
 */
export function spellBoldHeadings(items: readonly Item[]): readonly Item[] {
  const shown = items.filter((item) => item.kind !== 'line' || item.text !== '');
  const begins = shown.some(isNumbered) ? isNumbered : isAskedPlainly;
  const first = shown.findIndex(begins);
  if (first === -1) return items;
  const headed = shown.flatMap((item, index) =>
    index > first && isHeadingAt(shown, index, begins) ? [{ item, above: shown[index - 1] }] : [],
  );
  const { body } = splitKey(shown);
  // 'ANSWERS – FOR TEACHERS ONLY' above a key is no answer.
  const isAnswered = headed.length > 0 && body.some(isAnswer);
  const found = new Set(headed.flatMap(({ item, above }) => (!isAnswered || isAnswer(above) ? [item] : [])));
  const asked = shown.filter(begins).length;
  const mayBeAnswers = found.size > asked * mostShare || shown.some((item) => isOption(item) && standsOut(item));
  // Where other questions have their answers below them, a word in a colour right below one that has none is its answer.
  const areSaid = body.some((item, index) => isAnswer(item) || isAnsweredRow(item) || beginsAnswer(body, index));
  const isSaid = (index: number) => areSaid && begins(shown[index - 1]);
  const named = new Set(
    shown.filter((_item, index) => index > first && isHeadingAt(shown, index, begins, true) && !isSaid(index)),
  );
  const headings = new Set([
    ...(found.size > 0 && mayBeAnswers && isUnanswered(items) ? [] : found),
    ...headingsInOneLook(shown, named, begins),
  ]);
  if (headings.size === 0) return items;
  return items.map((item) => (item.kind === 'line' && headings.has(item) ? { ...item, isHeading: true } : item));
}

function isNumbered(item: Item | undefined): boolean {
  const marker = item?.kind === 'line' && !item.continues ? readMarker(item.text) : undefined;
  return marker?.kind === 'number' && !marker.isWeak;
}

/** Whether an item begins a question of the sheet. */
type Begins = (item: Item | undefined) => boolean;

/** Where nothing has a number: a line that asks, in no look of its own. */
function isAskedPlainly(item: Item | undefined): boolean {
  if (item?.kind !== 'line' || item.continues || item.isTitle || readMarker(item.text) !== undefined) return false;
  const [piece] = toPieces([item]);
  return piece?.kind === 'text' && asks(piece.text) && !emphasisOf(item.spans).bold;
}

/** Where answers stand below their questions, what has none above it may be one. */
const isAnswer = (item: Item | undefined) =>
  item !== undefined &&
  toPieces([item]).some((piece) => (piece.kind === 'answer' && piece.text !== '') || isAnsweredText(piece));

const isAnsweredRow = (item: Item) => item.kind === 'row' && item.question.answers.length > 0;

/** 'Answer:' above bullets. */
const beginsAnswer = (items: readonly Item[], index: number) =>
  items.slice(index, index + 1).some((item) => toPieces([item]).some(({ kind }) => kind === 'answer')) &&
  items.slice(index + 1, index + 2).some((item) => isOption(item));

const isAnsweredText = (piece: Piece) => piece.kind === 'text' && (piece.answer ?? '') !== '';

function isOption(item: Item): item is Line {
  const kind = item.kind === 'line' ? readMarker(item.text)?.kind : undefined;
  return kind === 'letter' || kind === 'box' || kind === 'bullet';
}

function standsOut({ spans }: Line): boolean {
  const { bold, underlined } = emphasisOf(spans);
  return bold || underlined;
}

function isInBlack(line: Line): boolean {
  const { colour, marked } = emphasisOf(line.spans);
  return standsOut(line) && colour === null && !marked;
}

/** Whether a line is a heading with a question below it, or between them what is to be done: 'Complete each statement.' */
function isHeadingAt(shown: readonly Item[], index: number, begins: Begins, hasLook = false): boolean {
  const [line, next, second] = shown.slice(index, index + 3);
  if (line?.kind !== 'line' || line.continues || line.isHeading || line.label !== null) return false;
  if (namesKind(line.text) && /:$/u.test(line.text) && begins(next) && !isAnswer(line)) return true;
  if (!isName(line) || !(hasLook ? lookOfHeading(line) !== undefined : isInBlack(line))) return false;
  if (isAnswer(line)) return false;
  const looksElse = hasLook && next?.kind === 'line' && lookOfHeading(next) !== lookOfHeading(line);
  if (begins(next)) return !isBold(next) || isNumberAlone(next) || looksElse;
  const tells =
    next?.kind === 'line' && readMarker(next.text) === undefined && asks(next.text) && !/\?$/u.test(next.text);
  return tells && begins(second) && !isBold(second);
}

/** 'Question 4' in bold, with its question in the next line, says nothing of how questions look. */
const isNumberAlone = (item: Item | undefined) =>
  item?.kind === 'line' && item.text.slice(readMarker(item.text)?.end ?? 0).trim() === '';

const isBold = (item: Item | undefined) => item?.kind === 'line' && emphasisOf(item.spans).bold;

function isName(line: Line): boolean {
  const { text } = line;
  const isShort = text.length < longest && text.split(/\s+/u).length <= mostWords && /^\p{L}/u.test(text);
  if (!isShort) return false;
  const isElse = isFurniture(text) || isDetailsLine(text) || isAnswerSpace(text) || readTip(text) !== undefined;
  const isAsked =
    (asks(text) && !namesKind(text)) ||
    toPupils.test(text) ||
    namesPicture.test(text) ||
    (/[.?!;,]$/u.test(text) && !namesKind(text)) ||
    readMarker(text) !== undefined;
  const { marks, total } = takeMarks(text);
  return !isElse && !isAsked && marks === undefined && total === undefined && readSection(text) === undefined;
}

/** 'Figure 1' stands above what a question is about. */
const namesPicture =
  /^(?:figure|fig\.?|table|graph|diagram|photo(?:graph)?|picture|image|map|chart|source)\s*\d{1,2}(?:\.\d)?[a-z]?\W*$/iu;
/** What tells pupils how to answer the question above. */
const toPupils =
  /^(?:remember|include|you|your|please|do\s+not|don['’]t|hints?|tips?|note|for\s+example|e\.g|think|try|make\s+sure|in\s+full|one|two|three|answers?|and|or|not)\b/iu;
