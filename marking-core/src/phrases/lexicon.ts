import { type KnownWord, knownWords, mostKnownWords } from '../text/known-words.ts';
import type { SlipTarget } from '../text/slips.ts';
import { wordClass, wordClasses } from '../text/word-classes.ts';
import { mayBeArticle } from './one-letter-words.ts';
import {
  looseness,
  type Phrase,
  type PhraseSource,
  type WordEntry,
  type WordMatch,
  type WordUse,
  wordEntry,
  wordHows,
} from './phrase.ts';
import { PhraseFinder } from './phrase-finder.ts';
import { PhraseIndex } from './phrase-index.ts';
import { takeApart } from './run-together.ts';
import { canonicalWord, type ReadMatch, WordReader } from './word-reader.ts';

const stranger = wordEntry(0);
const noUses: readonly WordUse[] = [];

/** Entries of words that no question has anything to say of, by their classes. */
const plainEntries = new Map<number, WordEntry>();

/** All words and phrases of one question, with everything that can be worked out before an answer is read. */
export class Lexicon {
  /** The scheme's words that can be misspelt, for finding confusable words. */
  readonly words: readonly SlipTarget[];
  readonly finder: PhraseFinder;
  /** The words that are no misspelling of anything. */
  readonly real: ReadonlySet<string>;
  /** Names of other things that begin with a right word: see `compoundNames`. */
  readonly compounds: ReadonlySet<string>;
  readonly #ids = new Map<string, number>();
  readonly #names: string[] = [];
  readonly #uses: WordUse[][] = [];
  /** Words that the scheme writes as two. */
  readonly #pairs = new Set<string>();
  /** What a word of the scheme can begin with when it is written as two. */
  readonly #heads = new Set<string>();
  readonly #index: PhraseIndex;
  readonly #reader: WordReader;
  /** By the number of a known word, from `#first`: the place of what is known of it in `#entries`, 0 when it was not read yet. */
  readonly #places = new Uint16Array(mostKnownWords);
  #entries: WordEntry[] = [stranger];
  #first = 0;
  /** By word id and looseness, so that the same is not made again for each of its misspellings. */
  readonly #matches: (WordMatch | undefined)[] = [];
  /** What is known of words that no answer need have, so that they have no number. */
  readonly #byText = new Map<string, WordEntry>();

  /** @param realWords Words that are no misspelling of anything: see `confusableWords`. */
  constructor(
    sources: readonly PhraseSource[],
    realWords: ReadonlySet<string>,
    compounds: ReadonlySet<string> = new Set(),
  ) {
    let firstSlot = 0;
    const phrases = sources.map((source, index) => {
      const { slots, role, term, how, part, name, spansPunctuation, excludedBetween, excludedBefore } = source;
      // Not `...source`: an object made so keeps what is added in a place of its own, one more that has to be waited for.
      const phrase: Phrase = {
        firstSlot,
        endSlot: firstSlot + slots.length,
        slots,
        window: 4 * slots.length + 6,
        hasExclusions: excludedBetween.length + excludedBefore.length > 0,
        hasDenied: slots.some(({ denied }) => denied === true),
        role,
        term,
        how,
        part,
        name,
        index,
        spansPunctuation,
        idsBetween: new Set(excludedBetween.map((word) => this.#id(word))),
        idsBefore: new Set(excludedBefore.map((word) => this.#id(word))),
      };
      firstSlot += source.slots.length;
      this.#addUses(phrase);
      return phrase;
    });
    this.#index = new PhraseIndex(phrases, this.#uses);
    this.finder = new PhraseFinder(this.#index);
    this.real = realWords;
    this.compounds = compounds;
    this.#reader = new WordReader(this.#ids, realWords);
    this.words = this.#reader.targets;
    for (const name of this.#names) {
      if (!this.#pairs.has(name)) for (let end = 2; end < name.length - 2; end++) this.#heads.add(name.slice(0, end));
    }
  }

  /** Everything known about one word of an answer. */
  entry({ text, number }: KnownWord): WordEntry {
    if (this.#first !== knownWords.first) this.#forget();
    const at = number - this.#first;
    if (at < 0) return this.#read(text);
    const place = this.#places[at] ?? 0;
    const known = this.#entries[place];
    if (place > 0 && known !== undefined) return known;
    const entry = this.#read(text);
    this.#places[at] = this.#placeOf(entry);
    return entry;
  }

  /** Words that no question has anything to say of share their places, so that what is often looked at is small. */
  #placeOf(entry: WordEntry): number {
    const shared = entry.matches.length > 0 || entry.tails !== undefined ? -1 : this.#entries.indexOf(entry, 1);
    return shared > 0 ? shared : this.#entries.push(entry) - 1;
  }

  /** The same for words of the scheme and their alternatives, of which there are few. */
  entryOf(text: string): WordEntry {
    const known = this.#byText.get(text);
    if (known !== undefined) return known;
    const entry = this.#read(text);
    this.#byText.set(text, entry);
    return entry;
  }

  /** What makes a word of the scheme with the word before it, which the scheme does not write as two. */
  tailsOf(head: string): ReadonlySet<string> {
    const wholes = this.#names.filter((name) => name.startsWith(head) && !this.#pairs.has(name));
    return new Set(wholes.map((whole) => whole.slice(head.length)));
  }

  /** The words that were written as this one without spaces, if the scheme's are among them and it is not one of those itself. */
  #takenApart(word: string, { length }: readonly unknown[]): readonly string[] | undefined {
    if (length > 0 && !this.#pairs.has(word)) return undefined;
    return takeApart(word, (text, isLast) => this.#reader.knows(text, isLast));
  }

  #forget(): void {
    this.#first = knownWords.first;
    this.#places.fill(0);
    this.#entries = [stranger];
  }

  uses(id: number): readonly WordUse[] {
    return this.#uses[id] ?? noUses;
  }

  /** The word of the scheme with this id; number words are in digits. */
  word(id: number): string {
    return this.#names[id] ?? '';
  }

  /** Whether a word is one of the scheme's, letter by letter. */
  has(word: string): boolean {
    return this.#ids.has(word);
  }

  #addUses(phrase: Phrase): void {
    phrase.slots.forEach(({ alternatives, denied }, slot) => {
      const place = phrase.firstSlot + slot;
      const use = { phrase, slot, place, wanted: denied, isAlone: phrase.slots.length === 1, before: undefined };
      for (const alternative of alternatives) {
        const ids = alternative.map((word) => this.#id(word));
        const last = ids.at(-1);
        if (last === undefined) continue;
        const before = ids.length === 1 ? undefined : ids.slice(0, -1).reverse();
        this.#uses[last]?.push({ ...use, before });
        if (alternative.length !== 2 || alternative.some((word) => word.length < 3)) continue;
        const whole = alternative.join('');
        if (!this.#ids.has(whole)) this.#pairs.add(whole);
        this.#uses[this.#id(whole)]?.push(use);
      }
    });
  }

  #id(word: string): number {
    const name = canonicalWord(word);
    const known = this.#ids.get(name);
    if (known !== undefined) return known;
    const id = this.#names.length;
    this.#ids.set(name, id);
    this.#names.push(name);
    this.#uses.push([]);
    return id;
  }

  #read(word: string): WordEntry {
    const ownClasses = wordClasses.get(word) ?? 0;
    const classes = this.#ids.has(word) ? ownClasses & ~wordClass.weakDenier : ownClasses;
    const matches = this.#reader.read(word).map((match) => this.#match(match));
    const isBeginning = this.#heads.has(word);
    const parts = isBeginning || ownClasses === 0 ? this.#takenApart(word, matches) : undefined;
    const tails = isBeginning || parts !== undefined ? this.tailsOf(word) : undefined;
    if (matches.length === 0 && tails === undefined) return plainEntry(classes);
    return wordEntry(classes, matches, mayBeArticle(word), tails, parts);
  }

  #match({ id, how }: ReadMatch): WordMatch {
    const key = id * wordHows.length + looseness[how];
    const { firstUse, endOfUses } = this.#index.usesOf(id);
    this.#matches[key] ??= { id, how, looseness: looseness[how], firstUse, endOfUses };
    return this.#matches[key];
  }
}

function plainEntry(classes: number): WordEntry {
  if (classes === 0) return stranger;
  const known = plainEntries.get(classes);
  if (known !== undefined) return known;
  const entry = wordEntry(classes);
  plainEntries.set(classes, entry);
  return entry;
}
