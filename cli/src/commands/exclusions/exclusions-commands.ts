import type { Exclusion } from '@markwell/server/contract';
import {
  type ExclusionTarget,
  endExclusion,
  excludeAttempts,
  findAttemptId,
  getStudent,
  listExcludedFloods,
  listExclusions,
} from '@markwell/server/operations';
import { CommandError } from '../../command-error.ts';
import { count } from '../../count.ts';
import { exitCodes } from '../../exit-codes.ts';
import { printMessage } from '../../print.ts';
import { printJson, printTable } from '../../print-table.ts';
import { readStudentId } from '../../read-student-id.ts';
import { type TerminalServices, withServices } from '../../with-services.ts';
import { addFloodCommand, endFloodCommand, type FloodOptions, namesFlood } from './flood-commands.ts';

/** `markwell exclusions list`: what does not count now, the latest first. */
export async function listExclusionsCommand(options: { class?: string; json?: boolean }): Promise<void> {
  const { held, floods } = await withServices(async (services) => ({
    held: await listExclusions(services, options),
    floods: options.class === undefined ? await listExcludedFloods(services) : [],
  }));
  if (options.json) return printJson(held);
  for (const { id, attempts, students, reason, at } of floods) {
    printMessage(
      `Flood ${id}: ${count(attempts, 'attempt')} of ${count(students, 'name')}, since ${at.slice(0, 10)}: ${reason}`,
    );
  }
  if (held.length === 0 && floods.length > 0) return;
  if (held.length === 0) return printMessage('Everything that was handed in counts.');
  const rows = held.map((one) => [
    String(one.id),
    one.student.studentClass,
    one.student.name,
    one.homework?.title ?? `all, ${count(one.attempts, 'attempt')}`,
    one.by ?? '-',
    one.at.slice(0, 10),
    one.reason,
  ]);
  return printTable(['Id', 'Class', 'Name', 'Attempts at', 'By', 'Since', 'Reason'], rows);
}

interface AddOptions extends FloodOptions {
  attempt?: string;
  student?: string;
  reason: string;
}

const shortestReason = 3;

/** `markwell exclusions add`. */
export async function addExclusionCommand(options: AddOptions): Promise<void> {
  const reason = options.reason.trim();
  if (reason.length < shortestReason) throw new CommandError('--reason: say in a few words why.', exitCodes.wrongUsage);
  if (namesFlood(options)) {
    if (options.attempt === undefined && options.student === undefined) return addFloodCommand(options, reason);
    throw new CommandError('Name one attempt, one student, or what many have in common.', exitCodes.wrongUsage);
  }
  await withServices(async (services) => {
    const target = await readTarget(services, options);
    if (options.dryRun) {
      printMessage(`${await describeTarget(services, target, options)} would not count.`);
      return options.json ? printJson(target) : undefined;
    }
    const made = await excludeAttempts(services, target, reason, services.by);
    printMessage(`${describe(made)} does not count from now on. To take it back: markwell exclusions end ${made.id}`);
    return options.json ? printJson(made) : undefined;
  });
}

/** `markwell exclusions end`. */
export async function endExclusionCommand(
  id: string,
  { dryRun, json, flood }: { dryRun?: boolean; json?: boolean; flood?: boolean },
): Promise<void> {
  if (flood) return endFloodCommand(id, { dryRun, json });
  await withServices(async (services) => {
    const held = (await listExclusions(services)).find((one) => String(one.id) === id);
    if (!dryRun) await endExclusion(services, id, services.by);
    else if (held === undefined) throw new CommandError(`There is no exclusion ${id} that holds.`);
    const what = held === undefined ? `Exclusion ${id}` : describe(held);
    printMessage(dryRun ? `${what} would count again.` : `${what} counts again.`);
    if (json) await printJson({ id: Number(id), exclusion: held ?? null });
  });
}

async function readTarget(services: TerminalServices, { attempt, student }: AddOptions): Promise<ExclusionTarget> {
  if ((attempt === undefined) === (student === undefined)) {
    throw new CommandError('Name one of --attempt and --student.', exitCodes.wrongUsage);
  }
  if (attempt !== undefined) return { scope: 'attempt', attemptId: await findAttemptId(services, attempt) };
  return { scope: 'student', studentId: readStudentId(student ?? '') };
}

async function describeTarget(
  services: TerminalServices,
  target: ExclusionTarget,
  { attempt }: AddOptions,
): Promise<string> {
  if (!('studentId' in target)) return `Attempt ${attempt}`;
  const { name, studentClass, attempts } = await getStudent(services, target.studentId);
  return `All of ${name} of ${studentClass}, ${count(attempts, 'attempt')},`;
}

function describe({ scope, student, attempts, homework }: Exclusion): string {
  const who = `${student.name} of ${student.studentClass}`;
  return scope === 'attempt'
    ? `The attempt of ${who} at ${homework?.title}`
    : `All of ${who}, ${count(attempts, 'attempt')},`;
}
