/** A word as it is written in answers. */
export interface KnownWord {
  /** Normalised, without apostrophes: "doesn't" is 'doesnt'. */
  readonly text: string;
  /** The number that the digits say, with thousands commas and decimals; absent when it is not in digits. */
  readonly value: number | undefined;
  /** Its number among the words met so far; `unnumbered` when it is too long to be kept. */
  readonly number: number;
}

/** The number of a word that is not kept. */
export const unnumbered = -1;

/** Most words that are known at a time; they take about a megabyte. */
export const mostKnownWords = 16_384;
const longestWord = 32;
const slotMask = 4 * mostKnownWords - 1;

/**
 * The words that answers have been written with, found by their characters where these stand in an answer. Pupils' words repeat:
 * making a string of each and looking that up takes longer than all else that reading does. When there are too many, whoever tries
 * to fill it, all are forgotten; numbers are never given twice, so that what is kept by number can tell.
 */
class KnownWords {
  /** The number of the first word that is known now. */
  first = 0;
  #words: KnownWord[] = [];
  /** Open addressing: one more than the place of a word in the other lists, 0 for none. */
  readonly #slots = new Int32Array(slotMask + 1);
  readonly #hashes = new Int32Array(mostKnownWords);
  readonly #starts = new Int32Array(mostKnownWords + 1);
  readonly #characters = new Uint16Array(8 * mostKnownWords);

  /** The word that these characters are, made by `make` when it is met for the first time. */
  at(codes: Uint16Array, from: number, to: number, make: (codes: Uint16Array, from: number, to: number) => KnownWord) {
    if (to - from > longestWord) return make(codes, from, to);
    let hash = to - from;
    for (let at = from; at < to; at++) hash = Math.imul(hash ^ (codes[at] ?? 0), 0x5bd1e995);
    hash ^= hash >>> 15;
    for (let slot = hash & slotMask; ; slot = (slot + 1) & slotMask) {
      const place = (this.#slots[slot] ?? 0) - 1;
      if (place < 0) return this.#add(make(codes, from, to), codes, from, to, hash);
      const known = this.#words[place];
      if (known !== undefined && this.#hashes[place] === hash && this.#isAt(place, codes, from, to)) return known;
    }
  }

  #isAt(place: number, codes: Uint16Array, from: number, to: number): boolean {
    let at = this.#starts[place] ?? 0;
    if ((this.#starts[place + 1] ?? 0) - at !== to - from) return false;
    for (let own = from; own < to; own++) if (this.#characters[at++] !== codes[own]) return false;
    return true;
  }

  #add({ text, value }: KnownWord, codes: Uint16Array, from: number, to: number, hash: number): KnownWord {
    let place = this.#words.length;
    let start = this.#starts[place] ?? 0;
    if (place === mostKnownWords || start + longestWord > this.#characters.length) {
      this.first += place;
      this.#words = [];
      this.#slots.fill(0);
      place = 0;
      start = 0;
    }
    const word = { text, value, number: this.first + place };
    this.#words.push(word);
    this.#hashes[place] = hash;
    this.#characters.set(codes.subarray(from, to), start);
    this.#starts[place + 1] = start + to - from;
    let slot = hash & slotMask;
    while (this.#slots[slot] !== 0) slot = (slot + 1) & slotMask;
    this.#slots[slot] = place + 1;
    return word;
  }
}

/** Shared by all homework, since all pupils write with much the same words. */
export const knownWords = new KnownWords();
