import { Bank } from '../../components/answer-parts/bank.tsx';
import { piecesOf } from '../../components/answer-parts/passage.ts';
import { Pieces } from '../../components/answer-parts/pieces.tsx';
import { filledSlots, sharedOptions } from '../../components/answer-parts/slot-filling.ts';
import { SlotList } from '../../components/answer-parts/slot-list.tsx';
import { DataTable } from '../../components/data-table.tsx';
import { t } from '../../lib/texts.ts';
import { QuestionFieldset } from '../question-fieldset.tsx';
import type { QuestionTypeProps } from '../question-type.ts';

/** A table with cells to fill in; each is called by the headings of its row and its column. */
export default function Table(props: QuestionTypeProps) {
  const { table } = props.question;
  const slots = filledSlots(props);
  const ids = slots.map(({ slot }) => slot.id);
  const cells = table?.rows.flat() ?? [];
  const missing = slots.filter(({ slot }) => !cells.some((cell) => cell.includes(`[[${slot.id}]]`)));
  return (
    <QuestionFieldset {...props}>
      <Bank title={t('type.fill-in')} options={sharedOptions(props.question)} slots={slots} />
      {table && <DataTable {...table} cell={(text) => <Pieces pieces={piecesOf(text, ids)} slots={slots} />} />}
      {missing.length > 0 && <SlotList slots={missing} label={({ slot }) => slot.name} />}
    </QuestionFieldset>
  );
}
