import type { SlotNames } from '@markwell/marking-core';
import { expectedApart, feedbackInWords } from '../lib/feedback-in-words.ts';
import { said } from '../lib/texts.ts';

interface FeedbackTextProps {
  readonly feedback: string;
  /** What slots are called, where that is not by their ids. */
  readonly slotNames?: SlotNames | undefined;
  readonly isSmall?: boolean;
}

/** What is said of an answer; what was expected has a line of its own. */
export function FeedbackText({ feedback, slotNames, isSmall }: FeedbackTextProps) {
  const [text, expected] = expectedApart(feedbackInWords(feedback, slotNames));
  return (
    <p dir="auto" className={`min-w-0 wrap-anywhere whitespace-pre-line ${isSmall ? 'text-small' : ''}`}>
      {said(text)}{' '}
      {expected !== undefined && (
        <span dir="auto" className="mt-1 block font-semibold">
          {said(expected)}
        </span>
      )}
    </p>
  );
}
