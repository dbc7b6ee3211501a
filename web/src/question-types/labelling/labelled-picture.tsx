import './labelling.css';
import type { Question } from '@markwell/marking-core';
import { useState } from 'react';
import type { FilledSlot } from '../../components/answer-parts/slot-filling.ts';

interface LabelledPictureProps {
  readonly question: Question;
  readonly slots: readonly FilledSlot[];
  /** The letter or number on the picture. */
  readonly signOf: (slot: FilledSlot) => string;
  /** With what the ids of the fields begin, before the slot's position. */
  readonly ids: string;
}

/** The picture, with a sign at each place to label; pressing a sign goes to its field, which is for those who point: the fields follow. Hidden if it cannot be loaded. */
export function LabelledPicture({ question, slots, signOf, ids }: LabelledPictureProps) {
  const { diagramPath, diagramAlt, diagramSize } = question;
  const [failedPath, setFailedPath] = useState<string>();
  if (!diagramPath || failedPath === diagramPath) return null;
  // The frame is exactly as large as the picture, or the signs would be beside what they name.
  const shape = diagramSize && {
    width: `min(100%, ${(34 * diagramSize.width) / diagramSize.height}rem)`,
    aspectRatio: `${diagramSize.width} / ${diagramSize.height}`,
  };
  return (
    <div className="labelled-picture" style={shape ?? undefined}>
      <img src={diagramPath} alt={diagramAlt ?? ''} {...diagramSize} onError={() => setFailedPath(diagramPath)} />
      {slots.map((one) => {
        const { at } = one.slot;
        return (
          at && (
            <button
              key={one.slot.id}
              type="button"
              tabIndex={-1}
              aria-hidden="true"
              translate="no"
              onClick={() => document.getElementById(`${ids}${one.position}`)?.focus()}
              className="picture-sign"
              data-filled={one.text !== '' || undefined}
              style={{ left: `${at.x * 100}%`, top: `${at.y * 100}%` }}
            >
              {signOf(one)}
            </button>
          )
        );
      })}
    </div>
  );
}
