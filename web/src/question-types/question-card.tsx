import { isMarkedQuestion } from '@markwell/marking-core';
import { useId } from 'react';
import { DataTable } from '../components/data-table.tsx';
import { Diagram } from '../components/diagram.tsx';
import { MarkBadge } from '../components/mark-badge.tsx';
import { QuestionFeedback } from '../components/question-feedback.tsx';
import { StudyTip } from '../components/study-tip.tsx';
import { QuestionControl } from './question-control.tsx';
import { feedbackId, type QuestionTypeProps } from './question-type.ts';

interface QuestionCardProps extends QuestionTypeProps {
  /** What the margin says: 'Q1', 'Q2' and so on. */
  readonly label: string;
}

/** Where a question stands on its page. */
export const questionPlace = (id: string) => `question-${id}`;

/** One question as a page of the book: number and marks in the margin, everything that belongs to it beside. */
export function QuestionCard({ label, ...props }: QuestionCardProps) {
  const { question, result } = props;
  const headingId = useId();
  return (
    <section
      id={questionPlace(question.id)}
      aria-labelledby={headingId}
      className="sheet margin-page"
      data-question-id={question.id}
    >
      <div className="margin">
        <h2 id={headingId} className="text-title leading-none">
          {label}
        </h2>
        {isMarkedQuestion(question) && <MarkBadge marks={question.marks} />}
      </div>
      <div className="page grid gap-5">
        {question.description && <Description text={question.description} />}
        {question.diagramPath && (
          <Diagram path={question.diagramPath} alt={question.diagramAlt ?? ''} size={question.diagramSize} />
        )}
        {question.table && <DataTable {...question.table} />}
        <QuestionControl {...props} />
        {result !== undefined && <QuestionFeedback id={feedbackId(question.id)} result={result} />}
        {question.studyTip && <StudyTip tip={question.studyTip} />}
      </div>
    </section>
  );
}

/** Plain text; a blank line starts a paragraph. */
function Description({ text }: { readonly text: string }) {
  return (
    <div className="grid max-w-prose gap-2">
      {text.split(/\n\s*\n/).map((paragraph) => (
        <p key={paragraph} className="whitespace-pre-line">
          {paragraph}
        </p>
      ))}
    </div>
  );
}
