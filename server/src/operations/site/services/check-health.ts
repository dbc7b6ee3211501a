import type { Services } from './services.ts';

/** Says that a submission can be stored now; throws what stands in the way where it cannot. `time` is ISO 8601 UTC. */
export async function checkHealth({ storage, now }: Services): Promise<{ status: 'ok'; time: string }> {
  await storage.check();
  return { status: 'ok', time: now().toISOString() };
}
