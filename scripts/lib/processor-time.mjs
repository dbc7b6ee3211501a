// @ts-check
import { readdirSync, readFileSync } from 'node:fs';

/** Linux counts processor time in hundredths of a second, on every machine that Node runs on. */
const ticksPerSecond = 100;

/**
 * Processor time in seconds that this process has used, with that of the processes it started: those that run, and those that
 * ended and were waited for. Only Linux says what other processes use; elsewhere they count as nothing.
 */
export function processorTime() {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1e6 + timeOfEndedChildren() + timeOfRunningChildren('self');
}

/** The part of processes that ended and were waited for, with their own such processes. */
export function timeOfEndedChildren() {
  const [, , children] = timesOf('self');
  return children;
}

/**
 * @param {string} pid
 * @returns {number}
 */
function timeOfRunningChildren(pid) {
  return childrenOf(pid).reduce((sum, child) => {
    const [user, system, ended] = timesOf(child);
    return sum + user + system + ended + timeOfRunningChildren(child);
  }, 0);
}

/**
 * What the system notes for a process: its own time in its program and in the system, and that of its ended children.
 * @param {string} pid
 * @returns {[user: number, system: number, endedChildren: number]}
 */
function timesOf(pid) {
  // The name of the program, in brackets, may hold anything.
  const fields = read(`/proc/${pid}/stat`)
    .replace(/^.*\) /s, '')
    .split(' ');
  const [user = 0, system = 0, childUser = 0, childSystem = 0] = fields
    .slice(11, 15)
    .map((ticks) => Number(ticks) / ticksPerSecond);
  return [user, system, childUser + childSystem];
}

/** @param {string} pid */
function childrenOf(pid) {
  try {
    return readdirSync(`/proc/${pid}/task`).flatMap((thread) =>
      read(`/proc/${pid}/task/${thread}/children`).split(' ').filter(Boolean),
    );
  } catch {
    return [];
  }
}

/**
 * A file of the system's, or nothing where there is none (any more).
 * @param {string} path
 */
function read(path) {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    return '';
  }
}
