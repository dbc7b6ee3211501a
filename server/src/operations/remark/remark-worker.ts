import { parentPort } from 'node:worker_threads';
import type { ThreadRequest } from './marking-thread.ts';
import { batchRemarker } from './remark-batch.ts';

/** The thread that marks: see `MarkingThread`. A batch in, what becomes of its attempts out, in the same order. */
const remarkers = new Map<number, ReturnType<typeof batchRemarker>>();
parentPort?.on('message', (request: ThreadRequest) => {
  if (request.kind === 'begin') remarkers.set(request.run, batchRemarker(request.rule));
  else if (request.kind === 'end') remarkers.delete(request.run);
  else parentPort?.postMessage(remarkers.get(request.run)?.(request.batch));
});
parentPort?.postMessage('ready');
