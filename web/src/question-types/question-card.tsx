import { isMarkedQuestion, namedSlots, type Question } from '@markwell/marking-core';
import { useId, useState } from 'react';
import { MarkBadge } from '../components/badge.tsx';
import { SeeBeside } from '../components/beside-question.tsx';
import { MaterialView } from '../components/material-view.tsx';
import { QuestionFeedback } from '../components/question-feedback.tsx';
import { StudyTipButton, StudyTipText } from '../components/study-tip.tsx';
import { inContentLanguage } from '../lib/texts.ts';
import type { PlacedQuestion } from './question-blocks.tsx';
import { QuestionControl } from './question-control.tsx';
import { feedbackId, type QuestionTypeProps } from './question-type.ts';
import { ReadAloud } from './read-aloud.tsx';
import { spokenQuestion } from './spoken-question.ts';

interface QuestionCardProps extends QuestionTypeProps, PlacedQuestion {
  readonly headingLevel?: 2 | 4 | 5;
}

/** Where a question is on its page. */
export const questionPlace = (id: string) => `question-${id}`;

/** One question as a page of the book: number and marks in the margin, everything that belongs to it beside. */
export function QuestionCard({ label, above, inView, isOpened, headingLevel = 2, ...props }: QuestionCardProps) {
  const { question, result } = props;
  const headingId = useId();
  const Heading = `h${headingLevel}` as const;
  const tipId = useId();
  const content = inContentLanguage(question.language);
  const [isTipOpen, setTipOpen] = useState(false);
  return (
    <section
      id={questionPlace(question.id)}
      aria-labelledby={headingId}
      className="sheet margin-page"
      data-question-id={question.id}
    >
      <div className="margin">
        <Heading id={headingId} className="text-title leading-none font-[650]">
          {label}
        </Heading>
        {isMarkedQuestion(question) && <MarkBadge marks={question.marks} />}
        <ReadAloud {...{ id: question.id, label }} text={spokenQuestion(question)} language={content.lang} />
        {question.studyTip && <StudyTipButton id={tipId} open={isTipOpen} onToggle={() => setTipOpen(!isTipOpen)} />}
      </div>
      <div className="page" {...content}>
        {question.studyTip && <StudyTipText id={tipId} open={isTipOpen} tip={question.studyTip} />}
        <SeeBeside beside={above} className={inView && `shared-again in-view-${inView}`} />
        {!isOpened && <MaterialView {...ownMaterial(question)} />}
        <QuestionControl {...props} />
        {result !== undefined && (
          <QuestionFeedback id={feedbackId(question.id)} result={result} slotNames={namedSlots(question)} />
        )}
      </div>
    </section>
  );
}

/** What is above a question's control; a control that shows the picture or the table itself, to be filled in, has it. */
function ownMaterial(question: Question): Question {
  if (question.type === 'table') return { ...question, table: null };
  return question.type === 'labelling' ? { ...question, diagramPath: null } : question;
}
