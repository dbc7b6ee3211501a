import { type Analytics, readAnalytics } from '@markwell/server/contract';
import { type ReactNode, useState } from 'react';
import { EmptyState } from '../../../components/empty-state.tsx';
import { Field } from '../../../components/field.tsx';
import { shortDate } from '../../../lib/school-time.ts';
import { useStaffQuery } from '../../../lib/staff-session/use-staff-query.ts';
import { QueryView } from '../query-view.tsx';

interface AnalyticsViewProps {
  readonly title: string;
  /** Whole school when absent. */
  readonly department?: 'science' | 'btec';
  /** What is said where nothing was handed in. */
  readonly empty: string;
  readonly children: (analytics: Analytics) => ReactNode;
}

/** The frame of an analytics tab: its heading, how far back it looks, and its figures. */
export function AnalyticsView({ title, department, empty, children }: AnalyticsViewProps) {
  const [weeks, setWeeks] = useState(13);
  const query = useStaffQuery('admin', readAnalytics, { department, weeks: String(weeks) });
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

const periods = [
  { weeks: 4, label: 'The last 4 weeks' },
  { weeks: 13, label: 'A term (13 weeks)' },
  { weeks: 26, label: 'Half a year (26 weeks)' },
  { weeks: 53, label: 'A year (53 weeks)' },
] as const;

interface PeriodFieldProps {
  readonly weeks: number;
  readonly onPick: (weeks: number) => void;
}

/** How far back figures go. */
function PeriodField({ weeks, onPick }: PeriodFieldProps) {
  return (
    <div className="w-full sm:w-64">
      <Field label="Period">
        {(wiring) => (
          <select {...wiring} className="input" value={weeks} onChange={(event) => onPick(Number(event.target.value))}>
            {periods.map((period) => (
              <option key={period.weeks} value={period.weeks}>
                {period.label}
              </option>
            ))}
          </select>
        )}
      </Field>
    </div>
  );
}
