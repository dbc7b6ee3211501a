import { compoundNames } from '../../kinds/chemistry/elements.ts';
import { clauseStarts } from '../../text/clauses.ts';
import { deniedWords } from '../../text/negation.ts';
import { wordClass, wordClasses } from '../../text/word-classes.ts';
import { gap, readWords, type Word } from '../../text/words.ts';
import { wayOf } from './direction.ts';
import { wordGroups } from './word-groups.ts';
import { type WordSense, wordSense } from './word-sense.ts';

/** A word of an answer or a model answer with what it says. */
export interface Token {
  readonly word: Word;
  readonly sense: WordSense;
  /** 0 for a word without content. */
  readonly weight: number;
  readonly denied: boolean;
  /** Number of the first word of its clause. */
  readonly clause: number;
}

/** The words of a text with what they say and whether it is denied. */
export function readTokens(text: string): Token[] {
  const read = readWords(text);
  const words = read.some((word) => nameByFormula.has(word.text)) ? read.flatMap(inName) : read;
  const classes = (at: number) =>
    (wordClasses.get(words[at]?.text ?? '') ?? 0) | (isScarcity(words, at) ? wordClass.weakDenier : 0);
  const denied = deniedWords(words, classes);
  const clauses = clauseStarts(words, classes);
  const senses = readSenses(words);
  const isDenied = denialsOfPolarWords(denied, senses);
  return words.map((word, at) => {
    const sense = senses[at] ?? wordSense(word.text);
    const isNothing = links(sense, senses[at + 1]) || isScarcity(words, at) || isNotEnough(words, at);
    const weight = word.text === 'a' && isLabel(words, at) ? 1 : isNothing ? 0 : sense.weight;
    return { word, sense, weight, denied: isDenied(at), clause: clauses[at] ?? 0 };
  });
}

const scarce: ReadonlySet<string> = new Set(
  'few scarce scarcity shortage insufficient inadequate absence lack lacks lacked lacking'.split(' '),
);

/** 'few jobs', 'a shortage of jobs', 'not enough jobs' say what 'no jobs' says, as far as answers are told apart by it; 'a few jobs' does not. */
function isScarcity(words: readonly Word[], at: number): boolean {
  const text = words[at]?.text ?? '';
  return scarce.has(text) && !(text === 'few' && words[at - 1]?.text === 'a');
}

function isNotEnough(words: readonly Word[], at: number): boolean {
  return words[at]?.text === 'enough' && ((wordClasses.get(words[at - 1]?.text ?? '') ?? 0) & wordClass.denier) !== 0;
}

/** 'gets hotter', 'got dark': such a 'get' receives nothing, and says no more than 'is'. */
function links({ bases }: WordSense, next: WordSense | undefined): boolean {
  return bases.includes('get') && next !== undefined && (next.opposites.length > 0 || next.text.endsWith('er'));
}

/** Shorter formulas are words of their own: NO, CO. */
const shortestFormula = 3;

const nameByFormula: ReadonlyMap<string, string> = new Map(
  [...compoundNames].flatMap(([formula, [name = '']]) =>
    formula.length >= shortestFormula || /\d/.test(formula) ? [[formula.toLowerCase(), name] as const] : [],
  ),
);

/** 'CO₂' as the words of its name, where it is. */
function inName(word: Word): Word | Word[] {
  const name = nameByFormula.get(word.text);
  if (name === undefined) return word;
  const { start, end, sentence } = word;
  return readWords(name).map((one, at) => ({ ...one, start, end, sentence, gap: at === 0 ? word.gap : one.gap }));
}

/** The sense of each word; the second word of a set phrase has none of its own: 'gives off' is 'emit'. */
function readSenses(words: readonly Word[]): WordSense[] {
  const senses = words.map(({ text }) => wordSense(text));
  for (let at = 0; at + 1 < words.length; at++) {
    const particle = words[at + 1]?.text ?? '';
    for (const base of senses[at]?.bases ?? []) {
      const meaning = wordGroups.phrases.get(`${base} ${particle}`);
      if (meaning === undefined) continue;
      senses[at] = wordSense(meaning);
      senses[at + 1] = wordSense('the');
      break;
    }
  }
  return withScales(senses, words);
}

/** What is measured, and what it is with more and with less of it. */
const scales: ReadonlyMap<string, readonly [more: string, less: string]> = new Map(
  (
    'temperature hot cold,speed fast slow,velocity fast slow,mass heavy light,weight heavy light,size big small,length long short,height tall short,' +
    'width wide narrow,depth deep shallow,distance far near,strength strong weak,loudness loud quiet,brightness bright dim'
  )
    .split(',')
    .map((line) => {
      const [noun = '', more = '', less = ''] = line.split(' ');
      return [noun, [more, less]] as const;
    }),
);

/** 'the temperature rises', 'a higher temperature' as 'hot': a scale and its direction are one thing said. */
function withScales(senses: WordSense[], words: readonly Word[]): WordSense[] {
  senses.forEach((sense, at) => {
    const pair = sense.bases.map((base) => scales.get(base)).find((one) => one !== undefined);
    if (pair === undefined) return;
    const place = directionNear(senses, words, at);
    const way = place === undefined ? undefined : wayOf(senses[place] ?? sense);
    if (place === undefined || way === undefined || way === 'same') return;
    senses[at] = wordSense(pair[way === 'up' ? 0 : 1]);
    senses[place] = wordSense('the');
  });
  return senses;
}

/** The place of the word that says where a scale goes: before it, behind it, or behind what it is a scale of. */
function directionNear(senses: readonly WordSense[], words: readonly Word[], at: number): number | undefined {
  const isWay = (place: number) =>
    wayOf(senses[place] ?? wordSense('the')) !== undefined && (words[Math.max(place, at)]?.gap ?? 0) <= gap.space;
  if (isWay(at - 1)) return at - 1;
  const isOf = words[at + 1]?.text === 'of';
  for (let place = at + 1, content = 0; place <= at + 5 && place < words.length; place++) {
    if (((words[place]?.gap ?? 0) & ~gap.space) !== 0) return undefined;
    if (isWay(place)) return place;
    if ((senses[place]?.weight ?? 0) > 0 && (!isOf || ++content > 1)) return undefined;
  }
  return undefined;
}

/** 'not in the same path' denies 'same' and not the path: a denial bears on the first word that has an opposite, if there is one. */
function denialsOfPolarWords(denied: readonly boolean[], senses: readonly WordSense[]): (at: number) => boolean {
  if (denied.length === 0) return () => false;
  const polar: boolean[] = [];
  let start = 0;
  for (let at = 0; at <= senses.length; at++) {
    if (denied[at] === true) continue;
    const run = senses.slice(start, at);
    const predicate = run.findIndex(isPolar);
    run.forEach((_, index) => {
      polar[start + index] = predicate < 0 || index === predicate;
    });
    polar[at] = false;
    start = at + 1;
  }
  return (at) => denied[at] === true && polar[at] === true;
}

function isPolar({ opposites, weight }: WordSense): boolean {
  return weight > 0.4 && opposites.length > 0;
}

/** Whether an 'a' is a name as in 'bulbs a and b' or 'bulb a is off', and no article. */
function isLabel(words: readonly Word[], at: number): boolean {
  const next = words[at + 1];
  if (next === undefined) return at > 0;
  if ((next.gap & ~(gap.space | gap.hyphen)) !== 0) return true;
  return (
    ((wordClasses.get(next.text) ?? 0) & (wordClass.joiner | wordClass.copula | wordClass.turn)) !== 0 ||
    labelFollowers.has(next.text)
  );
}

const labelFollowers: ReadonlySet<string> = new Set(
  'has had will would to in on with for got gets can does did would'.split(' '),
);
