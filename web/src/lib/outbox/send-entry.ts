import {
  type AttemptReceipt,
  createStudent,
  listAssignments,
  type QuizAttemptInput,
  submitQuizAttempt,
} from '@markwell/server/contract';
import { call } from '../call.ts';
import { HttpError } from '../http-error.ts';
import type { OutboxEntry } from './outbox-entry.ts';

/** How long the server may take to answer before the attempt is sent again later, in milliseconds. */
const patience = 30_000;

/** Statuses below 500 that pass by themselves, or that only something between page and server gives. */
const passing = new Set([401, 403, 407, 408, 425, 429]);

/** Whether the server has said that it will never take the attempt, so that sending it again is no use. */
export function isRefusal(error: unknown): error is HttpError {
  return error instanceof HttpError && error.status < 500 && !passing.has(error.status);
}

/**
 * Sends one entry: the student first, then the attempt under its key, and answers the server's receipt. `keep` stores a
 * number that was found out on the way, so that a repeat sends the same. Throws as `call` does; failures of single steps
 * are logged in the spec's words (part 1, section 8).
 */
export async function sendEntry(entry: OutboxEntry, keep: (entry: OutboxEntry) => Promise<void>) {
  const student = await createStudentOf(entry);
  const assignmentId = entry.attempt.assignmentId ?? (await firstAssignmentId());
  const attempt = { ...entry.attempt, assignmentId };
  if (entry.attempt.assignmentId === null) await keep({ ...entry, attempt });
  return submit({ ...attempt, studentId: student.id }, entry.key);
}

async function createStudentOf(entry: OutboxEntry) {
  try {
    return await call(createStudent, entry.student, { signal: AbortSignal.timeout(patience) });
  } catch (error) {
    console.error('Failed to create student', error);
    throw error;
  }
}

/** The list is asked again at submit for its first item (spec part 1, section 7); 1 where it cannot be read. */
async function firstAssignmentId(): Promise<number> {
  try {
    const list = await call(listAssignments, undefined, { signal: AbortSignal.timeout(patience) });
    return list[0]?.id ?? 1;
  } catch (error) {
    if (error instanceof HttpError) return 1;
    throw error;
  }
}

async function submit(attempt: QuizAttemptInput, key: string): Promise<AttemptReceipt> {
  try {
    return await call(submitQuizAttempt, attempt, {
      headers: { 'Idempotency-Key': key },
      signal: AbortSignal.timeout(patience),
    });
  } catch (error) {
    if (error instanceof HttpError) console.error(`Quiz submission failed: ${error.status} ${error.text}`);
    throw error;
  }
}
