import { bitCount } from '../text/bit-count.ts';
import { bitOf, type Phrase, type WordUse } from './phrase.ts';

/**
 * Properties of a use, as bits; the higher bits point to the list of words that must precede it, 0 for none.
 */
export const useKind = {
  /** Its word must not be denied. */
  asserted: 1,
  /** Its word must be denied. */
  denied: 2,
  /** It is the whole phrase. */
  alone: 4,
  /** Punctuation may be between the words before it. */
  spansPunctuation: 8,
} as const;
export const bitsOfKind = 4;

/** Numbers that each use takes: see `PhraseIndex.uses`. */
export const useSize = 7;
/** Numbers that are kept for each place: see `PhraseIndex.seen`. */
export const placeSize = 4;
/** Which of these is the last word that met it with the right polarity, the last at all, where its words begin, and how loosely it met. */
export const seenField = { fit: 0, any: 1, start: 2, looseness: 3 } as const;

/**
 * The phrases of a question as numbers side by side. A word of an answer may be part of dozens of phrases, almost none of which the
 * answer has: reading all that from objects all over the memory would take most of the time of marking.
 */
export class PhraseIndex {
  readonly phrases: readonly Phrase[];
  /**
   * By use: its phrase, its place, a bit for its place in the phrase, these bits of all places in its stretch, its kind, and two lots of
   * bits of words (`bitOf`), one of each of which must be in an answer that has the phrase: there is nothing to do for most.
   */
  readonly uses: Int32Array;
  /** Ids of words that must precede a word, nearest first, each list after its length. */
  readonly before: Int32Array;
  /** By place: which stretch of its phrase it belongs to. */
  readonly stretch: Int32Array;
  /** By phrase: its first place, and after those of all phrases one more than the last place. */
  readonly firstPlace: Int32Array;
  /**
   * By phrase: a bit for each place matched in the current answer. This and `seen` belong to the index, as
   * creating them would cost more than reading a short answer.
   */
  readonly met: Int32Array;
  /** By place: see `seenField`. */
  readonly seen: Int32Array;

  /** By word id: where its uses begin; they end where those of the next word begin. */
  readonly #firstUse: readonly number[];

  /** @param usesOfWords By word id. */
  constructor(phrases: readonly Phrase[], usesOfWords: readonly (readonly WordUse[])[]) {
    this.phrases = phrases;
    const stretches = phrases.flatMap(({ slots }) => slots.map(({ stretch }) => stretch));
    this.stretch = Int32Array.from(stretches);
    this.seen = new Int32Array(placeSize * stretches.length);
    this.met = new Int32Array(phrases.length);
    this.firstPlace = Int32Array.from([...phrases.map(({ firstSlot }) => firstSlot), stretches.length]);
    const wordsOfPlaces = bitsOfPlaces(usesOfWords, stretches.length);
    const before = [0];
    const uses: number[] = [];
    const firstUse = usesOfWords.map((own) => {
      const first = uses.length;
      for (const use of own) {
        const kind = kindOf(use) | (beforeOf(use, before) << bitsOfKind);
        uses.push(use.phrase.index, use.place, 1 << use.slot, bitsOfStretch(use), kind, ...needsOf(use, wordsOfPlaces));
      }
      return first;
    });
    this.before = Int32Array.from(before);
    this.uses = Int32Array.from(uses);
    this.#firstUse = [...firstUse, uses.length];
  }

  /** Where the uses of a word begin and end. */
  usesOf(id: number) {
    return { firstUse: this.#firstUse[id] ?? 0, endOfUses: this.#firstUse[id + 1] ?? 0 };
  }

  /** Makes a phrase ready that the answer has not met before. */
  begin(phrase: number): void {
    const end = placeSize * (this.firstPlace[phrase + 1] ?? 0);
    for (let at = placeSize * (this.firstPlace[phrase] ?? 0); at < end; at += placeSize) {
      this.seen[at + seenField.fit] = -1;
      this.seen[at + seenField.any] = -1;
    }
  }

  /** How loosely the loosest of the words met that a phrase was met by. */
  loosest({ firstSlot, endSlot }: Phrase): number {
    let loosest = 0;
    for (let place = firstSlot; place < endSlot; place++) {
      loosest = Math.max(loosest, this.seen[placeSize * place + seenField.looseness] ?? 0);
    }
    return loosest;
  }
}

function bitsOfStretch({ phrase: { slots }, slot }: WordUse): number {
  const own = slots[slot]?.stretch;
  return slots.reduce((bits, { stretch }, other) => (stretch === own ? bits | (1 << other) : bits), 0);
}

function bitsOfPlaces(usesOfWords: readonly (readonly WordUse[])[], places: number): number[] {
  const bits = new Array<number>(places).fill(0);
  usesOfWords.forEach((uses, id) => {
    for (const { place } of uses) bits[place] = (bits[place] ?? 0) | bitOf(id);
  });
  return bits;
}

const anyWord = -1;

/** The word that must precede a use, and the words of the phrase's other place that has fewest. */
function needsOf({ before, phrase, place }: WordUse, wordsOfPlaces: readonly number[]): [number, number] {
  const others = phrase.slots
    .map((_, slot) => phrase.firstSlot + slot)
    .filter((other) => other !== place)
    .map((other) => wordsOfPlaces[other] ?? 0);
  const fewest = others.reduce((least, bits) => (bitCount(bits) < bitCount(least) ? bits : least), anyWord);
  return [before?.[0] === undefined ? anyWord : bitOf(before[0]), fewest];
}

function kindOf({ wanted, isAlone, phrase }: WordUse): number {
  const polarity = wanted === undefined ? 0 : wanted ? useKind.denied : useKind.asserted;
  return polarity | (isAlone ? useKind.alone : 0) | (phrase.spansPunctuation ? useKind.spansPunctuation : 0);
}

function beforeOf({ before: ids }: WordUse, lists: number[]): number {
  if (ids === undefined) return 0;
  return lists.push(ids.length, ...ids) - ids.length - 1;
}
