import '../components/answer-parts/answer-parts.css';
import type { ReactNode } from 'react';
import { describedByFeedback, type QuestionTypeProps } from './question-type.ts';

interface QuestionFieldsetProps extends QuestionTypeProps {
  /** Id of what else says how it is answered. */
  readonly describedBy?: string;
  readonly children: ReactNode;
}

/** A question that is answered in several places: its own words are the legend of them all. */
export function QuestionFieldset({ describedBy, children, ...props }: QuestionFieldsetProps) {
  const described = [describedBy, describedByFeedback(props)].filter(Boolean).join(' ');
  return (
    <fieldset aria-describedby={described || undefined} disabled={props.disabled} className="min-w-0">
      <legend dir="auto" className="mb-3 text-lead font-semibold leading-snug whitespace-pre-line">
        {props.question.question}
      </legend>
      <div className="grid grid-cols-[minmax(0,1fr)] gap-4">{children}</div>
    </fieldset>
  );
}
