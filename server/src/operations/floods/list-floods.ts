import * as z from 'zod/mini';
import { floodKindSchema, type UserStats } from '../../contract/monitor.ts';
import { selectRows } from '../../db/session.ts';
import type { FindPlace } from '../../places/places.ts';
import type { Services } from '../services/services.ts';
import { timeBefore } from '../times/time-before.ts';

/** A flood is told of for this long after it ended, in milliseconds. */
const toldFor = 60 * 60_000;
const most = 20;

const floodRow = z.object({
  ip_address: z.string(),
  kind: floodKindSchema,
  call: z.string(),
  refused: z.number(),
  first_at: z.string(),
  last_at: z.string(),
});

/** The addresses that asked for more than is given out within the last hour, the latest first; at most 20. */
export async function listFloods({ database, now }: Services, findPlace: FindPlace): Promise<UserStats['floods']> {
  const rows = await selectRows(
    database.reader,
    floodRow,
    `SELECT ip_address, kind, call, refused, first_at, last_at FROM floods
      WHERE last_at >= $1 ORDER BY last_at DESC, id DESC LIMIT ${most}`,
    [timeBefore(now(), toldFor)],
  );
  return rows.map((row) => ({
    ipAddress: row.ip_address,
    location: findPlace(row.ip_address),
    kind: row.kind,
    call: row.call,
    refused: row.refused,
    firstAt: row.first_at,
    lastAt: row.last_at,
  }));
}
