import { countText } from '../../../components/count-text.ts';
import { Notice } from '../../../components/notice.tsx';
import type { Gains } from './use-gains.ts';

/** Who would gain or lose by what is being written, before it is published. */
export function GainsLine({ gains }: { readonly gains: Gains }) {
  return <div role="status">{gains.kind !== 'nothing' && <Said gains={gains} />}</div>;
}

function Said({ gains }: { readonly gains: Exclude<Gains, { kind: 'nothing' }> }) {
  if (gains.kind === 'looking') return <p className="text-soft">Looking whose marks it would change…</p>;
  if (gains.kind === 'wrong') {
    return (
      <Notice tone="caution">
        <p className="break-words">It cannot be told yet whose marks it would change. {gains.problem}</p>
      </Notice>
    );
  }
  const { summary, changes } = gains;
  const changed = summary.gain + summary.lose + summary.moved;
  return (
    <Notice tone={summary.lose > 0 ? 'caution' : 'info'}>
      <h4 className="font-semibold">Once marked again</h4>
      <p>
        Of {countText(summary.attempts, 'attempt')} {summary.gain} would gain marks and {summary.lose} would lose some.
        {summary.gradeChanges > 0 && ` ${countText(summary.gradeChanges, 'grade')} would change.`}
      </p>
      {changes.length > 0 && (
        <ul className="mt-2 text-small">
          {changes.map(({ attemptId, studentName, studentClass, before, after }) => (
            <li key={attemptId} className="break-words">
              {studentName} of {studentClass}: {before.totalMarks}/{before.maxMarks} → {after.totalMarks}/
              {after.maxMarks}
            </li>
          ))}
          {changed > changes.length && <li>and {changed - changes.length} more</li>}
        </ul>
      )}
    </Notice>
  );
}
