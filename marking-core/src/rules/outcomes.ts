import type { Evidence, Refusal, ResultState } from '../answers/marking.ts';
import { contradictsItself } from '../phrases/contradictions.ts';
import type { Reading } from '../phrases/find-phrases.ts';
import type { Findings } from '../phrases/findings.ts';
import type { Occurrence } from '../phrases/phrase-finder.ts';
import type { Word } from '../text/words.ts';
import type { Outcome } from './rule-marking.ts';
import type { Band } from './vocabulary.ts';

/** All outcomes are made here, so that they are alike: what reads objects of several makes is much slower. */
export function outcome(
  marks: number,
  evidence: Evidence[],
  confidence: number | undefined,
  refusal?: Refusal,
  more: Partial<Pick<Outcome, 'feedback' | 'missing' | 'parts' | 'state' | 'slots' | 'told'>> = nothingMore,
): Outcome {
  const { feedback, missing, parts, state, slots, told } = more;
  return { marks, evidence, confidence, refusal, feedback, missing, parts, state, slots, told };
}

const nothingMore = {};

/** No marks, for this reason. */
export function refused(refusal: Refusal, confidence?: number): Outcome {
  return outcome(0, [], confidence, refusal);
}

/** Neither right nor wrong: marking it takes somebody or something else, which the feedback names. */
export function notMarked(state: ResultState, feedback: string): Outcome {
  return outcome(0, [], 0, undefined, { state, feedback });
}

/** What a pupil reads under an answer that has no marks yet. */
export const stateTexts = {
  'needs-server': 'Not marked yet: the server marks this answer.',
  'needs-teacher': 'Not marked yet: a teacher marks this answer.',
} as const satisfies Record<ResultState, string>;

/** Replaces whatever a page leaves out (see `left-to-the-server.ts`). */
export const leftToServer = () => notMarked('needs-server', stateTexts['needs-server']);

/** No marks although these parts of `asked` are right; the same as `refused` if none is. */
export function refusedInPart(
  refusal: Refusal,
  terms: readonly { readonly name: string }[],
  isMet: (index: number) => boolean,
  asked: number,
): Outcome {
  const names = (met: boolean) => terms.flatMap(({ name }, index) => (isMet(index) === met ? name : []));
  const right = names(true);
  if (right.length === 0) return refused(refusal);
  const parts = { right, missing: names(false), needed: Math.max(0, asked - right.length) };
  return outcome(0, [], undefined, refusal, { parts });
}

/** Marks for this evidence; less than all of them are 'partly-met' unless another reason is given. */
export function awarded(
  marks: number,
  maxMarks: number,
  evidence: Evidence[],
  refusal: Refusal = 'partly-met',
): Outcome {
  return marks >= maxMarks ? outcome(maxMarks, evidence, undefined) : outcome(marks, evidence, undefined, refusal);
}

/** The occurrence that met its phrase most closely; the first of several. There must be at least one. */
export function bestOf(occurrences: readonly Occurrence[]): Occurrence {
  return occurrences.length === 1 && occurrences[0] !== undefined
    ? occurrences[0]
    : occurrences.reduce((best, next) => (closeness(next) > closeness(best) ? next : best));
}

/** Hows from the loosest on; all others are closer than these. */
const loose: readonly Evidence['how'][] = ['misspelling', 'synonym', 'form'];

function closeness(occurrence: Occurrence): number {
  const at = loose.indexOf(evidenceHow(occurrence));
  return at < 0 ? loose.length : at;
}

function evidenceHow({ how, phrase }: Occurrence): Evidence['how'] {
  // A form of allowed wording is no form of what is accepted.
  if (how === 'exact' || (how === 'form' && phrase.how === 'synonym')) return phrase.how;
  return how === 'misspelt form' ? 'misspelling' : how;
}

/** What an occurrence says in evidence, quoting the student. */
export function evidenceOf(occurrence: Occurrence, words: readonly Word[], original: string): Evidence {
  const met = occurrence.words;
  const first = words[met[0] ?? 0];
  const last = words[met[met.length - 1] ?? 0];
  const quoted = original.slice(first?.start ?? 0, last?.end ?? 0);
  const { name, part } = occurrence.phrase;
  return { part: (name ?? part) || quoted, words: quoted, how: evidenceHow(occurrence) };
}

/**
 * Why there is no mark: rejected terms come before contradictions, and both before denials and vague wording.
 */
export function reasonAgainst(
  { right, denied, reject, other, insufficient }: Findings,
  reading: Reading,
): Refusal | undefined {
  if (reject.length > 0) return 'rejected';
  if (right.length > 0)
    return other.length > 0 || denied.some((one) => contradictsItself(right, one, reading))
      ? 'contradicted'
      : undefined;
  if (denied.length > 0) return 'negated';
  return insufficient.length > 0 ? 'insufficient' : 'no-match';
}

/** The marks of the highest band that a number of right items reaches. */
export function bandMarks(bands: readonly Band[], count: number): number {
  return bands.reduce((most, { atLeast, marks }) => (count >= atLeast ? Math.max(most, marks) : most), 0);
}

/** The loosest reading's answer, as evidence of a published match: the whole answer met this text. */
export function publishedEvidence(part: string, answer: string): Evidence {
  return { part, words: answer.trim().slice(0, 200), how: 'published' };
}
