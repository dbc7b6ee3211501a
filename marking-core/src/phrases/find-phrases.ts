import { deniedWords } from '../text/negation.ts';
import { wordClass } from '../text/word-classes.ts';
import { gap, type Word } from '../text/words.ts';
import type { Lexicon, Phrase, WordEntry, WordHow, WordUse } from './lexicon.ts';

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

/** An answer with everything that the scheme's words have to do with it. */
export interface Reading {
  readonly words: readonly Word[];
  readonly entries: readonly WordEntry[];
  readonly denied: readonly boolean[];
  /** In the order in which they are complete. */
  readonly found: readonly Occurrence[];
}

const looseness = { exact: 0, form: 1, misspelling: 2 } as const satisfies Record<WordHow, number>;
const separate = gap.stop | gap.comma | gap.dash | gap.equals | gap.greater | gap.less | gap.slash;

/** Reads an answer: which phrases it has, where, and whether they are denied there. Linear in the length of the answer. */
export function findPhrases(lexicon: Lexicon, words: readonly Word[]): Reading {
  const entries: WordEntry[] = [];
  let classes = 0;
  let matched = false;
  for (let i = 0; i < words.length; i++) {
    const entry = lexicon.entry(words[i]?.text ?? '');
    entries.push(entry);
    classes |= entry.classes;
    if (entry.matches.length > 0 || entry.isHead) matched = true;
  }
  if (matched) joinHalves(lexicon, words, entries);
  const denies = (classes & (wordClass.denier | wordClass.weakDenier)) !== 0;
  const denied = denies
    ? deniedWords(
        words,
        entries.map((entry) => entry.classes),
      )
    : none;
  const found = matched ? new Finder(lexicon, words, entries, denied).find() : [];
  return { words, entries, denied, found };
}

const none: readonly boolean[] = [];
const firstHalf: WordEntry = { classes: 0, matches: [], isHead: false };

/** 'stop watch' is read as 'stopwatch' where that is a word of the scheme. */
function joinHalves(lexicon: Lexicon, words: readonly Word[], entries: WordEntry[]): void {
  for (let i = 0; i + 1 < words.length; i++) {
    const head = words[i];
    const tail = words[i + 1];
    if (head === undefined || tail === undefined || entries[i]?.isHead !== true || (tail.gap & separate) !== 0)
      continue;
    const whole = lexicon.joined(head.text, tail.text);
    if (whole === undefined) continue;
    entries[i] = firstHalf;
    entries[i + 1] = { ...whole, classes: 0 };
  }
}

/** Where the words of the places of one phrase were last seen. */
class Finder {
  readonly #lexicon: Lexicon;
  readonly #words: readonly Word[];
  readonly #entries: readonly WordEntry[];
  readonly #denied: readonly boolean[];
  /** By place: the last word that met it with the right polarity, and the last at all; -1 for none. */
  #fit: Int32Array | undefined;
  #any: Int32Array | undefined;
  #hows: WordHow[] = [];
  readonly #found: Occurrence[] = [];

  constructor(lexicon: Lexicon, words: readonly Word[], entries: readonly WordEntry[], denied: readonly boolean[]) {
    this.#lexicon = lexicon;
    this.#words = words;
    this.#entries = entries;
    this.#denied = denied;
  }

  find(): Occurrence[] {
    for (let at = 0; at < this.#entries.length; at++) {
      const entry = this.#entries[at];
      if (entry === undefined || entry.matches.length === 0) continue;
      if (isArticle(this.#words, this.#entries, at)) continue;
      for (const { id, how } of entry.matches) {
        for (const use of this.#lexicon.uses(id)) this.#meet(use, at, how);
      }
    }
    return this.#found;
  }

  #meet(use: WordUse, at: number, how: WordHow): void {
    const { phrase, slot, before } = use;
    const from = before.length === 0 ? at : this.#startOf(before, at);
    if (from < 0) return;
    const isDenied = this.#denied[at] === true || (from !== at && this.#denied[from] === true);
    const wanted = phrase.slots[slot]?.denied;
    const fits = wanted === undefined || wanted === isDenied;
    if (phrase.slots.length === 1) {
      this.#found.push({ phrase, words: from === at ? [at] : range(from, at), denied: !fits, how });
      return;
    }
    this.#fit ??= new Int32Array(this.#lexicon.slotCount).fill(-1);
    this.#any ??= new Int32Array(this.#lexicon.slotCount).fill(-1);
    const place = phrase.firstSlot + slot;
    this.#any[place] = at;
    if (fits) this.#fit[place] = at;
    this.#hows[place] = how;
    if (fits && this.#isComplete(phrase, this.#fit, at)) this.#add(phrase, this.#fit, false);
    else if (this.#isComplete(phrase, this.#any, at)) this.#add(phrase, this.#any, true);
  }

  /** Where the words of an alternative begin that ends at `at`, or -1; function words in between are passed over. */
  #startOf(before: readonly number[], at: number): number {
    let place = at;
    for (const id of before) {
      let skipped = 0;
      place--;
      while (skipped < 2 && !this.#isWord(place, id) && this.#isFiller(place)) {
        place--;
        skipped++;
      }
      if (!this.#isWord(place, id)) return -1;
    }
    return place;
  }

  #isWord(at: number, id: number): boolean {
    return this.#entries[at]?.matches.some((match) => match.id === id) ?? false;
  }

  #isFiller(at: number): boolean {
    const classes = this.#entries[at]?.classes ?? 0;
    return (classes & wordClass.function) !== 0 && (classes & (wordClass.denier | wordClass.either)) === 0;
  }

  #isComplete(phrase: Phrase, seen: Int32Array, at: number): boolean {
    let latest = -1;
    let stretchEnd = -1;
    let stretch = 0;
    for (let slot = 0; slot < phrase.slots.length; slot++) {
      const place = seen[phrase.firstSlot + slot] ?? -1;
      if (place < 0 || at - place > phrase.window) return false;
      const ownStretch = phrase.slots[slot]?.stretch ?? 0;
      if (ownStretch !== stretch) {
        stretch = ownStretch;
        stretchEnd = latest;
      }
      if (place < stretchEnd) return false;
      if (place > latest) latest = place;
    }
    return true;
  }

  #add(phrase: Phrase, seen: Int32Array, denied: boolean): void {
    const words = [...seen.subarray(phrase.firstSlot, phrase.firstSlot + phrase.slots.length)].sort((a, b) => a - b);
    let how: WordHow = 'exact';
    for (let slot = 0; slot < phrase.slots.length; slot++) {
      const own = this.#hows[phrase.firstSlot + slot] ?? 'exact';
      if (looseness[own] > looseness[how]) how = own;
    }
    this.#found.push({ phrase, words, denied, how });
  }
}

function range(from: number, to: number): number[] {
  const places: number[] = [];
  for (let place = from; place <= to; place++) places.push(place);
  return places;
}

/**
 * Whether a one-letter word is the article 'a' or the pronoun 'I' rather than a letter. It is a letter when it stands alone, before
 * punctuation, or among other letters ('a t c g'); 'is a base' and 'a D' are articles. Whether it is a capital does not count.
 */
function isArticle(words: readonly Word[], entries: readonly WordEntry[], at: number): boolean {
  const text = words[at]?.text;
  if (text !== 'a' && text !== 'i') return false;
  const next = words[at + 1];
  if (next === undefined || next.gap !== gap.space) return false;
  if (next.text.length > 1) {
    const nextClasses = entries[at + 1]?.classes ?? 0;
    const continues = (nextClasses & (wordClass.joiner | wordClass.copula | wordClass.turn)) !== 0;
    return !continues && !hasOtherLetters(words, entries, at);
  }
  const previous = entries[at - 1]?.classes ?? 0;
  const followsFunction = (previous & wordClass.function) !== 0 && (previous & wordClass.joiner) === 0;
  return followsFunction && words[at + 2]?.text.length !== 1;
}

/** Looking no further keeps the reading linear. */
const lettersNearby = 20;

function hasOtherLetters(words: readonly Word[], entries: readonly WordEntry[], at: number): boolean {
  let letters = 0;
  const end = Math.min(words.length, at + lettersNearby);
  for (let i = Math.max(0, at - lettersNearby); i < end && letters < 2; i++) {
    const isOther = i !== at && words[i]?.text.length === 1 && words[i]?.text !== 'a' && words[i]?.text !== 'i';
    if (isOther && (entries[i]?.matches.length ?? 0) > 0) letters++;
  }
  return letters >= 2;
}
