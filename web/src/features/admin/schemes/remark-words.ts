import type { RemarkOutcome, RemarkSummary, remarkPreviewSchema } from '@markwell/server/contract';
import type * as z from 'zod/mini';
import { countText } from '../../../components/count-text.ts';

/** What becomes of an attempt, as staff read it. */
export const outcomeWords = {
  gain: 'gains',
  lose: 'loses',
  kept: 'keeps its marks',
  moved: 'other questions',
  same: 'same',
} as const satisfies Record<RemarkOutcome, string>;

/** How many attempts get another marking. */
export function countChanges({ gain, lose, moved, reworded, unseen = 0, uncounted = 0 }: RemarkSummary): number {
  return gain + lose + moved + reworded + unseen + uncounted;
}

/** Whether there is anything to mark. */
export function marksSome({ attempts, uncounted = 0 }: RemarkSummary): boolean {
  return attempts + uncounted > 0;
}

/** '12 attempts gain marks, 1 loses marks, 3 keep theirs although the scheme gives fewer', without zeros. */
export function changesText(summary: RemarkSummary): string {
  const { gain, lose, kept, moved, reworded, unseen = 0, gradeChanges, uncounted = 0 } = summary;
  const all: readonly (readonly [count: number, ofOne: string, ofMore: string])[] = [
    [gain, 'gains marks', 'gain marks'],
    [lose, 'loses marks', 'lose marks'],
    [kept, 'keeps its marks although the scheme gives fewer', 'keep their marks although the scheme gives fewer'],
    [moved, 'has the same total for other questions', 'have the same total for other questions'],
    [reworded, 'gets other feedback', 'get other feedback'],
    [unseen, 'changes only in what staff see', 'change only in what staff see'],
    [gradeChanges, 'gets another grade', 'get another grade'],
    [uncounted, 'that does not count is marked anew', 'that do not count are marked anew'],
  ];
  const parts = all.filter(([count]) => count > 0);
  if (parts.length === 0) return 'No marks change';
  return parts
    .map(([count, ofOne, ofMore], index) => {
      const noun = count === 1 ? ' attempt' : ' attempts';
      return `${count}${index === 0 ? noun : ''} ${count === 1 ? ofOne : ofMore}`;
    })
    .join(', ');
}

/** What a dry run found, in a sentence. */
export function dryRunText(preview: z.output<typeof remarkPreviewSchema>): string {
  const { summary, schemeVersion, classCode } = preview;
  const { attempts } = summary;
  if (!marksSome(summary)) return `Nothing to mark: ${classCode ?? 'nobody'} has handed in nothing for this homework.`;
  return `Dry run by version ${schemeVersion}, of ${countText(attempts, 'attempt')}: ${changesText(summary)}.`;
}

/** '+1', '−2', '±0' for a question that is out of other marks. */
export function gainText(gain: number): string {
  if (gain === 0) return '±0';
  return gain < 0 ? `−${-gain}` : `+${gain}`;
}
