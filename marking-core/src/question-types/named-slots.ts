import type { Question, QuestionTable } from '../questions/question.ts';
import { questionOptions } from '../questions/question-options.ts';
import { readLines, readSlots } from '../questions/slot-answers.ts';
import { type SignedSlot, signedSlots } from '../questions/slot-signs.ts';
import { findQuestionType, type QuestionType } from './type-names.ts';

/** A slot as people know it. */
export interface NamedSlot extends SignedSlot {
  /** 'Gap 2', 'Label A', 'Copper, Colour'; of a pair its left side. */
  readonly name: string;
}

/** What slots are called. */
export type SlotNames = readonly Pick<NamedSlot, 'id' | 'name'>[];

type Naming = (slot: SignedSlot, question: Question) => string;

/** Types whose slots are not called by their ids. */
const namings: Readonly<Partial<Record<QuestionType, Naming>>> = {
  'gap-fill': ({ sign }) => `Gap ${sign}`,
  labelling: ({ id, sign }) => (id === sign ? `Label ${sign}` : `Label ${sign}, ${id}`),
  table: ({ id, sign }, { table }) => cellName(table, id) ?? `Cell ${sign}`,
};

/** The slots of a question, in its order, with what students, staff and files call them. */
export function namedSlots(question: Question): NamedSlot[] {
  const naming = namings[findQuestionType(question.type) ?? 'text'];
  return signedSlots(question).map((slot) => ({ ...slot, name: naming?.(slot, question) ?? slot.id }));
}

/** A line that begins with a slot's id, or is that, with the slot's name instead: 'a: Cu' is 'Copper, Symbol: Cu'. Any other as it is. */
export function nameSlot(slots: SlotNames, line: string): string {
  const isOf = ({ id }: { readonly id: string }) => line === id || line.startsWith(`${id}:`);
  const slot = [...slots].sort((a, b) => b.id.length - a.id.length).find(isOf);
  return slot === undefined ? line : slot.name + line.slice(slot.id.length);
}

/** What was answered in several places, in one line: 'Gap 1: pumps; Gap 2: lungs', 'egg; larva; pupa'. Any other answer as it is. */
export function partsInLine(question: Question, value: string): string {
  const filled = new Map(Object.entries(readSlots(question, value)));
  const named = namedSlots(question).flatMap(({ id, name }) => (filled.has(id) ? [`${name}: ${filled.get(id)}`] : []));
  const parts = named.length > 0 ? named : readLines(questionOptions(question), value);
  return parts.length > 0 ? parts.join('; ') : value;
}

/** 'Copper, Colour', by the headings of its row and its column. A row whose heading is to be filled in goes by its number. */
function cellName(table: QuestionTable | null | undefined, id: string): string | undefined {
  for (const [rowIndex, row] of (table?.rows ?? []).entries()) {
    const index = row.findIndex((cell) => idsIn(cell).includes(id));
    if (index < 0) continue;
    const heading = row[0]?.trim() ?? '';
    const ids = idsIn(row[index] ?? '');
    const names = [
      heading === '' || idsIn(heading).length > 0 ? `Row ${rowIndex + 1}` : heading,
      table?.columns[index]?.trim(),
      ids.length > 1 ? `${ids.indexOf(id) + 1} of ${ids.length}` : undefined,
    ];
    return names.filter(Boolean).join(', ');
  }
  return undefined;
}

function idsIn(cell: string): string[] {
  return [...cell.matchAll(/\[\[([^[\]]+)\]\]/gu)].flatMap(([, id]) => id ?? []);
}
