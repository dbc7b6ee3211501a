import { listAdminHomework } from '@markwell/server/contract';
import { useState } from 'react';
import { LinkButton } from '../../../components/link-button.tsx';
import { useStaffQuery } from '../../../lib/staff-session/use-staff-query.ts';
import { QueryView } from '../query-view.tsx';
import { CardList } from './card-list.tsx';
import { type AskedOfHomework, HomeworkDialog } from './homework-dialog.tsx';
import { HomeworkList } from './homework-list.tsx';

/** All homework and the cards that show it: release, withdraw, and choose what a card shows. */
export default function HomeworkTab() {
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
        <LinkButton href="?tab=science&view=upload">Upload homework</LinkButton>
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
