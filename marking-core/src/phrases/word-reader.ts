import { baseForms } from '../text/inflections.ts';
import { numberWord, numberWordValue } from '../text/number-words.ts';
import { type SlipReader, type SlipTarget, slipReader } from '../text/slips.ts';
import { wordClasses } from '../text/word-classes.ts';
import { anyEnding } from './notation.ts';
import type { WordHow } from './phrase.ts';

/** A word of the scheme that a written word can be. */
export interface ReadMatch {
  readonly id: number;
  readonly how: WordHow;
}

const none: readonly number[] = [];

/** Finds out which words of a scheme a written word can be. Slow, so that its answers are worth keeping. */
export class WordReader {
  /** The words of the scheme, as they may be misspelt. */
  readonly targets: readonly SlipTarget[];
  readonly #names: readonly string[];
  readonly #ids: ReadonlyMap<string, number>;
  readonly #byBase = new Map<string, number[]>();
  readonly #prefixes: { readonly text: string; readonly id: number }[] = [];
  readonly #misspellings: SlipReader;
  readonly #realWords: ReadonlySet<string>;

  /**
   * @param ids The scheme's words, canonical, with their numbers from 0.
   * @param realWords Words that are no misspelling of anything: see `confusableWords`.
   */
  constructor(ids: ReadonlyMap<string, number>, realWords: ReadonlySet<string>) {
    this.#ids = ids;
    this.#names = [...ids.keys()];
    this.#realWords = realWords;
    this.targets = this.#names.map((name) =>
      name.endsWith(anyEnding)
        ? { word: name.slice(0, -1), isBeginning: true }
        : { word: numberWord(name) ?? name, isBeginning: false },
    );
    this.#misspellings = slipReader(this.targets);
    for (const [name, id] of ids) this.#addForms(name, id);
  }

  /** As itself or a form of it, else as a misspelling, the nearest ones only. */
  read(word: string): ReadMatch[] {
    const bases = baseForms(word);
    const matches = this.#readExactly(word, bases);
    return matches.length > 0 || wordClasses.has(word) ? matches : this.#readMisspelt(word, bases);
  }

  /**
   * Whether a text is exactly a word of the scheme, or with `isForm` a form of one, except numbers:
   * 'someone'.
   */
  knows(text: string, isForm: boolean): boolean {
    return isForm ? baseForms(text).some((base) => this.#byBase.has(base)) : this.#ids.has(canonicalWord(text));
  }

  #addForms(name: string, id: number): void {
    if (name.endsWith(anyEnding)) {
      this.#prefixes.push({ text: name.slice(0, -1), id });
      return;
    }
    for (const base of baseForms(name)) {
      const ids = this.#byBase.get(base);
      if (ids === undefined) this.#byBase.set(base, [id]);
      else ids.push(id);
    }
  }

  #readExactly(word: string, bases: readonly string[]): ReadMatch[] {
    const matches: ReadMatch[] = [];
    const add = (id: number, how: WordHow) => {
      if (!matches.some((match) => match.id === id)) matches.push({ id, how });
    };
    // A zero is often typed for the letter O of a formula: 'C02', 'H20'.
    const canonical = canonicalWord(word);
    const names = word.includes('0') ? [word, canonical, word.replaceAll('0', 'o')] : [canonical];
    for (const name of names) {
      const id = this.#ids.get(name);
      if (id !== undefined) add(id, 'exact');
    }
    if (!wordClasses.has(word)) {
      for (const base of bases) for (const id of this.#byBase.get(base) ?? none) add(id, 'form');
    }
    for (const { text, id } of this.#prefixes) if (word.startsWith(text)) add(id, 'form');
    return matches;
  }

  #readMisspelt(word: string, bases: readonly string[]): ReadMatch[] {
    const ids = this.#misspellings(word, bases).filter((id) => !namesAnother(word, this.#names[id] ?? ''));
    if (ids.length === 0 || bases.some((base) => this.#realWords.has(base))) return [];
    const meant = ids.flatMap((id) => {
      const name = (this.#names[id] ?? '').replace(anyEnding, '');
      return this.#readExactly(name, baseForms(name));
    });
    const matches: ReadMatch[] = ids.map((id) => ({ id, how: 'misspelling' }));
    for (const { id } of meant)
      if (!matches.some((match) => match.id === id)) matches.push({ id, how: 'misspelt form' });
    return matches;
  }
}

/** Endings that name substances, each another one: 'amylose' is no slip for 'amylase', nor 'nitrite' for 'nitrate'. */
const naming = /(?:ase|ose|ide|ate|ite|ane|ene|yne)$/;

function namesAnother(word: string, target: string): boolean {
  const [ending] = naming.exec(word) ?? [];
  const [other] = naming.exec(target) ?? [];
  return ending !== undefined && other !== undefined && ending !== other;
}

/** Number words in digits, and digits without padding, so that all ways of writing a number are one word. */
export function canonicalWord(word: string): string {
  const value = numberWordValue(word) ?? (word.length === 2 && /^0\d$/.test(word) ? Number(word) : undefined);
  return value === undefined ? word : String(value);
}
