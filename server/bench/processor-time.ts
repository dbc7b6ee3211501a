import { readdirSync, readFileSync } from 'node:fs';

/** What the kernel counts processor time in; it is so on every Linux. */
const ticksPerSecond = 100;

/** Seconds of processor time that a process and its living children have used so far; `undefined` where no kernel tells. */
export function processorSeconds(pid: number): number | undefined {
  try {
    const own = readStat(pid);
    const children = readdirSync('/proc')
      .filter((name) => /^\d+$/.test(name))
      .flatMap((name) => readStat(Number(name)) ?? [])
      .filter(({ parent }) => parent === pid);
    if (own === undefined) return undefined;
    return [own, ...children].reduce((sum, { ticks }) => sum + ticks, 0) / ticksPerSecond;
  } catch {
    return undefined;
  }
}

/** Of a process that may just have ended. The name of its program, which may hold anything, stands in brackets before the rest. */
function readStat(pid: number): { parent: number; ticks: number } | undefined {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
    return { parent: Number(fields[1]), ticks: Number(fields[11]) + Number(fields[12]) };
  } catch {
    return undefined;
  }
}
