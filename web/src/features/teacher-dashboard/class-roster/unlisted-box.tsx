import type { ClassRoster, Likeness, UnlistedName } from '@markwell/server/contract';
import { useId } from 'react';
import { Link } from 'wouter';
import { Button } from '../../../components/button.tsx';
import { countText } from '../../../components/count-text.ts';
import { TakeBack } from '../../../components/decide/take-back.tsx';
import { Notice } from '../../../components/notice.tsx';
import { PupilName } from '../../../components/pupil-name.tsx';
import { Select } from '../../../components/select.tsx';
import { dateTimeText } from '../../../lib/date-text.ts';
import { attemptAddress } from '../addresses.ts';
import type { RosterActions } from './use-roster.ts';

interface UnlistedBoxProps {
  readonly roster: ClassRoster;
  readonly actions: RosterActions;
}

/** Names that handed something in and are not on the class list: each is joined, added or set aside with one press. */
export function UnlistedBox({ roster, actions }: UnlistedBoxProps) {
  const { unlisted, studentClass } = roster;
  const { setAsideNames, takeBack, done } = actions;
  const mayChange = roster.may.includes('change');
  if (unlisted.length === 0 && setAsideNames.length === 0 && done === undefined) return null;
  return (
    <section aria-labelledby="unlisted" className="no-print sheet p-4 sm:p-6">
      <h2 id="unlisted" tabIndex={-1} className="text-title">
        Names not on the class list
      </h2>
      <p className="mt-1 max-w-prose text-soft">
        They handed homework in from {studentClass}, and are in no figure until you say who they are.
      </p>
      <DoneLine actions={actions} />
      {unlisted.length === 0 ? (
        <p className="mt-4">Every name is accounted for.</p>
      ) : (
        <ul className="mt-4 divide-y divide-rule border-y border-rule">
          {unlisted.map((one) => (
            <UnlistedRow key={one.id} one={one} roster={roster} actions={actions} />
          ))}
        </ul>
      )}
      {setAsideNames.length > 0 && (
        <>
          <h3 className="mt-5 font-semibold">Set aside</h3>
          <ul className="mt-1 flex flex-wrap gap-x-6">
            {setAsideNames.map(({ id, student }) => (
              <li key={id} className="flex flex-wrap items-center gap-x-1">
                {student.name}
                {mayChange && <TakeBack look="quiet" about={student.name} takeBack={() => takeBack(id)} />}
              </li>
            ))}
          </ul>
        </>
      )}
    </section>
  );
}

interface UnlistedRowProps extends UnlistedBoxProps {
  readonly one: UnlistedName;
}

function UnlistedRow({ one, roster, actions }: UnlistedRowProps) {
  const { id, name, attempts, lastSubmittedAt, attemptId, likely } = one;
  const nameId = useId();
  const mayChange = roster.may.includes('change');
  const mayJoin = (code: string) => mayChange && (code === roster.studentClass || roster.otherClasses.includes(code));
  const join = (into: number, whom: string) =>
    void actions.change({ kind: 'join', id, into }, `What ${name} handed in is ${whom}’s.`);
  return (
    <li className="grid gap-x-6 gap-y-3 py-3 lg:grid-cols-[minmax(0,2fr)_minmax(0,3fr)_auto] lg:items-start">
      <div className="min-w-0">
        <PupilName id={id} elementId={nameId} className="font-semibold">
          {name}
        </PupilName>
        <p className="text-small text-soft">
          <Link href={attemptAddress(attemptId)} className="touch">
            {countText(attempts, 'attempt')}
          </Link>
          {lastSubmittedAt !== null && `, the last on ${dateTimeText(lastSubmittedAt)}`}
        </p>
      </div>
      <div className="grid min-w-0 gap-2">
        {likely.map((student) => (
          <p key={student.id} className="flex flex-wrap items-center gap-x-3 gap-y-1">
            {mayJoin(student.studentClass) ? (
              <Button aria-describedby={nameId} onClick={() => join(student.id, student.name)}>
                Join with {student.name}
              </Button>
            ) : (
              <span>May be {student.name}</span>
            )}
            <span className="text-small text-soft">
              {student.like === 'other-class' ? `of ${student.studentClass}` : likenessWords[student.like]}
            </span>
          </p>
        ))}
        {mayChange && (
          <Select
            label="Somebody else on the list"
            aria-describedby={nameId}
            placeholder={likely.length === 0 ? 'Choose who it is' : 'Choose somebody else'}
            value=""
            options={roster.students.map((student) => ({ value: String(student.id), label: student.name }))}
            onPick={(value) => {
              const student = roster.students.find((listed) => String(listed.id) === value);
              if (student !== undefined) join(student.id, student.name);
            }}
          />
        )}
      </div>
      {mayChange && (
        <div className="-ml-3 flex flex-wrap lg:ml-0 lg:flex-col lg:items-start">
          <Button
            look="quiet"
            aria-describedby={nameId}
            onClick={() => void actions.change({ kind: 'add', name }, `${name} is on the class list.`)}
          >
            Add to the list
          </Button>
          <Button look="quiet" aria-describedby={nameId} onClick={() => void actions.setAside({ name, attemptId })}>
            Not one of ours
          </Button>
        </div>
      )}
    </li>
  );
}

const likenessWords = {
  apart: 'one of two with this name',
  'same-letters': 'the same letters',
  swapped: 'names in the other order',
  nickname: 'a short form',
  misspelt: 'a slip of the keyboard',
  part: 'part of the name',
} as const satisfies Record<Exclude<Likeness, 'other-class'>, string>;

/** What was done last with a way back, or why it could not be done. The place is always there, so that it is read out. */
export function DoneLine({ actions: { done, problem, isBusy } }: { readonly actions: RosterActions }) {
  return (
    <>
      <div role="status">
        {done !== undefined && (
          <Notice tone="success" className="mt-4">
            <p className="flex flex-wrap items-center justify-between gap-x-4">
              <span className="min-w-0 break-words">{done.text}</span>
              <Button look="quiet" onClick={() => void done.undo()}>
                {isBusy ? 'One moment…' : 'Undo'}
              </Button>
            </p>
          </Notice>
        )}
      </div>
      <div role="alert">
        {problem !== undefined && (
          <Notice tone="problem" className="mt-4">
            <p className="break-words">{problem}</p>
          </Notice>
        )}
      </div>
    </>
  );
}
