import { year8 } from '@markwell/marking-core';
import { expect, it } from 'vitest';
import type { StoredAttempt } from '../../db/remark-rows.ts';
import { createRemarker } from './create-remarker.ts';
import { useMarkingThread } from './marking-thread.ts';

const rule = { scheme: year8.scheme, policy: 'guarded' as const, allowLower: true };
const attempt = (id: number, value: string): StoredAttempt => ({
  ...{ id, student_id: id, arrived_with: 1, marking_id: id },
  answers: JSON.stringify({ q1b: { questionId: 'q1b', value } }),
  marking:
    '{"policy":"guarded","engineVersion":"1","results":[],"totalMarks":0,"maxMarks":7,"percentage":0,"grade":"x"}',
});
const wants = { questions: true, text: true };
const batchAt = (first: number) =>
  Array.from({ length: 250 }, (_, n) => attempt(first + n, n % 2 === 0 ? 'reflects' : `it sinks ${first + n}`));

it('gives the same in a thread of its own as without, in the order of the batches', async () => {
  const thread = useMarkingThread(rule);
  try {
    while (!thread.isReady) await new Promise((resolve) => setTimeout(resolve, 20));
    const one = createRemarker(rule);
    const batches = Array.from({ length: 8 }, (_, n) => batchAt(n * 250));
    // The first 1,000 are marked here, the rest there: the thread of the process is up.
    const inOrder = await Promise.all(batches.map((batch) => one.remark(batch, wants)));
    const alone = [];
    for (const batch of batches) {
      const fresh = createRemarker(rule);
      alone.push(await fresh.remark(batch, wants));
      fresh.end();
    }
    expect(inOrder).toEqual(alone);
    expect(inOrder[7]?.[0]).toMatchObject({ place: 0, outcome: 'gain', gains: [['q1b', 1]] });
    one.end();
  } finally {
    thread.end();
  }
}, 30_000);

it('passes on what the thread throws, and the next run gets a new one', async () => {
  const bad = { answers: ['no answers'], markings: ['{}'], wants };
  const good = { answers: ['{}'], markings: ['{}'], wants };
  const first = useMarkingThread(rule);
  await expect(first.remark(bad)).rejects.toThrow(/JSON/);
  await expect(first.remark(good)).rejects.toThrow(/JSON/);
  first.end();
  const next = useMarkingThread({ ...rule, scheme: { ...year8.scheme } });
  await expect(next.remark({ ...good, markings: [attempt(1, 'x').marking] })).resolves.toHaveLength(1);
  next.end();
}, 30_000);
