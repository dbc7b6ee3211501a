import type { Answers, AttemptMarking, Question } from '@markwell/marking-core';
import type { StudentDetails } from '@markwell/server/contract';
import type { ReactNode } from 'react';

/** What the results screen is given. It is another feature: the app puts the two together. */
export interface ResultsProps {
  readonly student: StudentDetails;
  readonly homework: {
    readonly id: number;
    readonly year: number | undefined;
    readonly questions: readonly Question[];
  };
  /** What was handed in. */
  readonly answers: Answers;
  /** Its marks. */
  readonly marking: AttemptMarking;
  readonly onRetry: () => void;
  /** Where the attempt is: saved, waiting to send or refused. */
  readonly status: ReactNode;
  /** That of the attempt, once it is saved. */
  readonly reference?: string | undefined;
  /** What comes of changing an answer, in a sentence or two. */
  readonly hint: string;
  /** The answer to a question, to be changed, with what a change would score. */
  readonly again: (question: Question) => ReactNode;
  /** What changed answers would score in all, and the way to hand them in. */
  readonly children: ReactNode;
}
