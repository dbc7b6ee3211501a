const minute = 60_000;

/** Whoever was seen in this time is on the site, in milliseconds. */
export const activeFor = 5 * minute;
/** What the history shows, and how long addresses stay whole, in milliseconds. */
export const historyFor = 24 * 60 * minute;
