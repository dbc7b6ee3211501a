import { wrongUsage } from './command-error.ts';
import { said } from './wording.ts';

/** Readers for what is typed as the value of an option, or as an argument. Each throws wrong usage for what it cannot read. */

/** Larger numbers are taken for a slip of the keyboard. */
export const largest = 999_999_999;

/** A whole number in these bounds; `wanted` asks for it. */
export function numberFrom(least: number, most: number, wanted = `a number from ${least} to ${most}`) {
  return (typed: string, name: string): number => {
    const number = Number(typed);
    if (/^\d+$/.test(typed) && number >= least && number <= most) return number;
    throw wrongUsage(`${name}: ${wanted}`);
  };
}

/** The number of a version of a mark scheme. */
export function readVersion(typed: string, name: string): number {
  if (/^[1-9]\d{0,8}$/.test(typed)) return Number(typed);
  throw wrongUsage(`${name} takes the number of a version, such as 2; '${typed}' is none.`);
}

/** The number of a student. */
export function readStudentId(typed: string): number {
  if (/^\d{1,9}$/.test(typed)) return Number(typed);
  throw wrongUsage(`'${typed}' is no student's number. markwell students find tells them.`);
}

/** Who somebody on a class list is: '8a/Sc1: Sam Tan = 640', or '= new'. */
export function readChoice(typed: string, name: string) {
  const [, studentClass, who, student] = /^\s*([^:]+?)\s*:\s*(.+?)\s*=\s*(new|\d{1,9})\s*$/u.exec(typed) ?? [];
  if (studentClass === undefined || who === undefined)
    throw wrongUsage(`${name} takes “8a/Sc1: Sam Tan = 640”, or “= new”.`);
  return { studentClass, name: who, student: student === 'new' ? null : Number(student) };
}

/** Where a class goes: '11a1 = 12D/Ch', or '= none'. */
export function readStep(typed: string, name: string) {
  const [, from, to] = /^\s*([^=]+?)\s*=\s*([^=]+?)\s*$/u.exec(typed) ?? [];
  if (from === undefined || to === undefined) throw wrongUsage(`${name} takes “11a1 = 12D/Ch”, or “= none”.`);
  return { from, to: to === 'none' ? null : to };
}

/** Which of its readings an import is to take. */
export function readReading(typed: string, name: string): number {
  const wanted = said({
    typed: `${name}: a number from 1 to 9, as the dry run names it`,
    menu: 'Type a number from 1 to 9.',
  });
  if (/^[1-9]$/.test(typed)) return Number(typed);
  throw wrongUsage(wanted);
}

const shortestReason = 3;

/** A reason, for those who look back. */
export function readReason(typed: string, name: string): string {
  const reason = typed.trim();
  if (reason.length >= shortestReason) return reason;
  throw wrongUsage(said({ typed: `${name}: say in a few words why.`, menu: 'Say in a few words why.' }));
}

/** A time by the school's clock, as the calls take it: `2026-01-16T16:00`. A day alone stands for its time `minute`. */
export function timeAt(minute: string) {
  return (typed: string, name: string): string => {
    const time = findTime(typed, minute);
    if (time !== undefined) return time;
    throw wrongUsage(`${name}: write a day, such as 2026-01-16, or with a time '2026-01-16 16:00'.`);
  };
}

/** Likewise, or null for ‘none’. */
export function timeOrNone(minute: string) {
  return (typed: string, name: string): string | null => {
    const time = typed === 'none' ? null : findTime(typed, minute);
    if (time !== undefined) return time;
    throw wrongUsage(`${name}: write a day, such as 2026-01-16, with a time, such as '2026-01-16 16:00', or none.`);
  };
}

function findTime(typed: string, minute: string): string | undefined {
  const [, day, time = minute] = /^(\d{4}-\d\d-\d\d)(?:[ T](\d\d:\d\d))?$/.exec(typed.trim()) ?? [];
  return day && `${day}T${time}`;
}
