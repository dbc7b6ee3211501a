import { type countWaiting, listTeacherAssignments } from '@markwell/server/contract';
import type * as z from 'zod/mini';
import { Select } from '../../components/select.tsx';
import { useStaffQuery } from '../../lib/staff-session/use-staff-query.ts';
import type { QueueAddress } from './queue-address.ts';

interface QueueChooserProps {
  readonly address: QueueAddress;
  readonly waiting: z.output<typeof countWaiting.output>;
  /** The reader's classes. */
  readonly mine: readonly string[];
  readonly onChange: (changed: Partial<QueueAddress>) => void;
}

const shows = [
  { value: 'likely', label: 'All that are not sure' },
  { value: 'all', label: 'All, sure ones too' },
] as const;

/** Which homework, which class, and how sure: each with how many wait. */
export function QueueChooser({ address, waiting, mine, onChange }: QueueChooserProps) {
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
  return (
    <div className="no-print mt-6 mb-6 grid gap-4 sm:grid-cols-2 lg:grid-cols-3">
      <Select
        label="Homework"
        placeholder="All homework"
        value={homework}
        options={homeworkIds.map(([id, count]) => ({
          value: id,
          label: `${titles.get(Number(id)) ?? `Homework ${id}`} (${count})`,
        }))}
        onPick={(id) => onChange({ homework: id === '' ? undefined : id })}
      />
      <Select
        label="Class"
        placeholder={address.of === 'mine' ? 'My classes' : 'All classes'}
        value={studentClass}
        options={classes.map(([code, count]) => ({ value: code, label: `${code} (${count})` }))}
        onPick={(code) => onChange({ studentClass: code === '' ? undefined : code })}
      />
      <Select
        label="Which answers"
        placeholder="Worth a look"
        value={show === 'look' ? '' : show}
        options={shows}
        onPick={(value) => onChange({ show: shows.find((one) => one.value === value)?.value ?? 'look' })}
      />
    </div>
  );
}
