/**
 * What a thread has under way in native code, which must not be there when the thread is ended: the SQLite driver would come back to a
 * JavaScript that is no more, and take the process with it. Shared by the thread and the one that started it.
 */
export type ThreadGuard = Int32Array<SharedArrayBuffer>;

const underWay = 0;
const isEnding = 1;

export function createThreadGuard(): ThreadGuard {
  return new Int32Array(new SharedArrayBuffer(8));
}

/** In the thread: does some work under the guard's eyes. Once the process is ending nothing more is begun, and it never resolves. */
export async function guarded<Result>(guard: ThreadGuard, work: () => Promise<Result>): Promise<Result> {
  Atomics.add(guard, underWay, 1);
  try {
    if (Atomics.load(guard, isEnding) === 0) return await work();
  } finally {
    Atomics.sub(guard, underWay, 1);
    Atomics.notify(guard, underWay);
  }
  return new Promise(() => {});
}

/** In the main thread, as the process ends: waits until nothing is under way, for `longest` milliseconds at most. */
export function endGuarded(guard: ThreadGuard, longest: number): void {
  Atomics.store(guard, isEnding, 1);
  const until = Date.now() + longest;
  for (let left = Atomics.load(guard, underWay); left > 0; left = Atomics.load(guard, underWay)) {
    if (Atomics.wait(guard, underWay, left, until - Date.now()) === 'timed-out') return;
  }
}
