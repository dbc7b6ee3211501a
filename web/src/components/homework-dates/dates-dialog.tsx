import {
  type AnswersShown,
  chooseAnswersShown,
  type HomeworkDates,
  readHomeworkDates,
  setHomeworkDates,
} from '@markwell/server/contract';
import { useState } from 'react';
import { clockTime, schoolTimeText } from '../../lib/school-time.ts';
import { findStaffSession } from '../../lib/staff-session/session-store.ts';
import { staffCall } from '../../lib/staff-session/staff-call.ts';
import { useStaffQuery } from '../../lib/staff-session/use-staff-query.ts';
import { useAction } from '../../lib/use-action.ts';
import { useSchoolZone } from '../../lib/use-school-zone.ts';
import { Answered } from '../answered.tsx';
import { Button } from '../button.tsx';
import { countText } from '../count-text.ts';
import { Dialog } from '../dialog.tsx';
import { FormBody } from '../form-dialog.tsx';
import { Loading } from '../loading.tsx';
import { Select } from '../select.tsx';
import { TextField } from '../text-field.tsx';
import { checkDates, type DatesTyped } from './check-dates.ts';

interface DatesFormProps {
  readonly dates: HomeworkDates;
  readonly classes: readonly string[];
  readonly startClass: string | undefined;
  readonly isAdmin: boolean;
  readonly onDone: (said: string) => void;
  readonly onClose: () => void;
}

const fields = [
  { name: 'openFrom', label: 'Open from', hint: 'Nobody can start before.' },
  { name: 'due', label: 'Due', hint: 'What comes later is late.' },
  { name: 'closed', label: 'Closed', hint: 'Nobody can start after it.' },
] as const;

/** Which classes, and when. Its times are those of the school's clock, wherever the computer is. */
function DatesForm({ dates, classes, startClass, isAdmin, onDone, onClose }: DatesFormProps) {
  const datesOf = (code: string) => dates.classes.find((one) => one.studentClass === code);
  const [chosen, setChosen] = useState<readonly string[]>(startClass === undefined ? [] : [startClass]);
  const [typed, setTyped] = useState<DatesTyped>(() => {
    const own = datesOf(startClass ?? '');
    const shown = (time: string | null | undefined) => (typeof time === 'string' ? clockTime(time) : '');
    return { openFrom: shown(own?.openAt), due: shown(own?.dueAt), closed: shown(own?.closeAt) };
  });
  const [answersShown, setAnswersShown] = useState(dates.answersShown);
  const [errors, setErrors] = useState<Partial<Record<keyof DatesTyped | 'classes', string>>>({});
  const params = { id: dates.homework.id };
  const setFor = async (times: DatesTyped) => {
    const input = { openFrom: times.openFrom || null, due: times.due || null, closed: times.closed || null };
    await staffCall('teacher', setHomeworkDates, { classes: [...chosen], ...input }, { params });
  };
  const action = useAction(async (times: DatesTyped) => {
    if (answersShown !== dates.answersShown) await staffCall('admin', chooseAnswersShown, { answersShown }, { params });
    if (chosen.length > 0) await setFor(times);
    const isGone = Object.values(times).every((time) => time === '');
    const who = countText(chosen.length, 'class', 'classes');
    onDone(chosen.length === 0 ? 'Changed' : `${isGone ? 'No dates' : 'Dates set'} for ${who}`);
  });
  const submit = (times: DatesTyped) => {
    const isAnswersOnly = chosen.length === 0 && answersShown !== dates.answersShown;
    const found = isAnswersOnly ? {} : checkDates(chosen, times);
    setErrors(found);
    const [wrong] = Object.keys(found);
    if (wrong === undefined) void action.run(times);
    else document.getElementById(`dates-${wrong}`)?.focus();
  };
  return (
    <FormBody
      submit="Set dates"
      action={action}
      onSubmit={() => submit(typed)}
      onClose={onClose}
      others={
        chosen.some((code) => datesOf(code) !== undefined) && (
          <Button look="secondary" onClick={() => submit({ openFrom: '', due: '', closed: '' })}>
            Take the dates away
          </Button>
        )
      }
    >
      <fieldset id="dates-classes" tabIndex={-1} className="min-w-0">
        <legend className="mb-1.5 font-semibold">Classes</legend>
        {errors.classes !== undefined && <p className="mb-1.5 font-semibold text-cross">{errors.classes}</p>}
        <Button
          look="quiet"
          className="-ml-3"
          onClick={() => setChosen(chosen.length === classes.length ? [] : [...classes])}
        >
          {chosen.length === classes.length ? 'Choose none' : 'Choose all'}
        </Button>
        <div className="grid max-h-72 grid-cols-[repeat(auto-fill,minmax(9.5rem,1fr))] gap-x-4 overflow-y-auto">
          {classes.map((code) => {
            const due = datesOf(code)?.dueAt;
            return (
              <label key={code} className="flex min-h-11 cursor-pointer items-center gap-2.5 py-0.5">
                <input
                  type="checkbox"
                  checked={chosen.includes(code)}
                  onChange={(event) =>
                    setChosen(event.target.checked ? [...chosen, code] : chosen.filter((one) => one !== code))
                  }
                />
                <span className="leading-tight">
                  {code}
                  {typeof due === 'string' && (
                    <span className="block text-small text-soft">due {schoolTimeText(due)}</span>
                  )}
                </span>
              </label>
            );
          })}
        </div>
      </fieldset>
      <div className="grid grid-cols-[repeat(auto-fill,minmax(min(16.5rem,100%),1fr))] gap-4">
        {fields.map(({ name, label, hint }) => (
          <TextField
            key={name}
            id={`dates-${name}`}
            type="datetime-local"
            label={label}
            hint={hint}
            error={errors[name]}
            value={typed[name]}
            onText={(text) => setTyped({ ...typed, [name]: text })}
          />
        ))}
      </div>
      {isAdmin && (
        <Select
          label="Students see what was expected"
          hint="For all classes. A class without a due date sees it at once."
          placeholder={answersShownChoices[0].label}
          value={answersShown === 'at-once' ? '' : answersShown}
          options={answersShownChoices.slice(1)}
          onPick={(value) =>
            setAnswersShown(answersShownChoices.find((one) => one.value === value)?.value ?? 'at-once')
          }
        />
      )}
    </FormBody>
  );
}

/** When students see what was expected, as staff choose it; the first is how it is without a choice. */
const answersShownChoices = [
  { value: 'at-once', label: 'With their marks' },
  { value: 'after-second-attempt', label: 'After their second attempt' },
  { value: 'after-due', label: 'After the due date of their class' },
] as const satisfies readonly { value: AnswersShown; label: string }[];

interface DatesDialogProps {
  /** First numbering. */
  readonly homework: { readonly id: number; readonly title: string };
  /** The classes to choose from. */
  readonly classes: readonly string[];
  /** The class that is chosen at first, whose dates are shown. */
  readonly startClass?: string | undefined;
  /** Called with what was done, in a few words. */
  readonly onDone: (said: string) => void;
  readonly onClose: () => void;
}

/** Sets, changes and takes away the dates of a homework for one class or many; an admin also says when what is expected is shown. */
export function DatesDialog({ homework, classes, startClass, onDone, onClose }: DatesDialogProps) {
  const query = useStaffQuery('teacher', readHomeworkDates, undefined, { params: { id: homework.id } });
  // Its fields are filled in by that clock, and read by it when they are saved.
  const isClockKnown = useSchoolZone();
  return (
    <Dialog title={`When is ‘${homework.title}’ due?`} onClose={onClose} wide>
      <div className="mt-4">
        {!isClockKnown && <Loading label="Loading the dates…" />}
        <Answered query={query} loading="Loading the dates…" what="The dates">
          {(dates) =>
            isClockKnown && (
              <DatesForm
                dates={dates}
                classes={[...new Set([...classes, ...dates.classes.map((one) => one.studentClass)])].filter(
                  (code) => dates.settable?.includes(code) ?? true,
                )}
                startClass={startClass}
                isAdmin={findStaffSession('admin') !== undefined}
                onDone={onDone}
                onClose={onClose}
              />
            )
          }
        </Answered>
      </div>
    </Dialog>
  );
}
