import { policySchema } from '@markwell/marking-core';
import { type ReplayedAttempt, replayStored } from '@markwell/server/operations';
import { CommandError } from '../../command-error.ts';
import { count } from '../../count.ts';
import { exitCodes } from '../../exit-codes.ts';
import { readVersionOption } from '../../parse-version.ts';
import { colour, printData, printMessage } from '../../print.ts';
import { withServices } from '../../with-services.ts';
import { printSteps } from './print-steps.ts';
import { replayFile } from './replay-file.ts';

/** The options of `markwell replay`, as commander gives them. */
export interface ReplayOptions {
  homework?: string;
  class?: string;
  file?: string;
  scheme?: string;
  version?: string;
  policy?: string;
  steps?: boolean;
  json?: boolean;
}

/** `markwell replay`: exit code 1 when an attempt is marked otherwise than it was. */
export async function replayCommand(attempts: readonly string[], options: ReplayOptions): Promise<void> {
  const sources = [attempts.length > 0, options.homework !== undefined, options.file !== undefined];
  if (sources.filter(Boolean).length !== 1) {
    throw new CommandError('Name attempts, or one of --homework and --file.', exitCodes.wrongUsage);
  }
  refuseUnused(options);
  const counts = { replayed: 0, differ: 0 };
  const policy = options.policy === undefined ? undefined : policySchema.parse(options.policy);
  const show = async (batch: readonly ReplayedAttempt[]) => {
    for (const replayed of batch) {
      counts.replayed++;
      if (replayed.differences.length > 0) counts.differ++;
      await printData(options.json ? `${JSON.stringify(replayed)}\n` : describe(replayed, options.steps === true));
    }
  };
  if (options.file !== undefined) await replayFile(options.file, { ...options, policy }, show);
  else {
    await withServices(async (services) => {
      const input = {
        attempts,
        ...(options.homework === undefined ? {} : { homework: options.homework }),
        classCode: options.class,
        version: options.version === undefined ? undefined : readVersionOption(options.version),
        policy,
        steps: options.steps,
      };
      for await (const batch of replayStored(services, input)) await show(batch);
    });
  }
  const said = `${count(counts.replayed, 'attempt')} replayed, ${counts.differ} marked otherwise than they were.`;
  if (counts.differ > 0) throw new CommandError(said);
  printMessage(said);
}

/** An option that would change nothing is not passed over: what was replayed would be something else than what was meant. */
function refuseUnused({ homework, class: code, file, scheme, version }: ReplayOptions): void {
  const unused = [
    ...(code !== undefined && homework === undefined ? ['--class goes with --homework.'] : []),
    ...(scheme !== undefined && file === undefined
      ? ['--scheme goes with --file; stored attempts take --version.']
      : []),
    ...(version !== undefined && file !== undefined
      ? ['--version goes with stored attempts; --file takes --scheme.']
      : []),
  ];
  if (unused.length > 0) throw new CommandError(unused.join(' '), exitCodes.wrongUsage);
}

/** Those that differ, and with steps all of them. */
function describe({ attempt, homework, differences, steps, after }: ReplayedAttempt, all: boolean): string {
  if (differences.length === 0 && !all) return '';
  const head = `${colour.bold(attempt)}  ${homework}  ${after.totalMarks}/${after.maxMarks}  ${after.grade}\n`;
  const changes = differences.map(
    ({ of, before, after: now }) => `  ${colour.red(`${of}: was ${before}, now ${now}`)}\n`,
  );
  return head + changes.join('') + (steps === undefined ? '' : printSteps(steps));
}
