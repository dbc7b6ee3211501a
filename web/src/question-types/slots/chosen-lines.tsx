import { questionOptions, readLines } from '@markwell/marking-core';
import { describedByFeedback, type QuestionTypeProps } from '../question-type.ts';

/** Options to choose several of; an order is the order in which they were chosen. */
export function ChosenLines(props: QuestionTypeProps) {
  const { question, answer, onAnswer, disabled } = props;
  const options = questionOptions(question);
  const chosen = readLines(options, answer?.value ?? '');
  const toggle = (option: string) => {
    const next = chosen.includes(option) ? chosen.filter((one) => one !== option) : [...chosen, option];
    onAnswer({ questionId: question.id, value: next.join('\n') });
  };
  const isOrder = question.type === 'ordering';
  return (
    <fieldset aria-describedby={describedByFeedback(props)} disabled={disabled} className="min-w-0">
      <legend className="mb-3 text-lead font-semibold leading-snug whitespace-pre-line">{question.question}</legend>
      <div className="grid gap-2.5">
        {options.map((option) => (
          <label key={option} className="choice">
            <input type="checkbox" checked={chosen.includes(option)} onChange={() => toggle(option)} />
            <span className="min-w-0">
              {isOrder && chosen.includes(option) ? `${chosen.indexOf(option) + 1}. ${option}` : option}
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
