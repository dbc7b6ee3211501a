import { asks } from './line-kinds.ts';
import { tidy } from './lines.ts';
import { takeMarks } from './marks.ts';
import type { Piece, TextPiece } from './pieces.ts';
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
  const leftOver: { place: number; text: string }[] = [];
  let isAnswered = false;
  let isAnswering = false;
  let isColoured = true;
  const say = (text: string, place: number, confidence: number) => {
    if (text !== '') said.push({ text, place, confidence });
  };
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
      const whole = takeSchemeMarks(piece.line.text).text;
      if (isTyped) say(whole, piece.line.place, 0.85);
      else if (isAnswering || coloured !== undefined)
        say(coloured === undefined ? piece.text : whole, piece.line.place, coloured === undefined ? 0.9 : 0.8);
      else if (isAnswered && (goesOn(piece) || takeGuidance(piece.text).text === '')) say(whole, piece.line.place, 0.8);
      else if (isAnswered && !asks(piece.text)) leftOver.push({ place: piece.line.place, text: piece.text });
      else {
        const within = takeColoured(piece);
        texts.push(within?.piece ?? piece);
        if (said.length > 0) isColoured = false;
        if (within !== undefined) say(within.answer, piece.line.place, 0.75);
        if (piece.answer) say(piece.answer, piece.line.place, 0.9);
      }
    }
  }
  return { texts, said, leftOver };
}

/** A further point below an answer has a bullet, or a mark of its own. */
const goesOn = ({ marker, marks, text }: TextPiece) =>
  (marker?.kind === 'bullet' || marks !== undefined) && !asks(text);

/** '(100, 0)' below a text with two gaps. */
function isInBrackets(text: string, above: readonly TextPiece[]): boolean {
  const gaps = above.flatMap((piece) => [...piece.text.matchAll(/_{2,}|\.{4,}|…{2,}/gu)]).length;
  return gaps > 0 && /^\([^()]+\)$/u.test(text) && text.split(/[,;]/u).length === gaps;
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
  const [only] = coloured;
  if (coloured.length !== 1 || only === undefined || only.text.trim().length < 2) return undefined;
  const rest = spans
    .filter((span) => span !== only)
    .map(({ text }) => text)
    .join('');
  const isAtEnd = spans.indexOf(only) === spans.length - 1;
  if (!isAtEnd || !/[?:=]\s*$|_{2,}/u.test(rest) || !asks(rest)) return undefined;
  return { piece: { ...piece, text: piece.text.replace(only.text.trim(), '').trim() }, answer: tidy(only.text) };
}

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
