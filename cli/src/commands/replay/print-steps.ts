import { type AnswerTrace, explainResult } from '@markwell/marking-core';
import { colour } from '../../print.ts';

const roles = {
  right: 'right',
  reject: 'rejected',
  other: 'a wrong answer',
  insufficient: 'too vague',
  ignore: 'passed over',
} as const;

/** How each answer was read, matched and marked, for people. */
export function printSteps(steps: readonly AnswerTrace[]): string {
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
