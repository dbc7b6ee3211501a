import type { SourceQuestion } from '../../read-homework.ts';
import type { About, Gatherer } from './gather.ts';
import { gapSign } from './structured-question.ts';

/** What each of several questions in one asks, besides their common text. */
type Asked = Pick<SourceQuestion, 'type' | 'question' | 'options' | 'correctAnswers' | 'key' | 'tolerance' | 'marks'>;

/** The marks of each of several that have some together: at least one. */
export function sharedMarks(
  about: About,
  marks: number | undefined,
  count: number,
  what: string,
  { say }: Gatherer,
): number | undefined {
  if (marks === undefined || count === 0) return undefined;
  const each = Math.max(1, Math.round(marks / count));
  if (each * count !== marks)
    say(about, `${what} is asked by itself. That makes ${each * count} marks instead of ${marks}.`, 'info');
  return each;
}

/** Splits a question that contains several; their common text is above each. */
export function asQuestions(base: SourceQuestion, asked: readonly Asked[], what: string): SourceQuestion[] {
  const { question, name, description, ...shared } = base;
  const id = base.id ?? name.toLowerCase().replace(/\W+/gu, '');
  return asked.map((one, index) => ({
    ...shared,
    id: `${id}-${index + 1}`,
    name: asked.length === 1 ? name : `${name}, ${what} ${index + 1}`,
    description: [description, question].filter(Boolean).join('\n') || null,
    ...one,
  }));
}

/** Each text once, in an order that does not reveal what belongs where. */
export function inNeutralOrder(texts: readonly string[]): string[] {
  return [...new Set(texts)].toSorted((a, b) => a.localeCompare(b, 'en', { numeric: true }));
}

/** A matching task: each term is a choice among all answers. */
export function matches(
  base: SourceQuestion,
  pairs: readonly { readonly term: string; readonly meant: string }[],
  gatherer: Gatherer,
): SourceQuestion[] {
  const options = inNeutralOrder(pairs.map(({ meant }) => meant).filter((meant) => meant !== ''));
  const terms = pairs.filter(({ term }) => term !== '');
  const marks = sharedMarks(base, base.marks, terms.length, 'each pair', gatherer);
  const asked = terms.map(({ term, meant }) => ({
    type: 'multiple-choice',
    question: term,
    options,
    correctAnswers: [meant],
    marks,
  }));
  return asQuestions(base, asked, 'pair');
}

const places = ['first', 'second', 'third', 'fourth', 'fifth', 'sixth', 'seventh', 'eighth', 'ninth', 'tenth'];

/** An ordering task: each position is a choice among all items. */
export function ordered(base: SourceQuestion, inOrder: readonly string[], gatherer: Gatherer): SourceQuestion[] {
  const options = inNeutralOrder(inOrder);
  const marks = sharedMarks(base, base.marks, inOrder.length, 'each place in the order', gatherer);
  const asked = inOrder.map((text, index) => ({
    type: 'multiple-choice',
    question: `Which comes ${places[index] ?? `in place ${index + 1}`}?`,
    options,
    correctAnswers: [text],
    marks,
  }));
  return asQuestions(base, asked, 'place');
}

/** A text with gaps: a question for each, below the text with numbered gaps; for one gap, just the text. */
export function gapsOf(base: SourceQuestion, asked: readonly Omit<Asked, 'question'>[]): SourceQuestion[] {
  let number = 0;
  const isAlone = asked.length === 1;
  const text = (base.question ?? '').replaceAll(gapSign, () => {
    number += 1;
    return isAlone ? '_____' : `(${number}) _____`;
  });
  const [only] = asked;
  if (isAlone && only !== undefined) return [{ ...base, question: text, ...only }];
  const questions = asked.map((one, index) => ({ ...one, question: `Gap (${index + 1})` }));
  return asQuestions({ ...base, question: text }, questions, 'gap');
}
