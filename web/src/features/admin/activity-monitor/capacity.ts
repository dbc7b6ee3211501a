/** The most people that the school's server is meant for at a time (spec part 2, section 9). */
export const safeLimit = 400;

/** The server's state, in the specification's words and limits. */
export interface Capacity {
  readonly level: 'green' | 'yellow' | 'red';
  readonly message: string;
}

const levels: readonly (Capacity & { readonly upTo: number })[] = [
  { level: 'green', upTo: 200, message: 'System running smoothly' },
  { level: 'yellow', upTo: 350, message: 'Approaching capacity limits' },
];
const beyond: Capacity = { level: 'red', message: 'High load - potential performance impact' };

/** What this many people at a time mean for the server. */
export function judgeCapacity(users: number): Capacity {
  return levels.find(({ upTo }) => users <= upTo) ?? beyond;
}
