import type { StoredResult } from '@markwell/server/contract';
import { MarkBadge } from '../../components/mark-badge.tsx';
import { Notice } from '../../components/notice.tsx';
import { VerdictBadge, VerdictMark } from '../../components/question-feedback.tsx';
import { ResultSheet } from '../../components/result-sheet.tsx';
import { answerLines } from '../../lib/answer-lines.ts';
import { dateTimeText } from '../../lib/date-text.ts';

/** A stored result as the student may see it: marks, answers and feedback. */
export function ResultView({ result }: { readonly result: StoredResult }) {
  const { homework, studentName, studentClass, teacher, reference } = result;
  return (
    // The title of a homework is too long to stand beside the marks on a phone.
    <div className="grid grid-cols-[minmax(0,1fr)] gap-6 sm:gap-8 [&_.result-head>h1]:basis-full">
      <ResultSheet
        heading={homework.title}
        details={[
          { term: 'Name', value: studentName },
          { term: 'Class', value: studentClass },
          { term: 'Teacher', value: teacher },
          { term: 'Handed in', value: dateTimeText(result.submittedAt) },
          { term: 'Reference', value: reference },
        ]}
        result={result}
      />

      {result.isRemarked && (
        <Notice tone="info" title="Marked again">
          <p>
            The mark scheme was corrected after this homework was handed in. It was marked again on{' '}
            {dateTimeText(result.markedAt)}, and these marks are the ones that count.
          </p>
        </Notice>
      )}

      <section aria-labelledby="detail" className="sheet overflow-clip">
        <h2 id="detail" className="border-b border-rule px-5 py-4 text-title">
          Question by question
        </h2>
        <ol>
          {result.results.map((one) => (
            <AnswerOutcome key={one.questionId} outcome={one} />
          ))}
        </ol>
      </section>
    </div>
  );
}

function AnswerOutcome({ outcome }: { readonly outcome: StoredResult['results'][number] }) {
  const { questionId, question, answer, maxMarks, marksAwarded, feedback } = outcome;
  const lines = answer === null ? [] : answerLines(answer);
  return (
    <li className="margin-page border-t border-rule first:border-t-0">
      <div className="margin">
        <h3 className="text-lead leading-none">{questionId.toUpperCase()}</h3>
        <VerdictMark verdict={outcome} />
      </div>
      <div className="page grid gap-2.5">
        <p className="flex flex-wrap items-center gap-2">
          <VerdictBadge verdict={outcome} />
          <MarkBadge marks={maxMarks} awarded={marksAwarded} />
        </p>
        {question !== null && <p className="font-semibold whitespace-pre-line">{question}</p>}
        <div>
          <p className="text-small text-soft">Your answer</p>
          {lines.length === 0 ? (
            <p className="text-soft">No answer</p>
          ) : (
            lines.map((line) => (
              <p key={line} className="border-l-4 border-pen pl-3 break-words whitespace-pre-line text-pen">
                {line}
              </p>
            ))
          )}
        </div>
        <p className="whitespace-pre-line">{feedback}</p>
      </div>
    </li>
  );
}
