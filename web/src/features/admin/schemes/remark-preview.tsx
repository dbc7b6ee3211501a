import { questionName } from '@markwell/marking-core';
import type { RemarkSummary, remarkPreviewSchema } from '@markwell/server/contract';
import type { ReactNode } from 'react';
import type * as z from 'zod/mini';
import { countText } from '../../../components/count-text.ts';
import { type Figure, FigureTiles } from '../figures/figure-tiles.tsx';
import { ChangedAttempts } from './changed-attempts.tsx';

interface RemarkPreviewProps {
  readonly preview: z.output<typeof remarkPreviewSchema>;
  /** What can be done now, below the totals. */
  readonly actions: ReactNode;
}

/** The dry run's totals, also by question, then each attempt whose mark or grade would change. */
export function RemarkPreview({ preview, actions }: RemarkPreviewProps) {
  const { summary, changes, omitted } = preview;
  const { questions } = summary;
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-5">
      <FigureTiles figures={figuresOf(summary)} />
      {questions.length > 0 && (
        <ul className="grid gap-1">
          {questions.map(({ questionId, gain, lose }) => (
            <li key={questionId}>
              <strong className="font-semibold">{questionName(questionId)}</strong>: {answersText(gain, lose)}
            </li>
          ))}
        </ul>
      )}
      {actions}
      {changes.length > 0 && <ChangedAttempts changes={changes} omitted={omitted} />}
    </div>
  );
}

function answersText(gain: number, lose: number): string {
  const text = (count: number, verb: string) => (count === 1 ? `1 answer ${verb}s` : `${count} answers ${verb}`);
  const parts = [...(gain > 0 ? [text(gain, 'gain')] : []), ...(lose > 0 ? [text(lose, 'lose')] : [])];
  return parts.join(', ');
}

function figuresOf({ gain, lose, kept, same, gradeChanges, students }: RemarkSummary): Figure[] {
  return [
    { label: 'Gain marks', value: gain },
    { label: 'Lose marks', value: lose, ...(kept > 0 && { note: `${kept} more keep theirs` }) },
    { label: 'Stay the same', value: same },
    { label: 'Other grade', value: gradeChanges, note: countText(students, 'student') },
  ];
}
