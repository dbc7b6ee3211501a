import { readMyWeek, type MyWeek as Week } from '@markwell/server/contract';
import { lazy, Suspense, useState } from 'react';
import { Answered } from '../../../components/answered.tsx';
import { Button } from '../../../components/button.tsx';
import { showToast } from '../../../components/toast/toast-store.ts';
import { WaitingLine } from '../../../components/waiting-note.tsx';
import { useStaffQuery } from '../../../lib/staff-session/use-staff-query.ts';
import { keepFor } from '../keep-for.ts';
import { groupByYear } from './week-groups.ts';
import { WeekTable } from './week-table.tsx';

const ChooseClasses = lazy(() => import('./choose-classes.tsx'));

/** What waits for a judgement, and the teacher's classes by their latest homework: one call. `knownAs` is the name given at the login. */
export function MyWeek({ knownAs }: { readonly knownAs: string | undefined }) {
  const query = useStaffQuery('teacher', readMyWeek, knownAs ? { knownAs } : {}, { keepFor });
  const [isChoosing, setChoosing] = useState(false);
  return (
    <section aria-labelledby="my-week" className="mb-12">
      <div className="mb-3 flex flex-wrap items-center justify-between gap-x-6 gap-y-1">
        <h2 id="my-week" className="text-title">
          My week
        </h2>
        <Button look="quiet" className="no-print -mr-3" onClick={() => setChoosing(true)}>
          Choose my classes
        </Button>
      </div>
      <Answered query={query} loading="Loading your week…" what="Your week">
        {(week) => (
          <>
            <div className="mb-3 empty:hidden">
              <WaitingLine waiting={week.waiting} />
            </div>
            <Tables week={week} />
          </>
        )}
      </Answered>
      {isChoosing && query.data !== undefined && (
        <Suspense>
          <ChooseClasses
            chosen={query.data.classes.map((one) => one.studentClass)}
            onClose={() => setChoosing(false)}
            onDone={() => {
              setChoosing(false);
              void query.askAgain();
              showToast({ tone: 'success', title: 'Your classes are kept' });
            }}
          />
        </Suspense>
      )}
    </section>
  );
}

function Tables({ week }: { readonly week: Week }) {
  if (week.classes.length === 0) {
    return (
      <p className="sheet p-5 text-soft">
        No class has your name. Choose your classes, and they are here each time, with what was handed in, what is late
        and what is worth a look.
      </p>
    );
  }
  return (
    <div className="grid gap-6">
      {groupByYear(week).map((group) => (
        <WeekTable key={group.name} group={group} />
      ))}
    </div>
  );
}
