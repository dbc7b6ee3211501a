import { RadioGroup } from '../../../components/radio-group.tsx';
import { TextArea } from '../../../components/text-area.tsx';
import type { AnswerFieldsProps } from './answer-fields-props.ts';
import { cleanLines } from './clean-lines.ts';
import { startPoints, withPoints } from './edit-points.ts';
import { FieldError } from './field-error.tsx';
import { DraftFields } from './fields/draft-fields.tsx';
import { KeyReadingField } from './key-reading.tsx';
import { PointFields } from './point-fields.tsx';

const ways = [
  { value: 'each', label: 'One right answer is enough' },
  { value: 'points', label: 'Each point counts on its own' },
] as const;

/** The key of a written answer: answers of which each is right, or points with marks of their own. */
export function WrittenAnswerFields({ question, idOf, errorOf, onChange }: AnswerFieldsProps) {
  const { markingPoints } = question;
  const hasPoints = markingPoints !== null && markingPoints !== undefined;
  return (
    <>
      <RadioGroup
        legend="How are the marks earned?"
        options={ways}
        value={hasPoints ? 'points' : 'each'}
        onPick={(way) => onChange(way === 'points' ? startPoints(question) : withPoints(question, null))}
      />
      {hasPoints ? (
        <div id={idOf('markingPoints')} tabIndex={-1}>
          <FieldError text={errorOf('markingPoints')} />
          <PointFields question={question} onChange={onChange} />
        </div>
      ) : (
        <KeyedValueFields question={question} idOf={idOf} errorOf={errorOf} onChange={onChange} />
      )}
    </>
  );
}

/** Answers as a mark scheme has them, and how they are read. */
export function KeyedValueFields({ question, idOf, errorOf, onChange }: AnswerFieldsProps) {
  return (
    <>
      <TextArea
        id={idOf('correctAnswers')}
        label="Accepted answers"
        error={errorOf('correctAnswers')}
        hint="One a line, as in a mark scheme: ‘any two from: …’, ‘accept …’, ‘not …’, ‘(1)’. Below it says how they are read."
        rows={3}
        value={question.correctAnswers.join('\n')}
        onText={(text) =>
          onChange({ ...question, correctAnswers: text.split('\n'), ...(question.key && { key: null }) })
        }
      />
      <KeyReadingField question={question} onChange={onChange} />
      <ToleranceField question={question} onChange={onChange} />
    </>
  );
}

const number = /^\D{0,12}-?\d+(?:[.,]\d+)?(?![\d/:^])/u;

/** How far a number may be off; shown where the accepted answers are numbers. */
function ToleranceField({ question, onChange }: Pick<AnswerFieldsProps, 'question' | 'onChange'>) {
  const { correctAnswers, tolerance } = question;
  const answers = cleanLines(correctAnswers);
  const isNumber = answers.length > 0 && answers.every((answer) => number.test(answer));
  if (!isNumber && !tolerance) return null;
  return <DraftFields question={question} onChange={onChange} only={['tolerance']} />;
}
