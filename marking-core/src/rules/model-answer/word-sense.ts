import { numberWordValue } from '../../text/number-words.ts';
import { wordClass, wordClasses } from '../../text/word-classes.ts';
import { wordBases, wordStem } from './stem.ts';
import { wordGroups } from './word-groups.ts';
import { wordWeight } from './word-weight.ts';

/** Everything that is known of a word whatever the question. */
export interface WordSense {
  readonly text: string;
  readonly bases: readonly string[];
  readonly stem: string;
  /** Groups of words that say the same. */
  readonly groups: readonly number[];
  /** Groups of words that say the opposite. */
  readonly opposites: readonly number[];
  /** 0 for a word that carries no content. */
  readonly weight: number;
  readonly isNumber: boolean;
}

const remembered = new Map<string, WordSense>();
const mostRemembered = 20_000;
const longestRemembered = 32;

/** The sense of a normalised word. */
export function wordSense(text: string): WordSense {
  const known = remembered.get(text);
  if (known !== undefined) return known;
  const sense = readSense(text);
  if (text.length <= longestRemembered) {
    if (remembered.size >= mostRemembered) remembered.clear();
    remembered.set(text, sense);
  }
  return sense;
}

const denyingPrefixes = ['un', 'in', 'im', 'non', 'dis', 'ir'];

function readSense(written: string): WordSense {
  const value = numberWordValue(written);
  const text = value === undefined ? written : String(value);
  const isNumber = value !== undefined || /^\d/.test(text);
  const bases = isNumber ? [text] : wordBases(text);
  const own = bases.flatMap((base) => wordGroups.groupsOf.get(base) ?? []);
  const bare = bases.flatMap(withoutDenial).flatMap((base) => wordGroups.groupsOf.get(base) ?? []);
  const groups = [...new Set(own)];
  const opposites = groups.map((group) => wordGroups.oppositeOf[group] ?? -1).filter((group) => group >= 0);
  const classes = wordClasses.get(text) ?? 0;
  const isFunction = (classes & wordClass.function) !== 0 || (classes & wordClass.sure) !== 0;
  const isPolar = opposites.length > 0;
  const weight = isFunction ? (isPolar ? 0.4 : 0) : wordWeight(text, bases);
  return { text, bases, stem: wordStem(text), groups, opposites: [...opposites, ...bare], weight, isNumber };
}

/** 'unconnected' is the opposite of what 'connected' is. */
function withoutDenial(base: string): string[] {
  return denyingPrefixes
    .filter((prefix) => base.startsWith(prefix) && base.length > prefix.length + 3)
    .map((prefix) => base.slice(prefix.length));
}
