import { useId } from 'react';
import { Bank } from '../../components/answer-parts/bank.tsx';
import { type FilledSlot, filledSlots, sharedOptions, slotSign } from '../../components/answer-parts/slot-filling.ts';
import { SlotList } from '../../components/answer-parts/slot-list.tsx';
import { QuestionFieldset } from '../question-fieldset.tsx';
import type { QuestionTypeProps } from '../question-type.ts';
import { LabelledPicture } from './labelled-picture.tsx';

/** A picture with letters on it, and below it a field for each letter, which is all that somebody who does not see the picture needs. */
export default function Labelling(props: QuestionTypeProps) {
  const { question } = props;
  const ids = useId();
  const slots = filledSlots(props);
  // A longer name would hide the picture that it is on.
  const isShort = slots.every(({ slot }) => slotSign(slot) !== undefined);
  const signOf = ({ slot, position }: FilledSlot) => (isShort ? slot.id : `${position}`);
  return (
    <QuestionFieldset {...props}>
      <LabelledPicture question={question} slots={slots} signOf={signOf} ids={ids} />
      <Bank
        title="Labels to use"
        options={sharedOptions(question)}
        slots={slots}
        nameOf={(slot) => `label ${signOf(slot)}`}
      />
      <SlotList
        slots={slots}
        ids={ids}
        isShort={isShort}
        label={(slot) => (
          <>
            <span className="sr-only">Label </span>
            <span translate="no" className="picture-sign">
              {signOf(slot)}
            </span>
            {!isShort && <span className="ms-2">{slot.slot.id}</span>}
          </>
        )}
      />
    </QuestionFieldset>
  );
}
