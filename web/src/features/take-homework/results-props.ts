import type { Answers, AttemptMarking, Question } from '@markwell/marking-core';
import type { StudentDetails } from '@markwell/server/contract';
import type { ReactNode } from 'react';

/** What the results screen is given. It is another feature: the app puts the two together. */
export interface ResultsProps {
  readonly student: StudentDetails;
  readonly questions: readonly Question[];
  /** What was handed in. */
  readonly answers: Answers;
  /** Its marks. */
  readonly marking: AttemptMarking;
  readonly onRetry: () => void;
  /** Where the attempt is: saved, waiting to send or refused. */
  readonly status: ReactNode;
  /** That of the attempt, once it is saved. */
  readonly reference?: string | undefined;
  /** The answers, to be changed and marked again. */
  readonly children: ReactNode;
}
