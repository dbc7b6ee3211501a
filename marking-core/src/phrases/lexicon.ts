import { baseForms } from '../text/inflections.ts';
import { numberWord, numberWordValue } from '../text/number-words.ts';
import { type SlipReader, type SlipTarget, slipReader } from '../text/slips.ts';
import { wordClass, wordClasses } from '../text/word-classes.ts';
import { anyEnding, type Pattern } from './notation.ts';

/** What a phrase does to the marks when it is found. */
export type PhraseRole = 'right' | 'reject' | 'other' | 'insufficient' | 'ignore';

/** A phrase of a mark scheme, as a rule hands it over. */
export interface PhraseSource extends Pattern {
  readonly role: PhraseRole;
  /** Which item, group or part it belongs to; 0 where the rule has one thing to say. */
  readonly term: number;
  /** The scheme's words, for evidence. */
  readonly part: string;
  readonly how: 'exact' | 'synonym';
}

export interface Phrase extends PhraseSource {
  /** Number of its first place among the places of the whole lexicon. */
  readonly firstSlot: number;
  /** How many words its places may be spread over. */
  readonly window: number;
  /** Ids of the words that must not stand between its words, and before it in its clause. */
  readonly idsBetween: ReadonlySet<number>;
  readonly idsBefore: ReadonlySet<number>;
}

/** One way in which a word of the scheme is part of a phrase. */
export interface WordUse {
  readonly phrase: Phrase;
  readonly slot: number;
  /** Ids of the words that must stand before it, nearest first. */
  readonly before: readonly number[];
}

/** As written, as a form of it, as a misspelling of it, or as a misspelling of a form of it. */
export type WordHow = 'exact' | 'form' | 'misspelling' | 'misspelt form';

/** How far a word is from the scheme's, in ranks. */
export const looseness = { exact: 0, form: 1, misspelling: 2, 'misspelt form': 3 } as const satisfies Record<
  WordHow,
  number
>;

/** What a written word can be in the scheme. */
export interface WordMatch {
  readonly id: number;
  readonly how: WordHow;
}

export interface WordEntry {
  readonly classes: number;
  readonly matches: readonly WordMatch[];
  /** Whether the scheme has a word that begins so, whose other half may follow ('stop watch'). */
  readonly isHead: boolean;
}

const noMatches: readonly WordMatch[] = [];
const noUses: readonly WordUse[] = [];
const stranger: WordEntry = { classes: 0, matches: noMatches, isHead: false };
const mostRemembered = 4096;

/** All words and phrases of one question, with everything that can be worked out before an answer is read. */
export class Lexicon {
  readonly slotCount: number;
  /** The words of the scheme that can be misspelt, for whoever looks for words that could be confused with them. */
  readonly words: readonly SlipTarget[];
  readonly #names: string[] = [];
  readonly #ids = new Map<string, number>();
  readonly #uses: WordUse[][] = [];
  /** Words that the scheme writes as two. */
  readonly #pairs = new Set<string>();
  readonly #known = new Map<string, WordEntry>();
  readonly #byBase = new Map<string, number[]>();
  readonly #prefixes: { readonly text: string; readonly id: number }[] = [];
  readonly #misspellings: SlipReader;
  readonly #realWords: ReadonlySet<string>;
  #remembered = new Map<string, WordEntry>();

  /** @param realWords Words that are no misspelling of anything: see `confusableWords`. */
  constructor(sources: readonly PhraseSource[], realWords: ReadonlySet<string>) {
    this.#realWords = realWords;
    let firstSlot = 0;
    for (const source of sources) {
      const idsBetween = new Set(source.excludedBetween.map((word) => this.#id(word)));
      const idsBefore = new Set(source.excludedBefore.map((word) => this.#id(word)));
      this.#addUses({ ...source, firstSlot, idsBetween, idsBefore, window: 4 * source.slots.length + 6 });
      firstSlot += source.slots.length;
    }
    this.slotCount = firstSlot;
    this.words = this.#names.map((name) =>
      name.endsWith(anyEnding)
        ? { word: name.slice(0, -1), isBeginning: true }
        : { word: numberWord(name) ?? name, isBeginning: false },
    );
    this.#misspellings = slipReader(this.words);
    this.#index();
  }

  /** Everything known about one word of an answer. */
  entry(word: string): WordEntry {
    return this.#known.get(word) ?? this.#remembered.get(word) ?? this.#remember(word);
  }

  /** What two neighbouring words of an answer make together, when that is a word of the scheme and not itself two. */
  joined(head: string, tail: string): readonly WordMatch[] {
    const whole = head + tail;
    return this.#pairs.has(whole) ? noMatches : (this.#known.get(whole)?.matches ?? noMatches);
  }

  uses(id: number): readonly WordUse[] {
    return this.#uses[id] ?? noUses;
  }

  /** The word of the scheme with this id; a number word stands in digits. */
  word(id: number): string {
    return this.#names[id] ?? '';
  }

  /** Whether a word is one of the scheme's, letter by letter. */
  has(word: string): boolean {
    return this.#ids.has(word);
  }

  #addUses(phrase: Phrase): void {
    phrase.slots.forEach(({ alternatives }, slot) => {
      for (const alternative of alternatives) {
        const ids = alternative.map((word) => this.#id(word));
        const last = ids.at(-1);
        if (last === undefined) continue;
        this.#uses[last]?.push({ phrase, slot, before: ids.slice(0, -1).reverse() });
        if (alternative.length === 2 && alternative.every((word) => word.length > 2)) {
          const whole = alternative.join('');
          if (!this.#ids.has(whole)) this.#pairs.add(whole);
          this.#uses[this.#id(whole)]?.push({ phrase, slot, before: [] });
        }
      }
    });
  }

  #id(word: string): number {
    const name = canonical(word);
    const known = this.#ids.get(name);
    if (known !== undefined) return known;
    const id = this.#uses.length;
    this.#ids.set(name, id);
    this.#names.push(name);
    this.#uses.push([]);
    return id;
  }

  #index(): void {
    for (const [name, id] of this.#ids) {
      if (name.endsWith(anyEnding)) {
        this.#prefixes.push({ text: name.slice(0, -1), id });
        continue;
      }
      for (const base of baseForms(name)) {
        const ids = this.#byBase.get(base);
        if (ids === undefined) this.#byBase.set(base, [id]);
        else ids.push(id);
      }
    }
    for (const [word, classes] of wordClasses) this.#known.set(word, { ...this.#read(word), classes });
    for (const name of this.#names) {
      const classes = (wordClasses.get(name) ?? 0) & ~wordClass.weakDenier;
      this.#known.set(name, { ...this.#read(name), classes });
    }
  }

  #remember(word: string): WordEntry {
    const entry = this.#read(word);
    if (this.#remembered.size >= mostRemembered) this.#remembered = new Map();
    if (word.length <= 32) this.#remembered.set(word, entry);
    return entry;
  }

  /** As itself or a form of it, else as a misspelling, the nearest ones only. */
  #read(word: string): WordEntry {
    const isHead =
      word.length > 1 && this.#names.some((name) => name.length > word.length + 2 && name.startsWith(word));
    const matches = this.#readExactly(word);
    if (matches.length === 0 && !wordClasses.has(word)) matches.push(...this.#readMisspelt(word));
    if (matches.length === 0 && !isHead) return stranger;
    return { classes: 0, matches, isHead };
  }

  #readExactly(word: string): WordMatch[] {
    const matches: WordMatch[] = [];
    const add = (id: number, how: WordHow) => {
      if (!matches.some((match) => match.id === id)) matches.push({ id, how });
    };
    // A zero is often typed for the letter O of a formula: 'C02', 'H20'.
    for (const name of [word, canonical(word), word.replaceAll('0', 'o')]) {
      const id = this.#ids.get(name);
      if (id !== undefined) add(id, 'exact');
    }
    if (!wordClasses.has(word)) {
      for (const base of baseForms(word)) for (const id of this.#byBase.get(base) ?? []) add(id, 'form');
    }
    for (const { text, id } of this.#prefixes) if (word.startsWith(text)) add(id, 'form');
    return matches;
  }

  #readMisspelt(word: string): WordMatch[] {
    const ids = this.#misspellings(word);
    if (ids.length === 0 || this.#isRealWord(word)) return [];
    const meant = ids.flatMap((id) => this.#readExactly(this.word(id).replace(anyEnding, '')));
    const matches: WordMatch[] = ids.map((id) => ({ id, how: 'misspelling' }));
    for (const { id } of meant) if (!ids.includes(id)) matches.push({ id, how: 'misspelt form' });
    return matches;
  }

  #isRealWord(word: string): boolean {
    return baseForms(word).some((base) => this.#realWords.has(base));
  }
}

/** Number words in digits, and digits without padding, so that all ways of writing a number are one word. */
function canonical(word: string): string {
  const value = numberWordValue(word) ?? (/^0\d$/.test(word) ? Number(word) : undefined);
  return value === undefined ? word : String(value);
}
