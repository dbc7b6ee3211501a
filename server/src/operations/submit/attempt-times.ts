const minute = 60_000;
const day = 24 * 60 * minute;

/** Clocks of school computers run ahead; by more than this, in milliseconds, a start is not believed. */
const aheadAtMost = 10 * minute;
/** An attempt waits on a device for two weeks or so at most, and may have been started some time before that. */
const oldestStart = 60 * day;
const longestMinutes = 24 * 60;

/** When the attempt was started, in ISO 8601 UTC; null when what was sent is no time or cannot be true. */
export function readStartedAt(sent: string | null | undefined, now: Date): string | null {
  if (!sent || !/^\d{4}-\d\d-\d\dT/.test(sent)) return null;
  const started = Date.parse(sent);
  if (Number.isNaN(started) || started > now.getTime() + aheadAtMost || started < now.getTime() - oldestStart)
    return null;
  return new Date(started).toISOString();
}

/** Whole minutes, 0 to a day; null when what was sent is none or cannot be true. */
export function readTimeSpent(sent: number | null | undefined): number | null {
  if (sent === null || sent === undefined || sent < 0 || sent > longestMinutes) return null;
  return Math.round(sent);
}
