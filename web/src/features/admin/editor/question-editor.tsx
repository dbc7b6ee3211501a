import type { DraftPicture, DraftQuestion } from '@markwell/server/contract';
import { useState } from 'react';
import { Button } from '../../../components/button.tsx';
import { Notice } from '../../../components/notice.tsx';
import { TextField } from '../../../components/text-field.tsx';
import { ViewHeading } from '../view-heading.tsx';
import { AnswerFields } from './answer-fields.tsx';
import { changeType, typesFor } from './edit-question.ts';
import { DraftFields } from './fields/draft-fields.tsx';
import { PictureFields } from './picture-fields.tsx';
import { type NumberedQuestion, PlaceFields } from './place-fields.tsx';
import { writePath } from './question-path.ts';
import { type FieldProblem, fieldProblems } from './question-problems.ts';
import { TriedCard } from './student-view.tsx';
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
  // Beside its fields where there is room.
  const [isTryOpen, setTryOpen] = useState(() => matchMedia('(min-width: 80rem)').matches);
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
    <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-5 rounded-sheet border-2 border-pen p-4 sm:p-6 xl:grid-cols-[minmax(0,1fr)_27rem]">
      <div className="grid grid-cols-[minmax(0,1fr)] gap-5">
        <ViewHeading id={headingId} level={4}>
          Question {number}
        </ViewHeading>
        <div className="grid gap-5 sm:grid-cols-2">
          <DraftFields
            question={question}
            only={['type']}
            wiring={{ type: { possible: typesFor(question) } }}
            onChange={(changed) => onChange(changeType(question, changed.type))}
          />
          {type !== 'information' && (
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
      </div>
      {type !== 'information' && (
        <details
          open={isTryOpen}
          className="rounded-sheet border border-rule p-3 xl:row-span-2 xl:sticky xl:top-4"
          onToggle={({ currentTarget }) => setTryOpen(currentTarget.open)}
        >
          <summary className="cursor-pointer font-semibold">Try an answer</summary>
          {isTryOpen && (
            <div className="mt-3">
              <TriedCard
                draft={{ ...question, question: question.question || 'Your question' }}
                question={question}
                label={`Q${question.label ? writePath(question.label) : number}`}
                above={[]}
                inView={undefined}
                isOpened={false}
                headingLevel={5}
              />
            </div>
          )}
        </details>
      )}
      <Button className="justify-self-start" onClick={finish}>
        Done with question {number}
      </Button>
    </div>
  );
}
