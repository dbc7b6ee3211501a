import type { MarkScheme, Policy } from '@markwell/marking-core';
import * as z from 'zod/mini';
import { currentMarking } from '../../../db/counting.ts';
import { selectOverridesOf } from '../../../db/lay-overrides.ts';
import { readMarking, readStoredAnswers } from '../../../db/marking-json.ts';
import { erasedDigest } from '../../../db/remark-rows.ts';
import { inList, selectRows } from '../../../db/session.ts';
import { Problem } from '../../site/problems/problem.ts';
import type { Services } from '../../site/services/services.ts';
import { findHorizon } from '../remark/find-horizon.ts';
import { findRemarkTarget } from '../remark/remark-target.ts';
import { scanAttempts } from '../remark/scan-attempts.ts';
import { getScheme, getSchemeHomework } from '../versions/find-scheme.ts';
import { schemesOfEditions } from '../versions/schemes-of-editions.ts';
import { findAttemptId } from './find-attempt-id.ts';
import { earlierMarks, type ReplayCase, type ReplayedAttempt, replayer } from './replay-attempt.ts';

// SQL by hand: the marking that counts is found by SQL.

/** Which stored attempts to replay, and by what. */
export interface ReplayInput {
  /** References or ids of attempts; or else a whole homework. */
  readonly attempts?: readonly string[];
  /** Id or slug. */
  readonly homework?: string;
  readonly classCode?: string | undefined;
  /** The version that each was marked by when absent. */
  readonly version?: number | undefined;
  /** The policy that each was marked by when absent. */
  readonly policy?: Policy | undefined;
  /** Whether to tell how each answer was read and matched. */
  readonly steps?: boolean | undefined;
}

const replayRow = z.object({
  id: z.number(),
  reference: z.string(),
  homework_id: z.number(),
  answers: z.string(),
  scheme_version: z.number(),
  arrived_with: z.number(),
  marking: z.string(),
  body_digest: z.string(),
});
type ReplayRow = z.output<typeof replayRow>;

/**
 * Marks stored attempts again, by the version and policy that marked them unless told otherwise, and compares with the marks
 * that count now. Stores nothing; memory does not grow with their number. Throws a `Problem` for what is not there.
 */
export async function* replayStored(services: Services, input: ReplayInput): AsyncGenerator<ReplayedAttempt[]> {
  const replay = replayer({ steps: input.steps ?? false });
  const findScheme = schemeFinder(services);
  for await (const rows of readRows(services, input)) {
    const replayed: ReplayedAttempt[] = [];
    for (const row of rows) replayed.push(replay(await toCase(services, findScheme, row, input)));
    yield replayed;
  }
}

/** Finds what marks an attempt by a version; the same object each time, as what marks it is kept by the scheme. */
function schemeFinder(services: Services) {
  const found = new Map<string, ReturnType<typeof schemesOfEditions>>();
  return async (row: ReplayRow, version: number): Promise<MarkScheme> => {
    const name = `${row.homework_id}/${version}`;
    const find = async () => {
      const { homework, current } = await getSchemeHomework(services, String(row.homework_id));
      return schemesOfEditions(services, homework, current, await getScheme(services, homework, version));
    };
    const finding = found.get(name) ?? find();
    found.set(name, finding);
    const [newest, earlier] = await finding;
    return earlier.find(({ lastVersion }) => row.arrived_with <= lastVersion)?.scheme ?? newest;
  };
}

async function toCase(
  services: Services,
  findScheme: ReturnType<typeof schemeFinder>,
  row: ReplayRow,
  { version, policy }: ReplayInput,
): Promise<ReplayCase> {
  const { homework } = await getSchemeHomework(services, String(row.homework_id));
  const marking = readMarking(row.marking);
  const schemeVersion = version ?? row.scheme_version;
  return {
    attempt: row.reference,
    homework: homework.slug ?? String(homework.id),
    schemeVersion,
    scheme: await findScheme(row, schemeVersion),
    policy: policy ?? marking.policy,
    answers: readStoredAnswers(row.answers),
    overrides: await selectOverridesOf(services.database.reader, row.id),
    before: earlierMarks(marking),
  };
}

async function* readRows(services: Services, input: ReplayInput): AsyncGenerator<ReplayRow[]> {
  const { reader } = services.database;
  if (input.homework === undefined) {
    for (const name of input.attempts ?? []) yield [await findRow(services, name)];
    return;
  }
  const { homework, classCode } = await findRemarkTarget(services, input.homework, { classCode: input.classCode });
  const scope = { homeworkId: homework.id, classCode };
  const upTo = await findHorizon(services.database);
  for await (const batch of scanAttempts(reader, scope, { after: 0, upTo })) {
    const list = inList(batch.map(({ id }) => id));
    yield await selectRows(reader, replayRow, `${selectReplay} WHERE a.id IN ${list.sql} ORDER BY a.id`, list.values);
  }
}

const selectReplay = `SELECT a.id, a.reference, a.homework_id, a.answers, a.body_digest, a.scheme_version AS arrived_with,
       m.scheme_version, m.marking
  FROM attempts a JOIN markings m ON m.id = ${currentMarking}`;

async function findRow(services: Services, name: string): Promise<ReplayRow> {
  const id = await findAttemptId(services, name);
  const [row] = await selectRows(services.database.reader, replayRow, `${selectReplay} WHERE a.id = $1`, [id]);
  if (row === undefined) throw new Error('An attempt that was found is not there');
  if (row.body_digest === erasedDigest) {
    throw new Problem('not-found', `The student of attempt ${row.id} was erased, and the answers with them.`);
  }
  return row;
}
