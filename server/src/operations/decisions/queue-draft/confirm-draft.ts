import * as z from 'zod/mini';
import type { ConfirmedDraft, confirmQueueDraft as confirmCall } from '../../../contract/queue-draft.ts';
import { remarkSummarySchema, type Touched, touchedSchema } from '../../../contract/remark.ts';
import type { Session } from '../../../db/session.ts';
import type { DraftDecisionRow } from '../../../db/tables/decisions.ts';
import { refuseOthers } from '../../people/authority/refuse-others.ts';
import type { Staff } from '../../people/sign-in/staff.ts';
import { recordAudit } from '../../site/audit/record-audit.ts';
import { Problem } from '../../site/problems/problem.ts';
import type { Services } from '../../site/services/services.ts';
import { changeSchemes, type SchemeChange, type StoredChange, withRun } from '../judgements/change-schemes.ts';
import { type StoredJudgements, tellJudged } from '../judgements/judge-answers.ts';
import { judgeDraft } from './preview-draft.ts';
import { describeDecisions, draftToken, holdDraft, selectDraft } from './read-draft.ts';

type Input = z.output<typeof confirmCall.input>;

/**
 * Judges everything in somebody's draft and marks all attempts again, all of it or nothing, as the contract says. What was confirmed
 * already is not done again. Throws a `Problem` whose fields say what it needs.
 */
export async function confirmQueueDraft(
  services: Services,
  input: Input,
  staff: Pick<Staff, 'userId' | 'role'>,
): Promise<ConfirmedDraft> {
  const { userId } = staff;
  const { reader } = services.database;
  const done = await findConfirmed(services, input.token, userId);
  if (done !== undefined) return done;
  const rows = await selectDraft(reader, userId);
  if (rows.length === 0 || draftToken(rows) !== input.token) throw otherDraft();
  const homework = [...new Set(rows.map(({ homeworkId }) => homeworkId))];
  await refuseOthers(services, staff, { homework: 'homework' }, { params: {}, input: { homework } });
  const before = async (session: Session) => {
    await holdDraft(session, userId);
    if (draftToken(await selectDraft(session, userId)) !== input.token) throw otherDraft();
  };
  const after = (session: Session, judged: readonly StoredChange<StoredJudgements>[], touched: Touched) =>
    recordConfirmed(services, session, { userId, input, touched, judged });
  try {
    const changes = await checkedChanges(services, rows, input, userId);
    const others = input.others?.classes ?? [];
    const { changed, touched } = await changeSchemes(services, changes, userId, { others, before, after });
    return { ...touched, judged: changed.map((one) => tellJudged(one)) };
  } catch (error) {
    // Another window may have confirmed the same draft meanwhile.
    const meanwhile = await findConfirmed(services, input.token, userId);
    if (meanwhile !== undefined) return meanwhile;
    throw error;
  }
}

/** What is to be judged; each time that it begins, it is looked at whether something stands in the way by then. */
async function checkedChanges(
  services: Services,
  rows: readonly DraftDecisionRow[],
  { others }: Input,
  userId: number,
): Promise<SchemeChange<StoredJudgements>[]> {
  await refuseTroubled(services, rows);
  const changes = await judgeDraft(services, rows, { by: userId, at: services.now(), reason: others?.reason });
  return changes.map((change) => ({
    ...change,
    next: async (session, scheme) => {
      const own = rows.filter(({ homeworkId }) => homeworkId === change.homeworkId);
      await refuseTroubled(services, own);
      return change.next(session, scheme);
    },
  }));
}

async function refuseTroubled(services: Services, rows: readonly DraftDecisionRow[]): Promise<void> {
  const inTrouble = (await describeDecisions(services, rows)).filter(({ trouble }) => trouble !== null);
  if (inTrouble.length === 0) return;
  throw new Problem(
    'conflict',
    `${inTrouble.length === 1 ? 'One answer was' : `${inTrouble.length} answers were`} judged or changed by somebody else since you decided. Look again, then confirm. Nothing is stored yet.`,
    { fields: { needs: 'look', keys: inTrouble.map(({ key }) => key) } },
  );
}

/** What is kept of a draft that was confirmed: no words of students. */
const outcomeSchema = z.extend(touchedSchema, {
  judged: z.array(
    z.object({
      homework: z.object({ id: z.number(), title: z.string() }),
      version: z.number(),
      stored: z.object({ judgementIds: z.array(z.number()) }),
      summary: remarkSummarySchema,
      runId: z.nullable(z.number()),
    }),
  ),
});

interface Confirmed {
  readonly userId: number;
  readonly input: Input;
  readonly touched: Touched;
  readonly judged: readonly StoredChange<StoredJudgements>[];
}

async function recordConfirmed(
  { now }: Services,
  session: Session,
  { userId, input: { token, others }, touched, judged }: Confirmed,
): Promise<void> {
  const { tables, transaction } = session;
  const at = now();
  const outcome = outcomeSchema.parse({ ...touched, judged });
  await tables.draftDecisions.destroy({ where: { userId }, transaction });
  const row = { userId, token, outcome: JSON.stringify(outcome), at: at.toISOString() };
  await tables.confirmedDrafts.create(row, { transaction });
  await recordAudit(session, at, {
    by: userId,
    action: 'confirm-queue',
    subject: `user ${userId}`,
    details: {
      homework: judged.map(({ homework, version, stored }) => ({
        ...{ id: homework.id, version },
        judgements: stored.judgementIds.length,
      })),
      ...touched,
      ...(others !== undefined && { reason: others.reason }),
    },
  });
}

async function findConfirmed(services: Services, token: string, userId: number): Promise<ConfirmedDraft | undefined> {
  const row = await services.database.reader.tables.confirmedDrafts.findOne({ where: { userId, token } });
  if (row === null) return undefined;
  const { judged, ...touched } = outcomeSchema.parse(JSON.parse(row.outcome));
  const told = await Promise.all(
    judged.map(async ({ stored, ...rest }) =>
      tellJudged(await withRun(services, { ...rest, stored: { ...stored, replaced: [] } })),
    ),
  );
  return { ...touched, judged: told };
}

const otherDraft = () =>
  new Problem('conflict', 'What you have judged is not what this page shows any more. Look again, then confirm.', {
    fields: { needs: 'draft' },
  });
