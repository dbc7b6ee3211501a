import type { DraftMessage } from '../../contract/homework-draft.ts';
import { type DraftSource, finishDraft } from '../finish-draft.ts';
import type { ReadHomework, ReadPicture, SourceHomework } from '../read-homework.ts';
import { tellsAnswer } from '../tells-answer.ts';
import type { Gatherer } from './gather.ts';

/** One homework of a structured format, before it is made uniform. */
export interface FormatHomework {
  readonly homework: SourceHomework;
  readonly gatherer: Gatherer;
}

/** The homework of a file, and the pictures that it shows. */
export interface ReadFormat {
  readonly drafts: readonly ReadHomework[];
  readonly pictures: readonly ReadPicture[];
}

/** Finishes homework of any structured format, with the pictures that its questions show. */
export function finishFormat(source: DraftSource, read: readonly FormatHomework[]): ReadFormat {
  const drafts = read.map(({ homework, gatherer }) => {
    gatherer.finish();
    const shown = [...gatherer.pictures.values()].map(({ picture, alt }) => ({
      path: picture.path,
      size: picture.bytes.byteLength,
      alt,
      place: null,
    }));
    return { ...withSafeTips(finishDraft(source, homework)), pictures: shown };
  });
  return {
    drafts,
    pictures: read.flatMap(({ gatherer }) => [...gatherer.pictures.values()].map(({ picture }) => picture)),
  };
}

/** A study tip is seen before the answer is given: one that has the answer in it is left out, and told. */
function withSafeTips(draft: ReadHomework): ReadHomework {
  const isTold = draft.assignment.questions.map(({ studyTip, question, options, correctAnswers }) =>
    tellsAnswer(studyTip ?? '', question, options, correctAnswers),
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
