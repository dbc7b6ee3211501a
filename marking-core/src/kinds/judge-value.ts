import type { Refusal } from '../answers/marking.ts';
import type { Asked, Kind, Said, Verdict } from './kind.ts';
import { plainText } from './plain-text.ts';
import { rolesOf } from './roles.ts';

/** What an answer is worth by the values of its kind. */
export interface ValueJudgement {
  /** The key that the answer has, by its number; `undefined` where it has none, or spoils it. */
  readonly key: number | undefined;
  readonly refusal: Refusal | undefined;
  /** 0 to 1. */
  readonly confidence: number;
}

/** A longer answer is no value. */
const longestRead = 1_000;

/** How sure a refusal is that hangs on how the sentence is read. */
const unsure = 0.7;

/** Numbers that a question offers to choose from: 'which of 15, 16 and 17'. */
const offers = /\d\s*(?:,|,?\s*\b(?:or|and)\b)\s*-?\d/i;

/**
 * A judge for the keys of one question, all of one kind. An answer's only result must equal a key; a second
 * result that does not spoils it (list principle). Denied values and limits are not results.
 */
export function valueJudge<V>(kind: Kind<V>, keys: readonly string[], asked: Asked): (text: string) => ValueJudgement {
  const read = keys.map((key) => {
    const plain = plainText(key);
    return { plain: plain.toLowerCase(), said: kind.read(plain, asked) };
  });
  const isOffered =
    offers.test(asked.question) && read.some(({ said }) => said.some(({ value }) => kind.isGiven(value, asked)));
  const isGiven = (value: V) => !isOffered && kind.isGiven(value, asked);
  const values = read.flatMap(({ said }, key) => said.map(({ value }) => ({ key, value })));
  const compareAll = (value: V): Best => {
    let best: Best | undefined;
    for (const one of values) {
      const verdict = kind.compare(value, one.value, asked);
      if (best === undefined || isBetter(verdict, best.verdict)) best = { verdict, key: one.key };
    }
    return best ?? unlikeAny;
  };
  return (text) => {
    if (text.length > longestRead) return refused('no-match', 0.5);
    const plain = plainText(text);
    const small = plain.toLowerCase().replace(/[.\s]+$/, '');
    const literal = read.findIndex((one) => one.plain === small);
    if (literal >= 0 && isExactCase(keys[literal], text)) return { key: literal, refusal: undefined, confidence: 1 };
    const said = kind.read(plain, asked);
    const compared = said.map(({ value }) => compareAll(value));
    const verdicts = compared.map(({ verdict }) => verdict);
    const { at, refusal, confidence } = judgeSaid({
      text: plain,
      said,
      verdicts,
      isGiven,
      hasWorking: kind.hasWorking,
    });
    return { key: at === undefined ? undefined : compared[at]?.key, refusal, confidence };
  };
}

/** The key that a value is most like, and how it compares. */
interface Best {
  readonly key: number;
  readonly verdict: Verdict;
}

const unlikeAny: Best = { key: -1, verdict: { isEqual: false, refusal: 'no-match', confidence: 0.85 } };

function isExactCase(key: string | undefined, text: string): boolean {
  return key !== undefined && plainText(text).startsWith(plainText(key));
}

/** Whether one verdict says more for an answer than another. */
export function isBetter(one: Verdict, other: Verdict): boolean {
  if (one.isEqual !== other.isEqual) return one.isEqual;
  if (one.isEqual) return one.confidence > other.confidence;
  return one.refusal !== 'wrong-number' && other.refusal === 'wrong-number';
}

interface Weighed<V> {
  readonly text: string;
  readonly said: readonly Said<V>[];
  /** Of each thing that is said. */
  readonly verdicts: readonly Verdict[];
  /** Whether a value only repeats something of the question. */
  readonly isGiven: (value: V) => boolean;
  readonly hasWorking: boolean;
}

/** The right result among what a plain text says, if there is one and nothing beside it spoils it. */
export function judgeSaid<V>({ text, said, verdicts, isGiven, hasWorking }: Weighed<V>) {
  if (said.length === 0) return refused('no-match', 0.85);
  const roles = rolesOf(text, said, hasWorking);
  const has = (role: (typeof roles)[number], isEqual: boolean) =>
    verdicts.findIndex((one, at) => roles[at] === role && one.isEqual === isEqual);
  const right = verdicts.filter(({ isEqual }, at) => isEqual && roles[at] === 'result');
  if (right.length === 0) {
    if (has('denied', true) >= 0) return refused('negated', unsure);
    if (has('limit', true) >= 0) return refused('wrong-number', unsure);
    const wrong = verdicts[has('result', false)];
    return wrong === undefined ? refused('no-match', unsure) : refused(wrong.refusal ?? 'no-match', wrong.confidence);
  }
  const isEither = /\bor\b/i.test(text);
  const isRival = ({ value }: Said<V>, at: number) =>
    verdicts[at]?.isEqual === false && roles[at] === 'result' && (isEither || !isGiven(value));
  if (said.some(isRival) || has('denied', true) >= 0) return refused('contradicted', unsure);
  const confidence = right.reduce((least, one) => Math.min(least, one.confidence), 1);
  return { key: undefined, at: has('result', true), refusal: undefined, confidence };
}

function refused(refusal: Refusal, confidence: number) {
  return { key: undefined, at: undefined, refusal, confidence };
}
