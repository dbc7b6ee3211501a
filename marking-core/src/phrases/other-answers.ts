import { clauseEnd } from '../text/clauses.ts';
import { wordClass } from '../text/word-classes.ts';
import { gap, type Word } from '../text/words.ts';
import type { Reading } from './find-phrases.ts';
import type { Occurrence } from './phrase-finder.ts';

/** The names of a scheme's `compounds`, each as its two words run together: 'clocktower'. */
export function compoundNames(compounds: Readonly<Record<string, string>>): ReadonlySet<string> {
  return new Set(Object.entries(compounds).flatMap(([first, seconds]) => seconds.split(' ').map((one) => first + one)));
}

/**
 * What spoils a right answer although the scheme has no word for it: it is only part of the name of something else ('clock tower'), or another
 * thing is offered in its place ('copper or nickel', 'copper but I think nickel'). 'Nickel but I think copper' says copper.
 */
export function besideRight(
  right: readonly Occurrence[],
  reading: Reading,
  compounds: ReadonlySet<string>,
): 'other-thing' | 'contradicted' | undefined {
  if (compounds.size > 0 && right.every((one) => isCompound(reading.words, one, compounds))) return 'other-thing';
  return right.some((one) => isReplaced(reading, one)) ? 'contradicted' : undefined;
}

function isCompound(words: readonly Word[], { words: met }: Occurrence, compounds: ReadonlySet<string>): boolean {
  const at = met[0] ?? 0;
  const next = words[at + 1];
  if (next === undefined || (next.gap & ~(gap.space | gap.hyphen)) !== 0) return false;
  const name = `${words[at]?.text}${next.text}`;
  return compounds.has(name) || compounds.has(name.replace(/s$/, ''));
}

/** Words after 'but' that replace what was said. */
const doubts: ReadonlySet<string> = new Set('think guess probably maybe perhaps might could'.split(' '));
/** 'or something similar' names nothing else. */
const vague: ReadonlySet<string> = new Set('something anything else whatever similar other another'.split(' '));

/** An 'or' right before or behind a right word, or a 'but' right behind it, with a name on the other side; longer wording may be put in two ways. */
function isReplaced(reading: Reading, { words: met }: Occurrence): boolean {
  const [at = 0] = met;
  const next = reading.words[at + 1];
  const isEither = (place: number) => ((reading.entries[place]?.classes ?? 0) & wordClass.either) !== 0;
  if (met.length > 1) return false;
  if (next?.text === 'but') return isName(reading, at + 2, 1, true);
  if (isEither(at + 1) && ((next?.gap ?? 0) & gap.bracket) === 0) return isName(reading, at + 2, 1, false);
  return isEither(at - 1) && isName(reading, at - 2, -1, false);
}

/** A name has no more words; what is longer says something of its own. */
const longestName = 2;
const notInName = wordClass.denier | wordClass.joiner;
const endsName = wordClass.turn | wordClass.relative;

/** Whether the rest of a clause, in one direction, is a word or two that the scheme does not know. */
function isName({ words, entries }: Reading, from: number, step: 1 | -1, mustBeDoubted: boolean): boolean {
  let strangers = 0;
  let isDoubted = !mustBeDoubted;
  for (let at = from; at >= 0 && at < words.length; at += step) {
    const { text, value } = words[at] ?? { text: '', value: 0 };
    const { classes, bits } = entries[at] ?? { classes: endsName, bits: 0 };
    if ((classes & endsName) !== 0 || (step > 0 && at > from && endsClause(words, at))) break;
    if (bits !== 0 || (classes & notInName) !== 0 || vague.has(text)) return false;
    if (doubts.has(text)) isDoubted = true;
    if (classes === 0 && text.length > 1 && value === undefined) strangers++;
    if (step < 0 && endsClause(words, at)) break;
  }
  return isDoubted && strangers > 0 && strangers <= longestName;
}

function endsClause(words: readonly Word[], at: number): boolean {
  return ((words[at]?.gap ?? 0) & clauseEnd) !== 0;
}
