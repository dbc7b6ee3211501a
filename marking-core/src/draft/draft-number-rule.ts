import type { NumberRule } from '../rules/number/number-rule.ts';
import { numberWordValue } from '../text/number-words.ts';
import { findUnit } from '../text/units.ts';
import { wordClass, wordClasses } from '../text/word-classes.ts';
import { gap, readWords, type Word } from '../text/words.ts';
import type { KeyedQuestion } from './keyed-question.ts';

/** A number as an accepted answer gives it. */
interface NumberAnswer {
  readonly value: number;
  /** What stands after it: 's', 'waves'. */
  readonly follows: string | undefined;
  /** What stands before it: 'pH'. */
  readonly precedes: string | undefined;
}

/** More words than this beside the number make it a sentence. */
const mostWords = 4;

const estimates: ReadonlySet<string> = new Set(
  'about approximately approx around roughly nearly almost exactly'.split(' '),
);

/**
 * The number rule for accepted answers that all give one number: '50 seconds', '50 s', '50', within its tolerance. `undefined` when one of them is something
 * else, or another number.
 */
export function draftNumberRule({ question, correctAnswers, tolerance }: KeyedQuestion): NumberRule | undefined {
  const numbers = correctAnswers.map(readNumberAnswer);
  const [first] = numbers;
  if (first === undefined || numbers.some((number) => number?.value !== first.value)) return undefined;
  const units = numbers.flatMap((number) => number?.follows ?? []).filter((name) => findUnit(name) !== undefined);
  const nouns = numbers
    .flatMap((number) => [number?.follows ?? '', number?.precedes ?? ''])
    .filter((name) => name !== '' && findUnit(name) === undefined);
  const given = givenIn(question).filter(({ value }) => value !== first.value);
  return {
    kind: 'number',
    value: first.value,
    ...(tolerance ? { tolerance } : {}),
    ...(units.length === 0 ? {} : { unit: { accept: [...new Set(units)] } }),
    ...(nouns.length === 0 ? {} : { noun: [...new Set(nouns)].join('/') }),
    ...(given.length === 0 ? {} : { given: given.map(({ text }) => text) }),
    accept: [...correctAnswers],
  };
}

function readNumberAnswer(text: string): NumberAnswer | undefined {
  if (/[/:^]\s*\d|\d\s*[-–—]\s*\d/.test(text)) return undefined;
  const words = readWords(text).filter((word) => !estimates.has(word.text) && !isFiller(word));
  const at = words.findIndex((word) => numberOf(word) !== undefined);
  const word = words[at];
  const others = words.filter((_, index) => index !== at);
  if (word === undefined || others.length >= mostWords || at > 1) return undefined;
  if (others.some((other) => numberOf(other) !== undefined || /\d/.test(other.text))) return undefined;
  const size = numberOf(word) ?? 0;
  const value = (word.gap & gap.minus) !== 0 ? -size : size;
  const after = words.slice(at + 1);
  const unit = after.find((one) => findUnit(one.text) !== undefined);
  return { value, follows: (unit ?? after.at(-1))?.text, precedes: at === 1 ? words[0]?.text : undefined };
}

function numberOf({ value, text }: Word): number | undefined {
  return value ?? numberWordValue(text);
}

function isFiller({ text, value }: Word): boolean {
  return value === undefined && text !== 'a' && ((wordClasses.get(text) ?? 0) & wordClass.function) !== 0;
}

/** Numbers of something in a question, which an answer may repeat. */
function givenIn(question: string): { value: number; text: string }[] {
  const words = readWords(question);
  return words.flatMap((word, at) => {
    const value = numberOf(word);
    const next = words[at + 1];
    if (value === undefined || next === undefined || next.value !== undefined || isFiller(next)) return [];
    return [{ value, text: `${value} ${next.text}` }];
  });
}
