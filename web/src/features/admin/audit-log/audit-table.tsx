import type { AuditEntry } from '@markwell/server/contract';
import { type Column, SortTable } from '../../../components/sort-table/sort-table.tsx';
import { clockTime } from '../../../lib/school-time.ts';

const columns: readonly Column<AuditEntry>[] = [
  {
    key: 'when',
    label: 'When',
    cell: ({ at, ...entry }) => (
      <>
        <time dateTime={at} className="whitespace-nowrap">
          {clockTime(at).replace('T', ' ')}
        </time>
        <span className="block font-normal wrap-anywhere md:hidden">
          <Who {...entry} />
        </span>
      </>
    ),
  },
  { key: 'who', label: 'Who', className: 'max-md:hidden min-w-32 wrap-anywhere', cell: (entry) => <Who {...entry} /> },
  {
    key: 'what',
    label: 'What',
    className: 'wrap-anywhere',
    cell: ({ said, on, more }) => (
      <>
        <span className="font-semibold">{said}</span>
        <span className="block lg:hidden">{on}</span>
        {more !== '' && <span className="block max-w-prose text-small text-soft">{more}</span>}
      </>
    ),
  },
  { key: 'on', label: 'On', className: 'max-lg:hidden wrap-anywhere', cell: ({ on }) => on },
];

function Who({ by, username }: Pick<AuditEntry, 'by' | 'username'>) {
  return (
    <>
      <span>{by}</span>
      {username !== null && <span className="block text-small font-normal text-soft">{username}</span>}
    </>
  );
}

/** Who did what, when, and to whom; the latest first. */
export function AuditTable({ entries }: { readonly entries: readonly AuditEntry[] }) {
  return (
    <div className="sheet px-4 py-2 sm:px-6">
      <SortTable
        name="audit"
        caption="Audit log, the latest first"
        columns={columns}
        rows={entries}
        keyOf={({ id }) => id}
        usual="-when"
      />
    </div>
  );
}
