import { askedBy } from '../../kinds/asked.ts';
import { valueKinds } from '../../kinds/value-kinds.ts';
import { outcome, refused } from '../outcomes.ts';
import type { Marker } from '../rule-marking.ts';
import type { NumberRule } from './number-rule.ts';

/** Smaller whole numbers are typed in digits or as one word, which the rule's own reader knows. */
const typedInManyWays = 1000;
/** Less sure is a value without its unit. */
const withUnit = 0.79;

/**
 * Marks an answer as a value of the kind `number`, whose reader knows more ways to type one: '3 x 10^8 m/s', '4.5e3', '12,5', '300 million',
 * 'minus five', 'cm^2'. `undefined` for small whole numbers, as the built-in sets have them, and where names or labels belong to the number, of
 * which that reader knows nothing.
 */
export function readAsValue({
  value,
  unit,
  given,
  noun,
  otherLabels,
  tolerance,
  accept,
}: NumberRule): Marker | undefined {
  const isTypedInOneWay = Number.isInteger(value) && value >= 0 && value < typedInManyWays;
  if (isTypedInOneWay || noun !== undefined || otherLabels !== undefined) return undefined;
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
