import type { QueueGroup } from '@markwell/server/contract';

/** What somebody has decided about a group, and not confirmed yet. */
export interface Decision {
  readonly group: QueueGroup;
  readonly marks: number;
}

/** Decisions by `groupKey`, in the order in which they were made. */
export type Decisions = ReadonlyMap<string, Decision>;

/** By what a group is known from one look at the queue to the next. */
export function groupKey({ homework, questionId, choice, answer }: QueueGroup): string {
  return JSON.stringify([homework.id, questionId, choice, answer]);
}

/** The decisions with this one; `undefined` takes it out. */
export function decide(decisions: Decisions, group: QueueGroup, marks: number | undefined): Decisions {
  const next = new Map(decisions);
  next.delete(groupKey(group));
  if (marks !== undefined) next.set(groupKey(group), { group, marks });
  return next;
}

/** What the call that stores judgements takes, for each homework. */
export function judgementsOf(decisions: Decisions) {
  const byHomework = new Map<number, { questionId: string; answer: string; choice?: string; marks: number }[]>();
  for (const { group, marks } of decisions.values()) {
    const { homework, questionId, answer, choice } = group;
    const own = byHomework.get(homework.id) ?? [];
    own.push({ questionId, answer, ...(choice !== null && { choice }), marks });
    byHomework.set(homework.id, own);
  }
  return [...byHomework].map(([homeworkId, judgements]) => ({ homeworkId, judgements }));
}

/** What a key means for a group: its marks, 'leave' to go on without a decision, 'next' or 'previous'; undefined where it means nothing. */
export function readKey(key: string, { maxMarks }: QueueGroup): number | 'leave' | 'next' | 'previous' | undefined {
  const pressed = key.toLowerCase();
  if (pressed === 'a') return maxMarks;
  if (pressed === 'r') return 0;
  if (pressed === 'l') return 'leave';
  if (pressed === 'j' || pressed === 'arrowdown') return 'next';
  if (pressed === 'k' || pressed === 'arrowup') return 'previous';
  const marks = /^[0-9]$/.test(pressed) ? Number(pressed) : undefined;
  return marks !== undefined && marks <= maxMarks ? marks : undefined;
}

/** 'Accept', '1 of 2 marks', 'Refuse'. */
export function verdictText(marks: number, maxMarks: number): string {
  if (marks >= maxMarks) return 'Accept';
  return marks === 0 ? 'Refuse' : `${marks} of ${maxMarks}`;
}
