import { answersSchema } from '@markwell/marking-core';
import * as z from 'zod/mini';
import { forgetKept, keep, keptKeys, readKeptJson } from './device-storage.ts';

/** How long a draft is offered after its last change, in milliseconds: two hours. */
export const draftLife = 2 * 60 * 60 * 1000;

const prefix = 'markwell-draft:';

/** Answers not yet submitted, without the name of their owner. */
export const draftSchema = z.object({
  /** When it was last changed, in milliseconds since 1970. */
  savedAt: z.number(),
  /** When the student pressed Start, in milliseconds since 1970. */
  startedAt: z.number(),
  /** Proves to the server when that was. */
  startToken: z.optional(z.string()),
  answers: answersSchema,
  /** What they were sent under, where they were sent and it is not known whether they arrived. */
  key: z.optional(z.string()),
});
export type Draft = z.infer<typeof draftSchema>;

/** Whose draft it is, and of which homework. */
export interface DraftOwner {
  readonly homeworkId: number;
  readonly name: string;
  readonly studentClass: string;
}

/** 32 bits of FNV-1a over the text's UTF-16 code units, from the given start. */
function hash(text: string, start: number): string {
  let value = start;
  for (let index = 0; index < text.length; index += 1) {
    value = Math.imul(value ^ text.charCodeAt(index), 0x01000193);
  }
  return (value >>> 0).toString(36);
}

/** Whose something is: the same however the name is spaced and capitalised, and without name or class in it. */
export function ownerKey({ homeworkId, name, studentClass }: DraftOwner): string {
  const owner = [homeworkId, studentClass, name.trim().replace(/\s+/g, ' ').toLowerCase()].join('\n');
  return `${hash(owner, 0x811c9dc5)}${hash(owner, 0x01234567)}`;
}

/** The storage key of a draft. */
export function draftKey(owner: DraftOwner): string {
  return prefix + ownerKey(owner);
}

function readDraft(key: string): Draft | undefined {
  return draftSchema.safeParse(readKeptJson(key)).data;
}

/** The owner's draft on this device, unless it has not changed for two hours. Removes old drafts. */
export function findDraft(owner: DraftOwner, now: number): Draft | undefined {
  removeOldDrafts(now);
  return readDraft(draftKey(owner));
}

/** Keeps the owner's draft on this device, beyond a closed tab; says whether it could be kept. */
export function keepDraft(owner: DraftOwner, draft: Draft): boolean {
  return keep(draftKey(owner), JSON.stringify(draft));
}

/** Forgets the owner's draft. */
export function removeDraft(owner: DraftOwner): void {
  forgetKept(draftKey(owner));
}

/** Removes every draft that has not changed for two hours. */
export function removeOldDrafts(now: number): void {
  for (const key of keptKeys(prefix)) {
    const draft = readDraft(key);
    if (draft === undefined || now - draft.savedAt > draftLife) forgetKept(key);
  }
}
