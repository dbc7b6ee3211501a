import { cpus } from 'node:os';
import type { Services } from '../src/operations/site/services/services.ts';

/** How long some work took: by the clock, of processor time, and how many cores other programs used meanwhile. */
export interface Timing {
  readonly seconds: number;
  readonly processorSeconds: number;
  readonly otherCores: number;
}

/** Times some work. */
export async function time(work: () => Promise<unknown>): Promise<Timing> {
  const [start, own, all] = [performance.now(), process.cpuUsage(), busySeconds()];
  await work();
  const seconds = (performance.now() - start) / 1000;
  const { user, system } = process.cpuUsage(own);
  const processorSeconds = (user + system) / 1e6;
  return { seconds, processorSeconds, otherCores: Math.max(0, busySeconds() - all - processorSeconds) / seconds };
}

function busySeconds(): number {
  const busy = cpus().map(({ times: { user, nice, sys, irq } }) => user + nice + sys + irq);
  return busy.reduce((sum, one) => sum + one, 0) / 1000;
}

/** Most memory that this process has had so far, in megabytes. */
export function peakMemory(): number {
  return process.resourceUsage().maxRSS / 1024;
}

/** Writes a little all the time while some work is done, as students who submit do; gives the longest wait in milliseconds. */
export async function longestWait({ database }: Services, work: () => Promise<unknown>): Promise<number> {
  let longest = 0;
  let isOver = false;
  const others = (async () => {
    while (!isOver) {
      const start = performance.now();
      await database.write((session) =>
        session.run("INSERT INTO audit_log (at, action, subject) VALUES ('x', 'bench', 'x')"),
      );
      longest = Math.max(longest, performance.now() - start);
      await new Promise((resolve) => setTimeout(resolve, 20));
    }
  })();
  await work();
  isOver = true;
  await others;
  return longest;
}
