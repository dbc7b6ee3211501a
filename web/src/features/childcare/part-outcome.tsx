import type { ChildcareResult } from '@markwell/server/contract';
import { GivenAnswer } from '../../components/given-answer.tsx';
import { OutcomeCard } from '../../components/outcome-card.tsx';
import { expectedApart, feedbackInWords } from '../../lib/feedback-in-words.ts';
import { inContentLanguage, said, t } from '../../lib/texts.ts';
import { type Verdict, verdictOf } from '../../lib/verdict.ts';
import { partLabel } from './part-label.ts';

/** One part: what was asked, answered and expected, and why it got its marks. */
export function PartOutcome({ result }: { readonly result: ChildcareResult }) {
  const { questionId, question, marks, maxMarks, studentAnswer, correctAnswer, feedback } = result;
  const verdict = partVerdict(result);
  return (
    <OutcomeCard
      place={partPlace(questionId)}
      label={partLabel(questionId)}
      verdict={verdict}
      marks={maxMarks}
      awarded={marks}
    >
      {question !== '' && (
        <p className="font-semibold whitespace-pre-line" {...inContentLanguage()}>
          {question}
        </p>
      )}
      {verdict !== 'unanswered' && (
        <GivenAnswer label={t('outcome.your-answer')} answer={{ questionId, value: studentAnswer }} />
      )}
      <dl className="grid gap-2.5">
        {correctAnswer !== '' && (
          <div className="border-s-4 border-rule bg-sunk px-3 py-2">
            <dt className="text-small font-semibold text-soft">{t('care.expected')}</dt>
            <dd {...inContentLanguage()}>{correctAnswer}</dd>
          </div>
        )}
        <div>
          <dt className="text-small text-soft">{t('care.feedback')}</dt>
          <dd dir="auto" className="wrap-anywhere whitespace-pre-line">
            {expectedApart(feedbackInWords(feedback))
              .map((part = '') => said(part))
              .join(' ')}
          </dd>
        </div>
      </dl>
    </OutcomeCard>
  );
}

/** The address of a part's outcome on the page. */
export const partPlace = (questionId: string) => `part-${questionId}`;

/** What became of a part. */
export function partVerdict({ marks, maxMarks, studentAnswer }: ChildcareResult): Verdict {
  return verdictOf({
    isCorrect: marks >= maxMarks && maxMarks > 0,
    marksAwarded: marks,
    ...(studentAnswer.trim() === '' && { refusal: 'unanswered' }),
  });
}
