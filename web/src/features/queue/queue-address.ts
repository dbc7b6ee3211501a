import { readQueue } from '@markwell/server/contract';
import { useLocation } from 'wouter';
import { useSearch } from 'wouter/use-browser-location';

/** What the queue shows, kept in its address. */
export interface QueueAddress {
  readonly homework: string | undefined;
  readonly studentClass: string | undefined;
  /** If no class is chosen: the reader's, or the whole school's. */
  readonly of: 'mine' | 'school';
  readonly show: 'look' | 'likely' | 'all';
  /** How many groups are passed over. */
  readonly from: number;
}

/** What an address asks for; what it does not make sense of is left out. */
function readQueueSearch(search: string): QueueAddress {
  const given = new URLSearchParams(search);
  const read = readQueue.input.safeParse({
    homework: given.get('homework') ?? undefined,
    of: given.get('of') ?? undefined,
    show: given.get('show') ?? undefined,
    from: given.get('from') ?? undefined,
  });
  const { homework, of = 'mine', show = 'look', from = '0' } = read.success ? read.data : {};
  return { homework, studentClass: given.get('class') || undefined, of, show, from: Number(from) };
}

/** The same as an address. */
function writeQueueSearch({ homework, studentClass, of, show, from }: QueueAddress): string {
  const search = new URLSearchParams();
  if (homework !== undefined) search.set('homework', homework);
  if (studentClass !== undefined) search.set('class', studentClass);
  if (of !== 'mine') search.set('of', of);
  if (show !== 'look') search.set('show', show);
  if (from > 0) search.set('from', String(from));
  return search.size === 0 ? '' : `?${search}`;
}

/** The address, and what changes it. */
export function useQueueAddress(): [QueueAddress, (changed: Partial<QueueAddress>) => void] {
  const [path, navigate] = useLocation();
  const address = readQueueSearch(useSearch());
  return [address, (changed) => navigate(path + writeQueueSearch({ ...address, from: 0, ...changed }))];
}
