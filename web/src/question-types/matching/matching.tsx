import { Bank } from '../../components/answer-parts/bank.tsx';
import { filledSlots, sharedOptions } from '../../components/answer-parts/slot-filling.ts';
import { SlotList } from '../../components/answer-parts/slot-list.tsx';
import { t } from '../../lib/texts.ts';
import { QuestionFieldset } from '../question-fieldset.tsx';
import type { QuestionTypeProps } from '../question-type.ts';

/** Pairs: beside each left side, a list of what it can be matched with. */
export default function Matching(props: QuestionTypeProps) {
  const slots = filledSlots(props);
  return (
    <QuestionFieldset {...props}>
      <Bank title={t('type.to-match')} options={sharedOptions(props.question)} slots={slots} />
      <SlotList slots={slots} label={({ slot }) => slot.name} />
    </QuestionFieldset>
  );
}
