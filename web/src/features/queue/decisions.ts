import type { DraftDecision, QueueDraft, QueueGroup } from '@markwell/server/contract';

/** A group, as far as a decision about it goes. */
export type Decided = Pick<
  QueueGroup,
  'key' | 'homework' | 'questionId' | 'label' | 'slotNames' | 'answer' | 'choice' | 'maxMarks' | 'marks' | 'version'
>;

/** A decision that was made on this page; null marks take it back. */
export interface Press {
  readonly group: Decided;
  readonly marks: number | null;
}

/** What is decided and not confirmed. */
export interface Decision {
  readonly group: Decided;
  readonly marks: number;
  readonly trouble: DraftDecision['trouble'];
}

/** By the key of the group, in the order in which they were made. */
export type Decisions = ReadonlyMap<string, Decision>;

/** What is decided: what the server has, with what was pressed since. */
export function decisionsOf(draft: QueueDraft | undefined, pending: readonly Press[]): Decisions {
  const all = new Map((draft?.decisions ?? []).map((one) => [one.key, fromDraft(one)]));
  for (const { group, marks } of pending) {
    all.delete(group.key);
    if (marks !== null) all.set(group.key, { group, marks, trouble: null });
  }
  return all;
}

function fromDraft({ seenMarks, marks, trouble, ...group }: DraftDecision): Decision {
  const now = trouble === null || trouble.kind === 'gone' ? seenMarks : trouble.marks;
  return { group: { ...group, marks: now }, marks, trouble };
}

/**
 * What a key means for a group: its marks, 'leave' to go on without a decision, 'next' or 'previous'; undefined where it means nothing. In a group
 * that its reader may not judge, keys only move.
 */
export function readKey(
  key: string,
  { marks: given, maxMarks, may }: Pick<QueueGroup, 'marks' | 'maxMarks' | 'may'>,
): number | 'leave' | 'next' | 'previous' | undefined {
  const pressed = key.toLowerCase();
  if (pressed === 'j' || pressed === 'arrowdown') return 'next';
  if (pressed === 'k' || pressed === 'arrowup') return 'previous';
  if (!may.includes('judge')) return undefined;
  if (pressed === 'enter') return Math.min(given, maxMarks);
  if (pressed === 'a') return maxMarks;
  if (pressed === 'r') return 0;
  if (pressed === 'l') return 'leave';
  const marks = /^[0-9]$/.test(pressed) ? Number(pressed) : undefined;
  return marks !== undefined && marks <= maxMarks ? marks : undefined;
}

/** 'Accept' or 'Refuse' for one mark; '1 of 2' for more, beside which it would not be clear what 'Accept' gives. */
export function verdictText(marks: number, maxMarks: number): string {
  if (maxMarks > 1) return `${marks} of ${maxMarks}`;
  return marks > 0 ? 'Accept' : 'Refuse';
}
