import { listAdminHomework } from '@markwell/server/contract';
import { Select } from '../../../components/select.tsx';
import { useStaffQuery } from '../../../lib/staff-session/use-staff-query.ts';
import { useSearchParams } from '../../../lib/use-search-params.ts';
import { QueryView } from '../query-view.tsx';
import { HomeworkSchemes } from './homework-schemes.tsx';
import { withOwnScheme } from './with-own-scheme.ts';

/**
 * Mark schemes and re-marks: a homework's versions, a correction, marking again. The address has the choice.
 */
export default function SchemesTab() {
  const [search, setSearch] = useSearchParams();
  const homework = useStaffQuery('admin', listAdminHomework, undefined);
  const chosen = search.get('homework') ?? '';
  return (
    <>
      <h2 className="text-title">Mark schemes</h2>
      <p className="mt-1 mb-6 max-w-prose text-soft">
        Correct how a homework is marked, see whose marks would change, and mark everyone again. Nothing changes before
        you say so, and what was changed can be undone.
      </p>
      <QueryView query={homework} what="the homework">
        {(list) => {
          const items = withOwnScheme(list);
          const item = items.find(({ id }) => String(id) === chosen);
          return (
            <div className="grid grid-cols-[minmax(0,1fr)] gap-6">
              <div className="sheet p-5 sm:p-7">
                <Select
                  label="Homework"
                  placeholder="Choose a homework"
                  options={items.map(({ id, ownTitle }) => ({ value: String(id), label: `${ownTitle} (${id})` }))}
                  value={item === undefined ? '' : chosen}
                  onPick={(id) => setSearch({ tab: 'schemes', ...(id !== '' && { homework: id }) }, { replace: true })}
                />
              </div>
              {item !== undefined && <HomeworkSchemes key={item.id} homeworkId={item.id} />}
            </div>
          );
        }}
      </QueryView>
    </>
  );
}
