import { type countWaiting, listTeacherAssignments } from '@markwell/server/contract';
import { type ReactNode, useId, useState } from 'react';
import type * as z from 'zod/mini';
import { classNames } from '../../components/class-names.ts';
import { ChevronIcon } from '../../components/icons.tsx';
import { Select } from '../../components/select.tsx';
import { useStaffQuery } from '../../lib/staff-session/use-staff-query.ts';
import type { QueueAddress } from './queue-address.ts';

interface QueueChooserProps {
  readonly address: QueueAddress;
  readonly waiting: z.output<typeof countWaiting.output>;
  /** The reader's classes. */
  readonly mine: readonly string[];
  readonly onChange: (changed: Partial<QueueAddress>) => void;
  /** What is said above the choices, and below them. */
  readonly above: ReactNode;
  readonly below: ReactNode;
}

const lookText = 'Worth a look';
const shows = [
  { value: 'likely', label: 'All that are not sure' },
  { value: 'all', label: 'All, sure ones too' },
] as const;

/**
 * Which homework, which class, and how sure: each with how many wait. A phone shows only what is chosen, and the rest at a press,
 * so that the answers begin near the top.
 */
export function QueueChooser({ address, waiting, mine, onChange, above, below }: QueueChooserProps) {
  const [isOpen, setOpen] = useState(false);
  const id = useId();
  const assignments = useStaffQuery('teacher', listTeacherAssignments, undefined, { keepFor: 60_000 });
  const titles = new Map(
    (assignments.data ?? []).flatMap(({ homeworkId, title, earlierHomework }) => [
      [homeworkId, title] as const,
      ...earlierHomework.map((one) => [one.id, one.title] as const),
    ]),
  );
  const sums = (rows: typeof waiting, of: (row: (typeof waiting)[number]) => string) => {
    const found = new Map<string, number>();
    for (const row of rows) found.set(of(row), (found.get(of(row)) ?? 0) + row.answers + row.asked);
    return found;
  };
  const isOfMine = address.of === 'mine' && address.studentClass === undefined;
  const byHomework = sums(isOfMine ? waiting.filter((row) => mine.includes(row.class)) : waiting, ({ homeworkId }) =>
    String(homeworkId),
  );
  const byClass = sums(waiting, (row) => row.class);
  const { homework = '', studentClass = '', show } = address;
  const chosen = (found: Map<string, number>, value: string) =>
    value === '' || found.has(value) ? found : new Map([[value, 0], ...found]);
  const homeworkIds = [...chosen(byHomework, homework)].sort(([, one], [, other]) => other - one);
  const classes = [...chosen(byClass, studentClass)].sort(([one], [other]) => one.localeCompare(other, 'en'));
  const titleOf = (homeworkId: string) => titles.get(Number(homeworkId)) ?? `Homework ${homeworkId}`;
  const allClasses = address.of === 'mine' ? 'My classes' : 'All classes';
  const now = [
    homework === '' ? 'All homework' : titleOf(homework),
    studentClass || allClasses,
    shows.find(({ value }) => value === show)?.label ?? lookText,
  ];
  return (
    <div className="no-print sm:mb-3">
      <button
        type="button"
        aria-expanded={isOpen}
        aria-controls={id}
        aria-label={`Shown: ${now.join(', ')}. Change`}
        className="flex min-h-11 w-full cursor-pointer items-center justify-between gap-3 text-left text-small text-pen sm:hidden"
        onClick={() => setOpen(!isOpen)}
      >
        <span className="min-w-0 wrap-anywhere">{now.join(' · ')}</span>
        <ChevronIcon className={classNames('size-5 shrink-0', isOpen && 'rotate-180')} />
      </button>
      <div id={id} className={classNames('max-sm:pb-4', !isOpen && 'max-sm:hidden')}>
        {above}
        <div className="my-4 grid gap-4 sm:grid-cols-2 md:grid-cols-3">
          <Select
            label="Homework"
            placeholder="All homework"
            value={homework}
            options={homeworkIds.map(([value, count]) => ({ value, label: `${titleOf(value)} (${count})` }))}
            onPick={(picked) => onChange({ homework: picked === '' ? undefined : picked })}
          />
          <Select
            label="Class"
            placeholder={allClasses}
            value={studentClass}
            options={classes.map(([code, count]) => ({ value: code, label: `${code} (${count})` }))}
            onPick={(code) => onChange({ studentClass: code === '' ? undefined : code })}
          />
          <Select
            label="Which answers"
            placeholder={lookText}
            value={show === 'look' ? '' : show}
            options={shows}
            onPick={(value) => onChange({ show: shows.find((one) => one.value === value)?.value ?? 'look' })}
          />
        </div>
        {below}
      </div>
    </div>
  );
}
