import {
  type HistoricalVisit,
  type IpReport,
  listActiveUsers,
  listHistoricalUsers,
  readIpReport,
  readUserStats,
  type UserStats,
  type Visit,
} from '@markwell/server/contract';
import { useState } from 'react';
import { type StaffQuery, useStaffQuery } from '../../../lib/staff-session/use-staff-query.ts';

/** Milliseconds between polls of who is here, and of who was (spec part 2, section 9). */
const often = 5_000;
const seldom = 30_000;

export interface Monitor {
  readonly stats: StaffQuery<UserStats>;
  readonly active: StaffQuery<Visit[]>;
  readonly history: StaffQuery<HistoricalVisit[]>;
  readonly report: StaffQuery<IpReport>;
  readonly isAuto: boolean;
  readonly setAuto: (isAuto: boolean) => void;
  /** Asks for all four again, because somebody wants them; tells whether the figures came. */
  readonly refresh: () => Promise<boolean>;
}

/** The four queries of the monitor, which poll while auto-refresh is on. */
export function useMonitor(): Monitor {
  const [isAuto, setAuto] = useState(true);
  const every = (interval: number) => ({ refetchInterval: isAuto && interval });
  const stats = useStaffQuery('admin', readUserStats, undefined, every(often));
  const active = useStaffQuery('admin', listActiveUsers, undefined, every(often));
  const history = useStaffQuery('admin', listHistoricalUsers, undefined, every(seldom));
  const report = useStaffQuery('admin', readIpReport, undefined, every(seldom));
  const refresh = async () => {
    const [areFresh = false] = await Promise.all([stats, active, history, report].map((query) => query.askAgain()));
    return areFresh;
  };
  return { stats, active, history, report, isAuto, setAuto, refresh };
}
