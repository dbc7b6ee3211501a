import { lazy, Suspense } from 'react';
import { Loading } from '../../components/loading.tsx';
import { PageHeading } from '../../components/page-heading.tsx';
import type { ResultsProps } from '../../features/take-homework/results-props.ts';
import { said, t } from '../../lib/texts.ts';

const fetchScreen = () =>
  import('../../features/results/results-screen.tsx').then(({ ResultsScreen }) => ({ default: ResultsScreen }));

/** Needed after Submit only, and fetched from the start, so that it is there whatever becomes of the connection. */
const fetched = fetchScreen().catch(() => undefined);
const Screen = lazy(async () => (await fetched) ?? fetchScreen().catch(() => ({ default: BareResults })));

/** The results of a science homework. */
export function Results(props: ResultsProps) {
  return (
    <Suspense fallback={<Loading label={t('results.loading')} />}>
      <Screen {...props} />
    </Suspense>
  );
}

/** Stands in for a screen that could not be fetched: the marks, where the attempt is, and the answers with what is said of each. */
function BareResults({ homework, marking, status, again, children }: ResultsProps) {
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-6">
      <PageHeading>
        {marking.totalMarks}/{marking.maxMarks}, {said(marking.grade)}
      </PageHeading>
      {status}
      {homework.questions.map(again)}
      {children}
    </div>
  );
}
