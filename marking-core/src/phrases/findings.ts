import type { Occurrence, Reading } from './find-phrases.ts';
import { looseness, type PhraseRole } from './lexicon.ts';

/** What an answer says of a mark scheme, by what it does to the marks. */
export interface Findings {
  /** Right phrases that are asserted. */
  readonly right: readonly Occurrence[];
  /** Right phrases that are denied. */
  readonly denied: readonly Occurrence[];
  readonly reject: readonly Occurrence[];
  readonly other: readonly Occurrence[];
  readonly insufficient: readonly Occurrence[];
}

const nothing: Findings = { right: [], denied: [], reject: [], other: [], insufficient: [] };

/**
 * Sorts what was found. The longest phrase wins: 'carbon' within 'carbon dioxide', and what stands in wording that is to be ignored,
 * are not counted. Denied wrong terms do no harm.
 */
export function sortFindings({ found }: Reading): Findings {
  if (found.length === 0) return nothing;
  if (found.every(({ denied, phrase }) => !denied && phrase.role === 'right')) return { ...nothing, right: found };
  const byWord = byWordNumber(found);
  const findings: Record<PhraseRole | 'denied', Occurrence[]> = {
    right: [],
    denied: [],
    reject: [],
    other: [],
    insufficient: [],
    ignore: [],
  };
  for (const occurrence of found) {
    if (isPartOfLonger(occurrence, byWord)) continue;
    const { role } = occurrence.phrase;
    if (!occurrence.denied) findings[role].push(occurrence);
    else if (role === 'right') findings.denied.push(occurrence);
  }
  return findings;
}

/** The occurrences by the number of each word in them. */
function byWordNumber(found: readonly Occurrence[]): Map<number, Occurrence[]> {
  const byWord = new Map<number, Occurrence[]>();
  for (const occurrence of found) {
    for (const word of occurrence.words) {
      const there = byWord.get(word);
      if (there === undefined) byWord.set(word, [occurrence]);
      else there.push(occurrence);
    }
  }
  return byWord;
}

function isPartOfLonger(occurrence: Occurrence, byWord: ReadonlyMap<number, readonly Occurrence[]>): boolean {
  const { words } = occurrence;
  const longer = byWord.get(words[0] ?? -1) ?? [];
  return longer.some(
    (other) => other !== occurrence && hides(other, occurrence) && words.every((word) => other.words.includes(word)),
  );
}

/**
 * A longer phrase of another kind hides a shorter one when it is really said, and so does one that is met more closely by the same
 * words ('iron', 'ironing'). One that is denied hides only what is right as well: in 'not C - Stomach' the
 * denial of the whole is one of its end.
 */
function hides(one: Occurrence, other: Occurrence): boolean {
  const [long, short] = [one.phrase, other.phrase];
  const isLonger = one.words.length > other.words.length;
  if (one.denied) return isLonger && long.role === 'right' && short.role === 'right' && isPlain(long);
  if (long.role === short.role && long.term === short.term) return false;
  const isSame = one.words.length === other.words.length;
  return isLonger || (isSame && (long.role === 'ignore' || looseness[one.how] < looseness[other.how]));
}

function isPlain({ slots }: Occurrence['phrase']): boolean {
  return slots.every(({ denied }) => denied === false);
}
