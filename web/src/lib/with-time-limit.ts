/**
 * Does work that can be stopped, and stops it when `signal` says so or after `limit` milliseconds, so that a server that takes a
 * request and never answers is an error like any other. The work then fails as it does when its own signal stops it.
 */
export async function withTimeLimit<Value>(
  signal: AbortSignal,
  limit: number,
  work: (signal: AbortSignal) => Promise<Value>,
): Promise<Value> {
  const controller = new AbortController();
  const stop = () => controller.abort();
  const timer = setTimeout(stop, limit);
  signal.addEventListener('abort', stop);
  if (signal.aborted) stop();
  try {
    return await work(controller.signal);
  } finally {
    clearTimeout(timer);
    signal.removeEventListener('abort', stop);
  }
}
