import { type AllowanceKind, allow, listTeacherAssignments } from '@markwell/server/contract';
import type { ComponentProps } from 'react';
import type { Button } from '../../../components/button.tsx';
import { countText } from '../../../components/count-text.ts';
import { DecideButton } from '../../../components/decide/decide-dialog.tsx';
import { RadioGroup } from '../../../components/radio-group.tsx';
import { Select } from '../../../components/select.tsx';
import { TextField } from '../../../components/text-field.tsx';
import { clockTime } from '../../../lib/school-time.ts';
import { staffCall } from '../../../lib/staff-session/staff-call.ts';
import { keepFor, useStaffQuery } from '../../../lib/staff-session/use-staff-query.ts';

interface AllowButtonProps {
  readonly students: readonly { readonly id: number; readonly name: string }[];
  /** What it can be for; a choice is offered where there are several, and all of them for longer. */
  readonly homework: readonly { readonly id: number; readonly title: string }[];
  /** What is chosen at first. */
  readonly start?: AllowanceKind;
  readonly button: ComponentProps<typeof Button>;
  readonly onDone: () => void;
}

const kinds = [
  { value: 'longer', label: 'Longer' },
  { value: 'excused', label: 'Excused: in no figure, whether they do it or not' },
  { value: 'another-try', label: 'Another try, once it has closed too' },
] as const satisfies readonly { value: AllowanceKind; label: string }[];

const week = 7 * 24 * 60 * 60_000;

/** Asks what one student, or several, may that their class may not, and why. */
export function AllowButton({ students, homework, start = 'longer', button, onDone }: AllowButtonProps) {
  const [one] = students;
  const who = students.length === 1 && one !== undefined ? one.name : countText(students.length, 'student');
  const asked = {
    kind: start,
    homework: homework[0]?.id ?? null,
    until: `${clockTime(new Date(Date.now() + week).toISOString()).slice(0, 10)}T16:00`,
    more: '',
  };
  return (
    <DecideButton<typeof asked>
      button={button}
      title={`What may ${who} do?`}
      submit="Allow it"
      start={asked}
      fields={(choice, choose) => (
        <>
          <RadioGroup
            legend="What is allowed?"
            options={kinds}
            value={choice.kind}
            onPick={(picked) => {
              const kind = kinds.find(({ value }) => value === picked)?.value ?? choice.kind;
              const first = choice.homework ?? homework[0]?.id ?? null;
              choose({ ...choice, kind, homework: kind === 'longer' ? choice.homework : first });
            }}
          />
          {homework.length > 1 && (
            <Select
              label="Homework"
              placeholder={choice.kind === 'longer' ? 'All that falls due until then' : 'Choose a homework'}
              options={homework.map(({ id, title }) => ({ value: String(id), label: title }))}
              value={choice.homework === null ? '' : String(choice.homework)}
              onPick={(id) => choose({ ...choice, homework: id === '' ? null : Number(id) })}
            />
          )}
          {choice.kind === 'longer' && (
            <TextField
              type="datetime-local"
              label="Until"
              hint="What was due or closed before then is open for them until then."
              value={choice.until}
              onText={(until) => choose({ ...choice, until })}
            />
          )}
          {choice.kind === 'another-try' && (
            <Select
              label="How many more?"
              placeholder="1"
              options={['2', '3', '4', '5'].map((more) => ({ value: more, label: more }))}
              value={choice.more}
              onPick={(more) => choose({ ...choice, more })}
            />
          )}
        </>
      )}
      words={{ hint: 'Other staff see this, the class does not.', start: 'Agreed with the student' }}
      decide={(reason, { kind, homework: id, until, more }) =>
        staffCall('teacher', allow, {
          students: students.map((student) => student.id),
          reason,
          allowed:
            kind === 'longer'
              ? { kind, homework: id, until }
              : kind === 'excused'
                ? { kind, homework: id ?? 0 }
                : { kind, homework: id ?? 0, more: Number(more || 1) },
        })
      }
      done={`Allowed for ${who}`}
      onDone={onDone}
    />
  );
}

/** What a class may have to do, that of its year first. */
export function useHomeworkOf(studentClass: string): { id: number; title: string }[] {
  const { data = [] } = useStaffQuery('teacher', listTeacherAssignments, undefined, { keepFor });
  const year = `Year ${Number.parseInt(studentClass, 10)} `;
  return data
    .map(({ homeworkId: id, title }) => ({ id, title }))
    .sort((one, other) => Number(other.title.startsWith(year)) - Number(one.title.startsWith(year)));
}
