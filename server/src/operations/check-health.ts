import type { Services } from './services.ts';

/** Says that the server is up and reaches its database; throws when it does not. `time` is ISO 8601 UTC. */
export async function checkHealth({ database, now }: Services): Promise<{ status: 'ok'; time: string }> {
  await database.reader.run('SELECT 1');
  return { status: 'ok', time: now().toISOString() };
}
