import type { RemarkOutcome, RemarkSummary } from '@markwell/server/contract';

/** What becomes of an attempt, as staff read it. */
export const outcomeWords = {
  gain: 'gains',
  lose: 'loses',
  kept: 'keeps its marks',
  moved: 'other questions',
  same: 'same',
} as const satisfies Record<RemarkOutcome, string>;

/** How many attempts get another marking. */
export function countChanges({ gain, lose, moved, reworded }: RemarkSummary): number {
  return gain + lose + moved + reworded;
}

/** '12 gain marks, 1 loses marks, 3 keep theirs although the scheme gives fewer, 5 get another grade': what is none is left out. */
export function changesText({ gain, lose, kept, moved, reworded, gradeChanges }: RemarkSummary): string {
  const parts = [
    gain > 0 && `${gain} ${gain === 1 ? 'gains' : 'gain'} marks`,
    lose > 0 && `${lose} ${lose === 1 ? 'loses' : 'lose'} marks`,
    kept > 0 && `${kept} ${kept === 1 ? 'keeps its marks' : 'keep their marks'} although the scheme gives fewer`,
    moved > 0 && `${moved} ${moved === 1 ? 'has' : 'have'} the same total for other questions`,
    reworded > 0 && `${reworded} ${reworded === 1 ? 'gets' : 'get'} other feedback`,
    gradeChanges > 0 && `${gradeChanges} ${gradeChanges === 1 ? 'gets' : 'get'} another grade`,
  ].filter((part) => part !== false);
  return parts.length === 0 ? 'No marks change' : parts.join(', ');
}

/** '+1', '−2'. */
export function gainText(gain: number): string {
  return gain < 0 ? `−${-gain}` : `+${gain}`;
}
