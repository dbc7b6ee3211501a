import type { ListChangeKind } from '../../contract/class-roster.ts';
import { rowId, text, textOrNull } from './columns.ts';
import { decidedColumns, toldByUser } from './decided.ts';
import { table } from './table.ts';

/** A change to class lists, with what undoing it takes. Kept for some weeks. */
export const listChanges = table(
  'list_changes',
  {
    id: rowId(),
    kind: text<ListChangeKind | 'import' | 'move-up'>(),
    /** Empty for a change of many classes. */
    classCode: text(),
    /** The students before and after it, as JSON: see `readEffect`. */
    effect: text(),
    ...decidedColumns(),
    /** When it was undone; null if it was not. */
    undoneAt: textOrNull(),
  },
  { ...toldByUser, indexes: [{ name: 'list_changes_class', fields: ['class_code', 'id'] }] },
);
