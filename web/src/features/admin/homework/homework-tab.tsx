import { listAdminHomework } from '@markwell/server/contract';
import { lazy, Suspense, useState } from 'react';
import { LinkButton } from '../../../components/link-button.tsx';
import { Loading } from '../../../components/loading.tsx';
import { useStaffQuery } from '../../../lib/staff-session/use-staff-query.ts';
import { useSearchParams } from '../../../lib/use-search-params.ts';
import { QueryView } from '../query-view.tsx';
import { CardList } from './card-list.tsx';
import { type AskedOfHomework, HomeworkDialog } from './homework-dialog.tsx';
import { HomeworkList } from './homework-list.tsx';

const WriteView = lazy(() => import('../write/write-view.tsx'));

/** All homework and the cards that show it; or, as the address says, one homework that is being written. */
export default function HomeworkTab() {
  const [search] = useSearchParams();
  if (search.get('view') !== 'write') return <AllHomework />;
  return (
    <Suspense fallback={<Loading label="Loading…" />}>
      <WriteView key={search.get('homework')} />
    </Suspense>
  );
}

/** Release, withdraw, copy, delete, and choose what a card shows. */
function AllHomework() {
  const homework = useStaffQuery('admin', listAdminHomework, undefined);
  const [asked, setAsked] = useState<AskedOfHomework>();
  return (
    <>
      <div className="mb-6 flex flex-wrap items-center justify-between gap-3">
        <div>
          <h2 className="text-title">Homework</h2>
          <p className="mt-1 max-w-prose text-soft">
            Students see only what is released. A card on the science page shows the set that came with Markwell, or any
            homework that you put on it.
          </p>
        </div>
        <div className="flex flex-wrap gap-3">
          <LinkButton href="?tab=homework&view=write">Write homework</LinkButton>
          <LinkButton look="secondary" href="?tab=science&view=upload">
            Upload homework
          </LinkButton>
        </div>
      </div>
      <QueryView query={homework} what="the homework">
        {(list) => (
          <>
            <CardList cards={list.filter(({ isCard }) => isCard)} all={list} onAsk={setAsked} />
            <HomeworkList homework={list.filter(({ isCard }) => !isCard)} all={list} onAsk={setAsked} />
            {asked !== undefined && (
              <HomeworkDialog
                asked={asked}
                all={list}
                onChanged={homework.askAgain}
                onClose={() => setAsked(undefined)}
              />
            )}
          </>
        )}
      </QueryView>
    </>
  );
}
