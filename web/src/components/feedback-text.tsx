import { expectedApart, feedbackInWords } from '../lib/feedback-in-words.ts';

interface FeedbackTextProps {
  readonly feedback: string;
  readonly isSmall?: boolean;
}

/** What is said of an answer; what was expected has a line of its own. */
export function FeedbackText({ feedback, isSmall }: FeedbackTextProps) {
  const [said, expected] = expectedApart(feedbackInWords(feedback));
  return (
    <p className={`min-w-0 wrap-anywhere whitespace-pre-line ${isSmall ? 'text-small' : ''}`}>
      {said} {expected !== undefined && <span className="mt-1 block font-semibold">{expected}</span>}
    </p>
  );
}
