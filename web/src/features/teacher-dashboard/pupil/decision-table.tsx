import type { PupilDecision } from '@markwell/server/contract';
import { Link } from 'wouter';
import { type Column, SortTable } from '../../../components/sort-table/sort-table.tsx';
import { schoolTimeText } from '../../../lib/school-time.ts';
import { attemptAddress } from '../addresses.ts';

/** What people decided about what was handed in, and why. */
export function DecisionTable({ decisions }: { readonly decisions: readonly PupilDecision[] }) {
  return (
    <section aria-labelledby="decisions" className="sheet p-4 sm:p-6">
      <h2 id="decisions" className="mb-3 text-title">
        What was decided
      </h2>
      <SortTable
        name="decisions"
        caption="What was decided about these attempts, latest first"
        columns={columns}
        rows={decisions}
        keyOf={(one) => JSON.stringify(one)}
        usual="-at"
      />
    </section>
  );
}

const columns: readonly Column<PupilDecision>[] = [
  {
    key: 'about',
    label: 'About',
    by: ({ homework }) => homework?.title ?? '',
    cell: (one) => <About decision={one} />,
  },
  { key: 'what', label: 'What', cell: (one) => <What decision={one} /> },
  { key: 'by', label: 'Who', className: 'max-sm:hidden', by: ({ by }) => by ?? '', cell: ({ by }) => by ?? '–' },
  {
    key: 'at',
    label: 'When',
    isTime: true,
    className: 'max-md:hidden whitespace-nowrap text-small',
    by: ({ at }) => at,
    cell: ({ at }) => (at === null ? '–' : schoolTimeText(at)),
  },
];

function About({ decision: { attemptId, homework, label } }: { readonly decision: PupilDecision }) {
  const title = homework?.title ?? 'All homework';
  return (
    <span className="font-normal">
      {attemptId === null ? (
        title
      ) : (
        <Link href={attemptAddress(attemptId)} className="touch">
          {title}
        </Link>
      )}
      {label !== undefined && `, ${label}`}
    </span>
  );
}

function What({ decision: { what, why, endedAt } }: { readonly decision: PupilDecision }) {
  return (
    <span className="wrap-anywhere">
      {what.charAt(0).toUpperCase() + what.slice(1)}
      {endedAt !== null && ` (taken back ${schoolTimeText(endedAt)})`}
      {why !== null && <span className="block text-small text-soft">“{why}”</span>}
    </span>
  );
}
