import { asks, asksTrueOrFalse } from '../lines/line-kinds.ts';
import { emphasisOf } from '../lines/lines.ts';
import type { Piece, TextPiece } from '../lines/pieces.ts';
import { resolve } from './options.ts';
import { choose, longestOption, stemAsks, toOption, type Unlettered, type UnletteredOption } from './unlettered.ts';

/** Options with bullets before them. `keyed` is what the answers elsewhere say. */
export function withBullets(pieces: readonly Piece[], keyed: readonly string[]): Unlettered | undefined {
  const found = choose(pieces, (piece) => piece.marker?.kind === 'bullet' && piece.text.length < longestOption);
  if (found === undefined || found.rest.length > 0) return undefined;
  const options = found.chosen.map((piece) => toOption(piece, piece.text, piece.star));
  const isAsked = stemAsks(found.stem) || isTickedInPart(options) || isMeant(pieces, options, keyed);
  if (!isAsked && !(isUnfinished(found.stem) && oneStandsOut(options))) return undefined;
  const isChoice = isAnswered(pieces, options, keyed) || isOpenChoice(pieces, found.stem, options);
  return isChoice ? { stem: found.stem, options, leftOver: [] } : undefined;
}

const isTickedInPart = (options: readonly UnletteredOption[]) =>
  options.some(({ isTicked }) => isTicked) && !options.every(({ isTicked }) => isTicked);

/** 'The process by which plants make food is called' and '7 × 8 =' go on with one of the options. */
const isUnfinished = (stem: readonly Piece[]) => {
  const last = stem.findLast((piece) => piece.kind === 'text');
  return last?.kind === 'text' && /[\p{L}\d)=…,]$/u.test(last.text);
};

/** Whether one of the options is the answer, by what is written, here or in a key, ticked or stands out. */
export function isAnswered(
  pieces: readonly Piece[],
  options: readonly UnletteredOption[],
  keyed: readonly string[],
): boolean {
  return isMeant(pieces, options, keyed) || isTickedInPart(options) || oneStandsOut(options);
}

/** 'Which of these is a metal?' above short lines asks to choose, even where nothing says the answer. */
function isOpenChoice(pieces: readonly Piece[], stem: readonly Piece[], options: readonly UnletteredOption[]): boolean {
  const last = stem.findLast((piece) => piece.kind === 'text');
  const hasRoom = pieces.some(({ kind }) => kind === 'space' || kind === 'answer');
  const isAsked = last?.kind === 'text' && choosesOne.test(last.text) && /[?:.]\s*$/u.test(last.text);
  const isTold = last?.kind === 'text' && ticksAtEnd.test(last.text);
  return isAsked && !hasRoom && options.length > (isTold ? 1 : 2) && options.every(({ text }) => text.length < 60);
}

const choosesOne =
  /^(?:which|circle|tick|choose|select|underline)\b|\bwhich (?:of|one)\b|\b(?:circle|tick|choose|select) (?:one|the)\b/iu;

/** What answers below or behind a question say. */
export const writtenIn = (pieces: readonly Piece[]): string[] =>
  pieces.flatMap((piece) =>
    piece.kind === 'answer' ? [piece.text] : piece.kind === 'text' && piece.answer ? [piece.answer] : [],
  );

export function isMeant(
  pieces: readonly Piece[],
  options: readonly UnletteredOption[],
  keyed: readonly string[],
): boolean {
  const isOption = (text: string) => options.some((option) => option.text === text);
  const means = (said: string) => {
    const found = said === '' ? [] : resolve(said, options, []);
    return found.length > 0 && found.every(isOption);
  };
  return [...writtenIn(pieces), ...keyed].some(means);
}

function oneStandsOut(options: readonly UnletteredOption[]): boolean {
  const looks = options.map((option) => emphasisOf(option.pieces.flatMap(({ line }) => line.spans)));
  return (
    looks.filter(({ marked, colour, bold, underlined }) => marked || colour !== null || bold || underlined).length === 1
  );
}

/** Options that are nothing but short lines below the question; sentences behind 'Answer: newton' explain it. `keyed` is what the answers elsewhere say. */
export function plainLines(pieces: readonly Piece[], keyed: readonly string[]): Unlettered | undefined {
  const answered = pieces.findIndex(({ kind }) => kind === 'answer') + 1;
  const behind = pieces.slice(answered).flatMap((piece) => (piece.kind === 'text' && piece.text !== '' ? [piece] : []));
  const areRemarks = answered > 0 && behind.length > 0 && behind.every(({ text }) => isSentence.test(text));
  const above = areRemarks ? linesOf(pieces.slice(0, answered), keyed) : undefined;
  return above === undefined ? linesOf(pieces, keyed) : { ...above, leftOver: behind };
}

const isSentence = /^\p{Lu}.*\s.*\s.*\s.*[.!]$/u;

function linesOf(pieces: readonly Piece[], keyed: readonly string[]): Unlettered | undefined {
  const all = pieces.flatMap((piece) => (piece.kind === 'text' && piece.text !== '' ? [piece] : []));
  const isInstructed =
    /^(?:select|choose|tick|circle|pick)\b[^?]*$/iu.test(all[0]?.text ?? '') && /\?\s*$/u.test(all[1]?.text ?? '');
  const isToComplete = completesSentence(all);
  const [first, second, ...more] = isInstructed || isToComplete ? all.slice(1) : belowContext(all);
  // 'Tick (✓) one box.' below what is asked.
  const isToTick = second?.marker === undefined && ticksOne.test(second?.text ?? '') && more.length > 1;
  const rest = second === undefined || isToTick ? more : [second, ...more];
  if (first === undefined || rest.length < 2 || rest.length > 6 || isProgram(rest)) return undefined;
  const isPlain = rest.every(
    ({ text, marker, answer }) =>
      text.length < longestOption && (marker === undefined || isChecked(marker)) && answer === undefined,
  );
  const isIndented = rest.every(({ line }) => line.indent > first.line.indent && !line.continues);
  const options = rest.map((piece) => toOption(piece, piece.text, isRight(piece)));
  const stem = pieces.slice(0, pieces.indexOf(isToTick && second !== undefined ? second : first) + 1);
  const isAsked =
    /\?\s*$|:\s*$|_{2,}/u.test(first.text) ||
    isToTick ||
    isToComplete ||
    ticksAtEnd.test(first.text) ||
    rest.some(isRight) ||
    (isMeant(pieces, options, keyed) && !asksTrueOrFalse(first.text)) ||
    (isUnfinished([first]) && oneStandsOut(options));
  const areOrders = rest.some(({ text }) => asks(text)) && !(isToTick && isMeant(pieces, options, keyed));
  const isList = isAsked && !areOrders && !/:$/u.test(rest[0]?.text ?? '');
  if (!isPlain || !(isIndented || isList)) return undefined;
  const isTold = isToComplete && toldToChoose.test(all[0]?.text ?? '');
  const isChoice = isTold || isAnswered(pieces, options, keyed) || isOpenChoice(pieces, stem, options);
  return isChoice ? { stem, options, leftOver: [] } : undefined;
}

/**
 * 'Draw a ring around the correct answer to complete the sentence.' above 'The gas that plants take in is' and the gases: the sentence begins with a
 * capital and they do not, or they end with a full stop and it does not.
 */
function completesSentence([order, sentence, ...options]: readonly TextPiece[]): boolean {
  if (order === undefined || sentence === undefined || options.length < 2) return false;
  const isOrder = toComplete.test(order.text) && sentence.marker === undefined;
  const isOpen = /^\p{Lu}\S*(?:\s\S+){2,}\p{Ll}$/u.test(sentence.text);
  const areEnds =
    (goesOn.test(sentence.text) && options.every(({ text }) => /^[\p{Ll}\d]/u.test(text))) ||
    options.every(({ text }) => /\.$/u.test(text));
  return isOrder && isOpen && areEnds;
}

const goesOn =
  /\b(?:is|are|was|were|be|called|the|an?|by|of|to|from|in|into|on|at|with|than|as|for|has|have|because|and|that|it|contains?|means?|makes?|gives?|becomes?)$/iu;
const toldToChoose = /\b(?:ring|circle|tick|underline|choose|select)\b/iu;
const toComplete =
  /^(?:draw\s+(?:a\s+)?ring|circle|tick|underline|choose|select|put\s+a\s+(?:tick|ring|cross)|complete)\b[^?]{0,60}\b(?:answers?|words?|box(?:es)?|sentences?|options?|statements?)\b[^?]{0,60}[.:]$/iu;

/** What is asked and all below it, without the lines above that tell of it: those before the only question mark, or before 'Tick one box.' */
function belowContext(texts: readonly TextPiece[]): readonly TextPiece[] {
  const isUnmarked = ({ marker }: TextPiece) => marker === undefined;
  const tick = texts.findLastIndex((piece, index) => index > 1 && isUnmarked(piece) && ticksOne.test(piece.text));
  if (tick > 1 && tick < texts.length - 2) return texts.slice(tick - 1);
  const signs = texts.filter(({ text }) => /\?\s*$/u.test(text));
  const [sign] = signs;
  return signs.length === 1 && sign !== undefined && isUnmarked(sign) ? texts.slice(texts.indexOf(sign)) : texts;
}

/** Lines of a program that the question is about: 'x = 3' above 'print(x)'. */
const isProgram = (lines: readonly TextPiece[]) =>
  lines.filter(({ text }) =>
    /^(?:print|input|console\.log|echo|return)\b|^(?:for|while|if|else|def|function)\b.*[:{]$|^\w+\s?=\s?\S/iu.test(
      text,
    ),
  ).length >= 2 && lines.some(({ text }) => /\w\([^()]*\)$|[:{]$/u.test(text));

/** 'Tick (✓) one box.' */
export const ticksOne =
  /^[[(]?(?:please\s+)?(?:tick|circle|choose|select|put a)\b[^?_:]{0,40}\b(?:one|two|three|box(?:es)?|answers?|options?|correct|right|apply)\b[^?_:]{0,20}[.\])]?$/iu;
/** 'How does mucus help? Tick the correct box.' */
const ticksAtEnd =
  /(?:^|[.?!:…]\s*)[[(]?(?:please\s+)?(?:tick|circle|put\s+a\s+tick)\b[^?_:.]{0,40}\b(?:one|box|answer|option|statement|word|letter)\b[^?_:.]{0,20}[.\])]*\s*$/iu;
const isChecked = (marker: TextPiece['marker']) => marker?.kind === 'box' && marker.isChecked;
/** Ticked or starred. */
const isRight = ({ star, marker }: TextPiece) => star || isChecked(marker);
