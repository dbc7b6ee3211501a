import { valueKinds } from '../../kinds/value-kinds.ts';
import { askedBy } from '../asked.ts';
import { outcome, refused } from '../outcomes.ts';
import type { Marker } from '../rule-marking.ts';
import type { NumberRule } from './number-rule.ts';
import { isTypedInManyWays } from './typed-in-many-ways.ts';

/** Less sure is a value without its unit. */
const withUnit = 0.79;

/**
 * Marks an answer as a value of the kind `number`, whose reader knows more ways to type one: '3 x 10^8 m/s',
 * '4.5e3', '12,5', '300 million', 'minus five', 'cm^2'. `undefined` if there is only one way, see
 * `isTypedInManyWays`.
 */
export function readAsValue(rule: NumberRule): Marker | undefined {
  if (!isTypedInManyWays(rule)) return undefined;
  const { value, unit, given, tolerance, accept } = rule;
  const [name] = unit?.accept ?? [];
  const judge = valueKinds.number.judge(
    [name === undefined ? String(value) : `${value} ${name}`],
    askedBy({ question: (given ?? []).join('; '), form: undefined, unit: undefined, tolerance }),
  );
  return ({ text }, maxMarks) => {
    const { key, refusal = 'no-match', confidence } = judge(text);
    if (key === undefined) return refused(refusal, confidence);
    if (unit?.required === true && confidence < withUnit) return refused('wrong-unit');
    return outcome(maxMarks, [{ part: accept[0] ?? String(value), words: text.trim(), how: 'number' }], confidence);
  };
}
