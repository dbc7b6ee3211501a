import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import type { Database } from '../../db/database.ts';
import { plainText } from '../students/normalise-name.ts';

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

const secretName = 'start-tokens';
const oldest = 60 * 24 * 60 * 60 * 1000;

/** Tokens that every server on this database accepts. */
export function createStartTokens(database: Database): StartTokens {
  let secret: Promise<Buffer> | undefined;
  const getSecret = async () => {
    secret ??= readOrMakeSecret(database);
    try {
      return await secret;
    } catch (error) {
      secret = undefined;
      throw error;
    }
  };
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

/** Whichever server comes first makes it. */
async function readOrMakeSecret(database: Database): Promise<Buffer> {
  const find = () => database.reader.tables.secrets.findByPk(secretName);
  const known = await find();
  if (known === null) {
    const made = { name: secretName, value: randomBytes(32).toString('base64url') };
    await database.write(async ({ tables, transaction }) => {
      await tables.secrets.bulkCreate([made], { ignoreDuplicates: true, transaction });
    });
  }
  const value = (known ?? (await find()))?.value;
  if (value === undefined) throw new Error('The key of start tokens was not stored');
  return Buffer.from(value, 'base64url');
}
