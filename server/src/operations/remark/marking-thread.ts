import type { Worker } from 'node:worker_threads';
import type { DatabaseAddress } from '../../db/database-url.ts';
import type { AttemptRange, RemarkScope } from '../../db/remark-rows.ts';
import { startWorker } from '../../start-worker.ts';
import type { RemarkRule } from './remark-attempt.ts';
import type { RemarkedBatch, RemarkWants } from './remark-batch.ts';
import { createThreadGuard, endGuarded } from './thread-guard.ts';

/** Which attempts a run marks, and by what. */
export interface RemarkJob {
  readonly address: DatabaseAddress;
  readonly scope: RemarkScope;
  readonly rule: RemarkRule;
}

/** What the thread is told. A scan says which attempts are next, and each `next` asks for a batch of them; null when there are no more. */
export type ThreadRequest =
  | { readonly kind: 'begin'; readonly run: number; readonly job: RemarkJob }
  | { readonly kind: 'scan'; readonly run: number; readonly range: AttemptRange }
  | { readonly kind: 'next'; readonly run: number; readonly wants: RemarkWants }
  | { readonly kind: 'end'; readonly run: number };

/** What it answers; null where there is nothing to say. */
export type ThreadAnswer = RemarkedBatch | null | Error;

/** One run's share of the thread. */
export interface MarkingThread {
  /** Whether the thread has started: until then batches wait. */
  readonly isReady: boolean;
  /** Reads and marks the attempts of a range, in the order of their ids. Throws what the thread throws. */
  remark(range: AttemptRange, wants: () => RemarkWants): AsyncGenerator<RemarkedBatch>;
  /** Ends this run's share; the thread stays for a while, for the next run: a dry run is followed by the re-mark itself. */
  end(): Promise<void>;
}

/** How long the thread stays without work, in milliseconds. What it has learned makes it half as fast again. */
const longestIdle = 60_000;

/** How long the end of the process waits for what the thread reads just then, in milliseconds. */
const longestEnd = 2_000;

/** Batches that are marked while the caller works on an earlier one. */
const ahead = 6;

/** New results live shortly: little room for them stays in the processor's cache, and is soon swept. */
const resourceLimits = { maxYoungGenerationSizeMb: 8, maxOldGenerationSizeMb: 512 };

interface SharedThread {
  readonly worker: Worker;
  readonly waiting: { resolve: (answer: RemarkedBatch | null) => void; reject: (error: Error) => void }[];
  isReady: boolean;
  failure: Error | undefined;
  runs: number;
  idle: NodeJS.Timeout | undefined;
}

/** One for the whole process, so that those whom it also serves find a core that is free. */
let shared: SharedThread | undefined;
let lastRun = 0;

/** Whether the thread is there, so that it need not be started. */
export function isThreadUp(): boolean {
  return shared?.isReady === true;
}

/**
 * Has a run's attempts read and marked in a thread beside this one: whoever else this process serves need not wait, and a second
 * core is used. Runs at the same time take turns on it.
 */
export function useMarkingThread(job: RemarkJob): MarkingThread {
  shared ??= start();
  const thread = shared;
  const run = ++lastRun;
  clearTimeout(thread.idle);
  thread.runs++;
  thread.worker.ref();
  const ask = (request: ThreadRequest) => {
    const answer = new Promise<RemarkedBatch | null>((resolve, reject) => {
      if (thread.failure !== undefined) return reject(thread.failure);
      thread.waiting.push({ resolve, reject });
      thread.worker.postMessage(request);
    });
    // Should the caller give up, nobody is left to hear of it.
    answer.catch(() => {});
    return answer;
  };
  ask({ kind: 'begin', run, job });
  return {
    get isReady() {
      return thread.isReady;
    },
    remark: async function* (range, wants) {
      await ask({ kind: 'scan', run, range });
      const underWay: Promise<RemarkedBatch | null>[] = [];
      for (;;) {
        while (underWay.length < ahead) underWay.push(ask({ kind: 'next', run, wants: wants() }));
        const batch = await underWay.shift();
        if (batch === undefined || batch === null) return;
        yield batch;
      }
    },
    end: async () => {
      // Once it is answered, the thread has let go of the database.
      await ask({ kind: 'end', run }).catch(() => {});
      if (--thread.runs === 0) leave(thread);
    },
  };
}

/** Lets a thread go that has no work for a while. The process may end meanwhile. */
function leave(thread: SharedThread): void {
  thread.worker.unref();
  thread.idle = setTimeout(() => {
    // It takes a moment to end: a run that begins meanwhile gets another.
    if (shared === thread) shared = undefined;
    void thread.worker.terminate();
  }, longestIdle).unref();
}

function start(): SharedThread {
  const guard = createThreadGuard();
  const worker = startWorker(new URL('./remark-worker.js', import.meta.url), { resourceLimits, workerData: guard });
  const endWell = () => endGuarded(guard, longestEnd);
  process.once('exit', endWell);
  const thread: SharedThread = { worker, waiting: [], isReady: false, failure: undefined, runs: 0, idle: undefined };
  const fail = (error: Error) => {
    thread.failure ??= error;
    if (shared === thread) shared = undefined;
    for (const { reject } of thread.waiting.splice(0)) reject(thread.failure);
  };
  worker.on('message', (said: 'ready' | ThreadAnswer) => {
    if (said === 'ready') thread.isReady = true;
    else if (said instanceof Error) thread.waiting.shift()?.reject(said);
    else thread.waiting.shift()?.resolve(said);
  });
  worker.on('error', fail);
  worker.on('exit', () => {
    process.off('exit', endWell);
    fail(new Error('The thread that marks has ended'));
  });
  return thread;
}
