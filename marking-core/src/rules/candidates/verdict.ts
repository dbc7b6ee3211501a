import { wordClass, wordClasses } from '../../text/word-classes.ts';
import { gap } from '../../text/words.ts';
import type { Token } from '../model-answer/tokens.ts';
import type { Side } from './sides.ts';

const [yes, no] = [0, 1];

/** Words that say yes or no, and that something said is right or wrong. */
const words: ReadonlyMap<string, number> = new Map([
  ...'yes yeah yea yep yup ya yh yess aye affirmative'.split(' ').map((word) => [word, yes] as const),
  ...'no nope nah naw noo negative'.split(' ').map((word) => [word, no] as const),
]);
const judging: ReadonlyMap<string, number> = new Map([
  ...'correct right true agree'.split(' ').map((word) => [word, yes] as const),
  ...'incorrect wrong false untrue disagree'.split(' ').map((word) => [word, no] as const),
]);
/** Words that give a verdict and no reason for it. */
export const verdictWords: ReadonlySet<string> = new Set([...words.keys(), ...judging.keys()]);

/** 'Y', 'n' */
const alone: ReadonlyMap<string, number> = new Map([
  ['y', yes],
  ['t', yes],
  ['n', no],
  ['f', no],
]);

/**
 * Whether an answer says yes or no: by the word that it opens with, by its verdict ('she is wrong'), or by what its first clause denies or
 * asserts of what was asked: 'it cannot', 'it does'.
 */
export function readVerdict(tokens: readonly Token[]): Side {
  const texts = tokens.map(({ word }) => word.text);
  const at = texts.findIndex((text) => words.has(text));
  if (at >= 0 && isLead(tokens, at)) {
    const other = texts.findIndex(
      (text, place) => place > at && words.has(text) && words.get(text) !== words.get(texts[at] ?? ''),
    );
    if (other >= 0 && tokens.slice(at + 1, other).every(isJoining) && isWhole(tokens, other)) return 'both';
    return words.get(texts[at] ?? '');
  }
  const judged = texts.findIndex((text) => judging.has(text));
  if (judged >= 0 && judged <= farthest && isVerdict(tokens, judged)) {
    const side = judging.get(texts[judged] ?? '');
    return tokens[judged]?.denied === true || texts[judged - 1] === 'not' ? (side === yes ? no : yes) : side;
  }
  if (tokens.length === 1) return alone.get(texts[0] ?? '');
  return saysOfIt(tokens);
}

/** Further on it belongs to a reason. */
const farthest = 5;

/** At the start, or behind what says nothing: 'well no', 'I think yes'. */
function isLead(tokens: readonly Token[], at: number): boolean {
  return tokens.slice(0, at).every(({ word, weight }) => weight === 0 || openers.has(word.text));
}

const openers: ReadonlySet<string> = new Set('well um er answer say'.split(' '));

function isJoining({ word, weight }: Token): boolean {
  return weight === 0 && word.text !== 'because';
}

/** Whether nothing is said of the second word: 'yes and no', but not 'yes, no particles are lost'. */
function isWhole(tokens: readonly Token[], at: number): boolean {
  const next = tokens[at + 1];
  return next === undefined || (next.word.gap & ~gap.space) !== 0;
}

function isVerdict(tokens: readonly Token[], at: number): boolean {
  const before = tokens[at - 1]?.word.text;
  const classes = wordClasses.get(before ?? '') ?? 0;
  return at === 0 || (classes & (wordClass.copula | wordClass.subject | wordClass.denier)) !== 0;
}

/** 'it cannot', 'they are not allowed', 'it does': what is denied or asserted of a pronoun at the start. */
function saysOfIt(tokens: readonly Token[]): Side {
  const [first, second] = tokens;
  if (first === undefined || second === undefined || !isSubject(first)) return undefined;
  const clause = tokens.filter((token) => token.clause === first.clause);
  if (clause.slice(1, 4).some(({ word }) => isDenier(word.text))) return no;
  return tokens.length === 2 && ((wordClasses.get(second.word.text) ?? 0) & wordClass.function) !== 0 ? yes : undefined;
}

function isSubject({ word }: Token): boolean {
  return ((wordClasses.get(word.text) ?? 0) & wordClass.subject) !== 0;
}

function isDenier(text: string): boolean {
  return ((wordClasses.get(text) ?? 0) & wordClass.denier) !== 0;
}
