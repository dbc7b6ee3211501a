import { type AdminHomework, listAdminHomework, listRemarkRuns, listSchemeVersions } from '@markwell/server/contract';
import { useState } from 'react';
import { Select } from '../../../components/select.tsx';
import { useStaffQuery } from '../../../lib/staff-session/use-staff-query.ts';
import { useSearchParams } from '../../../lib/use-search-params.ts';
import { QueryView } from '../query-view.tsx';
import { PublishSection } from './publish-section.tsx';
import { QuestionLabels } from './question-names.ts';
import { RemarkHistory } from './remark-history.tsx';
import { RemarkSection } from './remark-section.tsx';
import { VersionsSection } from './versions-section.tsx';

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

/** Everything about the marking of one homework. */
function HomeworkSchemes({ homeworkId }: { readonly homeworkId: number }) {
  const id = String(homeworkId);
  const versions = useStaffQuery('admin', listSchemeVersions, undefined, { params: { id } });
  const runs = useStaffQuery('admin', listRemarkRuns, { homework: id });
  const [undone, setUndone] = useState(0);
  const askAgain = () => {
    versions.askAgain();
    runs.askAgain();
  };
  return (
    <QueryView query={versions} what="the mark scheme">
      {({ versions: list, labels }) => (
        <QuestionLabels value={new Map(Object.entries(labels))}>
          <VersionsSection homeworkId={id} versions={list} />
          <PublishSection homeworkId={id} versions={list} onPublished={askAgain} />
          {/* Begun anew: what was marked again, or what a dry run found, is so no more. */}
          <RemarkSection key={undone} homeworkId={id} versions={list} onApplied={askAgain} />
          <QueryView query={runs} what="the re-marks">
            {(done) => (
              <RemarkHistory
                runs={done}
                onUndone={() => {
                  setUndone(undone + 1);
                  askAgain();
                }}
              />
            )}
          </QueryView>
        </QuestionLabels>
      )}
    </QueryView>
  );
}

/** The homework that has a mark scheme of its own, cards with a set of their own among them, by title: each scheme once. */
function withOwnScheme(list: readonly AdminHomework[]): AdminHomework[] {
  return list
    .filter(({ schemeVersion }) => schemeVersion !== null)
    .toSorted((one, other) => one.ownTitle.localeCompare(other.ownTitle, 'en-GB', { numeric: true }));
}
