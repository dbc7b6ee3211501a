import { type AttemptDetail, type Exclusion, endExclusion, excludeAttempts } from '@markwell/server/contract';
import { DecideButton } from '../../../components/decide/decide-dialog.tsx';
import { TakeBack } from '../../../components/decide/take-back.tsx';
import { Notice } from '../../../components/notice.tsx';
import { RadioGroup } from '../../../components/radio-group.tsx';
import { dateTimeText } from '../../../lib/date-text.ts';
import { staffCall } from '../../../lib/staff-session/staff-call.ts';

interface ExclusionNoticesProps {
  readonly exclusions: readonly Exclusion[];
  readonly mayEnd: boolean;
  readonly onEnded: () => void;
}

/** Says that an attempt does not count, who decided it and why, and takes it back. */
export function ExclusionNotices({ exclusions, mayEnd, onEnded }: ExclusionNoticesProps) {
  return exclusions.map(({ id, scope, student, reason, by, at }) => (
    <Notice
      key={id}
      tone="caution"
      title={scope === 'attempt' ? 'This attempt does not count' : `Nothing handed in as ${student.name} counts`}
    >
      <p className="break-words">“{reason}”</p>
      <p className="text-small">
        {by ?? 'Somebody'}, {dateTimeText(at)}
      </p>
      {mayEnd && (
        <TakeBack
          className="mt-3"
          label="Let it count again"
          takeBack={() => staffCall('teacher', endExclusion, undefined, { params: { id } })}
          onDone={onEnded}
        />
      )}
    </Notice>
  ));
}

interface ExcludeButtonProps {
  readonly attempt: AttemptDetail;
  readonly onDone: () => void;
}

type Scope = 'attempt' | 'student';

/** Asks what is not to count, and why. Where the attempt is left out already, only all of the name can be. */
export function ExcludeButton({ attempt: { id: attemptId, student, exclusions }, onDone }: ExcludeButtonProps) {
  const isFirst = exclusions.length === 0;
  const all = { value: 'student', label: `Everything handed in as ${student.name}, now and later` };
  return (
    <DecideButton<Scope>
      button={{ children: isFirst ? 'Make it not count…' : 'Make nothing of this name count…' }}
      title="Leave it out?"
      submit="Leave it out"
      start={isFirst ? 'attempt' : 'student'}
      fields={(scope, choose) => (
        <>
          <p>
            What is left out stays where it is, and counts in no average, report or download. You can take this back at
            any time.
          </p>
          <RadioGroup
            legend="What is not to count?"
            options={isFirst ? [{ value: 'attempt', label: 'This attempt' }, all] : [all]}
            value={scope}
            onPick={(picked) => choose(picked === 'student' ? 'student' : 'attempt')}
          />
        </>
      )}
      words={{ hint: 'Other staff see this, such as “a joke name”.' }}
      decide={(reason, scope) => staffCall('teacher', excludeAttempts, { attemptId, scope, reason })}
      done="It does not count any more"
      onDone={onDone}
    />
  );
}
