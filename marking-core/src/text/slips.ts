import { bitCount } from './bit-count.ts';
import { slipDistance } from './edit-distance.ts';
import { baseForms } from './inflections.ts';

interface Form {
  readonly text: string;
  /** Slips that are forgiven. */
  readonly most: number;
  readonly letters: number;
}

/**
 * How many slips are forgiven in a word: none up to 3 letters, one up to 7, two in longer ones. Never more than the most
 * careful published profile forgives (Year 7: one edit for every four letters).
 */
export function forgivenSlips(length: number): number {
  if (length <= 3) return 0;
  return length <= 7 ? 1 : 2;
}

/** From this length on, two slips in the vowels or in doubled letters alone count as one: 'goggals', 'gogels' for 'goggles'. */
const longEnoughForVowels = 6;

function forms(bases: readonly string[]): Form[] {
  return bases.filter((text) => text.length > 2).map(form);
}

function form(text: string): Form {
  return { text, most: forgivenSlips(text.length), letters: letterSet(text) };
}

const longestWord = 24;

/** A word of the scheme that can be misspelt. */
export interface SlipTarget {
  readonly word: string;
  /** Only the beginning of a word: any ending may follow. */
  readonly isBeginning: boolean;
}

/** The targets that a written word comes nearest to, by their numbers; none when it is no misspelling of any. Its base forms may be given. */
export type SlipReader = (written: string, bases?: readonly string[]) => readonly number[];

interface TargetForm extends Form {
  readonly target: number;
  /** Added to its slips: the word itself comes before a base form of another ('iron' before 'ironing'), and both before a beginning. */
  readonly handicap: number;
}

/**
 * Reads misspellings of some words. A written word is one of a target when the target, or a base form of both, is few enough slips
 * away; with `which` it may be one of all those targets, not of the nearest alone. Real words are not known here: see `wordsNear`.
 */
export function slipReader(targets: readonly SlipTarget[], which?: 'all'): SlipReader {
  const wanted = targets.flatMap(({ word, isBeginning }, target) =>
    (isBeginning ? [form(word)] : forms(baseForms(word))).map(({ text, most, letters }) => ({
      text,
      most,
      letters,
      target,
      isBeginning,
      handicap: isBeginning ? 1 : text === word ? 0 : 0.5,
    })),
  );
  const byLength = shelves(wanted.filter(({ isBeginning, most }) => !isBeginning && most > 0));
  const beginnings = shelves(wanted.filter(({ isBeginning, most }) => isBeginning && most > 0));
  const shortestBeginning = beginnings.findIndex(({ forms: own }) => own.length > 0);
  return (written, bases = baseForms(written)) => {
    if (written.length < 3 || written.length > longestWord || !isAlphabetic(written)) return none;
    const nearest = new Nearest(which);
    for (const other of forms(bases)) nearest.compare(other, byLength, 2);
    const longest = Math.min(written.length - 1, beginnings.length);
    for (let end = Math.max(3, shortestBeginning - 1); end <= longest; end++) {
      nearest.compare(form(written.slice(0, end)), beginnings, 1);
    }
    return nearest.targets;
  };
}

const none: readonly number[] = [];

/** Forms of one length, with their letters side by side, because almost all of them are passed over by their letters. */
interface Shelf {
  readonly letters: Int32Array;
  readonly forms: readonly TargetForm[];
}

function shelves(forms: readonly TargetForm[]): Shelf[] {
  const longest = forms.reduce((most, { text }) => Math.max(most, text.length), -1);
  return Array.from({ length: longest + 1 }, (_, length) => {
    const own = forms.filter(({ text }) => text.length === length);
    return { letters: Int32Array.from(own, ({ letters }) => letters), forms: own };
  });
}

/** Words that differ in more of their letters than this are more than two slips apart. */
const mostDifferentLetters = 4;

/** The nearest targets so far, or all that are near. */
class Nearest {
  readonly #which: 'all' | undefined;
  #least = Number.POSITIVE_INFINITY;
  targets: number[] = [];

  constructor(which: 'all' | undefined) {
    this.#which = which;
  }

  /** @param within How much shorter or longer a target may be. */
  compare(written: Form, byLength: readonly Shelf[], within: number): void {
    const { length } = written.text;
    for (let other = Math.max(0, length - within); other <= length + within; other++) {
      const shelf = byLength[other];
      if (shelf === undefined) continue;
      for (let i = 0; i < shelf.letters.length; i++) {
        if (bitCount((shelf.letters[i] ?? 0) ^ written.letters) > mostDifferentLetters) continue;
        const wanted = shelf.forms[i];
        if (wanted === undefined) continue;
        const slips = slipsBetween(written, wanted);
        // A list of all that is near has them, as words of their own.
        const isOther = slips > 0 && this.#which === undefined && haveOpposedPrefixes(written.text, wanted.text);
        if (!isOther) this.#consider(wanted, slips);
      }
    }
  }

  #consider({ target, handicap }: TargetForm, slips: number): void {
    const rank = slips + handicap;
    if (slips === 0 || rank > this.#least) return;
    if (this.#which === undefined) {
      if (rank < this.#least) this.targets = [];
      this.#least = rank;
    }
    if (!this.targets.includes(target)) this.targets.push(target);
  }
}

function slipsBetween(written: Form, target: Form): number {
  const { most } = target;
  const difference = Math.abs(written.text.length - target.text.length);
  if (difference > 2) return 0;
  const reach = most < 2 && haveOneSkeleton(written.text, target.text) ? 2 : most;
  if (difference > reach || bitCount(written.letters ^ target.letters) > 2 * reach) return 0;
  const slips = slipDistance(written.text, target.text, reach);
  return slips > reach || changesMeaning(written.text, target.text, slips) ? 0 : slips;
}

/** Whether two longer words have the same first letter and the same consonants, doubled ones counted once. */
function haveOneSkeleton(written: string, target: string): boolean {
  if (target.length < longEnoughForVowels || written.charCodeAt(0) !== target.charCodeAt(0)) return false;
  return skeletonOf(written) === skeletonOf(target);
}

const denyingPrefixes = ['un', 'in', 'im', 'ir', 'il', 'dis', 'non', 'mis', 'de', 'anti', 'a', 'mono', 'tri'];

/** Prefixes that are told apart, a group a line: one for another is another word, however near it is. */
const opposedPrefixes = [
  ['hyper', 'hypo'],
  ['endo', 'exo', 'ecto'],
  ['inter', 'intra'],
  ['macro', 'micro'],
  ['ante', 'anti'],
  ['mono', 'tri', 'tetra', 'penta', 'hexa', 'hecta', 'hepta', 'octa', 'nona', 'deca'],
];

/** Whether two words begin with prefixes that stand for different things: 'exothermic', 'endothermic'. */
export function haveOpposedPrefixes(written: string, target: string): boolean {
  return opposedPrefixes.some((group) => {
    const [one, other] = [written, target].map((word) => group.find((prefix) => word.startsWith(prefix)));
    return one !== undefined && other !== undefined && one !== other;
  });
}

/** A prefix put before a word, or left out, says something else and is no slip: 'unrenewable' for 'renewable'. */
function changesMeaning(written: string, target: string, slips: number): boolean {
  return denyingPrefixes.some((prefix) => {
    const added = written.startsWith(prefix) && !target.startsWith(prefix);
    const omitted = target.startsWith(prefix) && !written.startsWith(prefix);
    if (added) return slipDistance(written.slice(prefix.length), target, slips) < slips;
    return omitted && slipDistance(written, target.slice(prefix.length), slips) < slips;
  });
}

function isAlphabetic(word: string): boolean {
  for (let i = 0; i < word.length; i++) {
    const code = word.charCodeAt(i);
    if (code < 97 || code > 122) return false;
  }
  return true;
}

function skeletonOf(word: string): string {
  let skeleton = '';
  for (const letter of word) if (!'aeiouy'.includes(letter) && !skeleton.endsWith(letter)) skeleton += letter;
  return skeleton;
}

/** Which of the 26 letters a word has, one bit each: a quick test before the distance is computed. */
function letterSet(word: string): number {
  let set = 0;
  for (let i = 0; i < word.length; i++) set |= 1 << (word.charCodeAt(i) - 97);
  return set;
}
