import { questionTypes } from '@markwell/marking-core';
import type { DraftPicture, DraftQuestion } from '@markwell/server/contract';
import { useState } from 'react';
import { Button } from '../../../components/button.tsx';
import { Notice } from '../../../components/notice.tsx';
import { Select } from '../../../components/select.tsx';
import { TextField } from '../../../components/text-field.tsx';
import { typeNames } from '../../../lib/type-names.ts';
import { ViewHeading } from '../view-heading.tsx';
import { AnswerFields } from './answer-fields.tsx';
import { changeType, typesFor } from './edit-question.ts';
import { DraftFields } from './fields/draft-fields.tsx';
import { PictureFields } from './picture-fields.tsx';
import { type NumberedQuestion, PlaceFields } from './place-fields.tsx';
import { type FieldProblem, fieldProblems } from './question-problems.ts';
import { TryAnswer } from './try-answer.tsx';
import { readMarks } from './written-answer-fields.tsx';

interface QuestionEditorProps {
  readonly question: DraftQuestion;
  /** From 1. */
  readonly number: number;
  readonly headingId: string;
  /** Of the homework. */
  readonly pictures: readonly DraftPicture[];
  /** The questions above it, which can stand beside it as its material. */
  readonly others: readonly NumberedQuestion[];
  /** What should be known before its answers are changed. */
  readonly caution?: string | undefined;
  readonly onChange: (question: DraftQuestion) => void;
  readonly onClose: () => void;
}

/** Whether a rare field has something in it. */
const hasMore = ({ description, diagramPath, studyTip, label, material, specification }: DraftQuestion) =>
  [description, diagramPath, studyTip, label, material, specification].some(
    (value) => value !== null && value !== undefined,
  );

/**
 * Everything of a question that a person can write or correct. Each field shows what is wrong with it, for a
 * new question once it is called done.
 */
export function QuestionEditor(props: QuestionEditorProps) {
  const { question, number, headingId, pictures, others, caution, onChange, onClose } = props;
  const [isTold, setTold] = useState(question.question.trim() !== '');
  const [isMoreOpen] = useState(hasMore(question));
  const problems = fieldProblems(question);
  const fieldId = (field: FieldProblem['field']) => `${headingId}-${field}`;
  const at = (field: FieldProblem['field']) => ({
    id: fieldId(field),
    error: isTold ? problems.find((problem) => problem.field === field)?.text : undefined,
  });
  const { type } = question;
  const picture = <PictureFields question={question} pictures={pictures} onChange={onChange} />;
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
            {...at('marks')}
            label="Marks"
            inputMode="numeric"
            value={question.marks === 0 ? '' : question.marks}
            onText={(text) => onChange({ ...question, marks: readMarks(text) })}
          />
        )}
      </div>
      <DraftFields {...props} only={['question']} wiring={{ question: at('question') }} />
      {caution !== undefined && (
        <Notice tone="caution">
          <p>{caution}</p>
        </Notice>
      )}
      <AnswerFields {...at('key')} question={question} onChange={onChange} />
      {type === 'labelling' && picture}
      <details
        open={isMoreOpen || at('id').error !== undefined}
        className="rounded-sheet border border-rule p-3 sm:p-4"
      >
        <summary className="cursor-pointer font-semibold">Text before it, picture, tip, number on paper</summary>
        <div className="mt-4 grid gap-5">
          <DraftFields {...props} only={['description']} />
          {type !== 'labelling' && picture}
          <DraftFields {...props} only={['id', 'studyTip', 'specification']} wiring={{ id: at('id') }} />
          <PlaceFields question={question} others={others} onChange={onChange} />
        </div>
      </details>
      <TryAnswer question={question} />
      <Button className="justify-self-start" onClick={finish}>
        Done with question {number}
      </Button>
    </div>
  );
}
