import type { Key } from '../keys/key.ts';
import { calculationsIn } from '../rules/value/calculations.ts';
import type { ValueRule } from '../rules/value/value-rule.ts';
import { termOf } from './draft-several-rule.ts';
import { draftValueRule } from './draft-value-rule.ts';
import type { KeyedQuestion } from './keyed-question.ts';

/**
 * The rule for a calculation whose key has marks for its steps: the last point ends in the final value, and one of the others is a step to it.
 * `undefined` for any other key.
 */
export function draftMethodRule(question: KeyedQuestion, key: Key): ValueRule | undefined {
  const { points } = key;
  if (question.marks < 2 || key.anyOf !== undefined || key.together === true) return undefined;
  const best = points.length > 1 ? points.find(({ marks }) => marks === question.marks) : undefined;
  const last = best ?? points.findLast(({ mark }) => mark !== 'special');
  if (last === undefined) return undefined;
  const isStep = (text: string) => calculationsIn(text).length > 0 || /[=√]/.test(text);
  const others = points.filter((point) => point !== last);
  const hasSteps = others.some(({ accept, mark }) => mark === 'method' || mark === 'special' || accept.some(isStep));
  const isChain = points.length === 1 && last.accept.length === 1 && calculationsIn(last.accept[0] ?? '').length > 0;
  const areMarked = points.every(({ marks }) => marks !== undefined);
  if (best === undefined && !isChain && !(hasSteps && (areMarked || points.length === question.marks)))
    return undefined;
  const finals = last.accept.map(resultOf);
  const value = draftValueRule(
    { ...question, correctAnswers: [...finals, ...(last.allow ?? []).filter((text) => /\d/.test(text))] },
    key,
  );
  if (value === undefined) return undefined;
  const steps = (best === undefined ? points : others).map((point) => {
    const { marks } = point;
    return { ...termOf(point), ...(marks === undefined || marks === 1 ? {} : { marks }) };
  });
  const own = isChain ? steps.map((step) => ({ ...step, marks: Math.max(1, question.marks - 1) })) : steps;
  return { ...value, steps: own, ...(key.carries === true && { carries: true }) };
}

/** '6 N' of '2 x 3 = 6 N' */
function resultOf(text: string): string {
  const result = text.split('=').at(-1)?.trim() ?? '';
  return /\d/.test(result) && calculationsIn(text).length > 0 ? result : text;
}
