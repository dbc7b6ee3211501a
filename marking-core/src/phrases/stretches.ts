import type { Phrase } from './phrase.ts';
import { type PhraseIndex, placeSize, seenField } from './phrase-index.ts';
import type { Surroundings } from './surroundings.ts';

/** From this many places on a phrase says enough to be found over several sentences: 'XX is a girl. XY is a boy.' */
const placesOfSeveralSentences = 4;

/** A stretch of a phrase that has been met, with all before it. */
interface Chain {
  readonly words: readonly number[];
  readonly end: number;
}

const none: readonly number[] = [];

/** Where words are gathered before a list is made that is as long as they are many: one that grows takes room for many more. */
const gathered: number[] = [];

/** Completes phrases, stretch by stretch, from what was seen of their places. */
export class Stretches {
  readonly #index: PhraseIndex;
  readonly #polarity: number;
  /** By phrase: its stretches met so far, of those whose stretches come in order. */
  readonly #chains: (Chain[] | undefined)[];
  /** Which phrases have one, and how many these are. */
  readonly #begun: Int32Array;
  #begins = 0;

  /** @param polarity Which words count: one of `seenField.fit` and `seenField.any`. */
  constructor(index: PhraseIndex, polarity: number) {
    this.#index = index;
    this.#polarity = polarity;
    this.#chains = new Array<Chain[] | undefined>(index.phrases.length).fill(undefined);
    this.#begun = new Int32Array(index.phrases.length);
  }

  /** The words that meet the whole phrase now that one of its places is met at a word, if they do. */
  complete(phrase: Phrase, met: number, at: number, around: Surroundings): number[] | undefined {
    const { seen, stretch: stretches } = this.#index;
    const { firstSlot, endSlot } = phrase;
    const stretch = stretches[met] ?? 0;
    const last = stretches[endSlot - 1] ?? 0;
    const before = stretch === 0 ? undefined : this.#chains[phrase.index]?.[stretch - 1];
    if (stretch > 0 && (before === undefined || !isInReach(phrase, before.words[0] ?? 0, at, around))) return undefined;
    for (let place = firstSlot; place < endSlot; place++) {
      if (stretches[place] !== stretch) continue;
      const word = seen[placeSize * place + this.#polarity] ?? -1;
      if (word < 0 || !isInReach(phrase, word, at, around) || (before !== undefined && word <= before.end))
        return undefined;
    }
    const isClose = before !== undefined && phrase.slots[met - firstSlot]?.isClose === true;
    if (isClose && !around.areClose(before.end, this.#firstOf(phrase, stretch))) return undefined;
    const words = this.#gather(phrase, stretch, before?.words ?? none);
    if (stretch === last) return inOrder(words);
    this.#keep(phrase.index, stretch, { words, end: at });
    return undefined;
  }

  /** The words that met the stretches before, and those that meet this one. */
  #gather({ firstSlot, endSlot }: Phrase, stretch: number, before: readonly number[]): number[] {
    let count = 0;
    for (const word of before) gathered[count++] = word;
    for (let place = firstSlot; place < endSlot; place++) {
      if (this.#index.stretch[place] !== stretch) continue;
      const end = this.#endOf(place);
      for (let word = this.#startOf(place); word <= end; word++) gathered[count++] = word;
    }
    return gathered.slice(0, count);
  }

  #firstOf({ firstSlot, endSlot }: Phrase, stretch: number): number {
    let first = Number.POSITIVE_INFINITY;
    for (let place = firstSlot; place < endSlot; place++) {
      if (this.#index.stretch[place] === stretch) first = Math.min(first, this.#startOf(place));
    }
    return first;
  }

  #startOf(place: number): number {
    const end = this.#endOf(place);
    return Math.min(end, this.#index.seen[placeSize * place + seenField.start] ?? end);
  }

  #endOf(place: number): number {
    return this.#index.seen[placeSize * place + this.#polarity] ?? 0;
  }

  /** Forgets the answer. */
  clear(): void {
    for (let i = 0; i < this.#begins; i++) this.#chains[this.#begun[i] ?? 0] = undefined;
    this.#begins = 0;
  }

  #keep(phrase: number, stretch: number, met: Chain): void {
    const chain = this.#chains[phrase];
    if (chain !== undefined) chain[stretch] = met;
    else {
      this.#chains[phrase] = [met];
      this.#begun[this.#begins++] = phrase;
    }
  }
}

/** Within the phrase's window and, unless the phrase is a long one, in the same sentence. */
function isInReach({ window, firstSlot, endSlot }: Phrase, place: number, at: number, around: Surroundings): boolean {
  const isSpecific = endSlot - firstSlot >= placesOfSeveralSentences;
  return at - place <= window && (isSpecific || around.areOneSentence(place, at));
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
