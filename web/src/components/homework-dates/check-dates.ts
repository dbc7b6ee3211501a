/** Times as the fields have them, '2026-01-16T16:00', or empty. */
export interface DatesTyped {
  readonly openFrom: string;
  readonly due: string;
  readonly closed: string;
}

/** What keeps dates from being set, by the field where it can be put right; empty when nothing does. All empty takes them away. */
export function checkDates(
  classes: readonly string[],
  { openFrom, due, closed }: DatesTyped,
): Partial<Record<keyof DatesTyped | 'classes', string>> {
  if (classes.length === 0) return { classes: 'Choose the classes.' };
  const isAfter = (one: string, other: string) => one !== '' && other !== '' && one > other;
  if (isAfter(openFrom, due) || isAfter(openFrom, closed)) return { openFrom: 'Let it open before it is due.' };
  return isAfter(due, closed) ? { closed: 'Let it close after it is due.' } : {};
}
