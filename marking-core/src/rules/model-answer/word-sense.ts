import { numberWordValue } from '../../text/number-words.ts';
import { wordClass, wordClasses } from '../../text/word-classes.ts';
import { wordBases, wordStem } from './stem.ts';
import { wordGroups } from './word-groups.ts';

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

/** Words that are so common in answers to anything that they say little by themselves, in their base forms. */
const common: ReadonlySet<string> = new Set(
  (
    'make thing something anything stuff way use put take give go come know see look find tell say show mean want need try help let keep work ' +
    'happen cause find like same other another more most many much few less lot bit kind type sort part one two different good well new old ' +
    'first last next long time day part number amount place able different reason because also even still always never now again back all each ' +
    'every both such own only another people person student question answer explain describe example think believe seem appear start begin end ' +
    'try call set move turn change become stay remain increase decrease'
  ).split(' '),
);

/** How much a word counts beside others: common words half, long ones a little more than others, which count 1. */
function wordWeight(word: string, bases: readonly string[]): number {
  if (bases.some((base) => common.has(base))) return 0.5;
  return word.length >= 8 ? 1.2 : 1;
}
