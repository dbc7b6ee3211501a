import { resolve } from 'node:path';

/** Where the data is: a file on this machine, or a PostgreSQL server. */
export type DatabaseAddress = { engine: 'sqlite'; file: string } | { engine: 'postgres'; url: string };

export type Engine = DatabaseAddress['engine'];

/**
 * Reads `sqlite:./data/markwell.db` (a path from the working directory, or an absolute one) or
 * `postgres://user:password@host/name`; `undefined` when it is neither.
 */
export function readDatabaseUrl(url: string): DatabaseAddress | undefined {
  const file = /^sqlite:(?:\/\/(?=\/))?(.+)$/.exec(url)?.[1];
  if (file !== undefined && !file.includes(':memory:')) return { engine: 'sqlite', file: resolve(file) };
  if (/^postgres(?:ql)?:\/\/./.test(url) && URL.canParse(url)) return { engine: 'postgres', url };
  return undefined;
}
