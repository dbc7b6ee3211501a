import type { RosterImport, RosterMessage } from '../../../contract/admin-classes.ts';
import type { AuditAction } from '../../../contract/audit.ts';
import { selectMemberships } from '../../../db/one-person.ts';
import { lockTable, type Session } from '../../../db/session.ts';
import { type Actor, recordAudit, storeActor } from '../../site/audit/record-audit.ts';
import { byName } from '../../site/normalise-name.ts';
import type { Services } from '../../site/services/services.ts';
import { type ChangeEffect, readState } from '../class-roster/change-effect.ts';
import type { KeptClass } from '../class-roster/kept-class.ts';
import { type Choices, type ClassPlan, type Comer, planLists } from './plan-lists.ts';
import type { TaughtList } from './prepare-class.ts';
import { countAttemptsOf, selectMembers } from './select-members.ts';
import { storeLists } from './store-lists.ts';

/** New lists of several classes, and what is to be told of them. */
interface NewLists {
  readonly lists: readonly TaughtList[];
  readonly choices: Choices;
  readonly messages: readonly RosterMessage[];
  readonly action: AuditAction;
}

interface HowToChange {
  readonly kind: 'import' | 'move-up';
  readonly dryRun: boolean;
  readonly by: Actor;
}

/** Thrown inside the transaction of a dry run, so that nothing of it is kept. */
class DryRun extends Error {
  readonly result: RosterImport;

  constructor(result: RosterImport) {
    super('A dry run stores nothing');
    this.result = result;
  }
}

/**
 * Changes the lists of several classes in one transaction, written to the audit log, and keeps what it takes to undo it. A dry run
 * does the same and stores nothing. `prepare` makes the new lists ready in that transaction.
 */
export async function changeLists(
  { database, now }: Services,
  { kind, dryRun, by }: HowToChange,
  prepare: (session: Session) => Promise<NewLists>,
): Promise<RosterImport> {
  try {
    return await database.write(async (session) => {
      await lockTable(session, 'list_changes');
      const at = now();
      const { lists, choices, messages, action } = await prepare(session);
      const members = await selectMembers(session);
      const plans = planLists(lists, members, choices);
      const attempts = await countAttemptsOf(session);
      const moved = new Set(plans.flatMap(({ comes }) => comes.flatMap(({ is }) => is?.member.person ?? [])));
      const leaving = new Set(plans.flatMap(({ gone }) => gone.map(({ id }) => id)));
      const classes = plans.map((plan, index) => ({
        ...tell(plan, { moved, leaving }, attempts),
        isNew: lists[index]?.isNew === true,
      }));
      const about = await whoIsIn(session, plans);
      const before = await readState(session, about);
      const taught = plans.map((plan, index) => ({
        ...{ ...plan, teacher: lists[index]?.teacher ?? '' },
        hadList: plan.stays.length + plan.gone.length + plan.renamed.length > 0,
      }));
      const kept = await storeLists(session, taught, at);
      const keptAs = new Map(kept.map((one) => [one.code, one.keptAs]));
      const told = {
        classes: classes.map((one) => ({ ...one, keptAs: keptAs.get(one.studentClass) ?? null })),
        messages: [...messages],
      };
      if (dryRun) throw new DryRun({ stored: false, changeId: null, ...told });
      const changeId = await keepEffect(session, { kind, at, by }, { before, about, plans, kept });
      const students = classes.reduce((sum, one) => sum + one.students, 0);
      const details = { classes: classes.length, students };
      await recordAudit(session, at, { by, action, subject: 'classes', details });
      return { stored: true, changeId, ...told };
    });
  } catch (error) {
    if (error instanceof DryRun) return error.result;
    throw error;
  }
}

/** The memberships that new lists may change: of their classes, and all others of whoever comes. */
async function whoIsIn(session: Session, plans: readonly ClassPlan[]): Promise<number[]> {
  const { tables, transaction } = session;
  const classCode = plans.map(({ code }) => code);
  const rows = await tables.students.findAll({ attributes: ['id'], where: { classCode }, raw: true, transaction });
  const known = plans.flatMap(({ comes }) => comes.flatMap(({ is }) => (is ? [is.member.id] : [])));
  const others = await selectMemberships(session, known);
  return [...new Set([...rows.map(({ id }) => id), ...others])];
}

async function keepEffect(
  session: Session,
  { kind, at, by }: { readonly kind: HowToChange['kind']; readonly at: Date; readonly by: Actor },
  done: {
    readonly before: ChangeEffect['before'];
    readonly about: readonly number[];
    readonly plans: readonly ClassPlan[];
    readonly kept: readonly KeptClass[];
  },
): Promise<number> {
  const { tables, transaction } = session;
  const ids = new Set([...done.about, ...(await whoIsIn(session, done.plans))]);
  const effect: ChangeEffect = {
    ...{ before: done.before, after: await readState(session, [...ids]), kept: [...done.kept] },
    ...{ owned: { attempts: [], comments: [], allowances: [] }, exclusions: [] },
  };
  const row = { kind, classCode: '', effect: JSON.stringify(effect), at: at.toISOString(), ...storeActor(by) };
  return (await tables.listChanges.create({ ...row, undoneAt: null }, { transaction })).id;
}

/** What a new list does to a class, as whoever checks it is told. */
function tell(
  plan: ClassPlan,
  { moved, leaving }: { readonly moved: ReadonlySet<number>; readonly leaving: ReadonlySet<number> },
  attempts: ReadonlyMap<number, number>,
) {
  const { code, students, renamed, comes, gone } = plan;
  const attemptsOf = ({ is }: Comer) => attempts.get(is?.member.person ?? 0) ?? 0;
  const names = (some: readonly { readonly name: string }[]) => some.map(({ name }) => name).sort(byName);
  const moves = comes.flatMap((one) =>
    one.is === undefined
      ? []
      : [
          {
            name: one.name,
            from: one.is.member.classCode,
            attempts: attemptsOf(one),
            why: one.is.why,
            isStill: one.is.member.isPresent && !leaving.has(one.is.member.id),
          },
        ],
  );
  const doubtful = comes.filter(({ maybe }) => maybe.length > 0);
  const perhaps = (id: number) => {
    const like = doubtful.filter(({ maybe }) => maybe.some(({ member }) => member.id === id));
    return like.length === 1 ? (like[0]?.name ?? null) : null;
  };
  return {
    studentClass: code,
    students: students.size,
    added: comes.length,
    removed: gone.length,
    comes: names(comes.filter(({ is }) => is === undefined)),
    leaves: gone
      .filter(({ person }) => !moved.has(person))
      .map(({ id, name }) => ({ name, perhaps: perhaps(id) }))
      .sort((one, other) => byName(one.name, other.name)),
    moves: moves.sort((one, other) => byName(one.name, other.name)),
    renamed: renamed.map(({ name, is }) => ({ name: is.member.name, to: name, why: is.why })),
    doubtful: doubtful.map(({ name, maybe }) => ({
      name,
      maybe: maybe.map(({ member, why }) => ({
        ...{ id: member.id, name: member.name, studentClass: member.classCode, why },
        attempts: attempts.get(member.person) ?? 0,
      })),
    })),
  };
}
