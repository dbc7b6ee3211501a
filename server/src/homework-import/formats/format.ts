import { acceptedAnswers } from '@markwell/marking-core';
import type { DraftMessage } from '../../contract/homework-draft.ts';
import { type DraftSource, finishDraft } from '../finish-draft.ts';
import type { ReadHomework, ReadPicture } from '../read-homework.ts';
import { tellsAnswer } from '../tells-answer.ts';
import { convertQuiz } from './quiz/convert-quiz.ts';
import type { Quiz } from './quiz/structured-question.ts';

/** The homework of a file, with the pictures and sounds in it. */
export interface ReadFormat {
  readonly drafts: readonly ReadHomework[];
  readonly pictures: readonly ReadPicture[];
}

/** The drafts of a structured file, with their pictures. */
export function finishFormat(source: DraftSource, quizzes: readonly Quiz[]): ReadFormat {
  const read = quizzes.map((quiz) => {
    const { homework, pictures, sounds } = convertQuiz(quiz);
    const shown = pictures.map(({ picture, alt }) => ({
      path: picture.path,
      size: picture.bytes.byteLength,
      alt,
      place: null,
    }));
    return {
      draft: { ...withSafeTips(finishDraft(source, homework)), pictures: shown },
      files: [...pictures.map(({ picture }) => picture), ...sounds],
    };
  });
  return {
    drafts: read.map(({ draft }) => draft),
    pictures: read.flatMap(({ files }) => files),
  };
}

/** Study tips are seen before answering: one that contains the answer is left out, with a message. */
function withSafeTips(draft: ReadHomework): ReadHomework {
  const isTold = draft.assignment.questions.map((one) =>
    tellsAnswer(one.studyTip ?? '', one.question, one.options, acceptedAnswers(one)),
  );
  const questions = draft.assignment.questions.map((one, index) => (isTold[index] ? { ...one, studyTip: null } : one));
  const message =
    'Its hint gives the answer away, and pupils see it before they answer: it is left out. Write another.';
  const messages = questions.flatMap(({ question }, index): DraftMessage[] => {
    const path = ['questions', index, 'studyTip'];
    return isTold[index] ? [{ severity: 'warning', path, place: null, message, excerpt: question.slice(0, 80) }] : [];
  });
  return { ...draft, assignment: { ...draft.assignment, questions }, messages: [...draft.messages, ...messages] };
}
