import { readFileSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import type { MarkScheme, Policy } from '@markwell/marking-core';
import { type ReplayedAttempt, recordedAttemptSchema, recordedReplayer } from '@markwell/server/operations';
import { CommandError } from '../../command-error.ts';
import { cannotRead } from '../../file-errors.ts';
import { parseJson, parseScheme } from '../../parse-scheme.ts';
import { readTextFile } from '../../read-file.ts';

/**
 * Replays recorded attempts, a line of JSON each. A scheme that a recording names is looked for beside the file. Fails with
 * the line that cannot be read.
 */
export async function replayFile(
  file: string,
  { scheme, policy, steps }: { scheme?: string; policy: Policy | undefined; steps?: boolean },
  show: (batch: readonly ReplayedAttempt[]) => Promise<void>,
): Promise<void> {
  const lines = (await readTextFile(file)).split('\n');
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
  const recorded = recordedAttemptSchema.safeParse(parseJson(line, place));
  if (!recorded.success) {
    const [issue] = recorded.error.issues;
    throw new CommandError(
      `${place} is no recorded attempt: ${issue?.path.join('.') || 'the whole'}: ${issue?.message}.`,
    );
  }
  try {
    return replay(recorded.data, place);
  } catch (error) {
    if (error instanceof RangeError) throw new CommandError(`${place}: ${error.message}`);
    throw error;
  }
}

function readSchemeFrom(path: string): MarkScheme {
  return parseScheme(readOrFail(path), path);
}

function readOrFail(path: string): string {
  try {
    return readFileSync(path, 'utf8');
  } catch (error) {
    throw cannotRead(path, error);
  }
}
