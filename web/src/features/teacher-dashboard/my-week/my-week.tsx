import { chooseMyClasses, readMyWeek, type MyWeek as Week } from '@markwell/server/contract';
import { lazy, Suspense, useState } from 'react';
import { Link } from 'wouter';
import { Answered } from '../../../components/answered.tsx';
import { Button } from '../../../components/button.tsx';
import { Notice } from '../../../components/notice.tsx';
import { showToast } from '../../../components/toast/toast-store.ts';
import { WaitingLine } from '../../../components/waiting-note.tsx';
import { staffCall } from '../../../lib/staff-session/staff-call.ts';
import { keepFor, useStaffQuery } from '../../../lib/staff-session/use-staff-query.ts';
import { groupByYear } from './week-groups.ts';
import { WeekTable } from './week-table.tsx';

const RetrievalDialog = lazy(() => import('./retrieval-dialog.tsx'));
const ChooseClasses = lazy(() => import('../../../components/choose-classes.tsx'));

/** What waits for a judgement, and the teacher's classes by their latest homework: one call. `knownAs` is the name given at the login. */
export function MyWeek({ knownAs }: { readonly knownAs: string | undefined }) {
  const query = useStaffQuery('teacher', readMyWeek, knownAs ? { knownAs } : {}, { keepFor });
  const [isChoosing, setChoosing] = useState(false);
  const [isSetting, setSetting] = useState(false);
  const classes = query.data?.classes.map((one) => one.studentClass) ?? [];
  return (
    <section aria-labelledby="my-week" className="mb-12">
      <div className="mb-3 flex flex-wrap items-center justify-between gap-x-6 gap-y-1">
        <h2 id="my-week" className="text-title">
          My week
        </h2>
        <div className="no-print -mx-3 flex flex-wrap items-center">
          <Link href="/teacher-dashboard/classes" className="touch px-3">
            Classes by week
          </Link>
          {query.data?.may.includes('change') && classes.length > 0 && (
            <Button look="quiet" onClick={() => setSetting(true)}>
              Set a retrieval quiz
            </Button>
          )}
          {query.data?.may.includes('choose') && (
            <Button look="quiet" onClick={() => setChoosing(true)}>
              Choose my classes
            </Button>
          )}
        </div>
      </div>
      <Answered query={query} loading="Loading your week…" what="Your week">
        {(week) => (
          <>
            <div className="mb-3 empty:hidden">
              <WaitingLine waiting={week.waiting} />
            </div>
            <NotChosenYet week={week} onChoose={() => setChoosing(true)} />
            <Tables week={week} />
          </>
        )}
      </Answered>
      {isSetting && (
        <Suspense>
          <RetrievalDialog classes={classes} onSet={() => void query.askAgain()} onClose={() => setSetting(false)} />
        </Suspense>
      )}
      {isChoosing && query.data !== undefined && (
        <Suspense>
          <ChooseClasses
            title="Which classes are yours?"
            send={(classes) => staffCall('teacher', chooseMyClasses, { classes })}
            chosen={classes}
            onClose={() => setChoosing(false)}
            onDone={() => {
              setChoosing(false);
              void query.askAgain();
              showToast({ tone: 'success', title: 'Your classes are kept' });
            }}
          >
            <p>Your own, those you cover, or all of your department: others can choose them too.</p>
          </ChooseClasses>
        </Suspense>
      )}
    </section>
  );
}

/** Until classes are a teacher's own there is only reading: what to do about that, where there is anything to read. */
function NotChosenYet({ week, onChoose }: { readonly week: Week; readonly onChoose: () => void }) {
  if (week.may.includes('change') || week.classes.length === 0) return null;
  const isOwnChoice = week.may.includes('choose');
  return (
    <div className="mb-6">
      <Notice tone="caution" title={isOwnChoice ? 'Choose your classes first' : 'You have no classes yet'}>
        <p>
          These classes have your name, so you can look at them. Before you can set dates, change marks or write to
          anyone,{' '}
          {isOwnChoice ? 'choose the classes that you teach.' : 'an administrator has to give you your classes.'}
        </p>
        {isOwnChoice && (
          <Button className="no-print mt-3" onClick={onChoose}>
            Choose my classes
          </Button>
        )}
      </Notice>
    </div>
  );
}

function Tables({ week }: { readonly week: Week }) {
  if (week.classes.length === 0) {
    return (
      <p className="sheet p-5 text-soft">
        {week.may.includes('choose')
          ? 'No class has your name. Choose your classes, and they are here each time, with what was handed in, what is late and what is worth a look.'
          : 'An administrator has not given you any classes yet. Once you have some, they are here each time.'}
        {!week.may.includes('change') && ' Until then you can look at every class, and change nothing.'}
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
