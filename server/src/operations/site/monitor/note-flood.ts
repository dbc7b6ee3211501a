import { literal, Op } from 'sequelize';
import type { Session } from '../../../db/session.ts';
import { timeBefore } from '../school-clock.ts';
import type { Services } from '../services/services.ts';

/** What an address asked too much of. */
export interface FloodSource {
  readonly ipAddress: string;
  readonly kind: 'requests' | 'sign-ins' | 'visitors';
  /** The path of the call. */
  readonly call: string;
}

/** A flood goes on while its pauses are shorter than this, in milliseconds. */
const longestPause = 10 * 60_000;

/** Notes `refused` requests of a flood: more of one that goes on, or the start of another. */
async function noteFlood(
  session: Session,
  now: Date,
  { ipAddress, kind, call }: FloodSource,
  refused: number,
): Promise<void> {
  const at = now.toISOString();
  const { tables, transaction } = session;
  const where = { ipAddress, kind, call, lastAt: { [Op.gt]: timeBefore(now, longestPause) } };
  const more = { refused: literal(`refused + ${Math.trunc(refused)}`), lastAt: at };
  const [changed] = await tables.floods.update(more, { where, transaction });
  if (changed > 0) return;
  await tables.floods.create({ ipAddress, kind, call, refused, firstAt: at, lastAt: at }, { transaction });
}

/** How often one flood is written down at most, in milliseconds: it must not become a flood of writes. */
const writtenEvery = 2000;

/** Gives what counts floods in memory and writes each down now and then; `onError` is told of what cannot be written. */
export function createFloodCounter(
  { database, now }: Services,
  onError: (error: unknown) => void,
): (source: FloodSource) => void {
  const counts = new Map<string, { source: FloodSource; refused: number }>();
  const write = (key: string) => {
    const counted = counts.get(key);
    counts.delete(key);
    if (counted === undefined || counted.refused === 0) return;
    const { source, refused } = counted;
    counts.set(key, { source, refused: 0 });
    setTimeout(write, writtenEvery, key).unref();
    database.write((session) => noteFlood(session, now(), source, refused)).catch(onError);
  };
  return (source) => {
    const key = JSON.stringify(source);
    const counted = counts.get(key);
    if (counted !== undefined) counted.refused += 1;
    else {
      counts.set(key, { source, refused: 1 });
      write(key);
    }
  };
}
