import { Bank } from '../../components/answer-parts/bank.tsx';
import { piecesOf } from '../../components/answer-parts/passage.ts';
import { Pieces } from '../../components/answer-parts/pieces.tsx';
import { type FilledSlot, filledSlots, sharedOptions } from '../../components/answer-parts/slot-filling.ts';
import { SlotList } from '../../components/answer-parts/slot-list.tsx';
import { DataTable } from '../../components/data-table.tsx';
import { QuestionFieldset } from '../question-fieldset.tsx';
import type { QuestionTypeProps } from '../question-type.ts';
import { placesIn } from './places-in.ts';

/** A table with cells to fill in; each is called by the headings of its row and its column. */
export default function Table(props: QuestionTypeProps) {
  const { table } = props.question;
  const slots = filledSlots(props);
  const ids = slots.map(({ slot }) => slot.id);
  const places = placesIn(table, ids);
  const nameOf = ({ slot, position }: FilledSlot) => places.get(slot.id) ?? `Cell ${position}`;
  const missing = slots.filter(({ slot }) => !places.has(slot.id));
  return (
    <QuestionFieldset {...props}>
      <Bank title="To fill in" options={sharedOptions(props.question)} slots={slots} nameOf={nameOf} />
      {table && (
        <DataTable {...table} cell={(text) => <Pieces pieces={piecesOf(text, ids)} slots={slots} nameOf={nameOf} />} />
      )}
      {missing.length > 0 && <SlotList slots={missing} label={nameOf} />}
    </QuestionFieldset>
  );
}
