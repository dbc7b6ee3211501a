import { slipDistance } from './edit-distance.ts';
import { baseForms } from './inflections.ts';

/** A word of the scheme, ready to be compared with what might be a misspelling of it. */
export interface SlipTarget {
  readonly word: string;
  readonly forms: readonly Form[];
}

interface Form {
  readonly text: string;
  /** Slips that are forgiven. */
  readonly most: number;
  readonly letters: number;
}

/**
 * How many slips are forgiven in a word: none up to 3 letters, one up to 7, two in longer ones. Never more than the most
 * careful published profile forgives (Year 7: one edit for every four letters).
 */
export function forgivenSlips(length: number): number {
  if (length <= 3) return 0;
  return length <= 7 ? 1 : 2;
}

/** The word and its base forms, each with its own tolerance. */
export function slipTarget(word: string): SlipTarget {
  return { word, forms: forms(word) };
}

function forms(word: string): Form[] {
  return baseForms(word)
    .filter((text) => text.length > 2)
    .map((text) => ({ text, most: forgivenSlips(text.length), letters: letterSet(text) }));
}

const longestWord = 24;

/**
 * Compares a written word with many targets. The answer is the least number of slips after which it is the target or a form of
 * it, 0 when it is none. Real words are not known here: see `confusableWords`.
 */
export function slipReader(written: string): (target: SlipTarget) => number {
  if (written.length < 3 || written.length > longestWord || !isAlphabetic(written)) return () => 0;
  const writtenForms = forms(written);
  return (target) => {
    let least = 0;
    for (const form of target.forms) {
      if (form.most === 0) continue;
      for (const other of writtenForms) {
        const slips = slipsBetween(other, form);
        if (slips > 0 && (least === 0 || slips < least)) least = slips;
      }
    }
    return least;
  };
}

function slipsBetween(written: Form, target: Form): number {
  const { most } = target;
  if (Math.abs(written.text.length - target.text.length) > most) return 0;
  if (bitCount(written.letters ^ target.letters) > 2 * most) return 0;
  const slips = slipDistance(written.text, target.text, most);
  return slips > most || changesMeaning(written.text, target.text, slips) ? 0 : slips;
}

const denyingPrefixes = ['un', 'in', 'im', 'ir', 'il', 'dis', 'non', 'mis', 'de', 'anti', 'a', 'mono', 'tri'];

/** A prefix put before a word, or left out, says something else and is no slip: 'unrenewable' for 'renewable'. */
function changesMeaning(written: string, target: string, slips: number): boolean {
  return denyingPrefixes.some((prefix) => {
    const added = written.startsWith(prefix) && !target.startsWith(prefix);
    const omitted = target.startsWith(prefix) && !written.startsWith(prefix);
    if (added) return slipDistance(written.slice(prefix.length), target, slips) < slips;
    return omitted && slipDistance(written, target.slice(prefix.length), slips) < slips;
  });
}

function isAlphabetic(word: string): boolean {
  for (let i = 0; i < word.length; i++) {
    const code = word.charCodeAt(i);
    if (code < 97 || code > 122) return false;
  }
  return true;
}

/** Which of the 26 letters a word has, one bit each: a quick test before the distance is computed. */
function letterSet(word: string): number {
  let set = 0;
  for (let i = 0; i < word.length; i++) set |= 1 << (word.charCodeAt(i) - 97);
  return set;
}

function bitCount(bits: number): number {
  let rest = bits;
  let count = 0;
  for (; rest !== 0; count++) rest &= rest - 1;
  return count;
}
