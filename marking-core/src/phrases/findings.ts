import type { Reading } from './find-phrases.ts';
import type { Occurrence } from './phrase-finder.ts';

/** What an answer says of a mark scheme, by what it does to the marks. */
export interface Findings {
  /** Right phrases that are asserted. */
  readonly right: readonly Occurrence[];
  /** Right phrases that are denied. */
  readonly denied: readonly Occurrence[];
  readonly reject: readonly Occurrence[];
  readonly other: readonly Occurrence[];
  readonly insufficient: readonly Occurrence[];
  /** Wording to be ignored, whether it hides anything or not. */
  readonly ignore: readonly Occurrence[];
}

const none: readonly Occurrence[] = [];
const nothing: Findings = { right: none, denied: none, reject: none, other: none, insufficient: none, ignore: none };

/**
 * Sorts the phrases found. The longest wins: 'carbon' within 'carbon dioxide', and anything in wording to be
 * ignored, does not count. Denied wrong terms do no harm.
 */
export function sortFindings({ found }: Pick<Reading, 'found'>): Findings {
  if (found.length === 0) return nothing;
  if (arePlainlyRight(found))
    return { right: found, denied: none, reject: none, other: none, insufficient: none, ignore: none };
  const isHidden =
    found.length === 1 ? never : found.length > fewOccurrences ? hiddenAmongMany(found) : hiddenAmongFew(found);
  const right: Occurrence[] = [];
  const denied: Occurrence[] = [];
  const reject: Occurrence[] = [];
  const other: Occurrence[] = [];
  const insufficient: Occurrence[] = [];
  const ignore: Occurrence[] = [];
  for (const occurrence of found) {
    if (isHidden(occurrence)) continue;
    const { role } = occurrence.phrase;
    if (occurrence.denied) {
      if (role === 'right') denied.push(occurrence);
    } else if (role === 'right') right.push(occurrence);
    else if (role === 'reject') reject.push(occurrence);
    else if (role === 'other') other.push(occurrence);
    else if (role === 'insufficient') insufficient.push(occurrence);
    else ignore.push(occurrence);
  }
  return { right, denied, reject, other, insufficient, ignore };
}

function never(): boolean {
  return false;
}

function arePlainlyRight(found: readonly Occurrence[]): boolean {
  for (const { denied, phrase } of found) if (denied || phrase.role !== 'right') return false;
  return true;
}

/** Up to this many are compared with each other; a table of their words is made for more. */
const fewOccurrences = 12;

function hiddenAmongFew(found: readonly Occurrence[]): (occurrence: Occurrence) => boolean {
  return (occurrence) => isHiddenBy(occurrence, found);
}

function hiddenAmongMany(found: readonly Occurrence[]): (occurrence: Occurrence) => boolean {
  const byWord = new Map<number, Occurrence[]>();
  for (const occurrence of found) {
    for (const word of occurrence.words) {
      const there = byWord.get(word);
      if (there === undefined) byWord.set(word, [occurrence]);
      else if (there.length < mostOnOneWord) there.push(occurrence);
    }
  }
  return (occurrence) => isHiddenBy(occurrence, byWord.get(occurrence.words[0] ?? -1) ?? none);
}

/** More phrases than this on one word are not looked at, so that nonsense of any length is read quickly. */
const mostOnOneWord = 40;

function isHiddenBy(occurrence: Occurrence, others: readonly Occurrence[]): boolean {
  for (const other of others) {
    if (other !== occurrence && hides(other, occurrence) && contains(other.words, occurrence.words)) return true;
  }
  return false;
}

function contains(all: readonly number[], some: readonly number[]): boolean {
  for (const word of some) if (!all.includes(word)) return false;
  return true;
}

/**
 * A longer phrase of another kind hides a shorter one if it is asserted, and so does a closer match of the
 * same words ('iron', 'ironing'). A denied one hides only right ones: in 'not C - Stomach' denying the whole
 * denies its end.
 */
function hides(one: Occurrence, other: Occurrence): boolean {
  const difference = one.words.length - other.words.length;
  if (difference < 0) return false;
  const [long, short] = [one.phrase, other.phrase];
  if (one.denied) return difference > 0 && long.role === 'right' && short.role === 'right' && isPlain(long);
  if (long.role === short.role && long.term === short.term) return false;
  return difference > 0 || long.role === 'ignore' || one.looseness < other.looseness;
}

function isPlain({ slots }: Occurrence['phrase']): boolean {
  return slots.every(({ denied }) => denied === false);
}
