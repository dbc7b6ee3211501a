import { Bank } from '../../components/answer-parts/bank.tsx';
import { paragraphsOf } from '../../components/answer-parts/passage.ts';
import { Pieces } from '../../components/answer-parts/pieces.tsx';
import { filledSlots, sharedOptions } from '../../components/answer-parts/slot-filling.ts';
import { t } from '../../lib/texts.ts';
import { QuestionFieldset } from '../question-fieldset.tsx';
import type { QuestionTypeProps } from '../question-type.ts';

/** A text with gaps, filled in where they are: typed, from a bank of words, or from a list each. */
export default function GapFill(props: QuestionTypeProps) {
  const slots = filledSlots(props);
  const ids = slots.map(({ slot }) => slot.id);
  return (
    <QuestionFieldset {...props}>
      <Bank title={t('type.words')} options={sharedOptions(props.question)} slots={slots} />
      <div className="grid gap-3 text-lead">
        {paragraphsOf(props.question.passage ?? '', ids).map((pieces, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: paragraphs of a text stay where they are
          <p key={index} dir="auto" className="passage">
            <Pieces pieces={pieces} slots={slots} isCounted />
          </p>
        ))}
      </div>
    </QuestionFieldset>
  );
}
