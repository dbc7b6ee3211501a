import type { AttemptReceipt } from '@markwell/server/contract';
import type { OutboxEntry } from '../outbox/outbox-entry.ts';
import type { Arrived, Reply } from './school-server.ts';

/** An attempt that has just been submitted. */
export function entryOf(key: string, changes: Partial<OutboxEntry> = {}): OutboxEntry {
  return {
    key,
    createdAt: Date.now(),
    student: { name: 'Amina', studentClass: '8a/Sc1', teacher: 'Ms Sample' },
    attempt: { assignmentId: 3, answers: [{ questionId: 'q1ai', value: '3 waves' }], homeworkId: 2 },
    ...changes,
  };
}

/** The receipt for an attempt under a key. */
export function receiptFor(key: string): AttemptReceipt {
  return {
    id: 1,
    reference: `REF-${key}`,
    assignmentId: 3,
    homeworkId: 2,
    schemeVersion: 1,
    differsFromClaim: false,
    submittedAt: '2025-09-08T09:00:00.000Z',
    marking: {
      policy: 'guarded',
      engineVersion: '1',
      results: [],
      totalMarks: 1,
      maxMarks: 7,
      percentage: 14,
      percentageText: '14.29',
      grade: 'Needs Improvement',
    },
  };
}

/** What a server in good health answers to the students' calls. */
export function healthyReply({ path, headers, body }: Arrived): Reply {
  if (path === '/api/students') return { status: 200, body: { ...Object(body), id: 12 } };
  if (path === '/api/assignments') return { status: 200, body: [{ id: 1, isReleased: true }] };
  return { status: 200, body: receiptFor(String(headers['idempotency-key'])) };
}
