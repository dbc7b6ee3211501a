import type { ParsedQuestion } from '../parsed-question.ts';
import type { KeyEntry } from './answer-key.ts';

/**
 * The marks beside the last of several parts may be those of all: 'i) a source of starch? ii) rich in vitamin C? (2)', where the key has one mark
 * for each. Such a total is left out, so that each part has the marks of the key.
 */
export function withoutTotalsOfParts(
  questions: readonly ParsedQuestion[],
  key: readonly KeyEntry[],
): readonly ParsedQuestion[] {
  const inKey = new Map(key.map((entry) => [nameOf(entry), entry.marks]));
  return questions.map((question, index) => {
    const total = question.marks?.value;
    if (total === undefined || question.path.length < 2) return question;
    const before = questions.slice(0, index).reverse();
    const end = before.findIndex((one) => one.marks !== undefined || !isBeside(one, question));
    const parts = [question, ...(end === -1 ? before : before.slice(0, end))];
    const sum = parts.reduce((marks, part) => marks + (inKey.get(nameOf(part)) ?? Number.NaN), 0);
    return parts.length > 1 && sum === total ? { ...question, marks: undefined } : question;
  });
}

const nameOf = ({ section, path }: Pick<KeyEntry, 'section' | 'path'>) =>
  [section ?? '', ...path].join('.').toLowerCase();

const isBeside = (one: ParsedQuestion, other: ParsedQuestion) =>
  one.section === other.section &&
  one.path.length === other.path.length &&
  one.path.slice(0, -1).join('.') === other.path.slice(0, -1).join('.');
