import type { ListChange } from '../../../contract/class-roster.ts';
import { lockTable } from '../../../db/lock.ts';
import { type Actor, storeActor } from '../../site/audit/actor.ts';
import { recordAudit } from '../../site/audit/record-audit.ts';
import type { Services } from '../../site/services/services.ts';
import { type ChangeEffect, readBelongings, readState } from './change-effect.ts';
import { prepareChange } from './list-changes.ts';
import { getRosterClass } from './roster-class.ts';

const nothing = { owned: { attempts: [], comments: [] }, exclusions: [] };

/**
 * Changes the class list of one class in one transaction, and keeps what it takes to undo it. Written to the audit log without names.
 * Throws a `Problem` for a class or student that is not there, and for a name that two could not be told apart by.
 */
export async function changeRoster(
  services: Services,
  { class: typed, change }: { readonly class: string; readonly change: ListChange },
  by: Actor,
): Promise<{ changeId: number }> {
  const own = await getRosterClass(services, typed, 'class');
  const at = services.now();
  return services.database.write(async (session) => {
    // Two who change lists at once do so one after the other.
    await lockTable(session, 'list_changes');
    const { about, from, make } = await prepareChange(session, { own, services }, change);
    const before = await readState(session, about);
    const belongings = from === undefined ? nothing : await readBelongings(session, from);
    await make();
    const effect: ChangeEffect = { before, after: await readState(session, about), ...belongings };
    const { tables, transaction } = session;
    const row = { kind: change.kind, classCode: own.code, effect: JSON.stringify(effect), at: at.toISOString() };
    const { id: changeId } = await tables.listChanges.create(
      { ...row, ...storeActor(by), undoneAt: null },
      { transaction },
    );
    const details = { change: changeId, class: own.code, students: about, attempts: belongings.owned.attempts.length };
    await recordAudit(session, at, {
      by,
      action: `${change.kind}-on-list`,
      subject: `class ${own.code}`,
      details,
    });
    return { changeId };
  });
}
