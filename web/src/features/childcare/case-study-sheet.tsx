import { type Answer, type Answers, type CaseStudy, childcarePaper } from '@markwell/marking-core';
import { MarkBadge } from '../../components/badge.tsx';
import { StudyTip } from '../../components/study-tip.tsx';
import { inContentLanguage, t } from '../../lib/texts.ts';
import { QuestionControl } from '../../question-types/question-control.tsx';
import { partLabel } from './part-label.ts';
import { partPlace } from './part-outcome.tsx';

interface CaseStudySheetProps {
  readonly study: CaseStudy;
  readonly answers: Answers;
  readonly disabled: boolean;
  readonly onAnswer: (answer: Answer) => void;
}

/** One child's story, and the parts of the question about it. */
export function CaseStudySheet({ study, answers, disabled, onAnswer }: CaseStudySheetProps) {
  const headingId = `case-study-${study.number}`;
  const parts = childcarePaper.questions.filter(({ id }) => study.parts.includes(id));
  return (
    <section aria-labelledby={headingId} className="sheet overflow-clip">
      <div className="grid gap-3 border-b-2 border-cover bg-sunk px-4.5 py-5 sm:px-7 sm:py-6">
        <h2 id={headingId} className="text-title">
          <span className="mb-1 block text-small font-semibold text-soft">
            {t('care.question', { number: study.number })}
          </span>
          {study.title}
        </h2>
        <div className="grid max-w-prose gap-3" {...inContentLanguage()}>
          {study.text.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
        </div>
      </div>
      <ol>
        {parts.map((question) => (
          <li
            key={question.id}
            id={partPlace(question.id)}
            className="margin-page border-t border-rule first:border-t-0"
            data-question-id={question.id}
          >
            <div className="margin">
              <h3 className="text-lead leading-none whitespace-nowrap">{partLabel(question.id)}</h3>
              <MarkBadge marks={question.marks} />
            </div>
            <div className="page grid gap-4" {...inContentLanguage()}>
              <QuestionControl
                question={question}
                answer={answers[question.id]}
                onAnswer={onAnswer}
                disabled={disabled}
              />
              {question.studyTip && <StudyTip tip={question.studyTip} />}
            </div>
          </li>
        ))}
      </ol>
    </section>
  );
}
