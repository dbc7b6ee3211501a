import { isDeepStrictEqual } from 'node:util';
import type { Answer, Answers, AttemptMarking, QuestionResult } from '@markwell/marking-core';

/** JSON of shared results, which are frozen. Caching the others would cost more than writing them. */
const written = new WeakMap<QuestionResult, string>();

/** The same text as `JSON.stringify(marking)`, at a fraction of the cost if its results are shared. */
export function markingJson(marking: AttemptMarking): string {
  const { policy, engineVersion, results } = marking;
  const head = JSON.stringify({ policy, engineVersion }).slice(0, -1);
  return `${head},"results":[${results.map(resultJson).join(',')}],${totalsJson(marking).slice(1)}`;
}

type Totals = Omit<AttemptMarking, 'policy' | 'engineVersion' | 'results'>;

/** The latest totals by their marks: few ever occur. */
const writtenTotals = new Map<number, { totals: Totals; text: string }>();
const mostTotals = 1_000;

function totalsJson({ totalMarks, maxMarks, percentage, percentageText, grade }: AttemptMarking): string {
  const name = totalMarks * 2 ** 24 + maxMarks;
  const known = writtenTotals.get(name);
  if (known?.totals.grade === grade && known.totals.percentage === percentage) {
    if (known.totals.percentageText === percentageText) return known.text;
  }
  const totals = { totalMarks, maxMarks, percentage, percentageText, grade };
  const text = JSON.stringify(totals);
  if (writtenTotals.size >= mostTotals) writtenTotals.clear();
  writtenTotals.set(name, { totals, text });
  return text;
}

function resultJson(result: QuestionResult): string {
  const known = written.get(result);
  if (known !== undefined) return known;
  const json = JSON.stringify(result);
  if (Object.isFrozen(result)) written.set(result, json);
  return json;
}

/**
 * A stored marking. It was made by us and is never changed, so only its shape is looked at: the schema would
 * take twice as long as reading it does. Throws where it is none.
 */
export function readMarking(text: string): AttemptMarking {
  const read: unknown = JSON.parse(text);
  if (isMarking(read)) return read;
  throw new Error('A marking is not stored as one');
}

function isMarking(read: unknown): read is AttemptMarking {
  if (typeof read !== 'object' || read === null) return false;
  const { results, totalMarks, maxMarks, percentage, grade }: Partial<Record<keyof AttemptMarking, unknown>> = read;
  if (!Array.isArray(results) || typeof grade !== 'string') return false;
  return [totalMarks, maxMarks, percentage].every(Number.isFinite) && results.every(isResult);
}

function isResult(read: unknown): read is QuestionResult {
  if (typeof read !== 'object' || read === null) return false;
  const { questionId, marksAwarded, maxMarks }: Partial<Record<keyof QuestionResult, unknown>> = read;
  return typeof questionId === 'string' && Number.isFinite(marksAwarded) && Number.isFinite(maxMarks);
}

/** Whether two markings have the same results and totals; their policy and engine may be others. */
export function saysTheSame(one: AttemptMarking, other: AttemptMarking): boolean {
  return isDeepStrictEqual(saidOf(one), saidOf(other));
}

function saidOf({ policy: _policy, engineVersion: _engine, ...said }: AttemptMarking) {
  return said;
}

/**
 * Whether a marking, as stored, ends just as `markingJson` would end this one, from its results on: then both
 * say the same, and it need not be read to know. Where it was written otherwise they may say the same all the
 * same.
 */
export function isWrittenAlike(stored: string, marking: AttemptMarking): boolean {
  const start = '"results":[';
  let at = stored.indexOf(start) + start.length;
  if (at < start.length) return false;
  for (const [place, result] of marking.results.entries()) {
    const text = resultJson(result);
    if (place > 0 && stored[at++] !== ',') return false;
    // A slice is no copy, and is compared many letters at a time; `startsWith` goes letter by letter.
    if (stored.slice(at, at + text.length) !== text) return false;
    at += text.length;
  }
  const end = `],${totalsJson(marking).slice(1)}`;
  return stored.length === at + end.length && stored.endsWith(end);
}

/**
 * The answers of a stored attempt. They were checked on arrival and never change, so only their shape is
 * checked: `answersSchema` would take a third as long as marking them.
 */
export function readStoredAnswers(text: string): Answers {
  const read: unknown = JSON.parse(text);
  if (!isAnswers(read)) throw new Error('The answers of an attempt are not stored as answers');
  return read;
}

function isAnswers(read: unknown): read is Answers {
  if (typeof read !== 'object' || read === null) return false;
  const answers: Record<string, unknown> = { ...read };
  for (const id in answers) if (!isAnswer(answers[id])) return false;
  return true;
}

function isAnswer(read: unknown): read is Answer {
  if (typeof read !== 'object' || read === null) return false;
  const { questionId, value, choice, reason }: Partial<Record<keyof Answer, unknown>> = read;
  if (typeof questionId !== 'string' || typeof value !== 'string') return false;
  return (choice === undefined || typeof choice === 'string') && (reason === undefined || typeof reason === 'string');
}
