import type { CombinedRule, Side } from '../rules/combined/combined-rule.ts';
import type { KeyedQuestion } from './keyed-question.ts';

const beginning = /^\s*(yes|no)\b[\s,.:;–—-]*(?:because\b|since\b|as\b)?\s*/i;

/** Whether an accepted answer says which choice it goes with: 'No: it is neutral'. */
export const namesSide = (answer: string) => beginning.test(answer);

/**
 * Yes or no with the reasons that go with it, from answers such as 'Yes, because the same crisp was used'. A reason without a side
 * belongs to the side that the other answers name, else to yes.
 */
export function draftCombinedRule({ correctAnswers }: Pick<KeyedQuestion, 'correctAnswers'>): CombinedRule | undefined {
  const read = correctAnswers.map((text) => {
    const [start = '', side] = beginning.exec(text) ?? [];
    return {
      isNo: side === undefined ? undefined : side.toLowerCase() === 'no',
      reason: text.slice(start.length).trim(),
    };
  });
  const first = read.find(({ isNo }) => isNo !== undefined)?.isNo ?? false;
  const reasons = (no: boolean) =>
    read.filter(({ isNo, reason }) => (isNo ?? first) === no && reason !== '').map(({ reason }) => reason);
  const side = (no: boolean): Side | undefined => (reasons(no).length === 0 ? undefined : { accept: reasons(no) });
  const [yes, no] = [side(false), side(true)];
  if (yes === undefined && no === undefined) return undefined;
  const sides = { ...(yes === undefined ? {} : { yes }), ...(no === undefined ? {} : { no }) };
  return { kind: 'combined', expected: first ? 'no' : 'yes', sides };
}
