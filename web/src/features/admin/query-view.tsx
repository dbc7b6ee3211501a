import type { ReactNode } from 'react';
import { Button } from '../../components/button.tsx';
import { EmptyState } from '../../components/empty-state.tsx';
import { Loading } from '../../components/loading.tsx';
import { Notice } from '../../components/notice.tsx';
import { failureText } from '../../lib/failure.ts';
import type { StaffQuery } from '../../lib/staff-session/use-staff-query.ts';

interface QueryViewProps<Answer> {
  readonly query: StaffQuery<Answer>;
  /** What is coming, such as 'the class lists'. */
  readonly what: string;
  readonly children: (answer: Answer) => ReactNode;
}

/** What a query gives, or that it is on its way, or why it cannot be had; an answer that has grown old stays in view. */
export function QueryView<Answer>({ query, what, children }: QueryViewProps<Answer>) {
  const { data, isError, error, askAgain } = query;
  if (data === undefined && isError) {
    return (
      <div role="alert">
        <EmptyState
          message={`Could not load ${what}. ${failureText(error)}`}
          actions={<Button onClick={askAgain}>Try again</Button>}
        />
      </div>
    );
  }
  if (data === undefined) return <Loading label={`Loading ${what}…`} />;
  return (
    <>
      {isError && (
        <Notice tone="caution" role="status" className="mb-5">
          <p>This may be out of date. {failureText(error)}</p>
          <Button look="quiet" className="-ml-3" onClick={askAgain}>
            Try again
          </Button>
        </Notice>
      )}
      {children(data)}
    </>
  );
}
