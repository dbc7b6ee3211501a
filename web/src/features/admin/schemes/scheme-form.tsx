import { markedQuestionSchema } from '@markwell/marking-core';
import { useState } from 'react';
import { Select } from '../../../components/select.tsx';
import { kindText } from '../editor/fields/field-words.ts';
import { FieldsEditor } from '../editor/fields/fields-editor.tsx';
import { useQuestionName } from './question-names.ts';
import { readSchemeText, withQuestion } from './scheme-file.ts';

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
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-5">
      <Select
        label="Which question’s marks?"
        placeholder="Choose a question"
        options={marked.map(({ id: value, rule }) => ({ value, label: `${nameOf(value)}: ${kindText(rule)}` }))}
        value={id}
        onPick={setId}
      />
      {question?.rule !== undefined && (
        <FieldsEditor
          key={`${id} ${edition}`}
          schema={markedQuestionSchema}
          of="question"
          fields={question}
          onFields={(next) => onText(withQuestion(file, index, next))}
        />
      )}
    </div>
  );
}
