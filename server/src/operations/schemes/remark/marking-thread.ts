import { existsSync } from 'node:fs';
import type Tinypool from 'tinypool';
import type { RemarkedBatch } from './remark-batch.ts';
import type { RemarkTask } from './remark-worker.ts';

/** How long the thread stays without work, in milliseconds. What it has learned makes it half as fast again. */
const idleTimeout = 60_000;

/** New results live shortly: little room for them stays in the processor's cache, and is soon swept. */
const resourceLimits = { maxYoungGenerationSizeMb: 8, maxOldGenerationSizeMb: 512 };

const built = new URL('./remark-worker.js', import.meta.url);

/** From sources (tests, development) there is no bundle, and tsx has to read what is imported. */
const place = existsSync(built)
  ? { filename: built.href }
  : { filename: fromSource(), execArgv: ['--conditions=@markwell/source'] };

function fromSource(): string {
  const source = built.href.replace(/\.js$/, '.ts');
  const load = `import { register } from '${import.meta.resolve('tsx/esm/api')}'; register();`;
  return `data:text/javascript,${encodeURIComponent(`${load} export default (await import('${source}')).default;`)}`;
}

/** There is one for the whole process, so that those whom it serves find a core that is free; runs at the same time take turns on it. */
let thread: Promise<Tinypool> | undefined;

/** Where the thread cannot start, its tasks would wait for ever: they end, and say why. */
let startFailure: Error | undefined;

/** Marks a batch in a thread beside this one: whoever else this process serves need not wait, and a second core is used. */
export async function markInThread(task: RemarkTask): Promise<RemarkedBatch> {
  thread ??= start();
  return (await thread).run(task).catch((error: unknown) => {
    throw startFailure ?? error;
  });
}

async function start() {
  const { default: Pool } = await import('tinypool');
  const pool = new Pool({
    ...place,
    minThreads: 0,
    maxThreads: 1,
    idleTimeout,
    resourceLimits,
    // Its other ways have a whole thread stand still to wait, and save microseconds where a task takes milliseconds.
    useAtomics: false,
  });
  pool.on('error', (error: Error) => {
    startFailure = error;
    void pool.destroy();
  });
  return pool;
}
