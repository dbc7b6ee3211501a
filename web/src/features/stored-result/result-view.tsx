import { isAnswered } from '@markwell/marking-core';
import type { StoredResult } from '@markwell/server/contract';
import AfterClosingNote from '../../components/after-closing-note.tsx';
import { AnswerOutcome, outcomePlace } from '../../components/answer-outcome.tsx';
import Appeal from '../../components/appeal.tsx';
import { Notice } from '../../components/notice.tsx';
import { ResultSheet } from '../../components/result-sheet.tsx';
import { dateTimeText } from '../../lib/date-text.ts';
import { t } from '../../lib/texts.ts';
import { verdictOf } from '../../lib/verdict.ts';

/** A stored result as the student may see it: marks, answers and feedback. */
export function ResultView({ result }: { readonly result: StoredResult }) {
  const { homework, studentName, studentClass, teacher, reference } = result;
  const outcomes = result.results.map((one) => ({
    one,
    place: outcomePlace(one.questionId),
    label: one.label ?? one.questionId.toUpperCase(),
    verdict: verdictOf({ ...one, ...(!isAnswered(one.answer ?? undefined) && { refusal: 'unanswered' }) }),
  }));
  return (
    // A homework's title is too long to fit beside the marks on a phone.
    <div className="grid grid-cols-[minmax(0,1fr)] gap-4 sm:gap-8 [&_.result-head>h1]:basis-full">
      <ResultSheet
        heading={homework.title}
        details={[
          { term: t('student.name'), value: studentName, asIs: true },
          { term: t('student.class'), value: studentClass, asIs: true },
          { term: t('student.teacher'), value: teacher, asIs: true },
          { term: t('result.handed-in'), value: dateTimeText(result.submittedAt) },
          { term: t('result.reference'), value: reference, asIs: true },
        ]}
        result={result}
        verdicts={outcomes}
      />

      {result.afterClosing !== undefined && (
        <Notice tone={result.afterClosing.decision === 'count' ? 'info' : 'caution'} title={t('result.after-closing')}>
          <AfterClosingNote {...result.afterClosing} />
        </Notice>
      )}

      {result.isRemarked && (
        <Notice tone="info" title={t('result.marked-again')}>
          <p>{t('result.marked-again-on', { at: dateTimeText(result.markedAt) })}</p>
        </Notice>
      )}

      <TeacherComments comments={result.comments ?? []} />

      <section aria-labelledby="detail" className="sheet outcomes">
        <h2 id="detail" className="px-4.5 py-4 text-title">
          {t('results.by-question')}
        </h2>
        {outcomes.map(({ one, label, verdict }, index) => (
          <AnswerOutcome
            key={one.questionId}
            label={label}
            isLabelled={one.isLabelled}
            beside={one.beside}
            before={result.results[index - 1]?.beside}
            result={one}
            verdict={verdict}
            question={one.question}
            language={one.language}
            answer={one.answer}
            slotNames={one.slotNames}
          >
            {one.override !== undefined && <TeacherReason override={one.override} />}
            {(one.appeal !== undefined || one.canAppeal === true) && (
              <Appeal reference={reference} questionId={one.questionId} state={one.appeal} />
            )}
          </AnswerOutcome>
        ))}
      </section>
    </div>
  );
}

/** What the teacher wrote about this homework. */
function TeacherComments({ comments }: { readonly comments: NonNullable<StoredResult['comments']> }) {
  if (comments.length === 0) return null;
  return (
    <Notice title={t('result.from-teacher')}>
      <ul className="grid gap-3">
        {comments.map(({ to, text, by, at }) => (
          <li key={`${at}|${text}`}>
            <p className="wrap-anywhere whitespace-pre-line">{text}</p>
            <p className="text-small text-soft">
              {by === null ? '' : `${by}, `}
              {to === 'class' ? t('result.to-class') : ''}
              {dateTimeText(at)}
            </p>
          </li>
        ))}
      </ul>
    </Notice>
  );
}

type GivenOverride = NonNullable<StoredResult['results'][number]['override']>;

/** Why a teacher set these marks. */
function TeacherReason({ override: { reason, by } }: { readonly override: GivenOverride }) {
  return (
    <p className="border-s-4 border-pen bg-pen-wash px-4 py-3 wrap-anywhere">
      <span className="font-semibold">{by ?? t('result.your-teacher')}:</span> “{reason}”
    </p>
  );
}
