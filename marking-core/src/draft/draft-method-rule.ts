import { numberAskedFor } from '../keys/asked-number.ts';
import type { Key, KeyPoint } from '../keys/key.ts';
import { plainText } from '../kinds/plain-text.ts';
import { readUnit } from '../kinds/units/read-unit.ts';
import { calculationsIn } from '../rules/value/calculations.ts';
import type { ValueRule } from '../rules/value/value-rule.ts';
import { draftValueRule } from './draft-value-rule.ts';
import type { KeyedQuestion } from './keyed-question.ts';

/**
 * The rule for a calculation whose key has marks for its steps: one point is the final value, which has all marks by itself, and the others are
 * steps to it, or its unit. `undefined` for any other key.
 */
export function draftMethodRule(question: KeyedQuestion, key: Key): ValueRule | undefined {
  const { points } = key;
  if (question.marks < 2 || key.anyOf !== undefined || key.together === true) return undefined;
  const unit = points.length > 1 ? points.find(isUnit) : undefined;
  const own = points.filter((point) => point !== unit);
  const best = own.length > 1 ? own.find(({ marks }) => marks === question.marks) : undefined;
  const final = best ?? own.findLast(({ mark }) => mark === 'accuracy') ?? own.findLast(isResult) ?? own.at(-1);
  if (final === undefined) return undefined;
  const others = own.filter((point) => point !== final);
  const hasSteps = others.some(({ accept, mark }) => mark === 'method' || mark === 'special' || accept.some(isStep));
  const isChain = own.length === 1 && final.accept.length === 1 && calculationsIn(final.accept[0] ?? '').length > 0;
  const isWorked =
    hasSteps ||
    (others.length > 0 &&
      isResult(final) &&
      asksForResult.test(question.question) &&
      numberAskedFor(question.question) === undefined);
  const areMarked = own.every(({ marks }) => marks !== undefined) || own.length <= question.marks;
  if (best === undefined && unit === undefined && !isChain && !(isWorked && areMarked)) return undefined;
  const value = finalRule(question, key, final, unit);
  if (value === undefined) return undefined;
  const steps = (best === undefined && (others.length > 0 || isChain) ? own : others).map(
    ({ accept, allow = [], marks }) => {
      const said = [...accept, ...allow];
      const worth = isChain ? Math.max(1, question.marks - 1) : (marks ?? 1);
      return { name: said[0] ?? '', accept: said, ...(worth === 1 ? {} : { marks: worth }) };
    },
  );
  return {
    ...value,
    ...(unit !== undefined && { unitMarks: unit.marks ?? 1 }),
    ...(steps.length > 0 && { steps }),
    ...(key.carries === true && { carries: true }),
  };
}

/** A sum, a formula in signs or in words, or what is to be done. */
const working =
  /[=√÷×]|[\p{L}\d)]\s*[/*]\s*[\p{L}\d(]|\b(?:add|divid|multipl|subtract|substitut|rearrang|convert|squar|method|working|formula|us(?:e|es|ing)\b)/iu;
const isStep = (text: string) => calculationsIn(text).length > 0 || working.test(text);
const asksForResult =
  /\bcalculat|\bwork out\b|\bdetermine\b|\bfind (?:the|how|his|her|its)\b|\bhow (?:much|many|long|far|fast|tall|old)\b|\bsolve\b|\bevaluate\b|\bestimate\b|\bwhat is the (?:area|volume|perimeter|mean|median|probability|total|cost|speed|mass|force|percentage|size|value)\b/i;
const isResult = ({ accept, mark }: KeyPoint) =>
  mark !== 'special' && accept.some((text) => /^\D{0,12}\d[\d\s.,]*\D{0,14}$/.test(resultsOf(text)[0] ?? ''));

/** 'm/s', 'unit: N', worth marks of its own. */
function isUnit({ accept }: KeyPoint): boolean {
  return accept.every((text) => {
    const plain = plainText(unitIn(text));
    return plain !== '' && !/\d{2}/.test(plain) && readUnit(plain, 0)?.end === plain.length;
  });
}

const unitIn = (text: string) => text.replace(/^(?:correct\s+)?units?\b\s*(?:of|is|:|=|-|–)?\s*/i, '').trim();

/** The value of its last step, with its unit where that has a mark of its own; by its result where the key writes more than that. */
function finalRule(
  question: KeyedQuestion,
  key: Key,
  final: KeyPoint,
  unit: KeyPoint | undefined,
): ValueRule | undefined {
  const [name] = unit?.accept ?? [];
  const withUnit = (text: string) => (name === undefined ? text : `${text} ${unitIn(name)}`);
  const allow = (final.allow ?? []).filter((text) => /\d/.test(text));
  const draft = (finals: readonly string[]) =>
    draftValueRule({ ...question, correctAnswers: [...finals, ...allow].map(withUnit) }, { ...key, unit: undefined });
  const byResult = draft(final.accept.flatMap(resultsOf));
  if (byResult !== undefined && numbers.has(byResult.of)) return byResult;
  const whole = draft(final.accept);
  if (whole !== undefined) return whole;
  const last = final.accept.flatMap(lastQuantity);
  return last.length === 0 ? byResult : (draft(last) ?? byResult);
}

const numbers: ReadonlySet<string> = new Set(['number', 'fraction', 'percentage', 'money', 'range', 'time', 'ratio']);

/** '6 N' at the end of 'so the force is 6 N'. */
function lastQuantity(text: string): string[] {
  const [found] = /[£$€]?[-−]?\d[\d,.]*(?:\s*(?:x|×)\s*10\S*)?\s*[^\s\d]{0,8}\.?$/u.exec(text) ?? [];
  return found === undefined ? [] : [found.replace(/\.$/, '')];
}

/** '6 N' of '2 x 3 = 6 N', 'F = 6 N' and 'an answer of 6 N'. */
function resultsOf(text: string): string[] {
  const result =
    text
      .split(/=|→|->/)
      .at(-1)
      ?.trim() ?? '';
  const plain = result.replace(
    /^(?:an?\s+|the\s+)?(?:correct\s+|final\s+)?(?:answer|value|result)\s*(?:of|is|:)?\s*/i,
    '',
  );
  return [/\d/.test(plain) ? plain : text];
}
