/** A word as it is written in answers. */
export interface KnownWord {
  /** Normalised, without apostrophes: "doesn't" is 'doesnt'. */
  readonly text: string;
  /** The number that the digits say, with thousands commas and decimals; absent when it is not in digits. */
  readonly value: number | undefined;
  /** Whether it may begin a number, in digits or words: '3', 'ph8', 'three', 'a' of 'a second'. */
  readonly mayBeNumber: boolean;
  /** Its number among the words met so far; `unnumbered` when it is too long to be kept. */
  readonly number: number;
}

/** The number of a word that is not kept. */
export const unnumbered = -1;

/** Most words that are known at a time; they take about two megabytes. */
export const mostKnownWords = 16_384;
const longestWord = 32;
const slotMask = 2 * mostKnownWords - 1;
/** Numbers in a slot: the hash of a word, where its characters begin, how many they are, and one more than its place, 0 for none. */
const slotSize = 4;

type MakeWord = (codes: Uint16Array, from: number, to: number) => KnownWord;

/**
 * The words that answers have been written with, found by their characters where these stand in an answer. Pupils' words repeat:
 * making a string of each and looking that up takes longer than all else that reading does. When there are too many, whoever tries
 * to fill it, all are forgotten; numbers are never given twice, so that what is kept by number can tell.
 */
class KnownWords {
  /** The number of the first word that is known now. */
  first = 0;
  #words: KnownWord[] = [];
  /** Open addressing. What is asked for together lies together, because the time goes into waiting for memory. */
  readonly #slots = new Int32Array(slotSize * (slotMask + 1));
  readonly #characters = new Uint16Array(8 * mostKnownWords);
  /** How many of the characters are taken. */
  #taken = 0;

  /** The word that these characters are, made by `make` when it is met for the first time. */
  at(codes: Uint16Array, from: number, to: number, make: MakeWord): KnownWord {
    const length = to - from;
    if (length > longestWord) return make(codes, from, to);
    let hash = length;
    for (let at = from; at < to; at++) hash = Math.imul(hash ^ (codes[at] ?? 0), 0x5bd1e995);
    hash ^= hash >>> 15;
    const slots = this.#slots;
    for (let slot = slotSize * (hash & slotMask); ; slot = (slot + slotSize) & (slotSize * slotMask)) {
      const place = slots[slot + 3] ?? 0;
      if (place === 0) return this.#add(make(codes, from, to), codes, from, to, hash);
      if (slots[slot] !== hash || slots[slot + 2] !== length) continue;
      const known = this.#words[place - 1];
      if (known !== undefined && this.#isAt(slots[slot + 1] ?? 0, codes, from, to)) return known;
    }
  }

  #isAt(start: number, codes: Uint16Array, from: number, to: number): boolean {
    const characters = this.#characters;
    for (let at = from; at < to; at++) if (characters[start + at - from] !== codes[at]) return false;
    return true;
  }

  #add({ text, value, mayBeNumber }: KnownWord, codes: Uint16Array, from: number, to: number, hash: number): KnownWord {
    if (this.#words.length === mostKnownWords || this.#taken + longestWord > this.#characters.length) this.#forget();
    const word = { text, value, mayBeNumber, number: this.first + this.#words.length };
    const place = this.#words.push(word);
    let slot = slotSize * (hash & slotMask);
    while (this.#slots[slot + 3] !== 0) slot = (slot + slotSize) & (slotSize * slotMask);
    this.#slots[slot] = hash;
    this.#slots[slot + 1] = this.#taken;
    this.#slots[slot + 2] = to - from;
    this.#slots[slot + 3] = place;
    for (let at = from; at < to; at++) this.#characters[this.#taken++] = codes[at] ?? 0;
    return word;
  }

  #forget(): void {
    this.first += this.#words.length;
    this.#words = [];
    this.#slots.fill(0);
    this.#taken = 0;
  }
}

/** Shared by all homework, since all pupils write with much the same words. */
export const knownWords = new KnownWords();
