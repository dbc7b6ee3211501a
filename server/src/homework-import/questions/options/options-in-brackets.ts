import { isUnit } from '../lines/line-kinds.ts';
import type { TextPiece } from '../lines/pieces.ts';
import { choicesInLook } from './choices-in-look.ts';

/** Choices in the brackets of a sentence. */
export interface BracketedOptions {
  readonly options: readonly { text: string; isTicked: boolean }[];
}

const bracket = /\(\s*([^()]{3,120}?)\s*\)/u;
const betweenWords = /,\s*or\s+|,\s+|\s+or\s+/u;
const longest = 40;

/**
 * Two or more words with slashes between them in brackets: 'lost by ( respiration / transpiration )'; where the question tells to choose,
 * commas will do: 'Underline one: salt is the (solvent, solute).' The one that stands out is the answer.
 */
export function optionsInBrackets({ text, line }: TextPiece, isInstructed = false): BracketedOptions | undefined {
  const list = bracket.exec(text)?.[1] ?? '';
  const atSlash = list.split(/\s+\/\s+/u);
  const parts = (atSlash.length > 1 || !isInstructed ? atSlash : list.split(betweenWords)).map((part) => part.trim());
  if (parts.length < 2 || parts.length > 6 || parts.some((part) => part === '' || part.length > longest))
    return undefined;
  return { options: parts.map((part) => ({ text: part, isTicked: standingIn({ line }).includes(part) })) };
}

/**
 * The words beside the slashes of a sentence without brackets, 'Heat flows from hot / cold to cold.': those that stand out on both sides; else one on each
 * side, or as many as the answer has that is among `said` or stands out. Slashes without room around them count where the question tells to choose.
 */
export function optionsAtSlash(
  { text, line }: TextPiece,
  said: readonly string[],
  isInstructed: boolean,
): BracketedOptions | undefined {
  const parts = text.split(isInstructed ? /\s*\/\s*/u : /\s+\/\s+/u);
  if (parts.length < 2 || parts.length > 6 || /_{2,}|…|\.{4,}|=/u.test(text)) return undefined;
  const sides = parts.map((part) => part.split(/\s+/u).filter((word) => word !== ''));
  const isMiddle = (index: number) => index > 0 && index < sides.length - 1;
  const taken = (index: number, count: number) => {
    const words = sides[index] ?? [];
    const own = isMiddle(index) ? words : index === 0 ? words.slice(-count) : words.slice(0, count);
    return own.join(' ').replace(/^["“'‘(]+|["”'’).,;:?!]+$/gu, '');
  };
  const answers = [...said, ...standingIn({ line })].map(plain);
  const isAnswer = (index: number, count: number) => answers.includes(plain(taken(index, count)));
  const middle = sides.find((words, index) => isMiddle(index) && answers.includes(plain(words.join(' '))));
  const count = [1, 2, 3, 4].find((one) => isAnswer(0, one) || isAnswer(sides.length - 1, one)) ?? middle?.length;
  if (count === undefined && !isInstructed) return undefined;
  const found = choicesInLook(line, parts.length) ?? sides.map((_words, index) => taken(index, count ?? 1));
  const areWords = found.every((one) => /^\p{L}[\p{L}\p{N} ’'-]+$/u.test(one) && one.length <= longest);
  const isBesides = found.some((one) => /^(?:and|or|true|false)$/iu.test(one) || isUnit(one));
  if (!areWords || isBesides || new Set(found).size < found.length) return undefined;
  return { options: found.map((one) => ({ text: one, isTicked: standingIn({ line }).includes(one) })) };
}

const plain = (text: string) =>
  text
    .trim()
    .toLowerCase()
    .replace(/[.,;]$/u, '');

/** What stands out in a line. */
export const standingIn = ({ line }: Pick<TextPiece, 'line'>): string[] =>
  line.spans.flatMap((span) =>
    span.marked || span.colour !== null || span.bold || span.underlined ? [span.text.trim()] : [],
  );
