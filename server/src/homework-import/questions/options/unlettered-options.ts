import { sliceLine } from '../lines/lines.ts';
import type { Piece, TextPiece } from '../lines/pieces.ts';
import { isAnswered, isMeant, plainLines, withBullets, writtenIn } from './listed-options.ts';
import { optionsBehindGap } from './options-behind-gap.ts';
import { optionsAtSlash, optionsInBrackets, standingIn } from './options-in-brackets.ts';
import { optionsInLine } from './options-in-line.ts';
import { takeTick } from './ticks.ts';
import { choose, longestOption, stemAsks, toOption, type Unlettered, type UnletteredOption } from './unlettered.ts';

const boxAtEnd = /\s*(?:[☐□◻❑❏▢⬜○◯☑☒✅]|\[[ xX✓]?\])\s*$/u;
const listed = /^(?:options?|choices?|choose from|pick from)\s*[:–-]\s*(.+)$/isu;

/**
 * The options of a question that have no letters: with boxes before or behind them, with bullets, in one line ('Options: red, blue'),
 * or short lines of which one is the answer. `undefined` where there are none.
 * `keyed` is what the answers elsewhere say of it, `above` what holds for all parts of the question.
 */
export function unletteredOptions(
  pieces: readonly Piece[],
  keyed: readonly string[],
  above = '',
): Unlettered | undefined {
  return (
    withBoxes(pieces) ??
    inOneLine(pieces) ??
    withSpaces(pieces) ??
    forGap(pieces) ??
    inSentence(pieces, keyed, above) ??
    withCommas(pieces, keyed) ??
    withBullets(pieces, keyed) ??
    plainLines(pieces, keyed)
  );
}

function withBoxes(pieces: readonly Piece[]): Unlettered | undefined {
  const isBoxed = (piece: TextPiece) =>
    piece.marker?.kind === 'box' || (boxAtEnd.test(piece.text) && piece.text.length < longestOption + 10);
  const hasBoxes = pieces.some((piece) => piece.kind === 'text' && isBoxed(piece));
  const asked = pieces.find(({ kind }) => kind === 'text');
  const found = choose(
    pieces,
    (piece) => isBoxed(piece) || (hasBoxes && piece !== asked && piece.star && piece.marker === undefined),
  );
  if (found === undefined) return undefined;
  const options = found.chosen.map((piece) => {
    const { text, isTicked: isMarked } = takeTick(withValue(piece).replace(boxAtEnd, ''));
    const isTicked =
      piece.star ||
      isMarked ||
      (piece.marker?.kind === 'box' && piece.marker.isChecked) ||
      /[☑☒✅]\s*$|\[[xX✓]\]\s*$/u.test(piece.text);
    // '(g) ☐' is a state symbol, not a letter before nothing.
    return toOption(
      piece,
      text === '' && piece.marker?.kind === 'letter' ? `(${piece.marker.letter})` : text,
      isTicked,
    );
  });
  return { stem: found.stem, options: withoutLetters(options), leftOver: found.rest };
}

/** '784 N downwards ☐' begins with a value; '1 Wet ☐' with its number. */
function withValue({ marker, line, text }: TextPiece): string {
  const isValue = marker?.kind === 'number' && marker.isWeak && marker.value > mostOptions && line.label === null;
  return isValue ? `${marker.value} ${text}` : text;
}

const mostOptions = 10;

/** Behind boxes letters may stand as well, and ticks behind those: '☐ A a genetic condition', '☐ B ✓ nucleus'. */
function withoutLetters(options: readonly UnletteredOption[]): readonly UnletteredOption[] {
  const rests = options.map(({ text }, index) => {
    const match = letterBehindBox.exec(text);
    return match?.[1]?.toLowerCase() === String.fromCharCode(97 + index) ? text.slice(match[0].length) : undefined;
  });
  return rests.includes(undefined)
    ? options
    : options.map((option, index) => {
        const { text, isTicked } = takeTick(rests[index] ?? '');
        return { ...option, text, isTicked: option.isTicked || isTicked, pieces: option.pieces.map(withoutLetter) };
      });
}

function withoutLetter(piece: TextPiece): TextPiece {
  const letter = letterBehindBox.exec(piece.line.text);
  return letter === null ? piece : { ...piece, line: sliceLine(piece.line, letter[0].length) };
}

const letterBehindBox = /^\(?([A-H])[).:]?\s+(?=\S)/iu;

function inOneLine(pieces: readonly Piece[]): Unlettered | undefined {
  const at = pieces.findIndex((piece) => piece.kind === 'text' && listed.test(piece.text));
  const piece = pieces[at];
  if (piece?.kind !== 'text' || at === 0) return undefined;
  const list = listed.exec(piece.text)?.[1] ?? '';
  const options = list.split(/\s*(?:[;|/]|,|\t)\s*/u).filter((text) => text !== '');
  if (options.length < 2) return undefined;
  return {
    stem: pieces.slice(0, at),
    options: options.map((text) => toOption(piece, text, false)),
    leftOver: pieces.slice(at + 1).flatMap((rest) => (rest.kind === 'text' ? [rest] : [])),
  };
}

/** 'yellow flame / blue flame / roaring flame' below the question, or behind it. */
function withSpaces(pieces: readonly Piece[]): Unlettered | undefined {
  const texts = pieces.filter((piece) => piece.kind === 'text');
  const last = texts.at(-1);
  const isToldAbove = asksToMark.test(texts.at(-2)?.text ?? '');
  const isOpenAbove = /[\p{L}…]\s*$/u.test(texts.at(-2)?.text ?? '');
  const isFar = texts.length > (isToldAbove ? 8 : 3);
  const line =
    last === undefined || isFar ? undefined : optionsInLine(last, texts.length === 1, isToldAbove, isOpenAbove);
  if (last === undefined || line === undefined) return undefined;
  const at = pieces.indexOf(last);
  const stem = line.before === '' ? pieces.slice(0, at) : [...pieces.slice(0, at), { ...last, text: line.before }];
  const goesOn = /=\s*$/u.test(line.before) || /[\p{L}=…]$/u.test(texts[0]?.text ?? '');
  if (!stemAsks(stem) && !line.options.some(({ isTicked }) => isTicked) && !goesOn) return undefined;
  let from = line.before.length;
  const isFirst = last.marker?.kind === 'box' && last.marker.isChecked;
  const ticked = isFirst ? 0 : last.star ? line.options.length - 1 : -1;
  const options = line.options.map(({ text, isTicked }, index) => {
    const start = Math.max(last.line.text.indexOf(text, from), 0);
    from = start + text.length;
    return toOption({ ...last, line: sliceLine(last.line, start, from) }, text, isTicked || index === ticked);
  });
  return { stem, options, leftOver: [] };
}

/** 'Me ______ las ciencias. (gusta / gustan)' */
function forGap(pieces: readonly Piece[]): Unlettered | undefined {
  const last = pieces.findLast((piece) => piece.kind === 'text');
  const found = last === undefined ? undefined : optionsBehindGap(last);
  if (last === undefined || found === undefined) return undefined;
  const standing = standingIn(last);
  const options = found.map((text) => toOption(last, text, standing.includes(text)));
  return { stem: pieces, options, leftOver: [] };
}

/** 'Underline the correct word. Water is lost by respiration / transpiration.' keeps its sentence whole. */
function inSentence(pieces: readonly Piece[], keyed: readonly string[], above: string): Unlettered | undefined {
  const texts = pieces.filter((piece) => piece.kind === 'text');
  const last = texts.at(-1);
  if (last === undefined) return undefined;
  const isInstructed = asksToUnderline.test(above) || texts.some(({ text }) => asksToUnderline.test(text));
  const found =
    optionsInBrackets(last, isInstructed) ?? optionsAtSlash(last, [...writtenIn(pieces), ...keyed], isInstructed);
  if (found === undefined) return undefined;
  const options = found.options.map(({ text, isTicked }) => toOption(last, text, isTicked));
  const isChoice = isInstructed || isMeant(pieces, options, keyed) || isOneTicked(options);
  const behind = behindGap(last, options);
  const stem = behind === undefined ? pieces : pieces.map((piece) => (piece === last ? behind : piece));
  return isChoice ? { stem, options, leftOver: [] } : undefined;
}

/** 'Metal is     hard   /   soft' without its choices, which stand apart at its end; `undefined` where they are part of a sentence. */
function behindGap(piece: TextPiece, options: readonly UnletteredOption[]): TextPiece | undefined {
  const [before = '', ...choices] = piece.text.split(/(?:\s{2,}|\t)(?=\S)(?!\/)|\s*\/\s*/u);
  const areLast = choices.length === options.length && choices.every((one, at) => one.trim() === options[at]?.text);
  return areLast && before.trim() !== '' ? { ...piece, text: before.trim() } : undefined;
}

/** 'quickly, table, run, happy' below the question, where one of them is its answer. */
function withCommas(pieces: readonly Piece[], keyed: readonly string[]): Unlettered | undefined {
  const texts = pieces.flatMap((piece) => (piece.kind === 'text' && piece.text !== '' ? [piece] : []));
  const [asked, list, ...more] = texts.flatMap((piece) => (texts.length === 1 ? behindSign(piece) : [piece]));
  if (asked === undefined || list?.marker !== undefined || list === undefined || more.length > 0) return undefined;
  const parts = list.text.replace(/\.$/u, '').split(/\s*,\s+(?:or\s+)?|\s+or\s+/u);
  const areShort = parts.every((part) => part !== '' && part.split(' ').length <= 4 && !/[.?:]$|_{2,}/u.test(part));
  if (parts.length < 3 || parts.length > 6 || !areShort) return undefined;
  let from = 0;
  const options = parts.map((text) => {
    const start = Math.max(list.line.text.indexOf(text, from), 0);
    from = start + text.length;
    return toOption({ ...list, line: sliceLine(list.line, start, from) }, text, false);
  });
  const stem = texts.length === 1 ? [asked] : pieces.slice(0, pieces.indexOf(list));
  return isAnswered(pieces, options, keyed) ? { stem, options, leftOver: [] } : undefined;
}

/** 'Which is the odd one out? iron, zinc, sulfur' as two. */
function behindSign(piece: TextPiece): TextPiece[] {
  const [, asked, list] = /^(.*[?:])\s+([^?:]+)$/su.exec(piece.text) ?? [];
  return asked === undefined || list === undefined
    ? [piece]
    : [
        { ...piece, text: asked },
        { ...piece, text: list, marker: undefined },
      ];
}

const isOneTicked = (options: readonly UnletteredOption[]) => options.filter(({ isTicked }) => isTicked).length === 1;

/** 'Draw a ring around the correct answer.' above options in one line. */
const asksToMark = /\b(?:circle|ring|tick|choose|underline|select)\b[^.?!]*\b(?:answers?|words?|options?|one|box)\b/iu;

const asksToUnderline = /\b(?:underline|circle|choose|ring|select|tick|cross out|delete|highlight)\b/iu;
