import { readNumbers } from '../../kinds/numbers/read-numbers.ts';
import { plainText } from '../../kinds/plain-text.ts';
import type { Lexicon } from '../../phrases/lexicon.ts';
import type { PhraseSource } from '../../phrases/phrase.ts';
import { pointJudges } from '../marking-points/judge-point.ts';
import { readText } from '../model-answer/read-answer.ts';
import { vocabularyPhrases } from '../vocabulary-phrases.ts';
import { areSame, type Calculation, calculationsIn, isWorkedOut, withNumbers } from './calculations.ts';
import type { ValueRule } from './value-rule.ts';

type StepOfRule = NonNullable<ValueRule['steps']>[number];

/** One way of writing a step. */
interface Way {
  readonly squeezed: string;
  readonly calculations: readonly Calculation[];
  /** What it comes to; undefined for words and formulas. */
  readonly value: number | undefined;
}

const inWords = (text: string) => /\p{L}{3}/u.test(text);

/** The words of steps that are said in words, so that their misspellings are recognised. */
export function stepPhrases(steps: readonly StepOfRule[]): PhraseSource[] {
  return vocabularyPhrases({ accept: steps.flatMap(({ accept }) => accept.filter(inWords)) });
}

/**
 * Finds the steps that an answer shows: by their very text, their sum in any order ('3 × 2' for '2 x 3'), the value that they come to ('time =
 * 300 s'), or in words. A step shows those that it rests on. With `carries` a wrong value of the pupil's own may stand in the steps after it.
 */
export function stepReader(
  steps: readonly StepOfRule[],
  carries: boolean,
  lexicon: Lexicon,
): (text: string) => StepOfRule[] {
  const ways = steps.map(({ accept }) => accept.map(readWay));
  const points = steps.map((step) => ({ ...step, accept: step.accept.filter(inWords) }));
  const judges = pointJudges({ kind: 'marking-points', points }, lexicon);
  return (text) => {
    const shown = calculationsIn(text);
    const stated = readNumbers(plainText(text)).map(({ value }) => value);
    const squeezed = squeeze(text);
    const own = new Map<number, number>();
    const met = ways.map((each, at) => {
      const isMet =
        each.some((way) => holds(squeezed, way.squeezed) || isShown(way, shown, stated, own)) ||
        (each.every(({ value }) => value === undefined) &&
          judges[at]?.({ whole: readText(text), statements: () => [] })?.isMade === true);
      if (carries) for (const way of each) noteOwnValue(way, shown, own);
      return isMet;
    });
    return steps.filter(
      (_, at) => met[at] === true || met.some((is, later) => is && later > at && restsOn(ways[later], ways[at])),
    );
  };
}

const squeeze = (text: string) =>
  plainText(text)
    .toLowerCase()
    .replace(/[\s£$"']+/g, '')
    .replace(/(?<=[\d)])x(?=[\d(])|÷/g, (sign) => (sign === 'x' ? '*' : '/'));

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
  const numbers = readNumbers(plainText(text.split('=').at(-1) ?? ''));
  const [only] = numbers.length === 1 && !/[a-z]{3}/i.test(text) ? numbers : [];
  const isFormula = /[a-z]/i.test(text) && /[+*/^]/.test(plainText(text));
  return {
    squeezed: squeeze(text),
    calculations,
    value: first?.stated ?? first?.value ?? (isFormula ? undefined : only?.value),
  };
}

const isClose = (a: number, b: number) => Math.abs(a - b) <= 1e-9 * Math.max(1, Math.abs(a), Math.abs(b));

function isShown(
  { calculations, value }: Way,
  shown: readonly Calculation[],
  stated: readonly number[],
  own: ReadonlyMap<number, number>,
): boolean {
  const carried = own.size === 0 ? [] : calculations.flatMap((one) => withNumbers(one, own) ?? []);
  const isMeant = (one: Calculation) => [...calculations, ...carried].some((step) => areSame(one, step));
  if (
    shown.some((one) => isMeant(one) && (isWorkedOut(one) || calculations.every((step) => step.stated === undefined)))
  )
    return true;
  // The value of a bare sum may be had in another way, and a number that a step starts from shows nothing of it.
  if (calculations.length > 0 && calculations.every((one) => one.stated === undefined)) return false;
  const isGiven = (number: number) => calculations.some(({ numbers }) => numbers.some((one) => isClose(one, number)));
  return value !== undefined && !isGiven(value) && stated.some((one) => isClose(one, value));
}

/** What a pupil states for a step, where it is not what the step comes to. */
function noteOwnValue({ calculations, value }: Way, shown: readonly Calculation[], own: Map<number, number>): void {
  if (value === undefined) return;
  const made = shown.find((one) => calculations.some((step) => areSame(one, step) || isNearly(one, step)));
  const said = made?.stated ?? made?.value;
  if (said !== undefined && !isClose(said, value)) own.set(value, said);
}

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
      const own = step.calculations.flatMap(({ numbers }) => numbers);
      if (before.calculations.length === 0 && before.value === undefined) return step.calculations.length > 0;
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
