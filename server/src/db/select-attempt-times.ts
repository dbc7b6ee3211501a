import * as z from 'zod/mini';
import { countsForClass } from './counting.ts';
import { isIn, type Period } from './scores-of.ts';
import { numberColumn, type Session, selectRows } from './session.ts';

// Hand-written SQL: a million attempts, grouped from an index alone.

const from = (period: Period) => `FROM attempts a WHERE ${isIn(period, '$1')} AND ${countsForClass('a')}`;

/** Attempts by the UTC hour of submission ('2025-11-03T14'), and those whose page claimed other marks. */
export function selectAttemptHours(session: Session, period: Period) {
  return selectRows(
    session,
    z.object({ hour: z.string(), attempts: numberColumn, differing: numberColumn }),
    `SELECT substr(a.submitted_at, 1, 13) AS hour, count(*) AS attempts,
            sum(CASE WHEN a.differs_from_claim THEN 1 ELSE 0 END) AS differing ${from(period)} GROUP BY 1 ORDER BY 1`,
    [period.since],
  );
}

/** Attempts by the whole minutes that they took, in rising order. */
export function selectAttemptMinutes(session: Session, period: Period) {
  return selectRows(
    session,
    z.object({ value: z.number(), count: numberColumn }),
    `SELECT a.time_spent_minutes AS value, count(*) AS count ${from(period)} AND a.time_spent_minutes IS NOT NULL
      GROUP BY 1 ORDER BY 1`,
    [period.since],
  );
}
