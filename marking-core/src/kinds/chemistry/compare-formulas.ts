import { equal, unequal, type Verdict } from '../kind.ts';
import { type Formula, readFormula } from './read-formula.ts';

/**
 * Compares a written formula with that of a key. Capitals, order and numbers count; what a phone does to capitals ('co2', 'Co2') and a nought
 * for an O gets the mark with less confidence, where it can be no other formula.
 */
export function compareFormulas(written: string, key: Formula): Verdict {
  const answer = readFormula(written);
  if (answer !== undefined && answer.plain === key.plain)
    return answer.isRaised && !key.isRaised ? equal(0.6) : equal();
  const letters = stripped(written);
  const wanted = key.plain;
  if (letters === wanted.toLowerCase()) {
    const isTyped = /^\d*[A-Z]?[^A-Z]*$/.test(written.trim()) || !/[a-z]/.test(written);
    const isOther = answer !== undefined && !/\d/.test(wanted);
    return isTyped && !isOther ? equal(0.6) : unequal('wrong-form', 0.7);
  }
  if (withLetters(letters) === withLetters(wanted.toLowerCase()) && written.includes('0')) return equal(0.7);
  if (answer === undefined) return unequal('no-match', 0.85);
  if (answer.atoms === key.atoms && !/[-+]$/.test(answer.plain + wanted)) {
    const isSameStart = answer.plain.slice(0, 1) === wanted.slice(0, 1);
    return isSameStart ? equal(0.6) : unequal('wrong-order', 0.7);
  }
  return unequal('wrong-number');
}

function stripped(written: string): string {
  return written
    .toLowerCase()
    .replace(/\((?:s|l|g|aq)\)\s*$/, '')
    .replace(/[\s^_{}]/g, '');
}

/** With every nought as an O. */
function withLetters(formula: string): string {
  return formula.replaceAll('0', 'o');
}
