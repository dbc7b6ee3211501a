/** A word as it is written in answers. */
export interface KnownWord {
  /** Normalised, without apostrophes, in its usual spelling: "doesn't" is 'doesnt', 'thru' is 'through'. */
  readonly text: string;
  /** The number that the digits say, with thousands commas and decimals; absent when it is not in digits. */
  readonly value: number | undefined;
  /** Its number among the words met so far; `unnumbered` when it is too long to be kept. */
  readonly number: number;
}

/** The number of a word that is not kept. */
export const unnumbered = -1;

/** Most words that are known at a time; they take about two megabytes. */
export const mostKnownWords = 16_384;
const longestWord = 32;
const slotMask = 2 * mostKnownWords - 1;
/** The bits of a slot that hold one more than the place of its word, 0 for none; above them are those of the word's hash. */
const placeMask = 2 * mostKnownWords - 1;

type MakeWord = (codes: Uint16Array, from: number, to: number) => KnownWord;

/**
 * The words of all answers, found by their characters in an answer. Pupils' words repeat: making a string of
 * each and looking that up takes longer than everything else in reading. If there are too many, even by
 * attack, all are dropped; numbers are never reused, so whatever is kept by number remains valid.
 */
class KnownWords {
  /** The number of the first word that is known now. */
  first = 0;
  #words: KnownWord[] = [];
  /** Open addressing, one number a slot: the time goes into waiting for memory, so what is looked at most is small. */
  readonly #slots = new Int32Array(slotMask + 1);
  readonly #characters = new Uint16Array(8 * mostKnownWords);
  /** By place where a word's characters end; they begin where those of the word before end. */
  readonly #ends = new Int32Array(mostKnownWords + 1);

  /** The word that these characters are, made by `make` when it is met for the first time. */
  at(codes: Uint16Array, from: number, to: number, make: MakeWord): KnownWord {
    const length = to - from;
    if (length > longestWord) return make(codes, from, to);
    let hash = length;
    for (let at = from; at < to; at++) hash = Math.imul(hash ^ (codes[at] ?? 0), 0x5bd1e995);
    hash ^= hash >>> 15;
    const slots = this.#slots;
    for (let slot = hash & slotMask; ; slot = (slot + 1) & slotMask) {
      const taken = slots[slot] ?? 0;
      if (taken === 0) return this.#add(make(codes, from, to), codes, from, to, hash);
      if (((taken ^ hash) & ~placeMask) !== 0) continue;
      const place = taken & placeMask;
      const known = this.#words[place - 1];
      if (known !== undefined && this.#isAt(place, codes, from, to)) return known;
    }
  }

  #isAt(place: number, codes: Uint16Array, from: number, to: number): boolean {
    const start = this.#ends[place - 1] ?? 0;
    if (this.#ends[place] !== start + to - from) return false;
    const characters = this.#characters;
    for (let at = from; at < to; at++) if (characters[start + at - from] !== codes[at]) return false;
    return true;
  }

  #add({ text, value }: KnownWord, codes: Uint16Array, from: number, to: number, hash: number): KnownWord {
    let taken = this.#ends[this.#words.length] ?? 0;
    if (this.#words.length === mostKnownWords || taken + longestWord > this.#characters.length) taken = this.#forget();
    const word = { text, value, number: this.first + this.#words.length };
    const place = this.#words.push(word);
    let slot = hash & slotMask;
    while (this.#slots[slot] !== 0) slot = (slot + 1) & slotMask;
    this.#slots[slot] = (hash & ~placeMask) | place;
    for (let at = from; at < to; at++) this.#characters[taken++] = codes[at] ?? 0;
    this.#ends[place] = taken;
    return word;
  }

  /** @returns How many characters are taken then: none. */
  #forget(): number {
    this.first += this.#words.length;
    this.#words = [];
    this.#slots.fill(0);
    return 0;
  }
}

/** Shared by all homework, since all pupils write with much the same words. */
export const knownWords = new KnownWords();
