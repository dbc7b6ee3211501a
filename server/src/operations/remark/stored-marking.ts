import { type AttemptMarking, attemptMarkingSchema, type QuestionResult } from '@markwell/marking-core';
import * as z from 'zod/mini';

/** Results that are shared by many attempts are written once. */
const written = new WeakMap<QuestionResult, string>();

function writeResult(result: QuestionResult): string {
  const known = written.get(result);
  if (known !== undefined) return known;
  const text = JSON.stringify(result);
  written.set(result, text);
  return text;
}

/** What `JSON.stringify` makes of a marking, many times faster where its results were written before. */
export function writeMarking(marking: AttemptMarking): string {
  const { policy, engineVersion, results } = marking;
  const head = `{"policy":"${policy}","engineVersion":${JSON.stringify(engineVersion)}`;
  return `${head}${resultsKey}${results.map(writeResult).join(',')}${writeTotals(marking)}`;
}

const resultsKey = ',"results":[';
const totalsKey = '],"totalMarks":';

function writeTotals({ totalMarks, maxMarks, percentage, percentageText, grade }: AttemptMarking): string {
  return `${totalsKey}${totalMarks},"maxMarks":${maxMarks},"percentage":${percentage},"percentageText":"${percentageText}","grade":${JSON.stringify(grade)}}`;
}

/** Whether a stored marking has the same results and totals, to the letter; its policy and engine may be others. */
export function saysTheSame(stored: string, marking: AttemptMarking): boolean {
  let at = stored.indexOf(resultsKey) + resultsKey.length;
  if (at < resultsKey.length) return false;
  const { results } = marking;
  for (let index = 0; index < results.length; index++) {
    const result = results[index];
    if (result === undefined) return false;
    if (index > 0 && stored[at++] !== ',') return false;
    const text = writeResult(result);
    // A slice is no copy, and two strings are compared many letters at a time.
    if (stored.slice(at, at + text.length) !== text) return false;
    at += text.length;
  }
  const totals = writeTotals(marking);
  return stored.length === at + totals.length && stored.endsWith(totals);
}

/** A result of a stored marking, read as far as marks go: whole ones are needed only where they are shown. */
export interface StoredResult {
  readonly questionId: string;
  readonly marksAwarded: number;
  /** The whole `QuestionResult`, as JSON. */
  readonly text: string;
}

/** Of a stored marking what is compared with a new one: its totals, and the results that are not the same in both. */
export interface StoredDifference {
  readonly totals: Pick<AttemptMarking, 'totalMarks' | 'maxMarks' | 'percentage' | 'grade'>;
  readonly results: ReadonlyMap<string, StoredResult>;
  /** Ids of the questions whose results are the same. */
  readonly repeated: ReadonlySet<string>;
}

/** Quotation marks are escaped within JSON strings: this stands between two results and nowhere else. */
const betweenResults = ',{"questionId":';
const totalsOf = z.pick(attemptMarkingSchema, { totalMarks: true, maxMarks: true, percentage: true, grade: true });

/** Reads of a stored marking only what a new one does not repeat: most results of most attempts stay as they are. */
export function readDifference(stored: string, marking: AttemptMarking): StoredDifference {
  const start = stored.indexOf(resultsKey) + resultsKey.length;
  const end = stored.lastIndexOf(totalsKey);
  if (start < resultsKey.length || end < start) return readWhole(stored);
  const same = new Map(marking.results.map((result) => [writeResult(result), result.questionId]));
  const texts = end === start ? [] : stored.slice(start, end).split(betweenResults);
  const results = new Map<string, StoredResult>();
  const repeated = new Set<string>();
  for (const [index, rest] of texts.entries()) {
    const text = index === 0 ? rest : betweenResults.slice(1) + rest;
    const id = same.get(text);
    if (id === undefined) {
      const result = readResult(text);
      results.set(result.questionId, result);
    } else repeated.add(id);
  }
  return { totals: totalsOf.parse(JSON.parse(`{${stored.slice(end + 2)}`)), results, repeated };
}

function readWhole(stored: string): StoredDifference {
  const { results, ...totals } = attemptMarkingSchema.parse(JSON.parse(stored));
  const read = results.map(({ questionId, marksAwarded, ...rest }) => {
    const text = JSON.stringify({ questionId, marksAwarded, ...rest });
    return [questionId, { questionId, marksAwarded, text }] as const;
  });
  return { totals, results: new Map(read), repeated: new Set() };
}

const idKey = '{"questionId":"';
const marksKey = '"marksAwarded":';

/** Finds the id and the marks where `JSON.stringify` puts them, which costs a fraction of parsing feedback and evidence. */
function readResult(text: string): StoredResult {
  const idEnd = text.indexOf('"', idKey.length);
  const questionId = text.slice(idKey.length, idEnd);
  const marksAwarded = Number.parseInt(text.slice(text.indexOf(marksKey, idEnd) + marksKey.length), 10);
  if (text.startsWith(idKey) && !questionId.includes('\\') && marksAwarded >= 0)
    return { questionId, marksAwarded, text };
  return parseResult(text);
}

function parseResult(text: string): StoredResult {
  const read: unknown = JSON.parse(text);
  if (!hasMarks(read)) throw new Error('A stored result has no marks');
  return { questionId: read.questionId, marksAwarded: read.marksAwarded, text };
}

/** A schema would look at all of it, which costs more than marking the answer. */
function hasMarks(read: unknown): read is { questionId: string; marksAwarded: number } {
  if (typeof read !== 'object' || read === null || !('questionId' in read) || !('marksAwarded' in read)) return false;
  return typeof read.questionId === 'string' && typeof read.marksAwarded === 'number';
}
