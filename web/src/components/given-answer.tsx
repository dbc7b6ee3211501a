import type { Answer } from '@markwell/marking-core';
import { answerLines } from '../lib/answer-lines.ts';

interface GivenAnswerProps {
  /** 'Your answer' for the student, 'Answer' for staff. */
  readonly label: string;
  readonly answer: Answer | null | undefined;
}

/** What a student gave, as it was written, in the student's pen. */
export function GivenAnswer({ label, answer }: GivenAnswerProps) {
  const lines = answer ? answerLines(answer) : [];
  return (
    <div>
      <p className="text-small text-soft">{label}</p>
      {lines.length === 0 ? (
        <p className="text-soft">No answer</p>
      ) : (
        lines.map((line) => (
          <p
            key={line}
            translate="no"
            className="border-l-4 border-pen pl-3 wrap-anywhere whitespace-pre-line text-pen"
          >
            {line}
          </p>
        ))
      )}
    </div>
  );
}
