import type { ChangedAttempt } from '@markwell/server/contract';
import { useState } from 'react';
import { Badge, type BadgeTone } from '../../../components/badge.tsx';
import { Button } from '../../../components/button.tsx';
import { PupilName } from '../../../components/pupil-name.tsx';
import { dayAndTimeText } from '../../../lib/date-text.ts';
import { useFocusSoon } from '../../../lib/use-focus-soon.ts';
import { useQuestionName } from './question-names.ts';
import { gainText, outcomeWords } from './remark-words.ts';

/** How many are listed before somebody asks for the rest. */
const first = 20;

const tones = { gain: 'tick', lose: 'cross', kept: 'caution', moved: 'plain', same: 'plain' } as const satisfies Record<
  ChangedAttempt['outcome'],
  BadgeTone
>;

interface ChangedAttemptsProps {
  readonly changes: readonly ChangedAttempt[];
  /** How many more there are. */
  readonly omitted: number;
}

/** Whose mark or grade would change, by question, old and new with the reason. */
export function ChangedAttempts({ changes, omitted }: ChangedAttemptsProps) {
  const [showsAll, setShowsAll] = useState(false);
  const focusSoon = useFocusSoon();
  const shown = showsAll ? changes : changes.slice(0, first);
  const showAll = () => {
    setShowsAll(true);
    // The button goes with the press: one reads on with the first that was not there.
    focusSoon(rowId(changes[first]));
  };
  return (
    <div>
      <h4 className="mb-2 font-semibold">Whose marks change</h4>
      <ul className="border-t border-rule" aria-label="Attempts that change">
        {shown.map((change) => (
          <ChangedRow key={change.attemptId} change={change} />
        ))}
      </ul>
      {shown.length < changes.length && (
        <Button look="secondary" className="mt-4" onClick={showAll}>
          Show all {changes.length}
        </Button>
      )}
      {shown.length === changes.length && omitted > 0 && (
        <p className="mt-4 text-soft">
          And {omitted} more. <code>markwell remark</code> on the command line lists all of them.
        </p>
      )}
    </div>
  );
}

function rowId(change: ChangedAttempt | undefined): string {
  return `change-${change?.attemptId}`;
}

function ChangedRow({ change }: { readonly change: ChangedAttempt }) {
  const { studentId, studentName, studentClass, submittedAt, outcome, before, after, gradeChanges, questions } = change;
  const nameOf = useQuestionName();
  return (
    <li
      id={rowId(change)}
      tabIndex={-1}
      className="grid grid-cols-[minmax(0,1fr)] gap-x-8 gap-y-2 border-b border-rule py-3.5 md:grid-cols-[minmax(0,2fr)_minmax(0,3fr)]"
    >
      <div>
        <p className="flex flex-wrap items-baseline gap-x-2.5">
          <strong className="min-w-0 font-semibold break-words">
            <PupilName id={studentId}>{studentName}</PupilName>
          </strong>
          <span className="text-soft">{studentClass}</span>
        </p>
        <p className="mt-0.5 flex flex-wrap items-center gap-x-2.5 gap-y-1 tabular-nums">
          <span>
            {before.totalMarks}/{before.maxMarks} → {after.totalMarks}/{after.maxMarks}
          </span>
          <Badge tone={tones[outcome]}>{outcomeWords[outcome]}</Badge>
        </p>
        <p className="mt-0.5 text-small text-soft">
          {gradeChanges && `${before.grade} → ${after.grade} · `}
          {dayAndTimeText(submittedAt)}
        </p>
      </div>
      <ul className="grid grid-cols-[minmax(0,1fr)] content-start gap-2 text-small">
        {questions.map(({ questionId, answer, before: old, after: next, gain }) => (
          <li key={questionId} className="break-words">
            <strong className="font-semibold">{nameOf(questionId)}</strong> {gainText(gain)}: ‘{answer ?? 'no answer'}’
            <span className="block text-soft">Before: {old?.reason ?? 'not asked'}</span>
            <span className="block">After: {next?.reason ?? 'not asked'}</span>
          </li>
        ))}
      </ul>
    </li>
  );
}
