import type { Reading } from '../../phrases/find-phrases.ts';
import { baseForms } from '../../text/inflections.ts';
import { wordClass, wordClasses } from '../../text/word-classes.ts';
import { gap, type Word } from '../../text/words.ts';
import { explainingWords, fillerWords, hedgeWords, kindWords, partingWords } from './company-words.ts';

/** What spoils an answer: `rival`, another answer; `other-thing`, the right words are part of the name of something else. */
export type Spoils = 'rival' | 'other-thing' | undefined;

/** A piece of an answer between two joining words or marks. */
interface Piece {
  /** What parts it from the piece before it. */
  readonly joiner: string;
  readonly from: number;
  readonly to: number;
}

/** What else is known of the words of an answer, and of what is right. */
interface CompanyOf {
  /** Whether a word is one of the question's. */
  readonly isAsked: (word: string) => boolean;
  /** Whether what is right says what happens, so that a noun behind it is what it happens to. */
  readonly isVerbal: boolean;
  /** Whether a word says the opposite of what is right. */
  readonly isOpposite: (word: string) => boolean;
  /** Whether a word says the opposite of one of the question's. */
  readonly isContrast: (word: string) => boolean;
}

const marks = gap.comma | gap.stop | gap.slash | gap.dash | gap.equals | gap.colon | gap.bracket;

/**
 * Looks at what an answer says beside what is right. Another thing named behind 'or', 'and', 'but', a comma or a slash is a rival, unless it
 * explains ('because', 'to measure it') or is denied; a noun right behind the right word makes it the name of something else ('clock
 * tower'). Words of the question, and words that only say what kind of thing it is ('oxygen gas'), are neither.
 *
 * @param met Places of the words that are right.
 */
export function readCompany(
  { words, denied }: Pick<Reading, 'words' | 'denied'>,
  met: ReadonlySet<number>,
  { isAsked, isVerbal, isOpposite, isContrast }: CompanyOf,
): Spoils {
  if (words.length === met.size) return undefined;
  const isStranger = strangers(words, denied, met, isAsked);
  const end = explanationFrom(words, met);
  for (let at = 0; at < end; at++) if (isOpposite(words[at]?.text ?? '') && isStranger(at)) return 'rival';
  if (isHyphened(words, met, isStranger)) return 'other-thing';
  const goesOn = saysMoreOfIt(words, met, isAsked);
  for (const piece of piecesOf(words, end)) {
    const others = placesOf(piece).filter(isStranger);
    if (others.length === 0) continue;
    const isRight = placesOf(piece).some((at) => met.has(at));
    const isMore = goesOn && others.length > 1;
    if (!isRight && isClause(piece) && (isMore || others.some((at) => isContrast(words[at]?.text ?? '')))) continue;
    const spoils = isRight
      ? besideRight(words, met, piece, others, isVerbal)
      : apartFromRight(words, piece, others, isVerbal);
    if (spoils !== undefined) return spoils;
  }
  return undefined;
}

/** 'counter-urbanisation', 'oxygen-based': a hyphen makes it another word. */
function isHyphened(words: readonly Word[], met: ReadonlySet<number>, isStranger: (at: number) => boolean): boolean {
  const joins = (at: number) => ((words[at]?.gap ?? 0) & gap.hyphen) !== 0;
  return [...met].some((at) => (joins(at) && isStranger(at - 1)) || (joins(at + 1) && isStranger(at + 1)));
}

/** 'Radio waves have the longest wavelength': what is right is the subject of what the question says, and more may be said of it. */
function saysMoreOfIt(words: readonly Word[], met: ReadonlySet<number>, isAsked: (word: string) => boolean): boolean {
  const next = Math.max(...met) + 1;
  const isForm = ((wordClasses.get(words[next]?.text ?? '') ?? 0) & wordClass.function) !== 0;
  return (
    isForm && words.slice(next + 1, next + 4).some(({ text }) => !isLittle({ text, value: undefined }) && isAsked(text))
  );
}

function isClause({ joiner }: Piece): boolean {
  return joiner === 'and' || joiner === ',';
}

/** Tells the words that are neither right nor denied, nor the question's, nor without a meaning of their own. */
function strangers(
  words: readonly Word[],
  denied: readonly boolean[],
  met: ReadonlySet<number>,
  isAsked: (word: string) => boolean,
): (at: number) => boolean {
  const isOfNumbers = met.size > 0 && [...met].every((at) => words[at]?.value !== undefined);
  return (at) => {
    const word = words[at];
    if (word === undefined || met.has(at) || denied[at] === true) return false;
    // A number beside a number is another answer even where the question has it: '0 1 2 3' for '0 1 2'.
    const isOneMore = word.value !== undefined && isOfNumbers;
    return isOneMore || (!isLittle(word) && !isAsked(word.text));
  };
}

/** How many other things an answer names: parts between commas or 'and' that are a name of a word or two. */
export function countOthers(
  { words, denied }: Pick<Reading, 'words' | 'denied'>,
  met: ReadonlySet<number>,
  isAsked: (word: string) => boolean,
): number {
  const isStranger = strangers(words, denied, met, isAsked);
  const end = met.size === 0 ? words.length : explanationFrom(words, met);
  return piecesOf(words, end).filter((piece) => {
    const places = placesOf(piece);
    const others = places.filter(isStranger);
    return (
      others.length > 0 && places.every((at) => !met.has(at)) && apartFromRight(words, piece, others, false) === 'rival'
    );
  }).length;
}

function isLittle({ text, value }: Pick<Word, 'text' | 'value'>): boolean {
  if (value !== undefined || text.length < 2) return value === undefined;
  const classes = wordClasses.get(text) ?? 0;
  return (
    (classes & (wordClass.function | wordClass.denier | wordClass.correction | wordClass.sure)) !== 0 ||
    fillerWords.has(text) ||
    explainingWords.has(text) ||
    partingWords.has(text)
  );
}

/** Where an explanation begins behind what is right. */
function explanationFrom(words: readonly Word[], met: ReadonlySet<number>): number {
  const first = Math.min(...met);
  const at = words.findIndex(
    ({ text }, place) => place > first && explainingWords.has(text) && !isAlternative(words, place),
  );
  return at < 0 ? words.length : at;
}

/** 'so it is a ruler', 'then maybe' */
function isAlternative(words: readonly Word[], at: number): boolean {
  return hedgeWords.has(words[at + 1]?.text ?? '') || hedgeWords.has(words[at + 2]?.text ?? '');
}

function piecesOf(words: readonly Word[], end: number): Piece[] {
  const pieces: Piece[] = [];
  let [joiner, from] = ['', 0];
  for (let at = 1; at <= end; at++) {
    const word = words[at];
    const isJoiner = word !== undefined && at < end && partingWords.has(word.text);
    const mark = (word?.gap ?? 0) & marks;
    if (at < end && !isJoiner && mark === 0) continue;
    if (at > from) pieces.push({ joiner, from, to: at });
    joiner = isJoiner ? word.text : (mark & gap.slash) !== 0 ? '/' : ',';
    from = isJoiner ? at + 1 : at;
  }
  return pieces;
}

function placesOf({ from, to }: Piece): number[] {
  return Array.from({ length: to - from }, (_, index) => from + index);
}

/** A longer piece than this says more than a name. */
const longestName = 2;

function apartFromRight(words: readonly Word[], piece: Piece, strangers: readonly number[], isVerbal: boolean): Spoils {
  const texts = placesOf(piece).map((at) => words[at]?.text ?? '');
  if (piece.joiner === 'or' || piece.joiner === '/') return 'rival';
  const isHedged = texts.some((text) => hedgeWords.has(text));
  if (isHedged && strangers.length <= longestName + 1) return 'rival';
  const opens = texts.findIndex((text) => text !== 'it' && !fillerWords.has(text));
  const isExplaining =
    explainingWords.has(texts[opens] ?? '') || texts.some((text, at) => isSubject(text) && isVerb(texts[at + 1]));
  const isOfTheKind = strangers.every((at) => kindWords.has(words[at]?.text ?? ''));
  const longest = isVerbal ? 1 : longestName;
  return isExplaining || isOfTheKind || strangers.length > longest ? undefined : 'rival';
}

function isSubject(text: string): boolean {
  return ((wordClasses.get(text) ?? 0) & wordClass.subject) !== 0;
}

/** Whether a word behind 'it' says what it does, and not only that it is something. */
function isVerb(text: string | undefined): boolean {
  return (
    text !== undefined &&
    ((wordClasses.get(text) ?? 0) & wordClass.function) === 0 &&
    !hedgeWords.has(text) &&
    !fillerWords.has(text)
  );
}

function besideRight(
  words: readonly Word[],
  met: ReadonlySet<number>,
  piece: Piece,
  strangers: readonly number[],
  isVerbal: boolean,
): Spoils {
  const own = placesOf(piece).filter((at) => met.has(at));
  const [first = 0, last = 0] = [own[0], own.at(-1)];
  const next = strangers.find((at) => at === last + 1);
  if (!isVerbal && next !== undefined && isNoun(words[next]?.text ?? '')) {
    const isWhole = strangers.every((at) => at > last) && strangers.length <= longestName;
    if (isWhole) return 'other-thing';
  }
  const of = words[first - 1]?.text === 'of' ? first - 1 : words[first - 2]?.text === 'of' ? first - 2 : -1;
  const isPartOf = of >= 0 && strangers.some((at) => at === of - 1 && !kindWords.has(words[at]?.text ?? ''));
  return !isVerbal && isPartOf ? 'other-thing' : undefined;
}

/** Not a verb by its ending, and no word for a kind of thing. */
function isNoun(text: string): boolean {
  if (kindWords.has(text) || /(?:ing|ed|ly)$/.test(text)) return false;
  return !/[^s]s$/.test(text) || !baseForms(text).some((base) => kindWords.has(base));
}
