import type { PointerEvent } from 'react';
import type { AnswerFieldsProps } from '../fields/draft-fields.tsx';
import { RowList } from '../row-list.tsx';
import { freeName, slotsOf, withSlots } from './edit-slots.ts';
import { FilledIn } from './slot-fields.tsx';

const middle = { x: 0.5, y: 0.5 };

/** The labels of a picture: where each points, and what it is. */
export function LabelFields(props: AnswerFieldsProps) {
  const { question, onChange } = props;
  const slots = slotsOf(question).map((slot) => ({ ...slot, at: slot.at ?? middle }));
  const labelAt = (at: { x: number; y: number }) => ({ id: freeName(question, 'ABCDEFGHIJKLMNOPQRSTUVWXYZ'), at });
  const addHere = (event: PointerEvent<HTMLElement>) => {
    const { left, top, width, height } = event.currentTarget.getBoundingClientRect();
    const at = { x: share((event.clientX - left) / width), y: share((event.clientY - top) / height) };
    onChange(withSlots(question, [...slots, labelAt(at)]));
  };
  if (question.diagramPath === null) {
    return <p className="text-soft">Add the picture below first. Then say here where its labels point.</p>;
  }
  return (
    <>
      <p className="text-small text-soft">
        Press on the picture where a label belongs, or add one and say where it is in per cent.
      </p>
      <div className="relative w-fit cursor-crosshair" onPointerUp={addHere}>
        <img
          src={question.diagramPath}
          alt=""
          draggable={false}
          className="max-h-96 w-auto rounded-small border border-rule"
        />
        {slots.map(({ id, at }) => (
          <span
            key={id}
            aria-hidden
            className="pointer-events-none absolute grid size-7 -translate-x-1/2 -translate-y-1/2 place-items-center rounded-full border-2 border-pen bg-sheet font-bold"
            style={{ left: `${at.x * 100}%`, top: `${at.y * 100}%` }}
          >
            {id}
          </span>
        ))}
      </div>
      <RowList
        rows={slots}
        add="Add a label"
        nameOf={({ id }) => `label ${id}`}
        rowClass="flex flex-wrap items-center gap-3"
        fresh={() => labelAt(middle)}
        onRows={(rows) => onChange(withSlots(question, rows))}
      >
        {({ id, at }, _index, fieldId, change) => (
          <>
            <strong className="w-6">{id}</strong>
            {(['x', 'y'] as const).map((axis) => (
              <label key={axis} className="flex items-center gap-2 text-small">
                {axis === 'x' ? 'from the left' : 'from the top'}
                <input
                  id={axis === 'x' ? fieldId : undefined}
                  type="number"
                  min={0}
                  max={100}
                  className="input w-20"
                  aria-label={`${id}: per cent ${axis === 'x' ? 'from the left' : 'from the top'}`}
                  value={Math.round(at[axis] * 100)}
                  onChange={({ target }) => change({ at: { ...at, [axis]: share(Number(target.value) / 100) } })}
                />
                %
              </label>
            ))}
          </>
        )}
      </RowList>
      <FilledIn {...props} name={(slot) => `Label ${slot}`} />
    </>
  );
}

const share = (value: number) => Math.round(Math.min(Math.max(Number.isFinite(value) ? value : 0, 0), 1) * 1000) / 1000;
