import { areOneWord } from '../../text/inflections.ts';
import { readQuantities } from '../../text/quantities.ts';
import type { Quantity, QuantityWords } from '../../text/quantity.ts';
import { findUnit, readUnit, type Unit } from '../../text/units.ts';
import { readWords } from '../../text/words.ts';
import type { NumberRule } from './number-rule.ts';

/** What a number of an answer is worth; 'given' is one that the question has told. */
export type Verdict = 'right' | 'wrong-number' | 'wrong-unit' | 'without-unit' | 'given';

/** A unit of the scheme that Markwell does not know otherwise. */
export const acceptedUnit: Unit = { dimension: 'accepted', factor: 1 };

/** How a rule judges each number of an answer, with the unit behind it. */
export function quantityJudge(rule: NumberRule): (quantity: Quantity) => Verdict {
  const accepted = (rule.unit?.accept ?? []).flatMap((name) => unitsIn(name));
  const base = accepted[0]?.factor ?? 1;
  const given = (rule.given ?? []).flatMap((text) => readQuantities(readWords(text), plainWords(text)));
  const tolerance = (rule.tolerance ?? 0) + 1e-9 * Math.max(1, Math.abs(rule.value));
  const isValue = (value: number) => Math.abs(value - rule.value) <= tolerance;
  return (quantity) => {
    const { value, unit, isBound } = quantity;
    if (given.some((other) => isSameQuantity(quantity, other))) return 'given';
    if (isBound) return 'wrong-number';
    if (unit === undefined) {
      if (!isValue(value)) return 'wrong-number';
      return rule.unit?.required === true ? 'without-unit' : 'right';
    }
    if (unit === acceptedUnit) return isValue(value) ? 'right' : 'wrong-number';
    if (!accepted.some(({ dimension }) => dimension === unit.dimension))
      return isValue(value) ? 'wrong-unit' : 'wrong-number';
    if (isValue((value * unit.factor) / base)) return 'right';
    return isValue(value) ? 'wrong-unit' : 'wrong-number';
  };
}

/** '3 waves' is '3 complete waves', but a bare '3' repeats nothing. */
function isSameQuantity(quantity: Quantity, given: Quantity): boolean {
  if (quantity.value !== given.value || quantity.unit?.dimension !== given.unit?.dimension) return false;
  const [thing] = given.followedBy;
  return (
    quantity.unit !== undefined || (thing !== undefined && quantity.followedBy.some((word) => areOneWord(word, thing)))
  );
}

function plainWords(text: string): QuantityWords {
  const words = readWords(text);
  return { heads: [], numberOf: () => undefined, isNoun: () => false, unitOf: (at) => findUnit(words[at]?.text ?? '') };
}

function unitsIn(name: string): Unit[] {
  const words = readWords(name);
  for (let at = 0; at < words.length; at++) {
    const reading = readUnit(words, at, (place) => findUnit(words[place]?.text ?? ''));
    if (reading !== undefined && reading.last === words.length - 1) return [reading.unit];
  }
  return [];
}
