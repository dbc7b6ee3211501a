import { clauseEnd, clauseStarts } from '../text/clauses.ts';
import { wordClass } from '../text/word-classes.ts';
import { gap, type Word } from '../text/words.ts';
import { bitOf, type WordEntry } from './phrase.ts';

/** 'Egg = X', 'egg: X', 'egg - X': such a mark says what belongs together. */
const labelMark = gap.equals | gap.colon | gap.dash;

/** Most content words between two stretches that follow each other closely. */
const mostBetween = 4;

/** The surroundings of the words that match a phrase. */
export class Surroundings {
  readonly #words: readonly Word[];
  readonly #entries: readonly WordEntry[];
  #clauses: readonly number[] | undefined;

  constructor(words: readonly Word[], entries: readonly WordEntry[]) {
    this.#words = words;
    this.#entries = entries;
  }

  /** Whether a word is one of the scheme's. */
  isWord(at: number, id: number): boolean {
    const entry = this.#entries[at];
    if (entry === undefined || (entry.bits & bitOf(id)) === 0) return false;
    for (const match of entry.matches) if (match.id === id) return true;
    return false;
  }

  /**
   * Where the words of an alternative begin that ends at a word, or -1; function words in between are passed over.
   *
   * @param list Where in `before` the ids of the words before it are listed, after their number.
   */
  startOf(before: Int32Array, list: number, at: number, spansPunctuation: boolean): number {
    const end = list + (before[list] ?? 0);
    let place = at;
    for (let next = list + 1; next <= end; next++) {
      const id = before[next] ?? 0;
      let skipped = 0;
      do {
        if (!spansPunctuation && !this.#isJoiner(place) && this.endsClause(place)) return -1;
        if (--place < 0) return -1;
      } while (!this.isWord(place, id) && skipped++ < 2 && this.isFiller(place));
      if (!this.isWord(place, id)) return -1;
    }
    return place;
  }

  /** 'X, or Y' */
  #isJoiner(at: number): boolean {
    return ((this.#entries[at]?.classes ?? 0) & wordClass.joiner) !== 0;
  }

  /** Whether it may be skipped between two adjacent words. */
  isFiller(at: number): boolean {
    const classes = this.#entries[at]?.classes ?? 0;
    return (classes & wordClass.function) !== 0 && (classes & (wordClass.denier | wordClass.joiner)) === 0;
  }

  /** Whether punctuation or a word such as 'but' is between a word and the one before it. */
  endsClause(at: number, marks: number = clauseEnd): boolean {
    return ((this.#words[at]?.gap ?? 0) & marks) !== 0 || ((this.#entries[at]?.classes ?? 0) & wordClass.turn) !== 0;
  }

  /** Whether everything between two indexes is a few words of one clause, without 'and' or 'or'. */
  areClose(from: number, to: number): boolean {
    let content = 0;
    for (let at = from + 1; at <= to; at++) {
      const classes = this.#entries[at]?.classes ?? 0;
      if (this.endsClause(at, clauseEnd & ~labelMark) || (classes & wordClass.joiner) !== 0) return false;
      if (at < to && (classes & wordClass.function) === 0) content++;
    }
    return content <= mostBetween;
  }

  /** Whether one of some words of the scheme is between two indexes. */
  hasAny(ids: ReadonlySet<number>, from: number, to: number): boolean {
    for (let at = from; at < to; at++) if (this.#entries[at]?.matches.some(({ id }) => ids.has(id))) return true;
    return false;
  }

  areOneSentence(one: number, other: number): boolean {
    return this.#words[one]?.sentence === this.#words[other]?.sentence;
  }

  areOneClause(one: number, other: number): boolean {
    return this.startOfClause(one) === this.startOfClause(other);
  }

  startOfClause(at: number): number | undefined {
    this.#clauses ??= clauseStarts(this.#words, (place) => this.#entries[place]?.classes ?? 0);
    return this.#clauses[at];
  }
}
