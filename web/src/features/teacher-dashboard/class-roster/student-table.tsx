import type { ClassRoster, ListChange, RosterStudent } from '@markwell/server/contract';
import { useState } from 'react';
import { Button } from '../../../components/button.tsx';
import { countText } from '../../../components/count-text.ts';
import { FormDialog } from '../../../components/form-dialog.tsx';
import { PupilName } from '../../../components/pupil-name.tsx';
import { RadioGroup } from '../../../components/radio-group.tsx';
import { Select } from '../../../components/select.tsx';
import { type Column, column, SortTable } from '../../../components/sort-table/sort-table.tsx';
import { TextField } from '../../../components/text-field.tsx';
import { dateTimeText } from '../../../lib/date-text.ts';
import { useAction } from '../../../lib/use-action.ts';
import { useChecks } from '../../../lib/use-checks.ts';
import { AllowButton, useHomeworkOf } from '../allowances/allow-button.tsx';
import { Tick, useChosen } from '../allowances/choose-students.tsx';
import type { RosterActions } from './use-roster.ts';

interface StudentTableProps {
  readonly roster: ClassRoster;
  /** Called when students were allowed something. */
  readonly onAllowed: () => void;
  readonly make: RosterActions['make'];
}

/** Who is on the class list, by name. */
export function StudentTable({ roster, make, onAllowed }: StudentTableProps) {
  const [asked, setAsked] = useState<RosterStudent>();
  const { chosen, choose, choosing } = useChosen(roster.students);
  const homework = useHomeworkOf(roster.studentClass);
  const change: Column<RosterStudent> = {
    key: 'change',
    label: '',
    className: 'no-print w-0 py-0! text-right align-middle! sm:whitespace-nowrap',
    cell: (student) => (
      <>
        <Button look="quiet" aria-label={`Change ${student.name}`} onClick={() => setAsked(student)}>
          Change
        </Button>
        <AllowButton
          button={{ look: 'quiet', children: 'Allow…', 'aria-label': `Allow ${student.name} something` }}
          students={[student]}
          homework={homework}
          onDone={onAllowed}
        />
      </>
    ),
  };
  const [name, ...figures] = columns;
  const ticked: Column<RosterStudent> = {
    ...name,
    cell: (student) => (
      <Tick student={student} {...choosing}>
        {name.cell(student)}
      </Tick>
    ),
  };
  return (
    <>
      {chosen.length > 0 && (
        <div className="no-print -mb-2">
          <AllowButton
            button={{ children: `Allow ${countText(chosen.length, 'student')} something…` }}
            students={chosen}
            homework={homework}
            onDone={() => {
              choose([]);
              onAllowed();
            }}
          />
        </div>
      )}
      <SortTable
        name="list"
        caption={`Students on the list of ${roster.studentClass}`}
        columns={roster.may.includes('change') ? [ticked, ...figures, change] : columns}
        rows={roster.students}
        keyOf={({ id }) => id}
        usual="student"
      />
      {asked !== undefined && (
        <ChangeStudent student={asked} roster={roster} make={make} onClose={() => setAsked(undefined)} />
      )}
    </>
  );
}

const columns: readonly [Column<RosterStudent>, ...Column<RosterStudent>[]] = [
  column('student', 'Student', ({ name }) => name, {
    className: 'wrap-anywhere align-middle!',
    cell: ({ id, name }) => <PupilName id={id}>{name}</PupilName>,
  }),
  column('attempts', 'Attempts', ({ attempts }) => attempts, { isFigure: true, className: 'align-middle!' }),
  column('last', 'Last handed in', ({ lastSubmittedAt }) => lastSubmittedAt, {
    isTime: true,
    className: 'max-md:hidden align-middle!',
    cell: ({ lastSubmittedAt }) =>
      lastSubmittedAt === null ? <span className="text-soft">nothing yet</span> : dateTimeText(lastSubmittedAt),
  }),
];

type Kind = Exclude<ListChange['kind'], 'add'>;

const options = [
  { value: 'rename', label: 'The name is another' },
  { value: 'move', label: 'Is in another class' },
  { value: 'join', label: 'Is the same as another on this list' },
  { value: 'remove', label: 'Is not on this list' },
] as const satisfies readonly { value: Kind; label: string }[];

const missing: { readonly [Each in Kind]?: string } = {
  rename: 'Type another name.',
  move: 'Choose the class.',
  join: 'Choose the student.',
};

interface ChangeStudentProps {
  readonly student: RosterStudent;
  readonly roster: ClassRoster;
  readonly make: RosterActions['make'];
  readonly onClose: () => void;
}

/** What is to be changed about one student on the list. */
function ChangeStudent({ student, roster, make, onClose }: ChangeStudentProps) {
  const [kind, setKind] = useState<Kind>('rename');
  const [name, setName] = useState(student.name);
  const [to, setTo] = useState('');
  const [into, setInto] = useState('');
  const asked = toChange(kind, student, roster, { name, to, into });
  const { at, whenRight } = useChecks({ change: asked === undefined ? missing[kind] : undefined });
  const action = useAction(async () => {
    if (asked === undefined) return;
    await make(asked.change, asked.text);
    onClose();
  });
  const submit = () => whenRight(() => void action.run());
  return (
    <FormDialog title={student.name} submit="Change the list" action={action} onSubmit={submit} onClose={onClose}>
      <RadioGroup
        legend="What is to be changed?"
        options={options}
        value={kind}
        onPick={(picked) => setKind(options.find(({ value }) => value === picked)?.value ?? kind)}
      />
      {kind === 'rename' && (
        <TextField
          {...at('change')}
          label="Name"
          hint="Where two have one name, say in brackets what tells them apart: Sam Lee (B). They then type it with their name."
          value={name}
          maxLength={100}
          autoComplete="off"
          onText={setName}
        />
      )}
      {kind === 'move' && (
        <Select
          {...at('change')}
          label="Class"
          hint="All that was handed in goes along."
          placeholder="Choose a class"
          options={roster.otherClasses.map((code) => ({ value: code, label: code }))}
          value={to}
          onPick={setTo}
        />
      )}
      {kind === 'join' && (
        <Select
          {...at('change')}
          label="Student"
          hint="All that was handed in becomes theirs."
          placeholder="Choose a student"
          options={roster.students
            .filter(({ id }) => id !== student.id)
            .map((other) => ({ value: String(other.id), label: other.name }))}
          value={into}
          onPick={setInto}
        />
      )}
      {kind === 'remove' && (
        <p>
          {student.attempts === 0
            ? 'Nothing has been handed in under this name.'
            : 'What was handed in is kept, as of a name that is not on the list.'}{' '}
          You can undo this.
        </p>
      )}
    </FormDialog>
  );
}

interface Typed {
  readonly name: string;
  readonly to: string;
  readonly into: string;
}

/** The change that the fields say, and that it is done in a sentence; nothing while something is missing. */
function toChange(kind: Kind, { id, name: old }: RosterStudent, { students }: ClassRoster, { name, to, into }: Typed) {
  const whom = students.find((other) => String(other.id) === into);
  const changes: { readonly [Each in Kind]: { change: ListChange; text: string } | undefined } = {
    rename:
      name.trim() === '' || name.trim() === old
        ? undefined
        : { change: { kind: 'rename', id, name }, text: `${old} is ${name.trim()} now.` },
    move: to === '' ? undefined : { change: { kind: 'move', id, to }, text: `${old} is in ${to} now.` },
    join:
      whom === undefined
        ? undefined
        : { change: { kind: 'join', id, into: whom.id }, text: `What ${old} handed in is ${whom.name}’s.` },
    remove: { change: { kind: 'remove', id }, text: `${old} is off the list.` },
  };
  return changes[kind];
}
