import { useId } from 'react';
import { Bank } from '../../components/answer-parts/bank.tsx';
import { filledSlots, sharedOptions } from '../../components/answer-parts/slot-filling.ts';
import { SlotList } from '../../components/answer-parts/slot-list.tsx';
import { t } from '../../lib/texts.ts';
import { QuestionFieldset } from '../question-fieldset.tsx';
import type { QuestionTypeProps } from '../question-type.ts';
import { LabelledPicture } from './labelled-picture.tsx';

/** A picture with letters on it, and below it a field for each letter, which is all that somebody who does not see the picture needs. */
export default function Labelling(props: QuestionTypeProps) {
  const { question } = props;
  const ids = useId();
  const slots = filledSlots(props);
  return (
    <QuestionFieldset {...props}>
      <LabelledPicture question={question} slots={slots} ids={ids} />
      <Bank title={t('type.labels')} options={sharedOptions(question)} slots={slots} />
      <SlotList
        slots={slots}
        ids={ids}
        isShort={slots.every(({ slot: { id, sign } }) => id === sign)}
        label={({ slot: { id, sign } }) => (
          <>
            <span className="sr-only">{t('type.label')} </span>
            <span translate="no" className="picture-sign">
              {sign}
            </span>
            {id !== sign && <span className="ms-2">{id}</span>}
          </>
        )}
      />
    </QuestionFieldset>
  );
}
