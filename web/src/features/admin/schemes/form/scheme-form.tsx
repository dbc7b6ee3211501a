import { useState } from 'react';
import * as z from 'zod/mini';
import { Select } from '../../../../components/select.tsx';
import { readNumber, TypedField } from '../../editor/typed-field.tsx';
import { useQuestionName } from '../question-names.ts';
import { FieldsEditor } from './field-editors.tsx';
import { findRuleForm } from './rule-forms.ts';
import { readSchemeText, withQuestion } from './scheme-text.ts';

interface SchemeFormProps {
  /** The mark scheme file. */
  readonly text: string;
  /** Changes when the file was changed elsewhere, which refills the fields. */
  readonly edition: string;
  /** Called with the file as it is then. */
  readonly onText: (text: string) => void;
}

/** How each question gets its marks, in fields. */
export function SchemeForm({ text, edition, onText }: SchemeFormProps) {
  const [id, setId] = useState('');
  const nameOf = useQuestionName();
  const file = readSchemeText(text);
  if (file === undefined) return <p role="alert">The JSON cannot be read. Mend it there first.</p>;
  const marked = file.questions.filter(({ rule }) => rule !== undefined);
  const index = file.questions.findIndex((question) => question.id === id);
  const question = file.questions[index];
  const form = findRuleForm(question?.rule?.kind);
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-5">
      <Select
        label="Which question’s marks?"
        placeholder="Choose a question"
        options={marked.map(({ id: value, rule }) => ({
          value,
          label: `${nameOf(value)}: ${findRuleForm(rule?.kind)?.name.toLowerCase() ?? 'another rule'}`,
        }))}
        value={id}
        onPick={setId}
      />
      {question?.rule !== undefined && form !== undefined && (
        <div key={`${id} ${edition}`} className="grid grid-cols-[minmax(0,1fr)] gap-4">
          <TypedField
            label="Marks of the question"
            wrong="Type a whole number."
            inputMode="numeric"
            className="max-w-40"
            text={String(question.maxMarks ?? '')}
            read={(typed) => z.int().safeParse(readNumber(typed)).data}
            onValue={(maxMarks) => onText(withQuestion(file, index, { ...question, maxMarks }))}
          />
          <FieldsEditor
            forms={form.fields}
            fields={question.rule}
            onFields={(rule) => onText(withQuestion(file, index, { ...question, rule }))}
          />
        </div>
      )}
    </div>
  );
}
