import type { Word } from '../text/words.ts';
import { isArticle } from './one-letter-words.ts';
import { type Phrase, type WordEntry, type WordHow, type WordMatch, wordHows } from './phrase.ts';
import { bitsOfKind, type PhraseIndex, placeSize, useKind, useSize } from './phrase-index.ts';
import { Surroundings } from './surroundings.ts';

/** One place in an answer where a phrase of the scheme stands. */
export interface Occurrence {
  readonly phrase: Phrase;
  /** Numbers of the answer's words that met it, in rising order. */
  readonly words: readonly number[];
  /** It stands there, but denied (or, for a phrase with `not`, asserted). */
  readonly denied: boolean;
  /** The loosest way in which one of its words was met. */
  readonly how: WordHow;
}

/** From this many places on a phrase says enough to be found over several sentences: 'XX is a girl. XY is a boy.' */
const placesOfSeveralSentences = 4;

/** Where in what was seen of a place its last word stands: of the right polarity, or any. */
const [fit, any] = [0, 1];

/** A stretch of a phrase that has been met, with all before it. */
interface Chain {
  readonly words: readonly number[];
  readonly end: number;
}
type Chains = Map<Phrase, Chain[]>;

const none: readonly never[] = [];
const nothing = new Surroundings(none, none);

/**
 * Goes through an answer once and notes where the words of the scheme meet the places of its phrases. A phrase stands where all its
 * places have been met within its window, each with the polarity it asks for. One finder reads one answer after another.
 */
export class PhraseFinder {
  readonly #index: PhraseIndex;
  #around = nothing;
  #denied: readonly boolean[] = none;
  #hasDenied = false;
  /** Of the words of the scheme that the answer has. */
  #bits = 0;
  /** By phrase: the stretches met so far, of those whose stretches come in order. */
  #fitChains: Chains | undefined;
  #anyChains: Chains | undefined;
  #found: Occurrence[] = [];
  /** Phrases that the answer has met some places of. */
  readonly #touched: Int32Array;
  #touches = 0;

  constructor(index: PhraseIndex) {
    this.#index = index;
    this.#touched = new Int32Array(index.phrases.length);
  }

  /** The phrases of an answer in the order in which they are complete. */
  find(words: readonly Word[], entries: readonly WordEntry[], denied: readonly boolean[]): Occurrence[] {
    const found: Occurrence[] = [];
    this.#found = found;
    this.#around = new Surroundings(words, entries);
    this.#denied = denied;
    this.#hasDenied = denied.length > 0;
    this.#bits = 0;
    for (const { bits } of entries) this.#bits |= bits;
    for (let at = 0; at < entries.length; at++) {
      const matches = entries[at]?.matches ?? none;
      if (matches.length === 0 || (words[at]?.text.length === 1 && isArticle(words, entries, at))) continue;
      for (const match of matches) this.#meetAll(match, at);
    }
    this.#forget();
    return found;
  }

  #forget(): void {
    const { met } = this.#index;
    for (let i = 0; i < this.#touches; i++) met[this.#touched[i] ?? 0] = 0;
    this.#touches = 0;
    this.#around = nothing;
    this.#fitChains = undefined;
    this.#anyChains = undefined;
  }

  /** Meets all places that a word of the scheme can have. */
  #meetAll({ firstUse, endOfUses, looseness }: WordMatch, at: number): void {
    const { uses, phrases } = this.#index;
    for (let use = firstUse; use < endOfUses; use += useSize) {
      if ((this.#bits & (uses[use + 5] ?? 0)) === 0 || (this.#bits & (uses[use + 6] ?? 0)) === 0) continue;
      const kind = uses[use + 4] ?? 0;
      const from = kind >> bitsOfKind === 0 ? at : this.#startOf(kind, at);
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
    if (fits) seen[place + fit] = at;
    seen[place + any] = at;
    seen[place + 2] = from;
    seen[place + 3] = looseness;
    const stretch = uses[use + 3] ?? 0;
    return (now & stretch) === stretch;
  }

  #finish(index: number, place: number, at: number, fits: boolean): void {
    const phrase = this.#index.phrases[index];
    if (phrase === undefined) return;
    if (fits) {
      if (phrase.isOrdered) this.#fitChains ??= new Map();
      const words = this.#complete(phrase, fit, this.#fitChains, place, at);
      if (words !== undefined) {
        this.#add(phrase, words, false, this.#loosest(phrase));
        return;
      }
    }
    if (!this.#hasDenied && !phrase.hasDenied) return;
    if (phrase.isOrdered) this.#anyChains ??= new Map();
    const words = this.#complete(phrase, any, this.#anyChains, place, at);
    if (words !== undefined && this.#around.areOneClause(words[0] ?? 0, words.at(-1) ?? 0))
      this.#add(phrase, words, true, this.#loosest(phrase));
  }

  /** Where the words of an alternative begin that ends at `at`, or -1; function words in between are passed over. */
  #startOf(kind: number, at: number): number {
    const { before } = this.#index;
    const spansPunctuation = (kind & useKind.spansPunctuation) !== 0;
    const list = kind >> bitsOfKind;
    const end = list + (before[list] ?? 0);
    let place = at;
    for (let next = list + 1; next <= end; next++) {
      const id = before[next] ?? 0;
      let skipped = 0;
      do {
        if (!spansPunctuation && this.#around.endsClause(place)) return -1;
        place--;
      } while (!this.#around.isWord(place, id) && skipped++ < 2 && this.#around.isFiller(place));
      if (!this.#around.isWord(place, id)) return -1;
    }
    return place;
  }

  /** The words that meet the whole phrase now that one of its places is met at `at`, if they do. */
  #complete(phrase: Phrase, polarity: number, chains: Chains | undefined, met: number, at: number) {
    const { seen, stretch: stretches } = this.#index;
    const { firstSlot, slots } = phrase;
    const end = firstSlot + slots.length;
    const stretch = stretches[met] ?? 0;
    const last = stretches[end - 1] ?? 0;
    const chain = chains === undefined || last === 0 ? undefined : chainsOf(chains, phrase);
    const before = stretch === 0 ? undefined : chain?.[stretch - 1];
    if (stretch > 0 && (before === undefined || !this.#isInReach(phrase, before.words[0] ?? 0, at))) return undefined;
    for (let place = firstSlot; place < end; place++) {
      if (stretches[place] !== stretch) continue;
      const word = seen[placeSize * place + polarity] ?? -1;
      if (word < 0 || !this.#isInReach(phrase, word, at) || (before !== undefined && word <= before.end))
        return undefined;
    }
    const words = before === undefined ? [] : [...before.words];
    const first = this.#collect(phrase, polarity, stretch, words);
    const isClose = before !== undefined && slots[met - firstSlot]?.isClose === true;
    if (isClose && !this.#around.areClose(before.end, first)) return undefined;
    if (chain !== undefined) chain[stretch] = { words, end: at };
    return stretch === last ? inOrder(words) : undefined;
  }

  /** Adds the words that meet a stretch to a list; the first of them. */
  #collect({ slots, firstSlot }: Phrase, polarity: number, stretch: number, words: number[]): number {
    const { seen, stretch: stretches } = this.#index;
    let first = Number.POSITIVE_INFINITY;
    for (let place = firstSlot; place < firstSlot + slots.length; place++) {
      if (stretches[place] !== stretch) continue;
      const end = seen[placeSize * place + polarity] ?? 0;
      const start = Math.min(end, seen[placeSize * place + 2] ?? end);
      if (start < first) first = start;
      for (let word = start; word <= end; word++) words.push(word);
    }
    return first;
  }

  /** Within the phrase's window and, unless the phrase is a long one, in the same sentence. */
  #isInReach({ window, slots }: Phrase, place: number, at: number): boolean {
    const isSpecific = slots.length >= placesOfSeveralSentences;
    return at - place <= window && (isSpecific || this.#around.areOneSentence(place, at));
  }

  #loosest({ slots, firstSlot }: Phrase): number {
    const { seen } = this.#index;
    let loosest = 0;
    for (let place = firstSlot; place < firstSlot + slots.length; place++) {
      loosest = Math.max(loosest, seen[placeSize * place + 3] ?? 0);
    }
    return loosest;
  }

  #add(phrase: Phrase, words: readonly number[], denied: boolean, looseness: number): void {
    if (phrase.hasExclusions && this.#hasExcluded(phrase, words)) return;
    this.#found.push({ phrase, words, denied, how: wordHows[looseness] ?? 'exact' });
  }

  /** Whether a word that the phrase excludes stands between its words, or before them in their clause. */
  #hasExcluded({ idsBetween, idsBefore }: Phrase, words: readonly number[]): boolean {
    const [first = 0] = words;
    if (idsBetween.size > 0 && this.#around.hasAny(idsBetween, first + 1, words.at(-1) ?? 0)) return true;
    return idsBefore.size > 0 && this.#around.hasAny(idsBefore, this.#around.startOfClause(first) ?? 0, first);
  }
}

function chainsOf(chains: Map<Phrase, Chain[]>, phrase: Phrase): Chain[] {
  const known = chains.get(phrase);
  if (known !== undefined) return known;
  const chain: Chain[] = [];
  chains.set(phrase, chain);
  return chain;
}

/** Sorted in place; the lists are short and mostly in order. */
function inOrder(places: number[]): number[] {
  for (let i = 1; i < places.length; i++) {
    const place = places[i] ?? 0;
    let j = i - 1;
    for (; j >= 0 && (places[j] ?? 0) > place; j--) places[j + 1] = places[j] ?? 0;
    places[j + 1] = place;
  }
  return places;
}

function range(from: number, to: number): number[] {
  const places: number[] = [];
  for (let place = from; place <= to; place++) places.push(place);
  return places;
}
