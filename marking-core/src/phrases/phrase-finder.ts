import { clauseEnd, clauseStarts } from '../text/clauses.ts';
import { wordClass } from '../text/word-classes.ts';
import { gap, type Word } from '../text/words.ts';
import type { FinderScratch } from './finder-scratch.ts';
import { isArticle } from './one-letter-words.ts';
import { looseness, type Phrase, type WordEntry, type WordHow, type WordUse } from './phrase.ts';

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

/** 'Egg = X', 'egg: X': such a mark says what belongs together. */
const labelMark = gap.equals | gap.colon;

/** Most content words between two stretches that follow each other closely. */
const mostBetween = 4;

const hows: readonly WordHow[] = ['exact', 'form', 'misspelling', 'misspelt form'];

/** A stretch of a phrase that has been met, with all before it. */
interface Chain {
  readonly words: readonly number[];
  readonly end: number;
}

/**
 * Goes through an answer once and notes where the words of the scheme meet the places of its phrases. A phrase stands where all its
 * places have been met within its window, each with the polarity it asks for.
 */
export class PhraseFinder {
  readonly #scratch: FinderScratch;
  readonly #words: readonly Word[];
  readonly #entries: readonly WordEntry[];
  readonly #denied: readonly boolean[];
  /** By phrase: the stretches met so far, of those whose stretches come in order. */
  #fitChains: Map<Phrase, Chain[]> | undefined;
  #anyChains: Map<Phrase, Chain[]> | undefined;
  #clauses: readonly number[] | undefined;
  readonly #found: Occurrence[] = [];

  constructor(
    scratch: FinderScratch,
    words: readonly Word[],
    entries: readonly WordEntry[],
    denied: readonly boolean[],
  ) {
    this.#scratch = scratch;
    this.#words = words;
    this.#entries = entries;
    this.#denied = denied;
  }

  find(): Occurrence[] {
    for (let at = 0; at < this.#entries.length; at++) {
      const matches = this.#entries[at]?.matches;
      if (matches === undefined || matches.length === 0) continue;
      if (this.#words[at]?.text.length === 1 && isArticle(this.#words, this.#entries, at)) continue;
      for (const { uses, how } of matches) for (const use of uses) this.#meet(use, at, how);
    }
    this.#scratch.clear();
    return this.#found;
  }

  #meet(use: WordUse, at: number, how: WordHow): void {
    const from = use.before === undefined ? at : this.#startOf(use.phrase, use.before, at);
    if (from < 0) return;
    const isDenied = this.#denied.length > 0 && (this.#denied[at] === true || this.#denied[from] === true);
    const fits = use.wanted === undefined || use.wanted === isDenied;
    if (use.isAlone) this.#add(use.phrase, from === at ? [at] : range(from, at), !fits, how);
    else if (this.#note(use, from, at, how, fits)) this.#finish(use, at, fits);
  }

  /** Notes that a place has been met, and says whether the phrase can be complete. */
  #note({ phrase, slot, place }: WordUse, from: number, at: number, how: WordHow, fits: boolean): boolean {
    const scratch = this.#scratch;
    const { index } = phrase;
    const before = scratch.met[index] ?? 0;
    if (before === 0) scratch.begin(index, phrase.firstSlot, phrase.slots.length);
    const met = before | (1 << slot);
    scratch.met[index] = met;
    scratch.any[place] = at;
    scratch.starts[place] = from;
    scratch.looseness[place] = looseness[how];
    if (fits) scratch.fit[place] = at;
    return met === phrase.allSlots || phrase.isOrdered;
  }

  #finish({ phrase, slot }: WordUse, at: number, fits: boolean): void {
    if (fits) {
      if (phrase.isOrdered) this.#fitChains ??= new Map();
      const words = this.#complete(phrase, this.#scratch.fit, this.#fitChains, slot, at);
      if (words !== undefined) {
        this.#add(phrase, words, false, this.#howOf(phrase));
        return;
      }
    }
    if (this.#denied.length === 0 && !phrase.hasDenied) return;
    if (phrase.isOrdered) this.#anyChains ??= new Map();
    const words = this.#complete(phrase, this.#scratch.any, this.#anyChains, slot, at);
    if (words !== undefined && this.#areOneClause(words)) this.#add(phrase, words, true, this.#howOf(phrase));
  }

  /** Where the words of an alternative begin that ends at `at`, or -1; function words in between are passed over. */
  #startOf({ spansPunctuation }: Phrase, before: readonly number[], at: number): number {
    let place = at;
    for (const id of before) {
      let skipped = 0;
      do {
        if (!spansPunctuation && this.#endsClause(place)) return -1;
        place--;
      } while (!this.#isWord(place, id) && skipped++ < 2 && this.#isFiller(place));
      if (!this.#isWord(place, id)) return -1;
    }
    return place;
  }

  /** Whether punctuation or a word such as 'but' stands between a word and the one before it. */
  #endsClause(at: number, marks: number = clauseEnd): boolean {
    return ((this.#words[at]?.gap ?? 0) & marks) !== 0 || ((this.#entries[at]?.classes ?? 0) & wordClass.turn) !== 0;
  }

  /** Whether all that stands between two places is a few words of one clause, no 'and' or 'or' among them. */
  #areClose(from: number, to: number): boolean {
    let content = 0;
    for (let at = from + 1; at <= to; at++) {
      const classes = this.#entries[at]?.classes ?? 0;
      if (this.#endsClause(at, clauseEnd & ~labelMark) || (classes & wordClass.joiner) !== 0) return false;
      if (at < to && (classes & wordClass.function) === 0) content++;
    }
    return content <= mostBetween;
  }

  #isWord(at: number, id: number): boolean {
    const matches = this.#entries[at]?.matches;
    if (matches === undefined) return false;
    for (const match of matches) if (match.id === id) return true;
    return false;
  }

  #isFiller(at: number): boolean {
    const classes = this.#entries[at]?.classes ?? 0;
    return (classes & wordClass.function) !== 0 && (classes & (wordClass.denier | wordClass.joiner)) === 0;
  }

  /** The words that meet the whole phrase now that `slot` is met at `at`, if they do. */
  #complete(phrase: Phrase, seen: Int32Array, chains: Map<Phrase, Chain[]> | undefined, slot: number, at: number) {
    const stretch = phrase.slots[slot]?.stretch ?? 0;
    const last = phrase.slots.at(-1)?.stretch ?? 0;
    const chain = chains === undefined || last === 0 ? undefined : chainsOf(chains, phrase);
    const before = stretch === 0 ? undefined : chain?.[stretch - 1];
    if (stretch > 0 && (before === undefined || !this.#isInReach(phrase, before.words[0] ?? 0, at))) return undefined;
    for (let other = 0; other < phrase.slots.length; other++) {
      if (phrase.slots[other]?.stretch !== stretch) continue;
      const place = seen[phrase.firstSlot + other] ?? -1;
      if (place < 0 || !this.#isInReach(phrase, place, at) || (before !== undefined && place <= before.end))
        return undefined;
    }
    const words = before === undefined ? [] : [...before.words];
    const first = this.#collect(phrase, seen, stretch, words);
    const isClose = before !== undefined && phrase.slots[slot]?.isClose === true;
    if (isClose && !this.#areClose(before.end, first)) return undefined;
    if (chain !== undefined) chain[stretch] = { words, end: at };
    return stretch === last ? inOrder(words) : undefined;
  }

  /** Adds the words that meet a stretch to a list; the first of them. */
  #collect({ slots, firstSlot }: Phrase, seen: Int32Array, stretch: number, words: number[]): number {
    let first = this.#words.length;
    for (let slot = 0; slot < slots.length; slot++) {
      if (slots[slot]?.stretch !== stretch) continue;
      const end = seen[firstSlot + slot] ?? 0;
      const start = Math.min(end, this.#scratch.starts[firstSlot + slot] ?? end);
      if (start < first) first = start;
      for (let word = start; word <= end; word++) words.push(word);
    }
    return first;
  }

  /** Within the phrase's window and, unless the phrase is a long one, in the same sentence. */
  #isInReach({ window, slots }: Phrase, place: number, at: number): boolean {
    const isSpecific = slots.length >= placesOfSeveralSentences;
    return at - place <= window && (isSpecific || this.#words[place]?.sentence === this.#words[at]?.sentence);
  }

  #howOf({ slots, firstSlot }: Phrase): WordHow {
    let loosest = 0;
    for (let slot = 0; slot < slots.length; slot++) {
      loosest = Math.max(loosest, this.#scratch.looseness[firstSlot + slot] ?? 0);
    }
    return hows[loosest] ?? 'exact';
  }

  #add(phrase: Phrase, words: readonly number[], denied: boolean, how: WordHow): void {
    if (phrase.hasExclusions && this.#hasExcluded(phrase, words)) return;
    this.#found.push({ phrase, words, denied, how });
  }

  /** Whether a word that the phrase excludes stands between its words, or before them in their clause. */
  #hasExcluded({ idsBetween, idsBefore }: Phrase, words: readonly number[]): boolean {
    const [first = 0] = words;
    if (idsBetween.size > 0 && this.#hasAny(idsBetween, first + 1, words.at(-1) ?? 0)) return true;
    return idsBefore.size > 0 && this.#hasAny(idsBefore, this.#clauseStarts()[first] ?? 0, first);
  }

  #hasAny(ids: ReadonlySet<number>, from: number, to: number): boolean {
    for (let at = from; at < to; at++) if (this.#entries[at]?.matches.some(({ id }) => ids.has(id))) return true;
    return false;
  }

  #areOneClause(words: readonly number[]): boolean {
    const clauses = this.#clauseStarts();
    return clauses[words[0] ?? 0] === clauses[words.at(-1) ?? 0];
  }

  #clauseStarts(): readonly number[] {
    this.#clauses ??= clauseStarts(this.#words, (at) => this.#entries[at]?.classes ?? 0);
    return this.#clauses;
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
