import { questionTypes } from '@markwell/marking-core';
import type { DraftPicture, DraftQuestion } from '@markwell/server/contract';
import { Button } from '../../../components/button.tsx';
import { Select } from '../../../components/select.tsx';
import { TextArea } from '../../../components/text-area.tsx';
import { TextField } from '../../../components/text-field.tsx';
import { ViewHeading } from '../view-heading.tsx';
import { AnswerFields } from './answer-fields.tsx';
import { changeType, typeNames } from './edit-question.ts';
import { PictureFields } from './picture-fields.tsx';
import { questionProblems } from './question-problems.ts';

interface QuestionEditorProps {
  readonly question: DraftQuestion;
  /** From 1. */
  readonly number: number;
  readonly headingId: string;
  /** Of the homework. */
  readonly pictures: readonly DraftPicture[];
  readonly onChange: (question: DraftQuestion) => void;
  readonly onClose: () => void;
}

const orNull = (text: string) => (text === '' ? null : text);

/** Everything of a question that a person can correct before it is stored. */
export function QuestionEditor({ question, number, headingId, pictures, onChange, onClose }: QuestionEditorProps) {
  const change = (part: Partial<DraftQuestion>) => onChange({ ...question, ...part });
  const problems = questionProblems(question);
  return (
    <div className="grid gap-5 rounded-sheet border-2 border-pen p-4 sm:p-6">
      <ViewHeading id={headingId} level={4}>
        Question {number}
      </ViewHeading>
      <div className="grid gap-5 sm:grid-cols-2">
        <Select
          label="Type"
          placeholder="Choose a type"
          options={questionTypes.map((value) => ({ value, label: typeNames[value] }))}
          value={question.type}
          onPick={(value) =>
            onChange(changeType(question, questionTypes.find((type) => type === value) ?? question.type))
          }
        />
        {question.type !== 'information' && (
          <TextField
            label="Marks"
            inputMode="numeric"
            value={question.marks === 0 ? '' : question.marks}
            onText={(text) => change({ marks: Math.min(Number(text.replace(/\D/g, '')), 100) })}
          />
        )}
      </div>
      <TextArea
        label="Question"
        rows={2}
        value={question.question}
        maxLength={20_000}
        onText={(text) => change({ question: text })}
      />
      <TextArea
        label="Text before it"
        hint="What belongs to the question and stands above it. Empty for none."
        rows={2}
        value={question.description ?? ''}
        maxLength={20_000}
        onText={(text) => change({ description: orNull(text) })}
      />
      <AnswerFields question={question} onChange={onChange} />
      <PictureFields question={question} pictures={pictures} onChange={onChange} />
      <TextArea
        label="Study tip"
        rows={2}
        value={question.studyTip ?? ''}
        maxLength={5_000}
        onText={(text) => change({ studyTip: orNull(text) })}
      />
      <TextField
        label="Label"
        hint="Names the question in results, such as q1a; each of a homework is different"
        value={question.id}
        maxLength={64}
        onText={(text) => change({ id: text })}
      />
      <div role="status">
        {problems.map((sentence) => (
          <p key={sentence} className="font-semibold text-cross">
            {sentence}
          </p>
        ))}
      </div>
      <Button className="justify-self-start" onClick={onClose}>
        Done with question {number}
      </Button>
    </div>
  );
}
