import type { ReactNode } from 'react';
import { failureText, isMissing } from '../lib/failure.ts';
import { timeOfDayText } from '../lib/school-time.ts';
import type { StaffQuery } from '../lib/staff-session/use-staff-query.ts';
import { Button } from './button.tsx';
import { Loading } from './loading.tsx';
import { Notice } from './notice.tsx';

interface AnsweredProps<Answer> {
  readonly query: StaffQuery<Answer>;
  /** What is coming, such as 'Loading the results…'. */
  readonly loading: string;
  /** What failed to come, as the start of a sentence, such as 'The results'. */
  readonly what: string;
  /** Room around the notice of a failure, where the answer itself goes to the edges of its sheet. */
  readonly noticeClass?: string;
  readonly children: (answer: Answer) => ReactNode;
}

/**
 * What a query answers; before that its loading state; where it fails, why, and a way to try again unless there is no such thing. An answer that is already
 * there stays when fetching it again fails, with a line that says how old it is.
 */
export function Answered<Answer>({ query, loading, what, noticeClass = 'mb-4', children }: AnsweredProps<Answer>) {
  const { data, error, isError, isFetching, askAgain, dataUpdatedAt } = query;
  if (data === undefined && !isError) return <Loading label={loading} />;
  const since = timeOfDayText(dataUpdatedAt);
  return (
    <>
      {isError && (
        <Notice tone={data === undefined ? 'problem' : 'caution'} role="alert" className={noticeClass}>
          <p>
            {what} could not be loaded{data !== undefined && ` again: this is from ${since}`}. {failureText(error)}
          </p>
          {!isMissing(error) && (
            <Button look="secondary" className="no-print mt-3" onClick={askAgain}>
              {isFetching ? 'Trying again…' : 'Try again'}
            </Button>
          )}
        </Notice>
      )}
      {data !== undefined && children(data)}
    </>
  );
}
