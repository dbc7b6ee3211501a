import type { Worker } from 'node:worker_threads';
import { startWorker } from '../../start-worker.ts';
import type { RemarkRule } from './remark-attempt.ts';
import type { RemarkBatch, RemarkedAttempt } from './remark-batch.ts';

/** What the thread is told. */
export type ThreadRequest =
  | { readonly kind: 'begin'; readonly run: number; readonly rule: RemarkRule }
  | { readonly kind: 'batch'; readonly run: number; readonly batch: RemarkBatch }
  | { readonly kind: 'end'; readonly run: number };

/** One run's share of the thread. */
export interface MarkingThread {
  /** Whether the thread has started: until then batches wait. */
  readonly isReady: boolean;
  /** Marks a batch; batches are marked in the order in which they come. Rejects when the thread has failed. */
  remark(batch: RemarkBatch): Promise<RemarkedAttempt[]>;
  /** Ends this run's share; the thread stays for a while, for the next run: a dry run is followed by the re-mark itself. */
  end(): void;
}

/** How long the thread stays without work, in milliseconds. What it has learned makes it half as fast again. */
const longestIdle = 60_000;

/** New results live shortly: with room for a batch of them, few are copied before they are let go. */
const resourceLimits = { maxYoungGenerationSizeMb: 32, maxOldGenerationSizeMb: 512 };

interface SharedThread {
  readonly worker: Worker;
  readonly waiting: { resolve: (remarked: RemarkedAttempt[]) => void; reject: (error: Error) => void }[];
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
 * Has a run's attempts marked in a thread beside this one: whoever else this process serves need not wait, and a second core is
 * used. Runs at the same time take turns on it.
 */
export function useMarkingThread(rule: RemarkRule): MarkingThread {
  shared ??= start();
  const thread = shared;
  const run = ++lastRun;
  clearTimeout(thread.idle);
  thread.runs++;
  thread.worker.ref();
  const tell = (request: ThreadRequest) => thread.worker.postMessage(request);
  tell({ kind: 'begin', run, rule });
  return {
    get isReady() {
      return thread.isReady;
    },
    remark: (batch) =>
      new Promise((resolve, reject) => {
        if (thread.failure !== undefined) return reject(thread.failure);
        thread.waiting.push({ resolve, reject });
        tell({ kind: 'batch', run, batch });
      }),
    end: () => {
      tell({ kind: 'end', run });
      if (--thread.runs > 0) return;
      // The process may end meanwhile.
      thread.worker.unref();
      thread.idle = setTimeout(() => {
        // It takes a moment to end: a run that begins meanwhile gets another.
        if (shared === thread) shared = undefined;
        void thread.worker.terminate();
      }, longestIdle).unref();
    },
  };
}

function start(): SharedThread {
  const worker = startWorker(new URL('./remark-worker.js', import.meta.url), { resourceLimits });
  const thread: SharedThread = { worker, waiting: [], isReady: false, failure: undefined, runs: 0, idle: undefined };
  const fail = (error: Error) => {
    thread.failure ??= error;
    if (shared === thread) shared = undefined;
    for (const { reject } of thread.waiting.splice(0)) reject(thread.failure);
  };
  worker.on('message', (said: 'ready' | RemarkedAttempt[]) => {
    if (said === 'ready') thread.isReady = true;
    else thread.waiting.shift()?.resolve(said);
  });
  worker.on('error', fail);
  worker.on('exit', () => fail(new Error('The thread that marks has ended')));
  return thread;
}
