/** The time so many milliseconds before `now`, as the database has it: ISO 8601 UTC. */
export function timeBefore(now: Date, milliseconds: number): string {
  return new Date(now.getTime() - milliseconds).toISOString();
}
