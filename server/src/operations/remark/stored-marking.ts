import { type AttemptMarking, attemptMarkingSchema } from '@markwell/marking-core';
import * as z from 'zod/mini';
import { copyOf } from './kept-results.ts';
import { resultsKey, totalsKey, type WrittenMarking } from './written-marking.ts';

/** Whether a stored marking has the same results and totals, to the letter; its policy and engine may be others. */
export function saysTheSame(stored: string, { results, totalsText }: WrittenMarking): boolean {
  let at = stored.indexOf(resultsKey) + resultsKey.length;
  if (at < resultsKey.length) return false;
  for (let index = 0; index < results.length; index++) {
    const text = results[index]?.text ?? '';
    if (index > 0 && stored[at++] !== ',') return false;
    // A slice is no copy, and two strings are compared many letters at a time.
    if (stored.slice(at, at + text.length) !== text) return false;
    at += text.length;
  }
  return stored.length === at + totalsText.length && stored.endsWith(totalsText);
}

/** A result of a stored marking, read as far as marks go: whole ones are needed only where they are shown. */
export interface StoredResult {
  readonly questionId: string;
  readonly marksAwarded: number;
  /** The whole `QuestionResult`, as JSON. */
  readonly text: string;
}

const outOf = z.object({ maxMarks: z.number() });

/** What a stored result is out of. It is read as a whole for that: for few of them. */
export function maxMarksOf({ text }: StoredResult): number {
  return outOf.parse(JSON.parse(text)).maxMarks;
}

/** Of a stored marking what is compared with a new one: its totals, and the results that differ. */
export interface StoredDifference {
  readonly totals: StoredTotals;
  /** Those that the new marking does not have at the same place, by question id. */
  readonly results: ReadonlyMap<string, StoredResult>;
  /** Places of those that it has. */
  readonly repeated: ReadonlySet<number>;
}
export type StoredTotals = Pick<AttemptMarking, 'totalMarks' | 'maxMarks' | 'percentage' | 'grade'>;

/** Quotation marks are escaped within JSON strings: this stands between two results and nowhere else. */
const betweenResults = ',{"questionId":';
const totalsOf = z.pick(attemptMarkingSchema, { totalMarks: true, maxMarks: true, percentage: true, grade: true });

/** Few totals ever occur, but what is stored may be anything. */
const mostTotals = 1_000;

/** Reads stored markings, of each only what a new one does not repeat: most results of most attempts stay as they are. */
export function differenceReader(): (stored: string, marking: WrittenMarking) => StoredDifference {
  const kept = new Map<string, StoredTotals>();
  const readTotals = (text: string) => {
    const known = kept.get(text);
    if (known !== undefined) return known;
    const totals = totalsOf.parse(JSON.parse(`{${text}`));
    if (kept.size < mostTotals) kept.set(copyOf(text), totals);
    return totals;
  };
  return (stored, marking) => {
    const start = stored.indexOf(resultsKey) + resultsKey.length;
    const end = stored.lastIndexOf(totalsKey);
    if (start < resultsKey.length || end < start) return readWhole(stored);
    return { totals: readTotals(stored.slice(end + 2)), ...readResults(stored, start, end, marking) };
  };
}

function readResults(stored: string, start: number, end: number, { results: after }: WrittenMarking) {
  const results = new Map<string, StoredResult>();
  const repeated = new Set<number>();
  for (let at = start, place = 0; at < end; place++) {
    const found = stored.indexOf(betweenResults, at);
    const resultEnd = found < 0 || found > end ? end : found;
    const text = stored.slice(at, resultEnd);
    if (text === after[place]?.text) repeated.add(place);
    else {
      const result = readResult(text);
      results.set(result.questionId, result);
    }
    at = resultEnd + 1;
  }
  return { results, repeated };
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
