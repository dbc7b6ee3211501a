import { wordClass, wordClasses } from '../text/word-classes.ts';
import { readWords } from '../text/words.ts';

/** One place of a phrase: any of its alternatives, each one word or several side by side. */
export interface Slot {
  readonly alternatives: readonly (readonly string[])[];
  /** Whether the words must be denied; `undefined` where it does not matter (before a `not`). */
  readonly denied: boolean | undefined;
  /** Which stretch of the phrase it belongs to; later stretches come later in the answer. */
  readonly stretch: number;
  /** Whether its stretch follows the one before it closely, in the same clause: the `>>` of the notation. */
  readonly isClose: boolean;
}

/** A phrase taken apart. */
export interface Pattern {
  readonly slots: readonly Slot[];
  /** Words that must not occur between its words: a `!` between two places. */
  readonly excludedBetween: readonly string[];
  /** Words that must not occur before it in its clause: a `!` before or after all places. */
  readonly excludedBefore: readonly string[];
  /** Whether adjacent words may have punctuation between them, as in an option. */
  readonly spansPunctuation: boolean;
}

/** A place while a phrase is being read. */
interface Draft {
  readonly alternatives: string[][];
  readonly denied: boolean;
  readonly stretch: number;
  readonly isClose: boolean;
}

/** What is at the end of a prefix such as `bubbl*` in an alternative. */
export const anyEnding = '*';

/** Reads the phrase notation (see `vocabulary.ts`) into its places. What is in brackets needs not be there and is left out. */
export function readPhrase(notation: string): Pattern {
  const drafts: Draft[] = [];
  let denied = false;
  let stretch = 0;
  let isClose = false;
  const excluded: { words: string[]; after: number }[] = [];
  for (const piece of notation.replace(/\([^)]*\)/g, ' ').split(/\s+/)) {
    if (piece === '') continue;
    if (piece === '>' || piece === '>>') {
      stretch++;
      isClose = piece === '>>';
    } else if (piece.startsWith('!'))
      excluded.push({ words: piece.slice(1).split('/').flatMap(readAlternative).flat(), after: drafts.length });
    else if (isDenier(piece)) denied = true;
    else drafts.push({ alternatives: piece.split('/').flatMap(readAlternative), denied, stretch, isClose });
  }
  const isBetween = (after: number) => after > 0 && after < drafts.length;
  return {
    slots: settle(drafts.filter(({ alternatives }) => alternatives.length > 0)),
    excludedBetween: excluded.flatMap(({ words, after }) => (isBetween(after) ? words : [])),
    excludedBefore: excluded.flatMap(({ words, after }) => (isBetween(after) ? [] : words)),
    spansPunctuation: false,
  };
}

/**
 * Reads an accepted answer, which has no notation: each word is a place. A single letter must be next to the
 * word before it ('substrate b'), or after it if it comes first.
 */
export function readLiteral(literal: string): Pattern {
  const drafts: Draft[] = [];
  let denied = false;
  let first: string[] = [];
  for (const { text } of readWords(literal)) {
    if (isDenier(text)) {
      denied = !denied;
      continue;
    }
    const before = drafts.at(-1)?.alternatives[0];
    if (isLetter(text) && before !== undefined && !isFunctionWord(before.at(-1) ?? '')) before.push(text);
    else if (first.length > 0) {
      drafts.push({ alternatives: [[...first, text]], denied, stretch: 0, isClose: false });
      first = [];
    } else if (isLetter(text) && drafts.length === 0 && text !== 'a') first = [text];
    else drafts.push({ alternatives: [[text]], denied, stretch: 0, isClose: false });
  }
  if (first.length > 0) drafts.push({ alternatives: [first], denied, stretch: 0, isClose: false });
  return { slots: settle(drafts), excludedBetween: [], excludedBefore: [], spansPunctuation: false };
}

/** Function words go, unless nothing else is there; places before a `not` may be denied or not. */
function settle(drafts: readonly Draft[]): Slot[] {
  const content = drafts.filter(
    ({ alternatives }) => !alternatives.every(([word = '', ...more]) => more.length === 0 && isFunctionWord(word)),
  );
  const slots = content.length > 0 ? content : drafts;
  const hasDenial = slots.some(({ denied }) => denied);
  return slots.map(({ alternatives, denied, stretch, isClose }) => ({
    alternatives,
    denied: denied ? true : hasDenial ? undefined : false,
    stretch,
    isClose,
  }));
}

function readAlternative(text: string): string[][] {
  if (text.endsWith(anyEnding)) return [[text.toLowerCase()]];
  const words = text.split('_').flatMap((part) => readWords(part).map((word) => word.text));
  return words.length > 0 ? [words] : [];
}

function isFunctionWord(word: string): boolean {
  return ((wordClasses.get(word) ?? 0) & wordClass.function) !== 0;
}

function isDenier(word: string): boolean {
  return ((wordClasses.get(word.toLowerCase()) ?? 0) & wordClass.denier) !== 0;
}

function isLetter(word: string): boolean {
  return word.length === 1 && word >= 'a' && word <= 'z';
}
