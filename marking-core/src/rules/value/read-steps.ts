import { readNumbers } from '../../kinds/numbers/read-numbers.ts';
import { readQuantities } from '../../kinds/numbers/read-quantities.ts';
import { plainText } from '../../kinds/plain-text.ts';
import { readRanges } from '../../kinds/range/read-ranges.ts';
import type { Lexicon } from '../../phrases/lexicon.ts';
import type { PhraseSource } from '../../phrases/phrase.ts';
import { pointJudges } from '../marking-points/judge-point.ts';
import { readText } from '../model-answer/read-answer.ts';
import { vocabularyPhrases } from '../vocabulary-phrases.ts';
import {
  areSame,
  type Calculation,
  calculationsIn,
  isClose,
  isNear,
  isWorkedOut,
  withNumbers,
} from './calculations.ts';
import type { ValueRule } from './value-rule.ts';

type StepOfRule = NonNullable<ValueRule['steps']>[number];

/** One way of writing a step. */
interface Way {
  readonly squeezed: string;
  readonly calculations: readonly Calculation[];
  /** What it comes to; undefined for words and formulas. */
  readonly value: number | undefined;
  /** Between which numbers it may come to something. */
  readonly between: readonly [number, number] | undefined;
  /** Whether it has numbers in place of what a formula or words name. */
  readonly hasNumbers: boolean;
  /** The only letter of an equation: the unknown that it is solved for. */
  readonly unknown: string | undefined;
}

const inWords = (text: string) => /\p{L}{3}/u.test(text);

/** The words of steps that are said in words, so that their misspellings are recognised. */
export function stepPhrases(steps: readonly StepOfRule[]): PhraseSource[] {
  return vocabularyPhrases({ accept: steps.flatMap(({ accept }) => accept.filter(inWords)) });
}

/** What an answer shows. */
interface Shown {
  readonly squeezed: string;
  readonly calculations: readonly Calculation[];
  /** The numbers that it has, and how many decimal places each is given to. */
  readonly stated: readonly { readonly value: number; readonly places: number }[];
  /** The pupil's own values, by those of the key that they stand for. */
  readonly own: Map<number, number>;
  /** Values of the key for which a pupil has worked out one that follows from their own. */
  readonly followed: Set<number>;
}

/**
 * Finds the steps that an answer shows: by their very text, their sum in any order ('3 × 2' for '2 x 3'), the value that they come to ('time =
 * 300 s'), or in words. A step shows those that it rests on. Where the rule carries, a wrong value of the pupil's own, or one that the question
 * gives, may stand in the steps after it.
 */
export function stepReader(
  { steps = [], carries = false, question = '', accept }: Pick<ValueRule, 'steps' | 'carries' | 'question' | 'accept'>,
  lexicon: Lexicon,
): (text: string) => StepOfRule[] {
  const ways = steps.map(({ accept }) => accept.map(readWay));
  const points = steps.map((step) => ({ ...step, accept: step.accept.filter(inWords) }));
  const judges = pointJudges({ kind: 'marking-points', points }, lexicon);
  const given = readNumbers(plainText(question)).map(({ value }) => value);
  const results = accept.flatMap((text) => resultOf(text) ?? []);
  return (text) => {
    const shown: Shown = {
      squeezed: squeeze(text),
      calculations: calculationsIn(text),
      stated: readNumbers(plainText(text)),
      own: new Map(),
      followed: new Set(),
    };
    const met = ways.map((each, at) => {
      if (carries) for (const way of each) noteUnconverted(way, ways.slice(0, at).flat(), given, shown);
      const isMet =
        each.some((way) => isShown(way, shown)) ||
        (each.every(({ value, between }) => value === undefined && between === undefined) &&
          judges[at]?.({ whole: readText(text), statements: () => [] })?.isMade === true);
      if (carries) for (const way of each) noteOwnValue(way, shown);
      return isMet;
    });
    // A sum that comes to the value shows all that leads to it, though its result may be wrong.
    const isWhole = shown.calculations.some(
      ({ value, numbers }) => numbers.length > 1 && results.some((result) => isNear(value, result)),
    );
    return steps.filter(
      (_, at) =>
        (isWhole && !isResult(ways[at], results)) ||
        met[at] === true ||
        met.some((is, later) => is && later > at && restsOn(ways[later], ways[at])),
    );
  };
}

/** Whether an answer stops at a sum that a step of the rule has, and does not say what it comes to: '400 ÷ 64' for 6.25. */
export function stopsAtStep({ steps = [], accept }: Pick<ValueRule, 'steps' | 'accept'>): (text: string) => boolean {
  const sums = sumsIn(steps.flatMap((step) => step.accept));
  if (sums.length === 0) return () => false;
  const results = sumsIn(accept);
  return (text) => {
    const [only, ...more] = sumsIn([text]);
    if (only === undefined || more.length > 0 || only.stated !== undefined) return false;
    const numbers = text.replace(/(\d)[, ](?=\d{3}(?!\d))/g, '$1').match(/\d+(?:\.\d+)?/g) ?? [];
    const isAll = numbers.length <= only.written.split(/[^\d.]+/).filter((part) => part !== '').length;
    return isAll && sums.some((sum) => areSame(only, sum)) && !results.some((result) => areSame(only, result));
  };
}

/** The sums of some texts; '1.2 × 10^8' and '80%' are numbers. */
const sumsIn = (texts: readonly string[]): Calculation[] =>
  texts
    .flatMap((text) => calculationsIn(text.replace(/^([^%+*/×÷]*)%([^%+*/×÷]*)$/, '$1$2')))
    .filter(({ written }) => !/^[\d.]+\s*[*x×]\s*10\s*\^?\s*-?\d+$/.test(written));

const squeeze = (text: string) =>
  plainText(text)
    .toLowerCase()
    .replace(/\bsquare root of\b/g, '√')
    .replace(/\bcube root of\b/g, '∛')
    .replace(/\bpi\b/g, 'π')
    .replace(/[\s£$"']+/g, '')
    .replace(/(?<=[\d)π])x(?=[\d(π√])|÷/g, (sign) => (sign === 'x' ? '*' : '/'));

const withoutBrackets = (text: string) => text.replace(/[()]/g, '');

/** Whether the answer has the step's very text, not as a part of a longer number or word. */
function holds(answer: string, step: string): boolean {
  if (step.length < 2 || /^[\d.]+$/.test(step)) return false;
  const at = answer.indexOf(step);
  const isBeside = (character: string, isOutside: RegExp) => isOutside.test(character);
  return (
    at >= 0 && !isBeside(answer.charAt(at - 1), /[\d.a-z]/) && !isBeside(answer.charAt(at + step.length), /[\da-z]/)
  );
}

function readWay(text: string): Way {
  const calculations = calculationsIn(text);
  const [first] = calculations;
  const [range] = readRanges(plainText(text));
  const isFormula = (/[a-z]/i.test(text) && /[+*/^]/.test(plainText(text))) || /\d[b-fi-kn-rt-z](?![a-z])/.test(text);
  const { low, high } = range?.value ?? {};
  const isRange = low !== undefined && high !== undefined && calculations.length === 0;
  return {
    squeezed: squeeze(text),
    calculations,
    value: isRange ? undefined : (first?.stated ?? first?.value ?? (isFormula ? undefined : resultOf(text))),
    between: isRange ? [low.at.value, high.at.value] : undefined,
    hasNumbers: calculations.length > 0 || (isFormula && /\d/.test(text) && text.includes('=')),
    unknown: unknownOf(text),
  };
}

function unknownOf(text: string): string | undefined {
  const letters = new Set(plainText(text).match(/[a-z]+/gi) ?? []);
  const [only = '', ...more] = letters;
  return only.length === 1 && more.length === 0 && /\d/.test(text) && text.includes('=') ? only : undefined;
}

/** 300 of 'time = 300 s', 2.5 of '2.5 (hours)'; nothing of words that have a number in them. */
function resultOf(text: string): number | undefined {
  const side = plainText(text.split('=').at(-1) ?? '')
    .replace(/[()]/g, '')
    .trim();
  const [only, ...more] = readQuantities(side);
  if (only === undefined || more.length > 0) return undefined;
  const beside = `${side.slice(0, only.start)}${side.slice(only.end)}`;
  return /[a-z]{3}/i.test(beside) ? undefined : only.value;
}

function isShown(way: Way, shown: Shown): boolean {
  const { calculations, value, between } = way;
  if (isWritten(way, shown.squeezed)) return true;
  const isMeantBy = (steps: readonly Calculation[], one: Calculation) => steps.some((step) => areSame(one, step));
  const isDone = (one: Calculation) => isWorkedOut(one) || calculations.every((step) => step.stated === undefined);
  if (shown.calculations.some((one) => isMeantBy(calculations, one) && isDone(one))) return true;
  const carried = shown.own.size === 0 ? [] : calculations.flatMap((one) => withNumbers(one, shown.own) ?? []);
  const following = shown.calculations.filter((one) => isMeantBy(carried, one) && isDone(one));
  if (following.length > 0) {
    if (value !== undefined && following.some((one) => one.stated !== undefined && isWorkedOut(one)))
      shown.followed.add(value);
    return true;
  }
  if (between !== undefined) return shown.stated.some((one) => one.value >= between[0] && one.value <= between[1]);
  // The value of a bare sum may be had in another way, and a number that a step starts from shows nothing of it.
  if (calculations.length > 0 && calculations.every((one) => one.stated === undefined)) return false;
  const isGiven = (number: number) => calculations.some(({ numbers }) => numbers.some((one) => isClose(one, number)));
  if (value === undefined || isGiven(value)) return false;
  return (calculations.length === 0 && shown.followed.has(value)) || shown.stated.some((one) => isValue(one, value));
}

/** Its very text, its sum as a part of a longer one, or its text without brackets that a pupil has forgotten. */
function isWritten({ squeezed, calculations }: Way, answer: string): boolean {
  const isBare = calculations.every(({ stated }) => stated === undefined);
  return (
    holds(answer, squeezed) ||
    (/^[^=]*\d[^=]*=[^=]+$/.test(squeezed) && holds(answer, squeezed.replace(/^(.+)=(.+)$/, '$2=$1'))) ||
    (isBare && calculations.some(({ written, numbers }) => numbers.length > 1 && holds(answer, squeeze(written)))) ||
    (isBare &&
      calculations.some(({ numbers }) => numbers.length > 2) &&
      holds(withoutBrackets(answer), withoutBrackets(squeezed)))
  );
}

/** The value itself, or one with more places that rounds to it. */
function isValue({ value, places }: Shown['stated'][number], key: number): boolean {
  if (isClose(value, key)) return true;
  const own = /\.(\d+)$/.exec(String(key))?.[1]?.length ?? 0;
  return own > 0 && places > own && Math.abs(value - key) <= 0.5 * 10 ** -own;
}

/** What a pupil states for a step, where it is not what the step comes to. */
function noteOwnValue({ calculations, value }: Way, { calculations: shown, own }: Shown): void {
  if (value === undefined) return;
  const made = shown.find((one) => calculations.some((step) => areSame(one, step) || isNearly(one, step)));
  const said = made?.stated ?? made?.value;
  if (said !== undefined && !isClose(said, value)) own.set(value, said);
}

/** '2000 × 3' for '2000 × 180': a number of the question is where an earlier step has another, because that step was left out. */
function noteUnconverted(
  { calculations }: Way,
  earlier: readonly Way[],
  given: readonly number[],
  { calculations: shown, own }: Shown,
): void {
  for (const { value } of earlier) {
    if (value === undefined) continue;
    const instead = given.find((number) =>
      calculations.some((step) => {
        const swapped = withNumbers(step, new Map([[value, number]]));
        return swapped !== undefined && shown.some((one) => areSame(one, swapped));
      }),
    );
    if (instead !== undefined && !isClose(instead, value)) own.set(value, instead);
  }
}

const isResult = (ways: readonly Way[] = [], results: readonly number[]) =>
  ways.some(({ value }) => value !== undefined && results.some((result) => isClose(value, result)));

/** The same but for one number. */
function isNearly(one: Calculation, step: Calculation): boolean {
  const shared = one.numbers.filter((number) => step.numbers.some((own) => isClose(own, number)));
  return (
    one.numbers.length === step.numbers.length && one.numbers.length > 1 && shared.length >= step.numbers.length - 1
  );
}

/** Whether a step cannot be shown without an earlier one: a formula, whose numbers it puts in, or a sum that it goes on from. */
function restsOn(later: readonly Way[] = [], earlier: readonly Way[] = []): boolean {
  return later.some((step) =>
    earlier.some((before) => {
      if (step.unknown !== undefined && step.unknown === before.unknown) return true;
      const [from, to] = step.between ?? [];
      if (
        before.value !== undefined &&
        from !== undefined &&
        to !== undefined &&
        before.value >= from &&
        before.value <= to
      )
        return true;
      const own = step.calculations.flatMap(({ numbers }) => numbers);
      if (before.calculations.length === 0 && before.value === undefined && before.between === undefined)
        return step.hasNumbers && !before.hasNumbers;
      const has = (number: number) => own.some((one) => isClose(one, number));
      if (
        before.value !== undefined &&
        (has(before.value) || (step.value !== undefined && isClose(step.value, before.value)))
      )
        return true;
      const numbers = before.calculations.flatMap((calculation) => calculation.numbers);
      return numbers.length > 1 && own.length > numbers.length && numbers.every(has);
    }),
  );
}
