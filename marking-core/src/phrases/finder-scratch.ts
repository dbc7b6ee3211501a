/**
 * Where the words that meet the places of phrases were last seen in the answer that is being read. It belongs to a lexicon and is
 * used for one answer after another, because making it anew would cost more than reading a short answer.
 */
export class FinderScratch {
  /** By place: the last word that met it with the right polarity, and the last at all; -1 for none. */
  readonly fit: Int32Array;
  readonly any: Int32Array;
  /** By place: where the words begin that met it last, and how loosely they met it. */
  readonly starts: Int32Array;
  readonly looseness: Uint8Array;
  /** By phrase: a bit for each place that has been met. */
  readonly met: Int32Array;
  readonly #touched: number[] = [];

  constructor(slots: number, phrases: number) {
    this.fit = new Int32Array(slots);
    this.any = new Int32Array(slots);
    this.starts = new Int32Array(slots);
    this.looseness = new Uint8Array(slots);
    this.met = new Int32Array(phrases);
  }

  /** Makes a phrase ready that the answer has not met before. */
  begin(phrase: number, firstSlot: number, slots: number): void {
    this.#touched.push(phrase);
    for (let place = firstSlot; place < firstSlot + slots; place++) {
      this.fit[place] = -1;
      this.any[place] = -1;
    }
  }

  /** Forgets the answer. */
  clear(): void {
    for (const phrase of this.#touched) this.met[phrase] = 0;
    this.#touched.length = 0;
  }
}
