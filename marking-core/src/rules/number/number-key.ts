import { isBetter } from '../../kinds/judge-value.ts';
import { unequal, type Verdict } from '../../kinds/kind.ts';
import { compareQuantities } from '../../kinds/numbers/compare-quantities.ts';
import { type Quantity, readQuantities } from '../../kinds/numbers/read-quantities.ts';
import { plainText } from '../../kinds/plain-text.ts';
import type { UnitReading } from '../../kinds/units/read-unit.ts';
import { areOneWord } from '../../text/inflections.ts';
import { askedBy } from '../asked.ts';
import type { NumberRule } from './number-rule.ts';

/** A number rule as the reader of values knows it. */
export interface NumberKey {
  /** The numbers of a plain text, with the units that the rule names. */
  readonly read: (text: string) => readonly Quantity[];
  readonly compare: (quantity: Quantity) => Verdict;
  /** Whether a number only repeats what the question has told: '3 complete waves' for '3 waves', but no bare '3'. */
  readonly isGiven: (quantity: Quantity) => boolean;
}

/** Reads a rule's number, its units and what its question gives. */
export function numberKey({ value, unit, tolerance, given = [] }: NumberRule): NumberKey {
  const names = (unit?.accept ?? []).map(plainText);
  const own = ownUnits(names.filter((name) => !isKnownUnit(name)));
  const read = (text: string) => readQuantities(text, own);
  const asked = askedBy({ tolerance, unitNeeded: unit?.required === true, rounds: false });
  const keys = (names.length === 0 ? [''] : names).flatMap((name) => read(`${value} ${name}`).slice(0, 1));
  const told = given.flatMap((text) => read(plainText(text)));
  return {
    read,
    compare: (quantity) => {
      const bare = quantity.counts.length === 0 ? quantity : { ...quantity, counts: [] };
      if (names.length === 0 && quantity.unit !== undefined)
        return unequal(
          compareQuantities({ ...bare, unit: undefined }, keys[0] ?? bare, asked).isEqual
            ? 'wrong-unit'
            : 'wrong-number',
        );
      return keys
        .map((key) => compareQuantities(bare, key, asked))
        .reduce((best, next) => (isBetter(next, best) ? next : best));
    },
    isGiven: (quantity) => told.some((other) => isSameQuantity(quantity, other)),
  };
}

function isKnownUnit(name: string): boolean {
  const text = `1 ${name}`;
  const [only] = readQuantities(text);
  return only?.unit !== undefined && only.end === text.length;
}

/** Reads units that Markwell does not know otherwise: 'counts per minute'. */
function ownUnits(names: readonly string[]): (text: string, at: number) => UnitReading | undefined {
  if (names.length === 0) return () => undefined;
  const longestFirst = [...names].sort((a, b) => b.length - a.length).map((name) => name.replace(/[^\w\s]/g, '\\$&'));
  const own = new RegExp(String.raw`\s*(${longestFirst.join('|')})(?![a-z])`, 'iy');
  return (text, at) => {
    own.lastIndex = at;
    const [whole, written = ''] = own.exec(text) ?? [];
    return whole === undefined ? undefined : { unit: { measures: 'own', factor: 1, written }, end: at + whole.length };
  };
}

function isSameQuantity(quantity: Quantity, given: Quantity): boolean {
  if (quantity.value !== given.value || quantity.unit?.measures !== given.unit?.measures) return false;
  const [thing] = given.counts;
  return (
    quantity.unit !== undefined || (thing !== undefined && quantity.counts.some((word) => areOneWord(word, thing)))
  );
}
