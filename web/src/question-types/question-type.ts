import type { Answer, Question, QuestionResult } from '@markwell/marking-core';
import type { ComponentType } from 'react';

/**
 * What every question type is given. A type shows the question's own words as the label or legend of its control, and
 * the control; description, picture, table, feedback and study tip around it belong to the question card.
 */
export interface QuestionTypeProps {
  readonly question: Question;
  /** What the student has given so far. */
  readonly answer: Answer | undefined;
  /** Called with the whole new answer at every change, also when it has become blank. */
  readonly onAnswer: (answer: Answer) => void;
  /** Marks and feedback, once the attempt has been submitted: the control points to the feedback that the card shows. */
  readonly result?: QuestionResult | undefined;
  readonly disabled?: boolean | undefined;
}

/** The component of a question type: one folder each, listed in `registry.ts`. */
export type QuestionTypeComponent = ComponentType<QuestionTypeProps>;

/** Id of the element that holds a question's feedback, for `aria-describedby`. */
export function feedbackId(questionId: string): string {
  return `feedback-${questionId}`;
}

/** The id of the feedback when there is a result to describe, else nothing. */
export function describedByFeedback({ question, result }: QuestionTypeProps): string | undefined {
  return result === undefined ? undefined : feedbackId(question.id);
}
