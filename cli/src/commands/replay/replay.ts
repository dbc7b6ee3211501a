import { type AnswerTrace, explainResult } from '@markwell/marking-core';
import { type ReplayedAttempt, replayStored } from '@markwell/server/operations';
import { wrongUsage } from '../../command-error.ts';
import type { Actions, InputOf } from '../../command-words.ts';
import { colour, printData } from '../../print.ts';
import { withServices } from '../../with-services.ts';
import { count } from '../../wording.ts';
import type { replayWords } from '../../words/marking.ts';
import { replayFile } from './replay-file.ts';

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
