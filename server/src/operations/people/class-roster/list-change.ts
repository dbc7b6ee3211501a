import type { ListChange } from '../../../contract/class-roster.ts';
import { lockTable } from '../../../db/session.ts';
import { decisionKind, endRow, success } from '../../site/audit/decide.ts';
import { type ChangeEffect, readBelongings, readEffect, readState } from './change-effect.ts';
import { prepareChange } from './list-changes.ts';
import { putBack } from './put-back.ts';
import { getRosterClass } from './roster-class.ts';

const nothing = { owned: { attempts: [], comments: [], allowances: [] }, exclusions: [] };
const end = endRow('list_changes', 'undone_at');

/** A change of the class list of one class; what is undone may also be one of many classes, which has no class of its own. It keeps what it takes to undo it; two are made one after the other. */
export const listChange = decisionKind({
  store: async (deciding, { class: typed, change }: { readonly class: string; readonly change: ListChange }) => {
    const { tables, transaction, services, made } = deciding;
    await lockTable(deciding, 'list_changes');
    const own = await getRosterClass(services, typed, 'class');
    const { about, from, make } = await prepareChange(deciding, { own, services }, change);
    const before = await readState(deciding, about);
    const belongings = from === undefined ? nothing : await readBelongings(deciding, from);
    await make();
    const effect: ChangeEffect = { before, after: await readState(deciding, about), ...belongings, kept: [] };
    const { kind } = change;
    const row = { kind, classCode: own.code, effect: JSON.stringify(effect), ...made, undoneAt: null };
    const { id } = await tables.listChanges.create(row, { transaction });
    return { id, kind, classCode: own.code, about, effect };
  },
  find: async (session, id) => {
    await lockTable(session, 'list_changes');
    const { tables, transaction } = session;
    const found = await tables.listChanges.findByPk(id, { transaction });
    return found && { id, kind: found.kind, classCode: found.classCode, effect: readEffect(found.effect) };
  },
  end: async (deciding, change) => {
    const ended = await end(deciding, change);
    if (ended > 0) await putBack(deciding, change.effect);
    return ended;
  },
  actions: [({ kind }) => `${kind}-on-list`, 'undo-on-list'],
  subject: ({ classCode }) => (classCode === '' ? 'classes' : `class ${classCode}`),
  details: ({ id, classCode, about, effect }) => ({
    ...{ change: id, class: classCode, students: about, attempts: effect.owned.attempts.length },
  }),
  endedDetails: ({ id, kind }) => ({ change: id, kind }),
  tell: async (_session, { id }) => ({ changeId: id }),
  tellEnded: success,
  unknown: (id) => `There is no change ${id} to undo.`,
  over: 'This was undone already.',
});
