import { type ReactNode, useId } from 'react';
import { classNames } from '../class-names.ts';
import { Blank } from './blank.tsx';
import { PartMark } from './part-mark.tsx';
import type { FilledSlot } from './slot-filling.ts';

interface SlotListProps {
  readonly slots: readonly FilledSlot[];
  /** What comes before a slot, as its label. */
  readonly label: (slot: FilledSlot) => ReactNode;
  /** With what the ids of the fields begin, before the slot's position: a label elsewhere can point to them. */
  readonly ids?: string;
  /** Whether the labels are letters or numbers. */
  readonly isShort?: boolean;
}

/** Longest option that can be read in a closed list on a phone. */
const readable = 28;

/** Slots one below the other, each with its label and, once there are marks, what became of it. */
export function SlotList({ slots, label, ids, isShort }: SlotListProps) {
  const ownId = useId();
  return (
    <ul className="grid gap-3">
      {slots.map((one) => {
        const id = `${ids ?? ownId}${one.position}`;
        const isCutOff = one.options.length > 0 && one.text.length > readable;
        return (
          <li key={one.slot.id} className={classNames('slot-row', isShort && 'slot-row-short')}>
            <label htmlFor={id} dir="auto" className="min-w-0 font-semibold">
              {label(one)}
            </label>
            <div className="grid min-w-0 gap-1">
              <Blank {...one} id={id} describedBy={one.outcome && `${id}-mark`} />
              {isCutOff && (
                <p dir="auto" aria-hidden="true" className="text-small text-pen">
                  {one.text}
                </p>
              )}
              <PartMark id={`${id}-mark`} outcome={one.outcome} />
            </div>
          </li>
        );
      })}
    </ul>
  );
}
