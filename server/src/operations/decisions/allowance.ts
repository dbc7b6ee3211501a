import type * as z from 'zod/mini';
import { type Allowance, allowanceSchema, type allow as allowCall } from '../../contract/allowances.ts';
import { selectMemberships } from '../../db/one-person.ts';
import { type Session, type SqlValue, selectRows } from '../../db/session.ts';
import { getDated } from '../homework/dates/read-dates.ts';
import { getReportClass } from '../people/classes/report-class.ts';
import { decisionKind, endRow, success } from '../site/audit/decide.ts';
import { type Actor, actorName } from '../site/audit/record-audit.ts';
import { Problem } from '../site/problems/problem.ts';
import type { Services } from '../site/services/services.ts';

type Asked = z.output<typeof allowCall.input>;

/** What is allowed to one pupil, in place of what was of the same kind. */
interface ToAllow {
  readonly studentId: number;
  readonly homeworkId: number | null;
  readonly kind: Allowance['kind'];
  readonly untilAt: string | null;
  readonly more: number | null;
  readonly reason: string;
}

const kind = decisionKind({
  store: async (deciding, input: ToAllow) => {
    const { tables, transaction, made } = deciding;
    const { studentId, homeworkId } = input;
    const student = await tables.students.findByPk(studentId, { lock: true, transaction });
    if (student === null || student.erasedAt !== null)
      throw new Problem('not-found', `There is no student ${studentId}.`);
    if (student.source === 'self') {
      throw new Problem('invalid-input', `${student.name} is on no class list. Say first who it is.`, {
        field: 'students',
      });
    }
    const own = await selectMemberships(deciding, [studentId]);
    const before = { studentId: own, homeworkId, kind: input.kind, endedAt: null };
    await tables.allowances.update({ endedAt: made.at }, { where: before, transaction });
    return tables.allowances.create({ ...input, ...made, endedAt: null }, { transaction });
  },
  find: ({ tables, transaction }, id) => tables.allowances.findByPk(id, { transaction }),
  end: endRow('allowances'),
  actions: ['allow', 'end-allowance'],
  subject: ({ studentId }) => `student ${studentId}`,
  details: ({ id, homeworkId: homework, kind, untilAt: until, more }) => ({
    allowance: id,
    homework,
    kind,
    until,
    more,
  }),
  endedDetails: ({ id }) => ({ allowance: id }),
  tell: async (session, { id }) => {
    const [told] = await selectAllowances(session, 'w.id = $1', [id]);
    if (told === undefined) throw new Error('The allowance was not stored');
    return told;
  },
  tellEnded: success,
  unknown: (id) => `There is no allowance ${id}.`,
  over: 'This was taken back already.',
});

/** What pupils are allowed that their class is not: longer, no homework, another try. */
export const allowance = {
  decide: async (services: Services, { students, reason, allowed }: Asked, by: Actor): Promise<Allowance[]> => {
    const homework = allowed.homework === null ? null : await getDated(services, String(allowed.homework));
    const what = {
      homeworkId: homework?.id ?? null,
      kind: allowed.kind,
      untilAt: allowed.kind === 'longer' ? readUntil(services, allowed.until) : null,
      more: allowed.kind === 'another-try' ? allowed.more : null,
      reason: reason.trim(),
    };
    const told = await kind.decideAll(
      services,
      [...new Set(students)].map((studentId) => ({ ...what, studentId })),
      by,
    );
    services.catalogue.forget();
    return told;
  },
  takeBack: async (services: Services, id: string, by: Actor) => {
    const ended = await kind.takeBack(services, id, by);
    services.catalogue.forget();
    return ended;
  },
};

function readUntil({ clock, now }: Services, shown: string): string {
  const until = clock.readTime(shown);
  if (until !== undefined && until > now().toISOString()) return until;
  const why =
    until === undefined ? `there is no ${shown.replace('T', ' ')} by the clock of ${clock.timeZone}.` : 'that is over.';
  throw new Problem('invalid-input', why, { field: 'allowed.until' });
}

/** What pupils are allowed now, by name. Throws a `Problem` for an unknown class. */
export async function listAllowances(
  services: Services,
  asked: {
    readonly class?: string | undefined;
    readonly homework?: string | undefined;
    readonly student?: string | undefined;
  },
): Promise<Allowance[]> {
  const { reader } = services.database;
  const classCode = await getReportClass(services, asked.class);
  const homework = asked.homework === undefined ? undefined : await getDated(services, asked.homework);
  const own = asked.student === undefined ? [] : await selectMemberships(reader, [Number(asked.student)]);
  const ofStudent = asked.student === undefined ? '' : `AND w.student_id IN (${own.join(',') || 'NULL'})`;
  return selectAllowances(
    reader,
    `w.ended_at IS NULL AND ($1 = '' OR s.class_code = $1) AND ($2 = 0 OR coalesce(w.homework_id, $2) = $2) ${ofStudent}`,
    [classCode ?? '', homework?.id ?? 0],
  );
}

/** What the pupil of a membership is allowed now at a homework. */
export async function selectAllowancesOf(
  session: Session,
  studentId: number,
  homeworkId: number,
): Promise<Allowance[]> {
  const own = await selectMemberships(session, [studentId]);
  const where = `w.ended_at IS NULL AND w.student_id IN (${own.join(',') || 'NULL'}) AND coalesce(w.homework_id, $1) = $1`;
  return selectAllowances(session, where, [homeworkId]);
}

/** By hand: whose they are, and who decided, is joined. */
function selectAllowances(session: Session, where: string, values: readonly SqlValue[]): Promise<Allowance[]> {
  return selectRows(
    session,
    allowanceSchema,
    `SELECT w.id, s.id AS "student.id", s.name AS "student.name", s.class_code AS "student.studentClass",
            w.homework_id AS "homework.id", h.title AS "homework.title", w.kind, w.until_at AS "untilAt", w.more, w.reason,
            ${actorName('w')} AS by, w.at
       FROM allowances w JOIN students s ON s.id = w.student_id
       LEFT JOIN assignments h ON h.id = w.homework_id LEFT JOIN users u ON u.id = w.user_id
      WHERE ${where} ORDER BY s.name, w.id LIMIT 500`,
    values,
  );
}
