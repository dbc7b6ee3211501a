import { wordClasses } from '../text/word-classes.ts';

const mostWords = 8192;
const longestWord = 32;

/** A word that is too long to be kept: it has no number. */
export const unnumbered = -1;

/**
 * Numbers the words that the answers to one homework are written with, so that a word is looked up once and each question keeps what
 * it knows of it by number. It forgets them all when there are too many, whoever tries to fill it.
 */
export class Vocabulary {
  /** Raised whenever all words are forgotten: what is kept by number is of no use then. */
  generation = 0;
  #numbers = new Map<string, number>();

  constructor() {
    this.#begin();
  }

  numberOf(word: string): number {
    return this.#numbers.get(word) ?? this.#add(word);
  }

  #add(word: string): number {
    if (word.length > longestWord) return unnumbered;
    if (this.#numbers.size >= mostWords) {
      this.generation++;
      this.#begin();
    }
    const number = this.#numbers.size;
    this.#numbers.set(word, number);
    return number;
  }

  #begin(): void {
    this.#numbers = new Map();
    for (const word of wordClasses.keys()) this.#numbers.set(word, this.#numbers.size);
  }
}
