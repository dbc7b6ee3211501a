import { createHmac, timingSafeEqual } from 'node:crypto';
import type { Database } from '../../../db/database.ts';
import { plainText } from '../normalise-name.ts';
import { keptSecret } from './kept-secret.ts';

/** What a start is for: one homework, and one class. */
export interface Start {
  readonly homeworkId: number;
  readonly classCode: string;
}

/** Signs when a homework was started, and reads it back. The key is read from the database once; no token needs another look. */
export interface StartTokens {
  issue(start: Start, at: Date): Promise<string>;
  /** When a token of this homework and class was issued, ISO 8601 UTC; null for any other, and for one older than 60 days. */
  read(token: string, start: Start, now: Date): Promise<string | null>;
}

const oldest = 60 * 24 * 60 * 60 * 1000;

/** Tokens that every server on this database accepts. */
export function createStartTokens(database: Database): StartTokens {
  const getSecret = keptSecret(database, 'start-tokens');
  return {
    issue: async (start, at) => sign(await getSecret(), start, String(at.getTime())),
    async read(token, start, now) {
      const [time = ''] = token.split('.', 1);
      if (!isSame(token, sign(await getSecret(), start, time))) return null;
      const at = Number(time);
      return now.getTime() - at > oldest ? null : new Date(at).toISOString();
    },
  };
}

/** Homework and class are in the signature only: a token that is kept on a shared computer says nothing of whose it is. */
function sign(secret: Buffer, { homeworkId, classCode }: Start, time: string): string {
  const signed = JSON.stringify([homeworkId, plainText(classCode), time]);
  return `${time}.${createHmac('sha256', secret).update(signed).digest('base64url')}`;
}

function isSame(one: string, other: string): boolean {
  const [a, b] = [Buffer.from(one), Buffer.from(other)];
  return a.length === b.length && timingSafeEqual(a, b);
}
