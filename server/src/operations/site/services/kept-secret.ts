import { randomBytes } from 'node:crypto';
import type { Database } from '../../../db/database.ts';

/**
 * Gives the key of this name that all servers on the database sign with: 256 random bits, made by whichever comes first and read
 * once by each. Rejects while the database does not answer; the next call tries again.
 */
export function keptSecret(database: Database, name: string): () => Promise<Buffer> {
  let secret: Promise<Buffer> | undefined;
  return async () => {
    secret ??= readOrMake(database, name);
    try {
      return await secret;
    } catch (error) {
      secret = undefined;
      throw error;
    }
  };
}

async function readOrMake(database: Database, name: string): Promise<Buffer> {
  const find = () => database.reader.tables.secrets.findByPk(name);
  const known = await find();
  if (known === null) {
    const made = { name, value: randomBytes(32).toString('base64url') };
    await database.write(async ({ tables, transaction }) => {
      await tables.secrets.bulkCreate([made], { ignoreDuplicates: true, transaction });
    });
  }
  const value = (known ?? (await find()))?.value;
  if (value === undefined) throw new Error(`The key '${name}' was not stored`);
  return Buffer.from(value, 'base64url');
}
