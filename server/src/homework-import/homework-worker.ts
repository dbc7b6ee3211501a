import { parentPort, workerData } from 'node:worker_threads';
import { readFiles } from './read-files.ts';

/** The thread that reads an upload: see `readInWorker`. */
const outcome = await readFiles(workerData.files, workerData.homeworkData, (done) => parentPort?.postMessage({ done }));
parentPort?.postMessage(outcome);
