import type { DraftQuestion } from '@markwell/server/contract';
import { RadioGroup } from '../../../components/radio-group.tsx';
import { TextArea } from '../../../components/text-area.tsx';
import { TextField } from '../../../components/text-field.tsx';
import { cleanLines } from './clean-lines.ts';
import { emptyPoint, pointsTotal, startPoints, withPoints } from './edit-points.ts';
import { type AnswerFieldsProps, DraftFields } from './fields/draft-fields.tsx';
import { KeyReadingField } from './key-reading.tsx';
import { RowList } from './row-list.tsx';

const ways = [
  { value: 'each', label: 'One right answer is enough' },
  { value: 'points', label: 'Each point counts on its own' },
] as const;

/** The key of a written answer: answers of which each is right, or points with marks of their own. */
export function WrittenAnswerFields({ question, onChange }: AnswerFieldsProps) {
  const { markingPoints } = question;
  return (
    <>
      <RadioGroup
        legend="How are the marks earned?"
        options={ways}
        value={markingPoints ? 'points' : 'each'}
        onPick={(way) => onChange(way === 'points' ? startPoints(question) : withPoints(question, null))}
      />
      {markingPoints ? (
        <PointFields question={question} onChange={onChange} />
      ) : (
        <KeyedValueFields question={question} onChange={onChange} />
      )}
    </>
  );
}

/** Answers as a mark scheme has them, and how they are read. */
export function KeyedValueFields({ question, onChange }: AnswerFieldsProps) {
  return (
    <>
      <DraftFields
        question={question}
        only={['correctAnswers']}
        onChange={(typed) => onChange({ ...typed, ...(typed.key && { key: null }) })}
      />
      <KeyReadingField question={question} onChange={onChange} />
      {takesTolerance(question) && <DraftFields question={question} onChange={onChange} only={['tolerance']} />}
    </>
  );
}

const number = /^\D{0,12}-?\d+(?:[.,]\d+)?(?![\d/:^])/u;

/** Whether it can be said how far a number may be off: where the accepted answers are numbers. */
function takesTolerance({ correctAnswers, tolerance }: DraftQuestion): boolean {
  const answers = cleanLines(correctAnswers);
  return Boolean(tolerance) || (answers.length > 0 && answers.every((answer) => number.test(answer)));
}

/** The points of a question: for each the answers that make it, and its marks. */
function PointFields({ question, onChange }: AnswerFieldsProps) {
  const total = pointsTotal(question);
  return (
    <>
      <p className="text-small text-soft">Write each way of making a point on a line of its own.</p>
      <RowList
        rows={question.markingPoints ?? []}
        add="Add a point"
        fresh={emptyPoint}
        nameOf={(_point, index) => `point ${index + 1}`}
        rowClass="grid gap-x-5 gap-y-3 rounded-sheet border border-rule p-3 sm:grid-cols-[minmax(0,1fr)_7rem] sm:p-4"
        onRows={(points) => onChange(withPoints(question, points))}
      >
        {({ answers, marks }, index, id, change) => (
          <>
            <TextArea
              id={id}
              label={`Point ${index + 1}`}
              rows={Math.max(1, answers.length)}
              value={answers.join('\n')}
              onText={(text) => change({ answers: text.split('\n') })}
            />
            <div className="self-start">
              <TextField
                label={
                  <>
                    Marks <span className="sr-only">for point {index + 1}</span>
                  </>
                }
                inputMode="numeric"
                value={marks === 0 ? '' : marks}
                onText={(text) => change({ marks: readMarks(text) })}
              />
            </div>
          </>
        )}
      </RowList>
      <p role="status" className={total.isShort ? 'font-semibold text-caution' : 'text-soft'}>
        {total.text}
      </p>
    </>
  );
}

/** Marks as they are typed. */
export const readMarks = (text: string) => Math.min(Number(text.replace(/\D/g, '')), 100);
