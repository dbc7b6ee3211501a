import type { Refusal } from '../answers/marking.ts';
import type { Asked, Kind, Verdict } from './kind.ts';
import { plainText } from './plain-text.ts';
import { type Role, rolesOf } from './roles.ts';

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

/**
 * A judge for the keys of one question, all of one kind. An answer's only result must equal a key; a second
 * result that does not spoils it (list principle). Denied values and limits are not results.
 */
export function valueJudge<V>(kind: Kind<V>, keys: readonly string[], asked: Asked): (text: string) => ValueJudgement {
  const read = keys.map((key) => {
    const plain = plainText(key);
    return { plain: plain.toLowerCase(), said: kind.read(plain, asked) };
  });
  const compareAll = (value: V): Verdict & { key: number } => {
    let best: (Verdict & { key: number }) | undefined;
    read.forEach(({ said }, key) => {
      for (const one of said) {
        const verdict = kind.compare(value, one.value, asked);
        if (best === undefined || isBetter(verdict, best)) best = { ...verdict, key };
      }
    });
    return best ?? { isEqual: false, refusal: 'no-match', confidence: 0.85, key: -1 };
  };
  return (text) => {
    if (text.length > longestRead) return refused('no-match', 0.5);
    const plain = plainText(text);
    const literal = read.findIndex((one) => one.plain === plain.toLowerCase().replace(/[.\s]+$/, ''));
    if (literal >= 0 && isExactCase(keys[literal], text)) return { key: literal, refusal: undefined, confidence: 1 };
    const said = kind.read(plain, asked);
    if (said.length === 0) return refused('no-match', 0.85);
    const roles = rolesOf(plain, said, kind.hasWorking);
    const verdicts = said.map(({ value }) => compareAll(value));
    const isEither = /\bor\b/i.test(plain);
    const isGiven = (at: number) => !isEither && kind.isGiven(said[at]?.value, asked);
    return decide({ verdicts, roles, isGiven });
  };
}

function isExactCase(key: string | undefined, text: string): boolean {
  return key !== undefined && plainText(text).startsWith(plainText(key));
}

function isBetter(one: Verdict, other: Verdict): boolean {
  if (one.isEqual !== other.isEqual) return one.isEqual;
  if (one.isEqual) return one.confidence > other.confidence;
  return one.refusal !== 'wrong-number' && other.refusal === 'wrong-number';
}

interface Weighed {
  readonly verdicts: readonly (Verdict & { readonly key: number })[];
  readonly roles: readonly Role[];
  /** Whether a value only repeats something of the question. */
  readonly isGiven: (at: number) => boolean;
}

function decide({ verdicts, roles, isGiven }: Weighed): ValueJudgement {
  const has = (role: Role, isEqual: boolean) =>
    verdicts.findIndex((one, at) => roles[at] === role && one.isEqual === isEqual);
  const right = verdicts.filter(({ isEqual }, at) => isEqual && roles[at] === 'result');
  const [best] = right;
  if (best === undefined) {
    if (has('denied', true) >= 0) return refused('negated', unsure);
    if (has('limit', true) >= 0) return refused('wrong-number', unsure);
    const wrong = verdicts[has('result', false)];
    return wrong === undefined ? refused('no-match', unsure) : refused(wrong.refusal ?? 'no-match', wrong.confidence);
  }
  const isRival = ({ isEqual }: Verdict, at: number) => !isEqual && roles[at] === 'result' && !isGiven(at);
  if (verdicts.some(isRival) || has('denied', true) >= 0) return refused('contradicted', unsure);
  return {
    key: best.key,
    refusal: undefined,
    confidence: right.reduce((least, one) => Math.min(least, one.confidence), 1),
  };
}

function refused(refusal: Refusal, confidence: number): ValueJudgement {
  return { key: undefined, refusal, confidence };
}
