import type { Word } from '../text/words.ts';
import { isArticle } from './one-letter-words.ts';
import { type Phrase, type WordEntry, type WordHow, wordHows } from './phrase.ts';
import { bitsOfKind, type PhraseIndex, placeSize, seenField, useKind, useSize } from './phrase-index.ts';
import { Stretches } from './stretches.ts';
import { Surroundings } from './surroundings.ts';

/** A match of one of the scheme's phrases in an answer. */
export interface Occurrence {
  readonly phrase: Phrase;
  /** Numbers of the answer's words that met it, in rising order. */
  readonly words: readonly number[];
  /** It matches, but denied (or, for a phrase with `not`, asserted). */
  readonly denied: boolean;
  /** The loosest way in which one of its words was met. */
  readonly how: WordHow;
  /** Rank of `how`. */
  readonly looseness: number;
}

const none: readonly never[] = [];
const nothing = new Surroundings(none, none);

/**
 * Goes through an answer once and records where the scheme's words match places of its phrases. A phrase
 * matches once all its places match within its window, each with the required polarity. A finder reads one
 * answer at a time.
 */
export class PhraseFinder {
  readonly #index: PhraseIndex;
  #around = nothing;
  #denied: readonly boolean[] = none;
  #hasDenied = false;
  /** Of the words of the scheme that the answer has. */
  #bits = 0;
  /** What was met with the polarity that it asks for, and what was met at all. */
  readonly #fit: Stretches;
  readonly #any: Stretches;
  #found: Occurrence[] = [];
  /** Phrases that the answer has met some places of. */
  readonly #touched: Int32Array;
  #touches = 0;

  constructor(index: PhraseIndex) {
    this.#index = index;
    this.#fit = new Stretches(index, seenField.fit);
    this.#any = new Stretches(index, seenField.any);
    this.#touched = new Int32Array(index.phrases.length);
  }

  /** The phrases of an answer in the order in which they are complete. */
  find(words: readonly Word[], entries: readonly WordEntry[], denied: readonly boolean[]): Occurrence[] {
    const found: Occurrence[] = [];
    this.#found = found;
    this.#around = new Surroundings(words, entries);
    this.#denied = denied;
    this.#hasDenied = denied.length > 0;
    let all = 0;
    for (const { bits } of entries) all |= bits;
    this.#bits = all;
    for (let at = 0; at < entries.length; at++) {
      const entry = entries[at];
      if (entry === undefined || entry.bits === 0 || (entry.mayBeArticle && isArticle(words, entries, at))) continue;
      this.#meetAll(entry.firstUse, entry.endOfUses, entry.looseness, at);
      for (const { firstUse, endOfUses, looseness } of entry.others) this.#meetAll(firstUse, endOfUses, looseness, at);
    }
    this.#forget();
    return found;
  }

  #forget(): void {
    const { met } = this.#index;
    for (let i = 0; i < this.#touches; i++) met[this.#touched[i] ?? 0] = 0;
    this.#touches = 0;
    this.#around = nothing;
    this.#fit.clear();
    this.#any.clear();
  }

  /** Meets all places that a word of the scheme can have. */
  #meetAll(firstUse: number, endOfUses: number, looseness: number, at: number): void {
    const { uses, phrases, before } = this.#index;
    const bits = this.#bits;
    for (let use = firstUse; use < endOfUses; use += useSize) {
      if ((bits & (uses[use + 5] ?? 0)) === 0 || (bits & (uses[use + 6] ?? 0)) === 0) continue;
      const kind = uses[use + 4] ?? 0;
      const list = kind >> bitsOfKind;
      const from = list === 0 ? at : this.#around.startOf(before, list, at, (kind & useKind.spansPunctuation) !== 0);
      if (from < 0) continue;
      const isDenied = this.#hasDenied && (this.#denied[at] === true || this.#denied[from] === true);
      const fits = (kind & (isDenied ? useKind.asserted : useKind.denied)) === 0;
      if ((kind & useKind.alone) === 0) {
        const isMet = this.#note(use, from, at, looseness, fits);
        if (isMet) this.#finish(uses[use] ?? 0, uses[use + 1] ?? 0, at, fits);
      } else {
        const phrase = phrases[uses[use] ?? 0];
        if (phrase !== undefined) this.#add(phrase, from === at ? [at] : range(from, at), !fits, looseness);
      }
    }
  }

  /** Notes that a place has been met, and says whether all of its stretch have been. */
  #note(use: number, from: number, at: number, looseness: number, fits: boolean): boolean {
    const { uses, met, seen } = this.#index;
    const phrase = uses[use] ?? 0;
    const before = met[phrase] ?? 0;
    if (before === 0) {
      this.#index.begin(phrase);
      this.#touched[this.#touches++] = phrase;
    }
    const now = before | (uses[use + 2] ?? 0);
    met[phrase] = now;
    const place = placeSize * (uses[use + 1] ?? 0);
    if (fits) seen[place + seenField.fit] = at;
    seen[place + seenField.any] = at;
    seen[place + seenField.start] = from;
    seen[place + seenField.looseness] = looseness;
    const stretch = uses[use + 3] ?? 0;
    return (now & stretch) === stretch;
  }

  #finish(index: number, place: number, at: number, fits: boolean): void {
    const phrase = this.#index.phrases[index];
    if (phrase === undefined) return;
    if (fits) {
      const words = this.#fit.complete(phrase, place, at, this.#around);
      if (words !== undefined) {
        this.#add(phrase, words, false, this.#index.loosest(phrase));
        return;
      }
    }
    if (!this.#hasDenied && !phrase.hasDenied) return;
    const words = this.#any.complete(phrase, place, at, this.#around);
    if (words !== undefined && this.#around.areOneClause(words[0] ?? 0, words.at(-1) ?? 0))
      this.#add(phrase, words, true, this.#index.loosest(phrase));
  }

  #add(phrase: Phrase, words: readonly number[], denied: boolean, looseness: number): void {
    if (phrase.hasExclusions && this.#hasExcluded(phrase, words)) return;
    this.#found.push({ phrase, words, denied, how: wordHows[looseness] ?? 'exact', looseness });
  }

  /** Whether an excluded word occurs between the phrase's words, or before them in their clause. */
  #hasExcluded({ idsBetween, idsBefore }: Phrase, words: readonly number[]): boolean {
    const [first = 0] = words;
    if (idsBetween.size > 0 && this.#around.hasAny(idsBetween, first + 1, words.at(-1) ?? 0)) return true;
    return idsBefore.size > 0 && this.#around.hasAny(idsBefore, this.#around.startOfClause(first) ?? 0, first);
  }
}

function range(from: number, to: number): number[] {
  const places: number[] = [];
  for (let place = from; place <= to; place++) places.push(place);
  return places;
}
