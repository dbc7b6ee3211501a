import { type Face, placesWithLook } from './option-faces.ts';
import { resolveOptions } from './resolve.ts';

/** What a document says about one question's answer. */
export interface Evidence {
  readonly where: 'sign' | 'line' | 'look' | 'key' | 'gap' | 'text';
  readonly value: string;
}

/** The answer, as option texts or as written; or why there is none despite evidence. */
export interface Answer {
  readonly answers: readonly string[];
  readonly where: Evidence['where'] | 'options' | null;
  readonly problem: 'contradiction' | 'no-option' | null;
}

/**
 * Weighs the evidence for a choice's answer. Text beside the question outweighs formatting, and formatting a
 * key; conflicting evidence of equal weight gives no answer, as none is better than a wrong one.
 */
export function answerOfChoice(
  faces: readonly Face[],
  evidence: readonly Evidence[],
  look: string,
  byLabel = false,
): Answer {
  const signs = faces.flatMap(({ hasSign }, at) => (hasSign ? [at] : []));
  const written = evidence.filter(({ where }) => where === 'line' || where === 'text');
  const keyed = evidence.filter(({ where }) => where === 'key');
  const resolved = (some: readonly Evidence[]) =>
    some.flatMap(({ value }) => [resolveOptions(faces, value, byLabel)].filter((at) => at !== null));
  const votes = [...(signs.length > 0 && signs.length < faces.length ? [signs] : []), ...resolved(written)];
  let where: Answer['where'] = signs.length > 0 ? 'sign' : 'line';
  if (votes.length === 0 && look !== '') {
    const places = placesWithLook(faces, look);
    if (places.length > 0) votes.push(places);
    where = 'look';
  }
  const ofKey = resolved(keyed);
  if (votes.length === 0) {
    votes.push(...ofKey);
    where = 'key';
  }
  const [first] = votes;
  if (first === undefined)
    return { answers: [], where: null, problem: written.length + keyed.length > 0 ? 'no-option' : null };
  if (votes.some((vote) => vote.join() !== first.join())) return { answers: [], where: null, problem: 'contradiction' };
  return { answers: first.flatMap((at) => faces[at]?.text ?? []), where, problem: null };
}

/** The answer of a question that is answered in writing. A letter alone names an option that is not there. */
export function answerOfWritten(evidence: readonly Evidence[]): Answer {
  const order: readonly Evidence['where'][] = ['line', 'text', 'gap', 'key'];
  for (const where of order) {
    const values = evidence
      .filter((one) => one.where === where && one.value.trim() !== '')
      .map(({ value }) => value.trim());
    const [first] = values;
    if (first === undefined) continue;
    if (/^\W*[A-H]\W*$/u.test(first)) return { answers: [], where: null, problem: 'no-option' };
    if (values.some((value) => value !== first) && where !== 'key')
      return { answers: [], where: null, problem: 'contradiction' };
    return { answers: [first], where, problem: null };
  }
  return { answers: [], where: null, problem: null };
}
