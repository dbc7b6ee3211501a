import { intervalIn } from '../keys/alternatives.ts';
import { numberAskedFor } from '../keys/asked-number.ts';
import type { Key, KeyPoint } from '../keys/key.ts';
import { readQuantities } from '../kinds/numbers/read-quantities.ts';
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
  const isFallback = ({ marks = question.marks }: KeyPoint) => marks < question.marks;
  const unmarked = own.filter(({ marks }) => marks === undefined);
  const hasFallback = unmarked.length <= question.marks && unmarked.some(isResult) && own.some(isFallback);
  const final =
    best ??
    (hasFallback ? unmarked.findLast(isResult) : undefined) ??
    own.findLast((point) => (point.mark === 'accuracy' || point.mark === 'independent') && isResult(point)) ??
    own.findLast(({ mark }) => mark === 'accuracy') ??
    own.findLast(isResult) ??
    own.at(-1);
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
  const areMarked = unmarked.length === 0 || own.length <= question.marks || hasFallback;
  if (best === undefined && unit === undefined && !isChain && !(isWorked && areMarked)) return undefined;
  const value = finalRule(question, key, final, unit);
  if (value === undefined) return undefined;
  // What only repeats the value shows nothing, except where it may follow from a pupil's own.
  const showsMore = isChain || final.accept.some((text) => calculationsIn(text).length > 0) || key.carries === true;
  // Where the marks are all given out, what has none is an example.
  const given = own.reduce((sum, { marks = 0 }) => sum + marks, 0);
  const isExample = (point: KeyPoint) => point.marks === undefined && given >= question.marks && best === undefined;
  const steps = (best === undefined && showsMore ? own : others)
    .filter((point) => !isExample(point))
    .map(({ accept, allow = [], marks }) => {
      const said = [...accept, ...allow];
      const worth = isChain ? Math.max(1, question.marks - 1) : (marks ?? 1);
      return { name: said[0] ?? '', accept: said.flatMap(asStep), ...(worth === 1 ? {} : { marks: worth }) };
    });
  return {
    ...value,
    ...(unit !== undefined && { unitMarks: unit.marks ?? 1 }),
    ...(steps.length > 0 && { steps }),
    ...((key.carries === true || others.some(({ accept }) => accept.some(isCarried))) && { carries: true }),
  };
}

const theirs =
  /\b(?:their|candidate['’]?s|pupil['’]?s|student['’]?s|his|her|own)\s+(?=["“£(]?\d)|["“](?=[\d.,]+["”])/gi;
const isCarried = (text: string) => text.search(theirs) >= 0;
const mostSigns = 3;

/** A step as pupils write it: '120 × 3' of 'their 120 × 3', '75' of '75 seen', each of '(x ± 2)(x ± 3)', '21.8 to 22' of '[21.8, 22]'. */
function asStep(text: string): string[] {
  const interval = intervalIn(text);
  if (interval !== undefined) return [`${interval.from} to ${interval.to}`];
  const plain = text
    .replace(theirs, '')
    .replace(/(?<=[\d.])["”]/g, '')
    .replace(/\s+(?:(?:or )?(?:seen|shown|soi|implied|oe|isw)|in any form)\b.*$/i, '');
  const signs = plain.split('±').length - 1;
  if (signs === 0 || signs > mostSigns) return [plain];
  return Array.from({ length: 2 ** signs }, (_, which) => {
    let at = 0;
    return plain.replaceAll('±', () => ((which >> at++) % 2 === 0 ? '+' : '-'));
  });
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
  const hasUnit = (text: string) => readQuantities(plainText(text)).at(-1)?.unit !== undefined;
  const withUnit = (text: string) => (name === undefined || hasUnit(text) ? text : `${text} ${unitIn(name)}`);
  const allow = (final.allow ?? []).filter((text) => /\d/.test(text));
  const draft = (finals: readonly string[]) =>
    draftValueRule(
      { ...question, correctAnswers: [...finals, ...allow].map(withUnit) },
      { ...key, unit: key.unit === 'needed' ? undefined : key.unit },
    );
  const asWritten = draft(final.accept);
  if (asWritten?.of === 'chemical-equation') return asWritten;
  if (final.accept.some(isReaction)) return undefined;
  const placed = draft(final.accept.flatMap(placeIn));
  if (placed?.of === 'coordinates') return placed;
  const byResult = draft(final.accept.flatMap(resultsOf));
  if (byResult !== undefined && numbers.has(byResult.of)) return byResult;
  if (asWritten !== undefined) return asWritten;
  const last = final.accept.flatMap(lastQuantity);
  return last.length === 0 ? byResult : (draft(last) ?? byResult);
}

const isReaction = (text: string) => /\p{L}.*(?:→|->|⇌)\s*\d*\p{L}/u.test(text);

/** '(1, 3)' of 'correct coordinates D'(1, 3)' */
const placeIn = (text: string): string[] => /\([^(),]+,[^(),]+\)$/.exec(text) ?? [];

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
      ?.replace(/^[\s)\]]+/, '')
      .trim() ?? '';
  const plain = result.replace(
    /^(?:an?\s+|the\s+)?(?:correct\s+|final\s+)?(?:answer|value|result)\s*(?:of|is|:)?\s*/i,
    '',
  );
  return [/\d/.test(plain) ? plain : text];
}
