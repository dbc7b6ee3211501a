import type { Analytics } from '@markwell/server/contract';
import { type ReactNode, useState } from 'react';
import { EmptyState } from '../../../components/empty-state.tsx';
import { QueryView } from '../query-view.tsx';
import { PeriodField } from './period-field.tsx';
import { type Department, useAnalytics } from './use-analytics.ts';
import { shortDate } from './words.ts';

interface AnalyticsViewProps {
  readonly title: string;
  /** Whole school when absent. */
  readonly department?: Department;
  /** What is said where nothing was handed in. */
  readonly empty: string;
  readonly children: (analytics: Analytics) => ReactNode;
}

/** The frame of an analytics tab: its heading, how far back it looks, and its figures. */
export function AnalyticsView({ title, department, empty, children }: AnalyticsViewProps) {
  const [weeks, setWeeks] = useState(13);
  const query = useAnalytics(department, weeks);
  return (
    <>
      <div className="mb-6 flex flex-wrap items-end justify-between gap-x-6 gap-y-3">
        <div>
          <h2 className="text-title">{title}</h2>
          <p className="text-small text-soft" aria-live="polite">
            {query.data === undefined
              ? !query.isError && 'Loading…'
              : `Attempts submitted since ${shortDate(query.data.from)}.`}
          </p>
        </div>
        <PeriodField weeks={weeks} onPick={setWeeks} />
      </div>
      <QueryView query={query} what="the figures">
        {(analytics) =>
          analytics.overview.attempts === 0 ? (
            <EmptyState message={empty} />
          ) : (
            <div className="grid grid-cols-1 gap-6">{children(analytics)}</div>
          )
        }
      </QueryView>
    </>
  );
}
