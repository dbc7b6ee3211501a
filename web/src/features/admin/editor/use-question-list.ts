import { useState } from 'react';
import { useFocusSoon } from '../../../lib/use-focus-soon.ts';
import type { DraftReview } from './draft-review.ts';

/** Questions that are shown at first, and added with each press: a file can hold two thousand. */
const step = 50;

/** Which questions of a draft are shown, and which of them is open for editing, by its key. */
export interface QuestionList {
  readonly count: number;
  readonly edited: number | undefined;
  readonly headingId: (key: number) => string;
  /** What comes behind a question's name where an upload has several homework: ' of homework 2'. */
  readonly ofHomework: string;
  /** Of what else of the homework can take the focus. */
  readonly fieldId: (field: 'title' | 'year' | 'blockers') => string;
  /** Of the first button below a question. */
  readonly buttonId: (key: number) => string;
  /** Moves to a question. */
  readonly show: (key: number) => void;
  /** Opens a question of a review for editing, which takes the focus. */
  readonly edit: (review: DraftReview, key: number) => void;
  /** Closes the one that is open, and goes back to the button that opened it. */
  readonly close: () => void;
  /** Goes to the first button of a question with the next change. */
  readonly focusButton: (key: number) => void;
  /** What the press that shows more would show. */
  readonly next: number;
  readonly showMore: () => void;
}

/** `place` is that of the homework in the upload: it keeps ids apart. `openAt` is the key of the question that is open at first. */
export function useQuestionList(review: DraftReview, place: number, openAt?: number): QuestionList {
  const [count, setCount] = useState(step);
  const [edited, setEdited] = useState(openAt);
  const focusSoon = useFocusSoon();
  const headingId = (key: number) => `question-${place}-${key}`;
  const buttonId = (key: number) => `edit-${place}-${key}`;
  const reach = (of: DraftReview, key: number) =>
    setCount(Math.max(count, Math.ceil((of.questions.findIndex((entry) => entry.key === key) + 1) / step) * step));
  return {
    count,
    edited,
    headingId,
    ofHomework: place === 0 ? '' : ` of homework ${place + 1}`,
    fieldId: (field) => `homework-${place}-${field}`,
    buttonId,
    show: (key) => {
      const heading = document.getElementById(headingId(key));
      if (heading !== null) heading.focus();
      else {
        reach(review, key);
        focusSoon(headingId(key));
      }
    },
    edit: (changed, key) => {
      reach(changed, key);
      setEdited(key);
    },
    close: () => {
      if (edited !== undefined) focusSoon(buttonId(edited));
      setEdited(undefined);
    },
    focusButton: (key) => focusSoon(buttonId(key)),
    next: Math.max(0, Math.min(step, review.questions.length - count)),
    showMore: () => {
      setCount(count + step);
      // With the last of them the button goes: one goes on at the first that was not there.
      const first = review.questions[count];
      if (first !== undefined) focusSoon(buttonId(first.key));
    },
  };
}
