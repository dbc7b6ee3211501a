import type { DraftQuestion } from '@markwell/server/contract';
import { cleanLines } from './clean-lines.ts';
import { pointProblems } from './edit-points.ts';

const truths: readonly string[] = ['true', 'false', 'cannot_tell'];

/** What must be corrected in a question before it can be marked, a sentence each. */
export function questionProblems(draft: DraftQuestion): string[] {
  const { type, question, options, marks, correctAnswers } = draft;
  const answers = cleanLines(correctAnswers);
  const problems: string[] = question.trim() === '' ? ['Write the question.'] : [];
  if (type === 'information') return problems;
  if (marks < 1) problems.push('Give it at least 1 mark.');
  if (type === 'multiple-choice') problems.push(...choiceProblems(cleanLines(options), answers));
  else if (type === 'text' && draft.markingPoints) problems.push(...pointProblems(draft));
  else if (answers.length === 0) problems.push('Say which answers are right.');
  if (type === 'true-false' && !answers.every((answer) => truths.includes(answer.toLowerCase()))) {
    problems.push('Choose True, False or Cannot tell as the right answer.');
  }
  return problems;
}

function choiceProblems(options: readonly string[], answers: readonly string[]): string[] {
  const plain = (text: string) => text.toLowerCase();
  const known = new Set(options.map(plain));
  if (options.length < 2) return ['Give at least two options.'];
  if (known.size < options.length) return ['Two options are the same.'];
  if (answers.length === 0) return ['Mark the option that is right.'];
  return answers
    .filter((answer) => !known.has(plain(answer)))
    .map((answer) => `‘${answer}’ is not one of the options.`);
}
