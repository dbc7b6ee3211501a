import { readFileSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import type { MarkScheme, Policy } from '@markwell/marking-core';
import { decodeText } from '@markwell/server/contract';
import {
  describeIssues,
  inEnglish,
  type ReplayedAttempt,
  recordedAttemptSchema,
  recordedReplayer,
} from '@markwell/server/operations';
import { CommandError } from '../../command-error.ts';
import { cannotRead } from '../../file-errors.ts';
import { parseJson, readTextFile } from '../../files.ts';
import { parseScheme, whyNoScheme } from '../../parse-scheme.ts';

/**
 * Replays recorded attempts, a line of JSON each. A scheme that a recording names is looked for beside the file. Fails with
 * the line that cannot be read.
 */
export async function replayFile(
  file: string,
  { scheme, policy, steps }: { scheme: string | undefined; policy: Policy | undefined; steps: boolean | undefined },
  show: (batch: readonly ReplayedAttempt[]) => Promise<void>,
): Promise<void> {
  const lines = (await readTextFile(file)).split('\n');
  // Whoever guards a release with a file that came out empty is not to be told that all is well.
  if (lines.every((line) => line.trim() === '')) throw new CommandError(`${file} holds no recorded attempt.`);
  const schemes = new Map<string, MarkScheme>();
  const replay = recordedReplayer({
    policy,
    steps,
    scheme: scheme === undefined ? undefined : readSchemeFrom(resolve(scheme)),
    readScheme: (named) => {
      const path = resolve(file === '-' ? '.' : dirname(file), named);
      const known = schemes.get(path) ?? readSchemeFrom(path);
      schemes.set(path, known);
      return known;
    },
  });
  for (const [index, line] of lines.entries()) {
    if (line.trim() !== '') await show([replayLine(replay, line, `${file}:${index + 1}`)]);
  }
}

function replayLine(replay: ReturnType<typeof recordedReplayer>, line: string, place: string): ReplayedAttempt {
  const recorded = recordedAttemptSchema.safeParse(parseJson(line, place), inEnglish);
  if (!recorded.success) {
    throw new CommandError(`${place} is no recorded attempt: ${describeIssues(recorded.error.issues)}.`);
  }
  try {
    return replay(recorded.data, place);
  } catch (error) {
    if (error instanceof RangeError) throw new CommandError(`${place}: ${error.message}`);
    throw error;
  }
}

function readSchemeFrom(path: string): MarkScheme {
  const text = readOrFail(path);
  const scheme = parseScheme(text, path);
  if (scheme === undefined) throw whyNoScheme(text, path);
  return scheme;
}

function readOrFail(path: string): string {
  try {
    return decodeText(readFileSync(path));
  } catch (error) {
    throw cannotRead(path, error);
  }
}
