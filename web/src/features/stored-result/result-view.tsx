import { isAnswered } from '@markwell/marking-core';
import type { StoredResult } from '@markwell/server/contract';
import AfterClosingNote from '../../components/after-closing-note.tsx';
import { AnswerOutcome, outcomePlace } from '../../components/answer-outcome.tsx';
import Appeal from '../../components/appeal.tsx';
import { Notice } from '../../components/notice.tsx';
import { ResultSheet } from '../../components/result-sheet.tsx';
import { dateTimeText } from '../../lib/date-text.ts';
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
          { term: 'Name', value: studentName, asIs: true },
          { term: 'Class', value: studentClass, asIs: true },
          { term: 'Teacher', value: teacher, asIs: true },
          { term: 'Handed in', value: dateTimeText(result.submittedAt) },
          { term: 'Reference', value: reference, asIs: true },
        ]}
        result={result}
        verdicts={outcomes}
      />

      {result.afterClosing !== undefined && (
        <Notice tone={result.afterClosing.decision === 'count' ? 'info' : 'caution'} title="Handed in after closing">
          <AfterClosingNote {...result.afterClosing} />
        </Notice>
      )}

      {result.isRemarked && (
        <Notice tone="info" title="Marked again">
          <p>
            The mark scheme was corrected after this homework was handed in. It was marked again on{' '}
            {dateTimeText(result.markedAt)}, and these marks are the ones that count.
          </p>
        </Notice>
      )}

      <TeacherComments comments={result.comments ?? []} />

      <section aria-labelledby="detail" className="sheet outcomes">
        <h2 id="detail" className="px-4.5 py-4 text-title">
          Question by question
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
    <Notice title="From your teacher">
      <ul className="grid gap-3">
        {comments.map(({ to, text, by, at }) => (
          <li key={`${at}|${text}`}>
            <p className="wrap-anywhere whitespace-pre-line">{text}</p>
            <p className="text-small text-soft">
              {by === null ? '' : `${by}, `}
              {to === 'class' ? 'to your class, ' : ''}
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
    <p className="border-l-4 border-pen bg-pen-wash px-4 py-3 wrap-anywhere">
      <span className="font-semibold">{by ?? 'Your teacher'}:</span> “{reason}”
    </p>
  );
}
