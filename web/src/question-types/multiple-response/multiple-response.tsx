import { questionOptions, readLines } from '@markwell/marking-core';
import { useId, useState } from 'react';
import { PartMark, partOutcome } from '../../components/answer-parts/part-mark.tsx';
import { classNames } from '../../components/class-names.ts';
import { inPageLanguage, t } from '../../lib/texts.ts';
import { QuestionFieldset } from '../question-fieldset.tsx';
import type { QuestionTypeProps } from '../question-type.ts';

/** Options to choose several of. Where the question says how many, one more is not taken, and why is said: nothing that was chosen goes. */
export default function MultipleResponse(props: QuestionTypeProps) {
  const { question, answer, onAnswer, result } = props;
  const { choose } = question;
  const id = useId();
  const [isRefused, setRefused] = useState(false);
  const options = [...new Set(questionOptions(question))];
  const chosen = readLines(options, answer?.value ?? '');
  const toggle = (option: string) => {
    const isChosen = chosen.includes(option);
    const isFull = !isChosen && choose != null && chosen.length >= choose;
    setRefused(isFull);
    if (isFull) return;
    const next = options.filter((one) => (one === option ? !isChosen : chosen.includes(one)));
    onAnswer({ questionId: question.id, value: next.join('\n') });
  };
  return (
    <QuestionFieldset {...props} describedBy={`${id}-how`}>
      <p id={`${id}-how`} className="text-soft" {...inPageLanguage()}>
        {choose == null ? t('type.choose-all') : t('type.choose', { choose })}
      </p>
      <div className="grid gap-2.5">
        {options.map((option, index) => {
          const outcome = chosen.includes(option) ? partOutcome(result, option) : undefined;
          return (
            <label key={option} className="choice flex-wrap">
              <input
                type="checkbox"
                checked={chosen.includes(option)}
                onChange={() => toggle(option)}
                aria-describedby={outcome && `${id}-${index}`}
              />
              <span dir="auto" className="min-w-0 flex-1">
                {option}
              </span>
              <PartMark id={`${id}-${index}`} outcome={outcome} />
            </label>
          );
        })}
      </div>
      <p
        role="status"
        {...inPageLanguage()}
        className={classNames('print:hidden', isRefused ? 'font-semibold text-caution' : 'text-small text-soft')}
      >
        {isRefused ? t('type.full', { choose: choose ?? 0 }) : t('type.chosen', { count: chosen.length })}
      </p>
    </QuestionFieldset>
  );
}
