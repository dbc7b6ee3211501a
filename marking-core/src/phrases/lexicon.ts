import { baseForms } from '../text/inflections.ts';
import { numberWordValue } from '../text/number-words.ts';
import { type SlipTarget, slipReader, slipTarget } from '../text/slips.ts';
import { wordClass, wordClasses } from '../text/word-classes.ts';
import { anyEnding, type Slot } from './notation.ts';

/** What a phrase does to the marks when it is found. */
export type PhraseRole = 'right' | 'reject' | 'other' | 'insufficient' | 'ignore';

/** A phrase of a mark scheme, as a rule hands it over. */
export interface PhraseSource {
  readonly role: PhraseRole;
  /** Which item, group or part it belongs to; 0 where the rule has one thing to say. */
  readonly term: number;
  /** The scheme's words, for evidence. */
  readonly part: string;
  readonly how: 'exact' | 'synonym';
  readonly slots: readonly Slot[];
}

export interface Phrase extends PhraseSource {
  readonly index: number;
  /** Number of its first place among the places of the whole lexicon. */
  readonly firstSlot: number;
  /** How many words its places may be spread over. */
  readonly window: number;
}

/** One way in which a word of the scheme is part of a phrase. */
export interface WordUse {
  readonly phrase: Phrase;
  readonly slot: number;
  /** Ids of the words that must stand before it, nearest first. */
  readonly before: readonly number[];
}

export type WordHow = 'exact' | 'form' | 'misspelling';

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
  readonly phrases: readonly Phrase[];
  readonly slotCount: number;
  readonly isEmpty: boolean;
  readonly hasIgnored: boolean;
  /** The words of the scheme, for whoever looks for words that could be confused with them. */
  readonly words: readonly string[];
  readonly #names: string[] = [];
  readonly #ids = new Map<string, number>();
  readonly #uses: WordUse[][] = [];
  readonly #known = new Map<string, WordEntry>();
  readonly #byBase = new Map<string, number[]>();
  readonly #prefixes: { readonly text: string; readonly id: number }[] = [];
  readonly #targets: SlipTarget[] = [];
  readonly #near: ReadonlyMap<string, ReadonlySet<string>>;
  #remembered = new Map<string, WordEntry>();

  /** `near` lists, by word of the scheme, the real words that are no misspelling of it. */
  constructor(sources: readonly PhraseSource[], near: ReadonlyMap<string, ReadonlySet<string>>) {
    this.#near = near;
    let slotCount = 0;
    this.phrases = sources.map((source, index) => {
      const phrase = { ...source, index, firstSlot: slotCount, window: 4 * source.slots.length + 6 };
      slotCount += source.slots.length;
      return phrase;
    });
    this.slotCount = slotCount;
    this.isEmpty = sources.length === 0;
    this.hasIgnored = sources.some(({ role }) => role === 'ignore');
    for (const phrase of this.phrases) this.#addUses(phrase);
    this.words = [...this.#ids.keys()].filter((word) => !word.endsWith(anyEnding));
    this.#index();
  }

  /** Everything known about one word of an answer. */
  entry(word: string): WordEntry {
    return this.#known.get(word) ?? this.#remembered.get(word) ?? this.#remember(word);
  }

  /** The word of the scheme that two neighbouring words of an answer make together, if there is one. */
  joined(head: string, tail: string): WordEntry | undefined {
    const entry = this.#known.get(head + tail);
    return entry !== undefined && entry.matches.length > 0 ? entry : undefined;
  }

  uses(id: number): readonly WordUse[] {
    return this.#uses[id] ?? noUses;
  }

  /** The word of the scheme with this id. */
  word(id: number): string {
    return this.#names[id] ?? '';
  }

  #addUses(phrase: Phrase): void {
    phrase.slots.forEach(({ alternatives }, slot) => {
      for (const alternative of alternatives) {
        const ids = alternative.map((word) => this.#id(word));
        const last = ids.at(-1);
        if (last === undefined) continue;
        this.#uses[last]?.push({ phrase, slot, before: ids.slice(0, -1).reverse() });
        if (alternative.length === 2 && alternative.every((word) => word.length > 2)) {
          this.#uses[this.#id(alternative.join(''))]?.push({ phrase, slot, before: [] });
        }
      }
    });
  }

  #id(word: string): number {
    const value = numberWordValue(word);
    const canonical = value === undefined ? word : String(value);
    const known = this.#ids.get(canonical);
    if (known !== undefined) return known;
    const id = this.#uses.length;
    this.#ids.set(canonical, id);
    this.#names.push(canonical);
    this.#uses.push([]);
    return id;
  }

  #index(): void {
    for (const [word, id] of this.#ids) {
      if (word.endsWith(anyEnding)) {
        this.#prefixes.push({ text: word.slice(0, -1), id });
        continue;
      }
      for (const base of baseForms(word)) {
        const ids = this.#byBase.get(base);
        if (ids === undefined) this.#byBase.set(base, [id]);
        else ids.push(id);
      }
      this.#targets.push(slipTarget(word));
    }
    for (const [word, classes] of wordClasses) this.#known.set(word, { ...this.#read(word), classes });
    for (const word of this.words) {
      const classes = (wordClasses.get(word) ?? 0) & ~wordClass.weakDenier;
      this.#known.set(word, { ...this.#read(word), classes });
    }
  }

  #remember(word: string): WordEntry {
    const entry = this.#read(word);
    if (this.#remembered.size >= mostRemembered) this.#remembered = new Map();
    if (word.length <= 32) this.#remembered.set(word, entry);
    return entry;
  }

  /** As itself or a form of it, else by a prefix, else as a misspelling, the nearest ones only. */
  #read(word: string): WordEntry {
    const isHead =
      word.length > 2 && this.words.some((known) => known.length > word.length + 2 && known.startsWith(word));
    const matches = this.#readExactly(word);
    if (matches.length === 0 && !wordClasses.has(word)) matches.push(...this.#readMisspelt(word));
    if (matches.length === 0 && !isHead) return stranger;
    return { classes: 0, matches, isHead };
  }

  #readExactly(word: string): WordMatch[] {
    const value = numberWordValue(word);
    const own = this.#ids.get(value === undefined ? word : String(value));
    const matches: WordMatch[] = own === undefined ? [] : [{ id: own, how: 'exact' }];
    const add = (id: number) => {
      if (!matches.some((match) => match.id === id)) matches.push({ id, how: 'form' });
    };
    if (!wordClasses.has(word)) for (const base of baseForms(word)) this.#byBase.get(base)?.forEach(add);
    for (const { text, id } of this.#prefixes) if (word.startsWith(text)) add(id);
    return matches;
  }

  #readMisspelt(word: string): WordMatch[] {
    const slipsTo = slipReader(word);
    let least = Number.POSITIVE_INFINITY;
    let matches: WordMatch[] = [];
    for (const target of this.#targets) {
      const slips = slipsTo(target);
      if (slips === 0 || slips > least) continue;
      if (slips < least) matches = [];
      least = slips;
      if (this.#near.get(target.word)?.has(word)) return [];
      const id = this.#ids.get(target.word);
      if (id !== undefined) matches.push({ id, how: 'misspelling' });
    }
    return matches;
  }
}
