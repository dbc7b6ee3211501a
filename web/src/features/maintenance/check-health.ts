import { healthCheck } from '@markwell/server/contract';

/** How long an answer may take, in milliseconds (spec part 2, section 9). */
export const patience = 5_000;

/** Whether the server is up; if not, why in words (spec part 2, section 8). */
export type Health = { readonly isUp: true } | { readonly isUp: false; readonly why: string };

/**
 * Asks the server whether it is up, past every cache. Never throws. No token goes with it, so that a page that is merely open
 * keeps nobody signed in.
 */
export async function checkHealth(): Promise<Health> {
  const signal = AbortSignal.timeout(patience);
  try {
    const response = await fetch(healthCheck.path, { cache: 'no-store', credentials: 'omit', signal });
    return response.ok ? { isUp: true } : { isUp: false, why: `Server returned ${response.status}` };
  } catch {
    return { isUp: false, why: signal.aborted ? 'Connection timeout' : 'No connection to the server' };
  }
}
