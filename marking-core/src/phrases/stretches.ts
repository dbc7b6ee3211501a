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

/** Completes phrases, stretch by stretch, from what was seen of their places. */
export class Stretches {
  readonly #index: PhraseIndex;
  readonly #polarity: number;
  /** By phrase: the stretches met so far, of those whose stretches come in order. */
  #chains: Map<Phrase, Chain[]> | undefined;

  /** @param polarity Which words count: one of `seenField.fit` and `seenField.any`. */
  constructor(index: PhraseIndex, polarity: number) {
    this.#index = index;
    this.#polarity = polarity;
  }

  /** The words that meet the whole phrase now that one of its places is met at a word, if they do. */
  complete(phrase: Phrase, met: number, at: number, around: Surroundings): number[] | undefined {
    const { seen, stretch: stretches } = this.#index;
    const { firstSlot, slots } = phrase;
    const end = firstSlot + slots.length;
    const stretch = stretches[met] ?? 0;
    const last = stretches[end - 1] ?? 0;
    const chain = last === 0 ? undefined : this.#chainOf(phrase);
    const before = stretch === 0 ? undefined : chain?.[stretch - 1];
    if (stretch > 0 && (before === undefined || !isInReach(phrase, before.words[0] ?? 0, at, around))) return undefined;
    for (let place = firstSlot; place < end; place++) {
      if (stretches[place] !== stretch) continue;
      const word = seen[placeSize * place + this.#polarity] ?? -1;
      if (word < 0 || !isInReach(phrase, word, at, around) || (before !== undefined && word <= before.end))
        return undefined;
    }
    const words = before === undefined ? [] : [...before.words];
    const first = this.#collect(phrase, stretch, words);
    const isClose = before !== undefined && slots[met - firstSlot]?.isClose === true;
    if (isClose && !around.areClose(before.end, first)) return undefined;
    if (chain !== undefined) chain[stretch] = { words, end: at };
    return stretch === last ? inOrder(words) : undefined;
  }

  /** Adds the words that meet a stretch to a list; the first of them. */
  #collect({ slots, firstSlot }: Phrase, stretch: number, words: number[]): number {
    const { seen, stretch: stretches } = this.#index;
    let first = Number.POSITIVE_INFINITY;
    for (let place = firstSlot; place < firstSlot + slots.length; place++) {
      if (stretches[place] !== stretch) continue;
      const end = seen[placeSize * place + this.#polarity] ?? 0;
      const start = Math.min(end, seen[placeSize * place + seenField.start] ?? end);
      if (start < first) first = start;
      for (let word = start; word <= end; word++) words.push(word);
    }
    return first;
  }

  /** Forgets the answer. */
  clear(): void {
    this.#chains = undefined;
  }

  #chainOf(phrase: Phrase): Chain[] {
    this.#chains ??= new Map();
    const known = this.#chains.get(phrase);
    if (known !== undefined) return known;
    const chain: Chain[] = [];
    this.#chains.set(phrase, chain);
    return chain;
  }
}

/** Within the phrase's window and, unless the phrase is a long one, in the same sentence. */
function isInReach({ window, slots }: Phrase, place: number, at: number, around: Surroundings): boolean {
  const isSpecific = slots.length >= placesOfSeveralSentences;
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
