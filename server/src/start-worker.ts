import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { Worker, type WorkerOptions } from 'node:worker_threads';

/**
 * Starts a thread. `built` is its bundle, which lies beside the bundle of whoever starts it; from sources (tests,
 * development) it is the source of that name beside the caller's, which tsx has to read.
 */
export function startWorker(built: URL, options: WorkerOptions): Worker {
  if (existsSync(fileURLToPath(built))) return new Worker(built, options);
  const source = built.href.replace(/\.js$/, '.ts');
  const load = `import('tsx/esm/api').then(({ register }) => { register(); return import('${source}'); });`;
  return new Worker(load, { ...options, eval: true, execArgv: ['--conditions=@markwell/source'] });
}
