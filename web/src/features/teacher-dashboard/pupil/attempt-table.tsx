import type { PupilAttempt } from '@markwell/server/contract';
import { Link } from 'wouter';
import { Badge } from '../../../components/badge.tsx';
import { type Column, SortTable } from '../../../components/sort-table/sort-table.tsx';
import { schoolTimeText } from '../../../lib/school-time.ts';
import { attemptAddress } from '../addresses.ts';

/** Every attempt, the latest first. */
export function AttemptTable({ attempts }: { readonly attempts: readonly PupilAttempt[] }) {
  return (
    <section aria-labelledby="attempts" className="sheet p-4 sm:p-6">
      <h2 id="attempts" className="mb-3 text-title">
        Every attempt
      </h2>
      <SortTable
        name="attempts"
        caption="Every attempt, latest first"
        columns={columns}
        rows={attempts}
        keyOf={({ id }) => id}
        usual="-at"
      />
    </section>
  );
}

const columns: readonly Column<PupilAttempt>[] = [
  {
    key: 'homework',
    label: 'Homework',
    by: ({ homework }) => homework.title,
    cell: (one) => <Homework attempt={one} />,
  },
  {
    key: 'class',
    label: 'Class',
    className: 'max-md:hidden',
    by: ({ studentClass }) => studentClass,
    cell: ({ studentClass }) => studentClass,
  },
  {
    key: 'at',
    label: 'Handed in',
    isTime: true,
    className: 'max-sm:hidden whitespace-nowrap text-small',
    by: ({ submittedAt }) => submittedAt,
    cell: ({ submittedAt }) => schoolTimeText(submittedAt),
  },
  {
    key: 'marks',
    label: 'Marks',
    isFigure: true,
    by: ({ totalMarks }) => totalMarks,
    cell: ({ totalMarks, maxMarks }) => `${totalMarks}/${maxMarks}`,
  },
  {
    key: 'percentage',
    label: '%',
    isFigure: true,
    by: ({ percentage }) => percentage,
    cell: ({ percentage }) => percentage,
  },
  {
    key: 'grade',
    label: 'Grade',
    className: 'max-sm:hidden',
    // By rank: grades have no alphabetical order.
    by: ({ percentage }) => -percentage,
    cell: ({ grade }) => grade,
  },
];

function Homework({ attempt }: { readonly attempt: PupilAttempt }) {
  const { id, homework, isFirst, isBest, counts, dueAt, submittedAt } = attempt;
  return (
    <span className="flex flex-wrap items-center gap-x-3 gap-y-1 font-normal">
      <Link href={attemptAddress(id)} className="touch min-h-6">
        {homework.title}
      </Link>
      {isFirst && <Badge tone="pen">first</Badge>}
      {isBest && <Badge tone="tick">best</Badge>}
      {dueAt !== null && submittedAt > dueAt && <Badge tone="caution">late</Badge>}
      {!counts && <Badge tone="caution">does not count</Badge>}
    </span>
  );
}
