import { longestAnswer, questionOptions, readSlots, writeSlots } from '@markwell/marking-core';
import { Select } from '../../components/select.tsx';
import { TextField } from '../../components/text-field.tsx';
import { describedByFeedback, type QuestionTypeProps } from '../question-type.ts';

/** Places to fill in, one below the other: a list to pick from where there are options, else a line to type. */
export function Slots(props: QuestionTypeProps) {
  const { question, answer, onAnswer, disabled } = props;
  const filled = readSlots(question, answer?.value ?? '');
  const fill = (id: string, text: string) =>
    onAnswer({ questionId: question.id, value: writeSlots(question, { ...filled, [id]: text }) });
  return (
    <fieldset aria-describedby={describedByFeedback(props)} disabled={disabled} className="grid min-w-0 gap-3">
      <legend className="mb-3 text-lead font-semibold leading-snug whitespace-pre-line">{question.question}</legend>
      {question.slots?.map(({ id, options }) => {
        const bank = options ?? questionOptions(question);
        const value = filled[id] ?? '';
        const field = { label: id, value };
        return bank.length > 0 ? (
          <Select
            key={id}
            {...field}
            options={bank.map((option) => ({ value: option, label: option }))}
            placeholder="Choose"
            onPick={(text) => fill(id, text)}
          />
        ) : (
          <TextField
            key={id}
            {...field}
            maxLength={longestAnswer / 10}
            autoComplete="off"
            onText={(text) => fill(id, text)}
          />
        );
      })}
    </fieldset>
  );
}
