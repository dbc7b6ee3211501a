import { asks, isUnit } from './lines/line-kinds.ts';
import { tidy } from './lines/lines.ts';
import { letterPlace, romanPlace } from './lines/markers.ts';
import { takeMarks } from './lines/marks.ts';
import type { Piece, TextPiece } from './lines/pieces.ts';
import { areMorePoints } from './more-points.ts';
import { takeGuidance } from './scheme/guidance.ts';
import { takeSchemeMarks } from './scheme/points.ts';

/** Text that says the answer. */
export interface Said {
  readonly text: string;
  readonly place: number;
  readonly confidence: number;
}

/** What is asked, the answers below it, and what stands below those. */
export interface Answered {
  readonly texts: readonly TextPiece[];
  readonly said: readonly Said[];
  readonly leftOver: readonly { readonly place: number; readonly text: string }[];
}

/**
 * Tells what is asked from the answers below it: 'Answer: …' lines, or lines in another colour. What stands below an answer asks
 * for nothing, and is none of its points, explains it.
 */
export function splitAtAnswer(pieces: readonly Piece[]): Answered {
  const texts: TextPiece[] = [];
  const said: Said[] = [];
  const below: TextPiece[] = [];
  let isAnswered = false;
  let isAnswering = false;
  let isColoured = true;
  let isListed = false;
  let isPoint = false;
  const say = (text: string, place: number, confidence: number) => {
    if (text !== '') said.push({ text, place, confidence });
  };
  /** 'can be boring' and 'Use less water' among the points of an answer ask for nothing. */
  const isNextPoint = ({ marker, text }: TextPiece) =>
    isPoint && marker?.kind === 'bullet' && !/\?\s*$|_{3,}/u.test(text);
  for (const piece of pieces) {
    if (piece.kind === 'answer') {
      isAnswering = piece.text === '' || /:$/u.test(piece.text);
      isAnswered ||= piece.text !== '';
      isColoured &&= piece.text === '';
      say(piece.text, piece.place, 0.95);
    } else if (piece.kind === 'space' || piece.kind === 'marks') isAnswering = false;
    else if (piece.kind === 'text' && isInBrackets(piece.text, texts))
      say(piece.text.slice(1, -1), piece.line.place, 0.8);
    else if (piece.kind === 'text') {
      const coloured = texts.length > 0 && isColoured ? colouredText(piece) : undefined;
      const isTyped = texts.length > 0 && piece.line.isTyped;
      const value = numberBefore(piece);
      const whole = takeSchemeMarks(value + piece.line.text).text;
      if (isTyped) say(whole, piece.line.place, 0.85);
      else if (isAnswering || coloured !== undefined)
        say(coloured === undefined ? value + piece.text : whole, piece.line.place, coloured === undefined ? 0.9 : 0.8);
      else if (isAnswered && isNextOfList(piece, said)) {
        isListed = true;
        say(piece.text, piece.line.place, 0.9);
      } else if (isAnswered && (goesOn(piece) || isNextPoint(piece) || takeGuidance(piece.text).text === '')) {
        say(whole, piece.line.place, 0.8);
        isPoint = piece.marker?.kind === 'bullet';
      } else if (isAnswered && !asks(piece.text)) below.push(piece);
      else {
        const within = takeColoured(piece);
        texts.push(within?.piece ?? piece);
        if (said.length > 0) isColoured = false;
        if (within !== undefined) say(within.answer, piece.line.place, 0.75);
        if (piece.answer) say(piece.answer, piece.line.place, 0.9);
      }
    }
  }
  const question = texts.map(({ text }) => text).join('\n');
  const marks = pieces.flatMap((piece) =>
    piece.kind === 'text' || piece.kind === 'marks' ? (piece.marks ?? []) : [],
  )[0];
  const [only, second] = said;
  if (only !== undefined && second === undefined && areMorePoints(below, { question, marks, answer: only.text }))
    for (const { line, text } of below.splice(0)) say(text, line.place, 0.8);
  const leftOver = below.map(({ line, text }) => ({ place: line.place, text }));
  const listed = said.map((one, index) => (index === 0 ? { ...one, text: one.text.replace(firstOfList, '') } : one));
  return { texts, said: isListed ? listed : said, leftOver };
}

/** '(ii) kicking a ball' below 'Answer: (i) lifting a bag'. */
function isNextOfList({ marker, marks, text }: TextPiece, said: readonly Said[]): boolean {
  const [first] = said;
  const begun = first === undefined ? undefined : firstOfList.exec(first.text)?.[1];
  if (begun === undefined || marks !== undefined || asks(text)) return false;
  if (begun === '1') return marker?.kind === 'number' && marker.value === said.length + 1;
  const place = begun === 'i' ? romanPlace : letterPlace;
  return marker?.kind === 'letter' && place(marker.letter) === said.length + 1;
}

const firstOfList = /^\(?(i|a|1)[).]\s+/u;

/** '20 N' is no item 20 of a list: the number that was read before a unit, or before the first of several letters, or nothing. */
function numberBefore({ marker, text }: TextPiece): string {
  const isValue =
    marker?.kind === 'number' &&
    marker.isWeak &&
    (isUnit(text) || (!/^A\b/u.test(text) && isUnit(text.split(' ')[0] ?? '')));
  return isValue || (marker?.kind === 'number' && goesOnMatching.test(text)) ? `${marker.value} ` : '';
}

/** 'C, 2 E, 3 A' behind the 1 of what is matched with C. */
const goesOnMatching = /^\(?[A-Za-z]\)?\s*[,;]?\s*\(?2\s*[).:=–-]*\s*\(?[A-Za-z]\b/u;

/** A further point below an answer has a bullet, or a mark of its own; '= 12 ÷ 4 = 3' goes on working. */
const goesOn = ({ marker, marks, text }: TextPiece) =>
  (marker?.kind === 'bullet' || marks !== undefined || /^=\s*\S/u.test(text)) && !asks(text);

/** '(100, 0)' below a text with two gaps; '(1)' below one is its mark. */
function isInBrackets(text: string, above: readonly TextPiece[]): boolean {
  if (!/^\((?!\d\)$)[^()]+\)$/u.test(text)) return false;
  const gaps = above.flatMap((piece) => [...piece.text.matchAll(/_{2,}|\.{4,}|…{2,}/gu)]).length;
  return gaps > 0 && text.split(/[,;]/u).length === gaps;
}

/** A whole line in colour, or highlighted, below what is asked. */
export function colouredText({ line }: TextPiece): string | undefined {
  const shown = line.spans.filter(({ text }) => text.trim() !== '');
  return shown.length > 0 && shown.every(({ marked, colour }) => marked || colour !== null) ? line.text : undefined;
}

/** An answer in colour at the end of what is asked, or in a gap of it. */
function takeColoured(piece: TextPiece): { piece: TextPiece; answer: string } | undefined {
  const { spans } = piece.line;
  const shown = spans.filter(({ text }) => text.trim() !== '');
  const standing = shown.filter(({ marked, colour }) => marked || colour !== null);
  const coloured = standing.length > 0 ? standing : boldAnswer(shown);
  const inGaps = takeFromGaps(piece, coloured);
  if (inGaps !== undefined) return inGaps;
  const tail = answerAtEnd(spans, coloured);
  if (tail === undefined || !piece.text.endsWith(tail)) return undefined;
  const before = piece.text.slice(0, -tail.length);
  // 'glucose + oxygen' was 'glucose + ____'.
  // 'Name a gas. (1) neon' has its marks between the two.
  const { text: asked, marks } = takeMarks(before.trim());
  const text = /[+→]\s*$/u.test(asked) ? `${asked} ____` : asked.replace(dash, '');
  return {
    piece: { ...piece, text: text.trim(), marks: piece.marks ?? marks },
    answer: tidy(tail).replace(/^\(([^()]*)\)$/u, '$1'),
  };
}

/** What stands out at the end of a text that asks, behind the end of its sentence, its marks or a dash. */
function answerAtEnd(spans: TextPiece['line']['spans'], coloured: TextPiece['line']['spans']): string | undefined {
  const [first] = coloured;
  const from = first === undefined ? -1 : spans.indexOf(first);
  const end = spans.findLastIndex(({ text }) => takeMarks(text.trim()).text !== '');
  const behind = spans.slice(from, end + 1);
  if (from < 1 || !behind.every((span) => coloured.includes(span) || span.text.trim() === '')) return undefined;
  const answer = textOf(behind).trim();
  const above = textOf(spans.slice(0, from));
  // 'T   F' with one of them in colour: the other is no end of what is asked.
  if (saysTruth.test(answer) && /(?:^|\s)(?:true|false|t|f)\W*$/iu.test(above)) return undefined;
  const isMore = takeMarks(answer).text !== answer || asks(answer) || saysHow.test(answer);
  if (isMore || !(/^[^\p{L}]*\d|\p{L}[\p{L}\d]|^[TF]$/u.test(answer) || inOrder.test(answer))) return undefined;
  const isApart =
    /\t\s*$|\s{3,}$|[+→.;]\s*$/u.test(above) && coloured.every(({ marked, colour }) => marked || colour !== null);
  const isAsked = isApart || asks(takeMarks(above.replace(dash, '').trim()).text) || saysTruth.test(answer);
  const isOver = /(?:[?.!:=…)\]+→]|_{2,}|\s[–—-]|[→⇒➔])\s*$|\t\s*$|\s{3,}$/u.test(above);
  return isAsked && isOver ? answer : undefined;
}

/** '(B, D, A, C)' */
const inOrder = /^\(?[A-H](?:\s*(?:,|→|>|[-–]>?|\s)\s*[A-H])+\)?$/u;
/** 'F', and 'F – stepfather' with what would be true. */
const saysTruth = /^(?:true|false|t|f)(?:\s*[–—:,-]\s*\S.*)?$/iu;
const dash = /\s+[–—-]\s*$|\s*[→⇒➔]\s*$/u;
const textOf = (spans: TextPiece['line']['spans']) => spans.map(({ text }) => text).join('');
/** Not the answer: what tells pupils how to write it. */
const saysHow =
  /^\W*(?:hints?|tips?|remember|note|you|your|include|answers?|max(?:imum)?|challenge|extension|please|think|try|in full|don['’]t|do not|and|or|not)\b/iu;

/** 'What is the unit of force? **newton**' has its answer in bold where what is asked is not. */
function boldAnswer(shown: TextPiece['line']['spans']): TextPiece['line']['spans'] {
  const last = shown.at(-1);
  const before = shown.slice(0, -1);
  const isBehind = /\?\s*$/u.test(before.map(({ text }) => text).join(''));
  const isAnswer = last?.bold === true && isBehind && takeMarks(last.text).marks === undefined;
  return isAnswer && before.every(({ bold, text }) => !bold || /^\W*\d*\W*$/u.test(text)) ? [last] : [];
}

/** 'The heart pumps ____ (blood).' with the brackets, or the word, in colour: each stands behind a gap and is not for pupils. */
function takeFromGaps(
  piece: TextPiece,
  coloured: TextPiece['line']['spans'],
): { piece: TextPiece; answer: string } | undefined {
  const { spans } = piece.line;
  const isBehindGap = (span: (typeof spans)[number]) => {
    const before = spans.slice(0, spans.indexOf(span)).map(({ text }) => text);
    return /(?:_{2,}|\.{4,}|…)\s*\(?\s*$/u.test(before.join(''));
  };
  if (coloured.length === 0 || !coloured.every(isBehindGap)) return undefined;
  const said = coloured.map(({ text }) => tidy(text).replace(/^\((.*)\)$/u, '$1'));
  const text = coloured.reduce((rest, span) => rest.replace(span.text.trim(), ''), piece.text);
  return {
    piece: { ...piece, text: tidy(text.replace(/\(\s*\)/gu, '')).replace(/ (?=[.,;:?!])/gu, '') },
    answer: said.join('; '),
  };
}
