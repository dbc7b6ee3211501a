import { exportAuditCsv, exportAuditJson, readAuditLog } from '@markwell/server/contract';
import { Button } from '../../../components/button.tsx';
import { EmptyState } from '../../../components/empty-state.tsx';
import { staffDownload } from '../../../lib/staff-session/staff-download.ts';
import { useStaffQuery } from '../../../lib/staff-session/use-staff-query.ts';
import { useAction } from '../../../lib/use-action.ts';
import { useFocusSoon } from '../../../lib/use-focus-soon.ts';
import { useSearchParams } from '../../../lib/use-search-params.ts';
import { QueryView } from '../query-view.tsx';
import { AuditForm } from './audit-form.tsx';
import { asSearch, readSearch, type TypedSearch } from './audit-search.ts';
import { AuditTable } from './audit-table.tsx';

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
