import type { DraftQuestion } from '@markwell/server/contract';
import { TextArea } from '../../../components/text-area.tsx';
import { TextField } from '../../../components/text-field.tsx';
import { addPoint, changePoint, pointsTotal, removePoint } from './edit-points.ts';
import { RowList } from './row-list.tsx';

interface PointFieldsProps {
  readonly question: DraftQuestion;
  readonly onChange: (question: DraftQuestion) => void;
}

/** The points of a question: for each the answers that make it, and its marks. */
export function PointFields({ question, onChange }: PointFieldsProps) {
  const total = pointsTotal(question);
  return (
    <div>
      <p className="mb-3 text-small text-soft">Write each way of making a point on a line of its own.</p>
      <RowList
        rows={question.markingPoints ?? []}
        add="Add a point"
        nameOf={(_point, index) => `point ${index + 1}`}
        rowClass="grid gap-x-5 gap-y-3 rounded-sheet border border-rule p-3 sm:grid-cols-[minmax(0,1fr)_7rem] sm:p-4"
        onAdd={() => onChange(addPoint(question))}
        onRemove={(index) => onChange(removePoint(question, index))}
      >
        {({ answers, marks }, index, id) => (
          <>
            <TextArea
              id={id}
              label={`Point ${index + 1}`}
              rows={Math.max(1, answers.length)}
              value={answers.join('\n')}
              onText={(text) => onChange(changePoint(question, index, { answers: text.split('\n') }))}
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
                onText={(text) =>
                  onChange(changePoint(question, index, { marks: Math.min(Number(text.replace(/\D/g, '')), 100) }))
                }
              />
            </div>
          </>
        )}
      </RowList>
      <p role="status" className={total.isShort ? 'mt-3 font-semibold text-caution' : 'mt-3 text-soft'}>
        {total.text}
      </p>
    </div>
  );
}
