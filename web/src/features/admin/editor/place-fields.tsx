import { isMarkedQuestion } from '@markwell/marking-core';
import type { DraftQuestion } from '@markwell/server/contract';
import { CheckBox } from '../check-box.tsx';
import { readPath, writePath } from './question-path.ts';
import { TypedField } from './typed-field.tsx';

/** A question with the number that the editor shows. */
export interface NumberedQuestion {
  readonly number: number;
  readonly question: DraftQuestion;
}

interface PlaceFieldsProps {
  readonly question: DraftQuestion;
  /** The questions above it. */
  readonly others: readonly NumberedQuestion[];
  readonly onChange: (question: DraftQuestion) => void;
}

/** The number that a question has on paper, and what of the questions above is beside it. */
export function PlaceFields({ question, others, onChange }: PlaceFieldsProps) {
  const material = question.material ?? [];
  const possible = others.filter(({ question: other }) => material.includes(other.id) || hasMaterial(other));
  const share = (id: string, isShared: boolean) => {
    const ids = possible
      .map((one) => one.question.id)
      .filter((one) => (one === id ? isShared : material.includes(one)));
    onChange({ ...question, material: orNull(ids) });
  };
  return (
    <>
      <TypedField
        label="Number on paper"
        hint="Such as 2 or 2 (b)(ii). Empty: questions are numbered in order."
        text={writePath(question.label ?? [])}
        maxLength={80}
        read={(text) => orNull(readPath(text))}
        onValue={(label) => onChange({ ...question, label })}
      />
      {possible.length > 0 && (
        <fieldset className="grid min-w-0 gap-2">
          <legend className="mb-1 font-semibold">Shown beside it</legend>
          {possible.map(({ number, question: other }) => (
            <CheckBox
              key={other.id}
              label={`What question ${number} shows: ${shorten(other.question || (other.description ?? ''))}`}
              isChecked={material.includes(other.id)}
              onCheck={(isChecked) => share(other.id, isChecked)}
            />
          ))}
        </fieldset>
      )}
    </>
  );
}

/** Whether a question shows something that another one can need. */
function hasMaterial({ type, description, diagramPath, table, soundPath }: DraftQuestion): boolean {
  return !isMarkedQuestion({ type }) || [description, diagramPath, table, soundPath].some((one) => one != null);
}

const orNull = (list: string[]) => (list.length === 0 ? null : list);
const shorten = (text: string) => (text.length > 60 ? `${text.slice(0, 59).trimEnd()}…` : text);
