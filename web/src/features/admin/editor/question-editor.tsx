import { questionTypes } from '@markwell/marking-core';
import type { DraftPicture, DraftQuestion } from '@markwell/server/contract';
import { useState } from 'react';
import { Button } from '../../../components/button.tsx';
import { Notice } from '../../../components/notice.tsx';
import { RadioGroup } from '../../../components/radio-group.tsx';
import { Select } from '../../../components/select.tsx';
import { TextArea } from '../../../components/text-area.tsx';
import { TextField } from '../../../components/text-field.tsx';
import { ViewHeading } from '../view-heading.tsx';
import type { AnswerFieldsProps } from './answer-fields-props.ts';
import { changeType, truths, typeNames, typesFor } from './edit-question.ts';
import { FieldError } from './field-error.tsx';
import { OptionFields } from './option-fields.tsx';
import { PictureFields } from './picture-fields.tsx';
import { type FieldProblem, fieldProblems } from './question-problems.ts';
import { WrittenAnswerFields } from './written-answer-fields.tsx';

interface QuestionEditorProps {
  readonly question: DraftQuestion;
  /** From 1. */
  readonly number: number;
  readonly headingId: string;
  /** Of the homework. */
  readonly pictures: readonly DraftPicture[];
  /** What should be known before its answers are changed. */
  readonly caution?: string | undefined;
  readonly onChange: (question: DraftQuestion) => void;
  readonly onClose: () => void;
}

const orNull = (text: string) => (text === '' ? null : text);

/**
 * Everything of a question that a person can write or correct. Each field shows what is wrong with it, for a
 * new question once it is called done.
 */
export function QuestionEditor(props: QuestionEditorProps) {
  const { question, number, headingId, pictures, caution, onChange, onClose } = props;
  const [isTold, setTold] = useState(question.question.trim() !== '');
  const change = (part: Partial<DraftQuestion>) => onChange({ ...question, ...part });
  const problems = fieldProblems(question);
  const fieldId = (field: FieldProblem['field']) => `${headingId}-${field}`;
  const errorOf = (field: FieldProblem['field']) =>
    isTold ? problems.find((problem) => problem.field === field)?.text : undefined;
  const finish = () => {
    const [first] = problems;
    if (first === undefined || isTold) return onClose();
    setTold(true);
    document.getElementById(fieldId(first.field))?.focus();
  };
  return (
    <div className="grid gap-5 rounded-sheet border-2 border-pen p-4 sm:p-6">
      <ViewHeading id={headingId} level={4}>
        Question {number}
      </ViewHeading>
      <div className="grid gap-5 sm:grid-cols-2">
        <Select
          label="Type"
          placeholder="Choose a type"
          options={typesFor(question).map((value) => ({ value, label: typeNames[value] }))}
          value={question.type}
          onPick={(value) =>
            onChange(changeType(question, questionTypes.find((type) => type === value) ?? question.type))
          }
        />
        {question.type !== 'information' && (
          <TextField
            id={fieldId('marks')}
            label="Marks"
            error={errorOf('marks')}
            inputMode="numeric"
            value={question.marks === 0 ? '' : question.marks}
            onText={(text) => change({ marks: Math.min(Number(text.replace(/\D/g, '')), 100) })}
          />
        )}
      </div>
      <TextArea
        id={fieldId('question')}
        label="Question"
        error={errorOf('question')}
        rows={2}
        value={question.question}
        maxLength={20_000}
        onText={(text) => change({ question: text })}
      />
      <TextArea
        label="Text before it"
        hint="Text above the question that belongs to it. Leave empty for none."
        rows={2}
        value={question.description ?? ''}
        maxLength={20_000}
        onText={(text) => change({ description: orNull(text) })}
      />
      {caution !== undefined && (
        <Notice tone="caution">
          <p>{caution}</p>
        </Notice>
      )}
      <AnswerFields question={question} idOf={fieldId} errorOf={errorOf} onChange={onChange} />
      <PictureFields question={question} pictures={pictures} onChange={onChange} />
      <TextArea
        label="Study tip"
        rows={2}
        value={question.studyTip ?? ''}
        maxLength={5_000}
        onText={(text) => change({ studyTip: orNull(text) })}
      />
      <TextField
        id={fieldId('id')}
        label="Label"
        error={errorOf('id')}
        hint="Names the question in results, such as q1a; each of a homework is different"
        value={question.id}
        maxLength={64}
        onText={(text) => change({ id: text })}
      />
      <Button className="justify-self-start" onClick={finish}>
        Done with question {number}
      </Button>
    </div>
  );
}

const hints: Readonly<Partial<Record<DraftQuestion['type'], string>>> = {
  combined: 'One a line: Yes or No, a colon, and the reason, such as Yes: same mass of crisp',
  'graph-plotting': 'The points, such as (100,2),(250,5)',
};

/** The key of a question, as its type has it. */
function AnswerFields(props: AnswerFieldsProps) {
  const { question, idOf, errorOf, onChange } = props;
  const { type, correctAnswers } = question;
  if (type === 'information') return null;
  if (type === 'multiple-choice') return <OptionFields {...props} />;
  if (type === 'text') return <WrittenAnswerFields {...props} />;
  if (type === 'true-false') {
    return (
      <div id={idOf('correctAnswers')} tabIndex={-1}>
        <FieldError text={errorOf('correctAnswers')} />
        <RadioGroup
          legend="Right answer"
          options={truths}
          value={correctAnswers[0]?.toLowerCase()}
          inline="words"
          onPick={(value) => onChange({ ...question, correctAnswers: [value] })}
        />
      </div>
    );
  }
  return (
    <TextArea
      id={idOf('correctAnswers')}
      label="Accepted answers"
      error={errorOf('correctAnswers')}
      hint={hints[type]}
      rows={3}
      value={correctAnswers.join('\n')}
      onText={(text) => onChange({ ...question, correctAnswers: text.split('\n') })}
    />
  );
}
