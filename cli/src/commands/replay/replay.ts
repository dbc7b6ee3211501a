import { readFileSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { type AnswerTrace, explainResult, type MarkScheme, type Policy } from '@markwell/marking-core';
import { decodeText } from '@markwell/server/contract';
import {
  describeIssues,
  inEnglish,
  type ReplayedAttempt,
  recordedAttemptSchema,
  recordedReplayer,
  replayStored,
} from '@markwell/server/operations';
import { CommandError, wrongUsage } from '../../command-error.ts';
import type { Actions, InputOf } from '../../command-words.ts';
import { cannotRead } from '../../file-errors.ts';
import { parseJson, readTextFile } from '../../files.ts';
import { parseScheme, whyNoScheme } from '../../parse-scheme.ts';
import { colour, printData } from '../../print.ts';
import { withServices } from '../../with-services.ts';
import { count } from '../../wording.ts';
import type { replayWords } from '../../words/marking.ts';

type ReplayInput = InputOf<'replay [attempts...]', (typeof replayWords)['replay [attempts...]']>;

/** `markwell replay`: fails when an attempt is marked otherwise than it was. */
export const actions: Actions<typeof replayWords> = {
  replay: async (input) => {
    const { attempts, homework, class: classCode, file, scheme, version, policy, steps, json } = input;
    const sources = [attempts.length > 0, homework !== undefined, file !== undefined];
    if (sources.filter(Boolean).length !== 1) throw wrongUsage('Name attempts, or one of --homework and --file.');
    refuseUnused(input);
    const counts = { replayed: 0, differ: 0 };
    const show = async (batch: readonly ReplayedAttempt[]) => {
      for (const replayed of batch) {
        counts.replayed++;
        if (replayed.differences.length > 0) counts.differ++;
        await printData(json ? `${JSON.stringify(replayed)}\n` : describe(replayed, steps === true));
      }
    };
    if (file !== undefined) await replayFile(file, { scheme, policy, steps }, show);
    else {
      const wanted = { attempts, ...(homework !== undefined && { homework }), classCode, version, policy, steps };
      await withServices(async (services) => {
        for await (const batch of replayStored(services, wanted)) await show(batch);
      });
    }
    const told = `${count(counts.replayed, 'attempt')} replayed, ${counts.differ} marked otherwise than they were.`;
    return counts.differ > 0 ? { failure: told } : { after: told };
  },
};

/** An option that would change nothing is not passed over: what was replayed would be something else than what was meant. */
function refuseUnused({ homework, class: code, file, scheme, version }: ReplayInput): void {
  const unused = [
    ...(code !== undefined && homework === undefined ? ['--class goes with --homework.'] : []),
    ...(scheme !== undefined && file === undefined
      ? ['--scheme goes with --file; stored attempts take --version.']
      : []),
    ...(version !== undefined && file !== undefined
      ? ['--version goes with stored attempts; --file takes --scheme.']
      : []),
  ];
  if (unused.length > 0) throw wrongUsage(unused.join(' '));
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

const roles = {
  right: 'right',
  reject: 'rejected',
  other: 'a wrong answer',
  insufficient: 'too vague',
  ignore: 'passed over',
} as const;

/** How each answer was read, matched and marked, for people. */
function printSteps(steps: readonly AnswerTrace[]): string {
  return steps.map(printStep).join('');
}

function printStep({ questionId, rule, text, normalised, words, phrases, result }: AnswerTrace): string {
  const lines = [
    `  ${colour.bold(questionId)}  ${rule ?? 'no rule'}  ${text === null ? 'no answer' : `“${text.replace(/\s+/g, ' ')}”`}`,
  ];
  if (words.length > 0) lines.push(`      read as  ${words.map(describeWord).join(' ')}`);
  else if (normalised !== null) lines.push(`      read as  ${normalised}`);
  const found = phrases.map(({ phrase, role, words: met, how, denied, counts }) => {
    const said = [how, ...(denied ? ['denied'] : []), ...(counts ? [] : ['does not count'])].join(', ');
    return `      found    ${met.join(' ')} for ‘${phrase}’ (${roles[role]}; ${said})`;
  });
  // Several places of a phrase may be met by the same words, in the same way.
  lines.push(...new Set(found));
  lines.push(`      marked   ${explainResult(result)}`);
  return `${lines.join('\n')}\n`;
}

/** Words of the scheme are marked: *reflect* for one that it has, ~reflcet~ for a misspelling, -reflect- for a denied one. */
function describeWord({ text, match, denied }: AnswerTrace['words'][number]): string {
  if (match === null) return text;
  if (denied) return `-${text}-`;
  return match === 'exact' || match === 'form' ? `*${text}*` : `~${text}~`;
}

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
