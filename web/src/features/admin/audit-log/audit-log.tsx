import { type AuditEntry, exportAuditCsv, exportAuditJson, readAuditLog } from '@markwell/server/contract';
import { Button } from '../../../components/button.tsx';
import { EmptyState } from '../../../components/empty-state.tsx';
import { type Column, SortTable } from '../../../components/sort-table/sort-table.tsx';
import { clockTime } from '../../../lib/school-time.ts';
import { staffDownload } from '../../../lib/staff-session/staff-download.ts';
import { useStaffQuery } from '../../../lib/staff-session/use-staff-query.ts';
import { useAction } from '../../../lib/use-action.ts';
import { useFocusSoon } from '../../../lib/use-focus-soon.ts';
import { useSearchParams } from '../../../lib/use-search-params.ts';
import { QueryView } from '../query-view.tsx';
import { AuditForm, asSearch, readSearch, type TypedSearch } from './audit-form.tsx';

const files = { csv: exportAuditCsv, json: exportAuditJson } as const;

/** The audit log: search it, go back through it, download it. The address has the search. */
export default function AuditLog() {
  const [params, setParams] = useSearchParams();
  const typed = readSearch(params);
  const search = asSearch(typed);
  const before = params.get('before') ?? undefined;
  const page = useStaffQuery('admin', readAuditLog, { ...search, before });
  const focusSoon = useFocusSoon();
  const go = (to: Record<string, string | undefined>) => {
    const given = Object.entries({ tab: 'audit', ...to }).flatMap(([name, text]) =>
      text === undefined ? [] : [[name, text]],
    );
    setParams(Object.fromEntries(given));
    focusSoon('audit-entries');
  };
  const onSearch = (next: TypedSearch) => go({ ...asSearch(next) });
  const download = useAction((file: keyof typeof files) => staffDownload('admin', files[file], search));
  return (
    <>
      <div className="mb-5 flex flex-wrap items-end justify-between gap-3">
        <div>
          <h2 className="text-title">Audit log</h2>
          <p className="mt-1 max-w-prose text-soft">
            Who did what, when, and to whom. Nothing can be changed or removed here, and opening or downloading the log
            is recorded in it too.
          </p>
        </div>
        <div className="flex flex-wrap gap-3">
          <Button look="secondary" onClick={() => void download.run('csv')}>
            {download.isBusy ? 'Preparing…' : 'Download CSV'}
          </Button>
          <Button look="secondary" onClick={() => void download.run('json')}>
            Download JSON
          </Button>
        </div>
      </div>
      <p role="alert" className="mb-3 font-semibold text-cross empty:hidden">
        {download.problem === undefined ? null : `The file could not be made. ${download.problem}`}
      </p>
      <div className="grid gap-5">
        <AuditForm key={JSON.stringify(typed)} search={typed} onSearch={onSearch} />
        <section id="audit-entries" tabIndex={-1} aria-label="Entries" className="grid gap-4">
          <QueryView query={page} what="the audit log">
            {({ entries, next }) => (
              <>
                {entries.length === 0 ? (
                  <EmptyState message="Nothing in the audit log matches." />
                ) : (
                  <AuditTable entries={entries} />
                )}
                <div className="flex flex-wrap gap-3">
                  {before !== undefined && (
                    <Button look="secondary" onClick={() => go({ ...search })}>
                      Back to the latest
                    </Button>
                  )}
                  {next !== null && (
                    <Button look="secondary" onClick={() => go({ ...search, before: next })}>
                      Older entries
                    </Button>
                  )}
                </div>
              </>
            )}
          </QueryView>
        </section>
      </div>
    </>
  );
}

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
function AuditTable({ entries }: { readonly entries: readonly AuditEntry[] }) {
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
