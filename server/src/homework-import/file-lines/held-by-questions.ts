import type { QuestionWords } from './question-words.ts';
import type { LineWords } from './source-line.ts';
import { wordsOf } from './words-of.ts';

/** Most questions that are looked at for one line. */
const most = 48;
/** From so many words on a line is told by most of them; a shorter one by all. */
const long = 5;

/** Of some words the part that is in either set, 0 to 1. */
export function share(
  words: readonly string[],
  in1: ReadonlySet<string> | undefined,
  in2?: ReadonlySet<string>,
): number {
  if (words.length === 0) return 0;
  return words.filter((word) => in1?.has(word) === true || in2?.has(word) === true).length / words.length;
}

/** From which share on a line is told. */
export const enough = ({ length }: readonly string[]) => (length >= long ? 0.6 : length === 4 ? 0.75 : 1);

/** Words that a key has around its letters: '1B', 'ii', 'or'. */
const weak = /^(?:\p{L}|\d+\p{L}?|[ivx]+|true|false|or|and|the|is|of|to|ans|answers?|part|section|because)$/u;

/** Whether a line from which fields were taken is all in them: what it says in letters and numbers ('1. B 2. C') is there in other words. */
export function isTold(
  { words }: LineWords,
  placed: readonly number[],
  { all }: QuestionWords,
  noted: ReadonlySet<string> | undefined,
): boolean {
  const strong = words.filter((word) => !weak.test(word));
  if (strong.length === 0 || words.length < 3) return true;
  const own = placed.slice(0, most).map((question) => all[question]);
  const found = strong.filter((word) => noted?.has(word) === true || own.some((held) => held?.has(word) === true));
  return found.length >= strong.length / 2;
}

/** Those of some questions that hold any of its words; all of them where its letters and numbers stand for other words. */
export function holders({ words }: LineWords, placed: readonly number[], { all }: QuestionWords): number[] {
  const holding = placed.filter((question) =>
    words.some((word) => !weak.test(word) && all[question]?.has(word) === true),
  );
  return holding.length > 0 ? holding : [...placed];
}

/** The questions, wherever they stand, that hold most of a line of several words, or do so together. */
export function findElsewhere(
  { words }: LineWords,
  { all, byRareWord }: QuestionWords,
  noted: ReadonlySet<string> | undefined,
): number[] {
  if (words.length < 3) return [];
  const rare = words.flatMap((word) => byRareWord.get(word) ?? []);
  const candidates = [...new Set(rare)].slice(0, most);
  const shares = candidates.map((question) => ({ question, held: share(words, all[question], noted) }));
  const best = Math.max(0, ...shares.map(({ held }) => held));
  if (best >= (words.length < long ? 1 : enough(words)))
    return shares.flatMap(({ question, held }) => (held === best ? [question] : []));
  if (words.length < long) return [];
  const together = words.filter((word) => candidates.some((question) => all[question]?.has(word) === true));
  return together.length >= words.length * 0.8 ? candidates : [];
}

/** In characters. */
const longestBank = 500;

/** The questions that have a short line, or each of the words of a word bank, as an option or answer which no other line brought. */
export function findWhole(
  { text, whole }: LineWords,
  { byWhole }: QuestionWords,
  claimed: ReadonlySet<string>,
): number[] {
  const found = (key: string) => (byWhole.get(key) ?? []).filter((question) => !claimed.has(`${question} ${key}`));
  const [first] = found(whole);
  if (first !== undefined) return [first];
  if (text.length > longestBank) return [];
  const pieces = text.split(/[,;|/\t\n•]|\s{3,}/u).map((piece) => wordsOf(piece).join(' '));
  const given = pieces.filter((piece) => piece !== '');
  const each = given.map((piece) => byWhole.get(piece) ?? []);
  return given.length > 1 && each.every(({ length }) => length > 0) ? each.flat() : [];
}
