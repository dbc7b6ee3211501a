import type { ChangedAttempt, RemarkSummary, remarkPreviewSchema } from '@markwell/server/contract';
import type * as z from 'zod/mini';
import { Badge, type BadgeTone } from '../../../components/badge.tsx';
import { type Figure, FigureTiles } from '../figures/figure-tiles.tsx';
import { changesText, gainText, outcomeWords } from './remark-words.ts';

const tones = { gain: 'tick', lose: 'cross', kept: 'caution', moved: 'plain', same: 'plain' } as const satisfies Record<
  ChangedAttempt['outcome'],
  BadgeTone
>;

/** The dry run: totals, then each attempt whose mark or grade would change, question by question, old beside new with the reason. */
export function RemarkPreview({ preview }: { readonly preview: z.output<typeof remarkPreviewSchema> }) {
  const { summary, changes, omitted, schemeVersion } = preview;
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-5">
      <p role="status" className="font-semibold">
        Dry run by version {schemeVersion}, of {summary.attempts === 1 ? '1 attempt' : `${summary.attempts} attempts`}:{' '}
        {changesText(summary)}.
      </p>
      <FigureTiles figures={figuresOf(summary)} />
      {changes.length > 0 && (
        <ul className="grid gap-4" aria-label="Attempts that change">
          {changes.map((change) => (
            <ChangedRow key={change.attemptId} change={change} />
          ))}
        </ul>
      )}
      {omitted > 0 && (
        <p className="text-soft">
          And {omitted} more. <code>markwell remark</code> on the command line lists all of them.
        </p>
      )}
    </div>
  );
}

function figuresOf({ gain, lose, kept, same, gradeChanges, students }: RemarkSummary): Figure[] {
  return [
    { label: 'Gain marks', value: gain },
    { label: 'Lose marks', value: lose, ...(kept > 0 && { note: `${kept} more keep theirs` }) },
    { label: 'Stay the same', value: same },
    { label: 'Other grade', value: gradeChanges, note: students === 1 ? '1 student' : `${students} students` },
  ];
}

function ChangedRow({ change }: { readonly change: ChangedAttempt }) {
  const { studentName, studentClass, outcome, before, after, gradeChanges, questions } = change;
  return (
    <li className="border-l-4 border-rule pl-4">
      <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <strong className="min-w-0 font-semibold break-words">{studentName}</strong>
        <span className="text-soft">{studentClass}</span>
        <Badge tone={tones[outcome]}>{outcomeWords[outcome]}</Badge>
      </p>
      <p className="tabular-nums">
        {before.totalMarks}/{before.maxMarks} → {after.totalMarks}/{after.maxMarks}
        {gradeChanges && `, ${before.grade} → ${after.grade}`}
      </p>
      <ul className="mt-1 grid gap-2 text-small">
        {questions.map(({ questionId, answer, before: old, after: next, gain }) => (
          <li key={questionId} className="break-words">
            <strong className="font-semibold">{questionId}</strong> {gainText(gain)}: ‘{answer ?? 'no answer'}’
            <span className="block text-soft">Before: {old?.reason ?? 'not asked'}</span>
            <span className="block">After: {next?.reason ?? 'not asked'}</span>
          </li>
        ))}
      </ul>
    </li>
  );
}
