import { readdirSync, readFileSync } from 'node:fs';

/** What the kernel counts processor time in; it is so on every Linux. */
const ticksPerSecond = 100;

/** Seconds of processor time that a process and its children, ended ones too, have used so far; `undefined` where no kernel tells. */
export function processorSeconds(pid: number): number | undefined {
  try {
    const own = readStat(pid);
    const children = readdirSync('/proc')
      .filter((name) => /^\d+$/.test(name))
      .flatMap((name) => readStat(Number(name)) ?? [])
      .filter(({ parent }) => parent === pid);
    if (own === undefined) return undefined;
    return children.reduce((sum, { ticks }) => sum + ticks, own.ticks + own.ticksOfEnded) / ticksPerSecond;
  } catch {
    return undefined;
  }
}

/** Of a process that may just have ended. The name of its program, which may hold anything, is in brackets before the rest. */
function readStat(pid: number): { parent: number; ticks: number; ticksOfEnded: number } | undefined {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
    const sum = (at: number) => Number(fields[at]) + Number(fields[at + 1]);
    return { parent: Number(fields[1]), ticks: sum(11), ticksOfEnded: sum(13) };
  } catch {
    return undefined;
  }
}
