import { readHistories } from '@markwell/server/contract';
import { useSearch } from 'wouter/use-browser-location';
import { Answered } from '../../../components/answered.tsx';
import { Button } from '../../../components/button.tsx';
import NotFound from '../../../components/not-found.tsx';
import { Page } from '../../../components/page.tsx';
import { PageHeading } from '../../../components/page-heading.tsx';
import { PupilName } from '../../../components/pupil-name.tsx';
import { SignedInOnly } from '../../../components/staff-session/signed-in-only.tsx';
import { useStaffQuery } from '../../../lib/staff-session/use-staff-query.ts';
import { dashboardLinks } from '../addresses.ts';
import { HistorySheet } from './history-sheet.tsx';

/** What a student has done over all homework, or every student of a class: a page of paper each, for parents' evening. */
export default function HistoryPage() {
  const search = new URLSearchParams(useSearch());
  const asked = Object.fromEntries(
    (['class', 'student', 'attempt'] as const).flatMap((name) => (search.get(name) ? [[name, search.get(name)]] : [])),
  );
  if (Object.keys(asked).length === 0) return <NotFound />;
  return (
    <SignedInOnly role="teacher" title="Histories">
      {() => <Histories asked={asked} />}
    </SignedInOnly>
  );
}

function Histories({ asked }: { readonly asked: { class?: string; student?: string; attempt?: string } }) {
  const query = useStaffQuery('teacher', readHistories, asked);
  const only = query.data?.length === 1 ? query.data[0] : undefined;
  const title = only?.student.name ?? `${asked.class ?? 'Student'}: a sheet for each student`;
  return (
    <Page title={title} links={dashboardLinks}>
      <div className="no-print mb-6 flex flex-wrap items-end justify-between gap-x-6 gap-y-3">
        <PageHeading>{only === undefined ? title : 'History'}</PageHeading>
        <Button look="secondary" onClick={() => window.print()}>
          {only === undefined ? 'Print all sheets' : 'Print'}
        </Button>
      </div>
      <Answered query={query} loading="Loading…" what="The history">
        {(histories) =>
          histories.length === 0 ? (
            <p className="text-soft">Nobody is in this class yet.</p>
          ) : (
            <div className="grid gap-8 print:block">
              {histories.map((history) => (
                <HistorySheet
                  key={history.student.id}
                  history={history}
                  name={<PupilName id={history.student.id}>{history.student.name}</PupilName>}
                />
              ))}
            </div>
          )
        }
      </Answered>
    </Page>
  );
}
