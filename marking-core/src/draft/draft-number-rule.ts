import type { NumberRule } from '../rules/number/number-rule.ts';
import { numberWordValue } from '../text/number-words.ts';
import { findUnit, readUnit } from '../text/units.ts';
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
  const units = numbers.flatMap((number) => number?.follows ?? []).filter(isUnit);
  const nouns = numbers
    .flatMap((number) => [number?.follows ?? '', number?.precedes ?? ''])
    .filter((name) => name !== '' && !isUnit(name));
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
  const all = readWords(text);
  const rate = rateIn(all);
  const words = all.filter((word) => !estimates.has(word.text) && !isFiller(word) && !rate?.words.includes(word));
  const at = words.findIndex((word) => numberOf(word) !== undefined);
  const word = words[at];
  const others = words.filter((_, index) => index !== at);
  if (word === undefined || others.length >= mostWords || at > 1) return undefined;
  if (others.some((other) => numberOf(other) !== undefined || /\d/.test(other.text))) return undefined;
  const size = numberOf(word) ?? 0;
  const value = (word.gap & gap.minus) !== 0 ? -size : size;
  const after = words.slice(at + 1);
  const unit = after.find((one) => findUnit(one.text) !== undefined);
  const follows = rate?.name ?? (unit ?? after.at(-1))?.text;
  return { value, follows, precedes: at === 1 ? words[0]?.text : undefined };
}

/** 'm/s' and 'metres per second' behind a number: a unit of several words. */
function rateIn(words: readonly Word[]): { name: string; words: readonly Word[] } | undefined {
  const number = words.findIndex((word) => numberOf(word) !== undefined);
  const start = words.findIndex(({ text }, index) => index > number && findUnit(text) !== undefined);
  const last = number === -1 || start === -1 ? undefined : readUnit(words, start, unitAt(words))?.last;
  if (last === undefined || last === start) return undefined;
  const own = words.slice(start, last + 1);
  const name = own.map((word, index) => `${index === 0 ? '' : (word.gap & gap.slash) === 0 ? ' ' : '/'}${word.text}`);
  return { name: name.join(''), words: own };
}

const unitAt = (words: readonly Word[]) => (at: number) => findUnit(words[at]?.text ?? '');

function isUnit(name: string): boolean {
  const words = readWords(name);
  return readUnit(words, 0, unitAt(words)) !== undefined;
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
