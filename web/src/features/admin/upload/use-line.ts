import type { DraftQuestion } from '@markwell/server/contract';
import { addQuestion, questionBefore } from '../editor/change-list.ts';
import { changeQuestion, type DraftReview, findQuestion } from '../editor/draft-review.ts';
import { withPoints } from '../editor/edit-points.ts';
import { changeType, isRightOption } from '../editor/edit-question.ts';
import { readAnswer, readAsked, readOption, readTip } from './line-text.ts';

/** What a line of the file can become of a question. */
export const lineRoles = ['answer', 'option', 'question', 'description', 'studyTip'] as const;
export type LineRole = (typeof lineRoles)[number];

/** What the screen calls them. */
export const roleNames = {
  answer: 'a right answer',
  option: 'an option',
  question: 'more of its text',
  description: 'text before it',
  studyTip: 'a study tip',
} as const satisfies Record<LineRole, string>;

/** Makes a question of a line, in its place in the file; returns its key. */
export function makeQuestion(review: DraftReview, line: number): { review: DraftReview; key: number } {
  const { text = '', place, isOfKey } = review.draft.lines?.[line] ?? {};
  const paragraph = isOfKey || !place ? undefined : place.number;
  const asked = readAsked(text);
  const after = paragraph === undefined ? undefined : questionBefore(review, paragraph);
  const added = addQuestion(
    review,
    { after, isFirst: paragraph !== undefined, paragraph },
    { question: asked.text, ...(asked.marks === undefined ? {} : { marks: asked.marks }) },
  );
  return { ...added, review: withUse(added.review, line, added.key) };
}

/** Makes a line of the file part of a question. */
export function addLine(review: DraftReview, line: number, key: number, role: LineRole): DraftReview {
  const entry = findQuestion(review, key);
  const text = review.draft.lines?.[line]?.text;
  if (entry === undefined || text === undefined) return review;
  return withUse(changeQuestion(review, key, withText(entry.question, text, role)), line, key);
}

function withUse(review: DraftReview, line: number, key: number): DraftReview {
  return { ...review, usedLines: [...review.usedLines, { line, key }] };
}

/** The question with the text of a line in it. */
export function withText(question: DraftQuestion, line: string, role: LineRole): DraftQuestion {
  switch (role) {
    case 'question':
      return { ...question, question: below(question.question, readAsked(line).text, '\n') };
    case 'description':
      // A blank line starts a paragraph.
      return { ...question, description: below(question.description, line, '\n\n') };
    case 'option':
      return withOption(question, readOption(line));
    case 'answer':
      return withAnswer(question, readAnswer(line));
    case 'studyTip':
      return { ...question, studyTip: below(question.studyTip, readTip(line), '\n') };
  }
}

const below = (above: string | null, text: string, between: string) =>
  above === null || above.trim() === '' ? text : `${above}${between}${text}`;

function withOption(question: DraftQuestion, option: string): DraftQuestion {
  const choice = changeType(question, 'multiple-choice');
  return { ...choice, options: [...choice.options.filter((one) => one.trim() !== ''), option] };
}

function withAnswer(question: DraftQuestion, answer: string): DraftQuestion {
  const { type, options, markingPoints } = question;
  if (type === 'multiple-choice') return withRightOption(question, answer);
  if (type === 'true-false') {
    const truth = truths.find(([pattern]) => pattern.test(answer))?.[1];
    return { ...question, correctAnswers: [truth ?? answer] };
  }
  if (markingPoints) return withPoints(question, [...markingPoints, { answers: [answer], marks: 1 }]);
  const asked =
    type === 'information' ? changeType(question, options.length > 0 ? 'multiple-choice' : 'text') : question;
  return { ...asked, correctAnswers: [...asked.correctAnswers.filter((one) => one.trim() !== ''), answer] };
}

const truths = [
  [/^t(?:rue)?$/iu, 'true'],
  [/^f(?:alse)?$/iu, 'false'],
  [/^(?:cannot|can't|can’t)\s+tell$/iu, 'cannot_tell'],
] as const;

/** Of a choice the option that an answer names, by its letter or its words; one more where it names none. */
function withRightOption(question: DraftQuestion, answer: string): DraftQuestion {
  const { options, correctAnswers } = question;
  const letter = /^\(?([a-h])[).:]?$/iu.exec(answer)?.[1];
  const lettered = letter === undefined ? undefined : options[letter.toLowerCase().charCodeAt(0) - 97];
  const named = lettered ?? options.find((option) => option.trim().toLowerCase() === answer.toLowerCase());
  const right = named ?? answer;
  const all =
    named === undefined ? { ...question, options: [...options.filter((one) => one.trim() !== ''), right] } : question;
  return isRightOption(all, right) ? all : { ...all, correctAnswers: [...correctAnswers, right] };
}
