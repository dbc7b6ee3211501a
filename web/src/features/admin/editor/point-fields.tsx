import type { DraftQuestion } from '@markwell/server/contract';
import { useId } from 'react';
import { Button } from '../../../components/button.tsx';
import { TextArea } from '../../../components/text-area.tsx';
import { TextField } from '../../../components/text-field.tsx';
import { useFocusSoon } from '../../../lib/use-focus-soon.ts';
import { addPoint, changePoint, pointsTotal, removePoint } from './edit-points.ts';

interface PointFieldsProps {
  readonly question: DraftQuestion;
  readonly onChange: (question: DraftQuestion) => void;
}

/** The points of a question: for each the answers that make it, and its marks. */
export function PointFields({ question, onChange }: PointFieldsProps) {
  const id = useId();
  const focusSoon = useFocusSoon();
  const points = question.markingPoints ?? [];
  const total = pointsTotal(question);
  const change = (changed: DraftQuestion, focus: string) => {
    focusSoon(`${id}-${focus}`);
    onChange(changed);
  };
  return (
    <div>
      <p className="mb-3 text-small text-soft">Each way of making a point stands on a line of its own.</p>
      <ol className="grid gap-4">
        {points.map(({ answers, marks }, index) => (
          <li
            // biome-ignore lint/suspicious/noArrayIndexKey: points keep their places while they are typed
            key={index}
            className="grid gap-x-5 gap-y-3 rounded-sheet border border-rule p-3 sm:grid-cols-[minmax(0,1fr)_7rem] sm:p-4"
          >
            <TextArea
              id={`${id}-${index}`}
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
            <Button
              look="quiet"
              className="-ml-3 justify-self-start"
              onClick={() => change(removePoint(question, index), 'add')}
            >
              Remove <span className="sr-only">point {index + 1}</span>
            </Button>
          </li>
        ))}
      </ol>
      <p role="status" className={total.isShort ? 'mt-3 font-semibold text-caution' : 'mt-3 text-soft'}>
        {total.text}
      </p>
      <Button
        id={`${id}-add`}
        look="secondary"
        className="mt-3"
        onClick={() => change(addPoint(question), String(points.length))}
      >
        Add a point
      </Button>
    </div>
  );
}
