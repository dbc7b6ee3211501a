import type { ChildcareReceipt, RelaxedReMarking } from '@markwell/server/contract';
import { marksText } from '../../components/marks-text.ts';
import { Notice } from '../../components/notice.tsx';
import { said, t } from '../../lib/texts.ts';
import { partLabel } from './part-label.ts';

interface RelaxedPanelProps {
  readonly receipt: ChildcareReceipt;
  readonly relaxed: RelaxedReMarking;
}

/** The same answers with partial ones counted generously, beside the first mark, which stays the one that counts. */
export function RelaxedPanel({ receipt, relaxed }: RelaxedPanelProps) {
  const { maxMarks } = receipt;
  return (
    <Notice tone="next" title={t('care.relaxed')}>
      <p className="max-w-prose">
        {t('care.relaxed-about')} <strong>{t('care.first-counts')}</strong>
      </p>
      <dl className="mt-4 grid gap-3 sm:grid-cols-2">
        <Figures label={t('care.first')} outcome={receipt} maxMarks={maxMarks} />
        <Figures label={t('care.relaxed')} outcome={relaxed} maxMarks={maxMarks} />
      </dl>
      {relaxed.gains.length === 0 ? (
        <p className="mt-4">{t('care.no-gain')}</p>
      ) : (
        <>
          <h3 className="mt-5 text-lead">{t('care.where')}</h3>
          <ul className="mt-2 grid gap-2.5">
            {relaxed.gains.map(({ questionId, firstMarks, marks, feedback }) => (
              <li key={questionId} className="flex flex-wrap gap-x-4">
                <span className="w-24 flex-none font-semibold whitespace-nowrap">{partLabel(questionId)}</span>
                <span className="min-w-0 flex-1 basis-64">
                  <span className="font-semibold">
                    {t('care.becomes', { first: firstMarks, marks: marksText(marks) })}
                  </span>{' '}
                  {said(feedback)}
                </span>
              </li>
            ))}
          </ul>
        </>
      )}
    </Notice>
  );
}

interface FiguresProps {
  readonly label: string;
  readonly outcome: { readonly totalMarks: number; readonly percentage: number; readonly grade: string };
  readonly maxMarks: number;
}

function Figures({ label, outcome, maxMarks }: FiguresProps) {
  return (
    <div className="rounded-small border border-rule bg-sheet px-4 py-3">
      <dt className="text-small text-soft">{label}</dt>
      <dd className="text-lead font-bold">
        {outcome.totalMarks}/{maxMarks} · {outcome.percentage}% · {said(outcome.grade)}
      </dd>
    </div>
  );
}
