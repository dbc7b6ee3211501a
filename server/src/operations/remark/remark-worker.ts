import { parentPort, workerData } from 'node:worker_threads';
import { openReader, type Reader } from '../../db/open-reader.ts';
import type { RemarkJob, ThreadAnswer, ThreadRequest } from './marking-thread.ts';
import { batchRemarker, type RemarkedBatch } from './remark-batch.ts';
import { type ScannedAttempt, scanAttempts } from './scan-attempts.ts';
import { guarded, type ThreadGuard } from './thread-guard.ts';

// SQL by hand: this runs it in the thread, which has no models.

/** One run, as far as this thread goes. */
interface ThreadRun {
  readonly job: RemarkJob;
  readonly mark: ReturnType<typeof batchRemarker>;
  reader: Promise<Reader> | undefined;
  scanned: AsyncIterator<ScannedAttempt[]> | undefined;
}

const guard: ThreadGuard = workerData;

/** The thread that reads and marks: see `MarkingThread`. Each request is answered, in the order in which they come. */
const runs = new Map<number, ThreadRun>();

async function answer(request: ThreadRequest): Promise<RemarkedBatch | null> {
  if (request.kind === 'begin') {
    const { job } = request;
    runs.set(request.run, { job, mark: batchRemarker(job.rule), reader: undefined, scanned: undefined });
    return null;
  }
  const run = runs.get(request.run);
  if (run === undefined) throw new Error('There is no such run');
  if (request.kind === 'end') {
    runs.delete(request.run);
    const reader = await run.reader;
    if (reader !== undefined) await guarded(guard, () => reader.close());
    return null;
  }
  if (request.kind === 'scan') {
    run.reader ??= guarded(guard, () => openReader(run.job.address));
    const reader = await run.reader;
    const session = {
      run: (...statement: Parameters<Reader['run']>) => guarded(guard, () => reader.run(...statement)),
    };
    run.scanned = scanAttempts(session, run.job.scope, request.range);
    return null;
  }
  const read = await run.scanned?.next();
  return read === undefined || read.done === true ? null : run.mark(read.value, request.wants);
}

async function tryToAnswer(request: ThreadRequest): Promise<ThreadAnswer> {
  try {
    return await answer(request);
  } catch (error) {
    return error instanceof Error ? error : new Error(String(error));
  }
}

let answered: Promise<void> = Promise.resolve();
parentPort?.on('message', (request: ThreadRequest) => {
  answered = answered.then(async () => parentPort?.postMessage(await tryToAnswer(request)));
});
parentPort?.postMessage('ready');
