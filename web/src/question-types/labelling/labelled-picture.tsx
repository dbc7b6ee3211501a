import type { Question } from '@markwell/marking-core';
import type { FilledSlot } from '../../components/answer-parts/slot-filling.ts';
import { Diagram, placeOnPicture } from '../../components/diagram.tsx';

interface LabelledPictureProps {
  readonly question: Question;
  readonly slots: readonly FilledSlot[];
  /** With what the ids of the fields begin, before the slot's position. */
  readonly ids: string;
}

/** The picture, with a sign at each place to label; pressing a sign goes to its field, which is for those who point: the fields follow. */
export function LabelledPicture({ question, slots, ids }: LabelledPictureProps) {
  const { diagramPath, diagramAlt, diagramSize } = question;
  if (!diagramPath) return null;
  return (
    <Diagram path={diagramPath} alt={diagramAlt ?? ''} size={diagramSize}>
      {slots.map(
        ({ slot: { id, sign, at }, position, text }) =>
          at && (
            <button
              key={id}
              type="button"
              tabIndex={-1}
              aria-hidden="true"
              translate="no"
              onClick={() => document.getElementById(`${ids}${position}`)?.focus()}
              className="picture-sign"
              data-filled={text !== '' || undefined}
              style={placeOnPicture(at)}
            >
              {sign}
            </button>
          ),
      )}
    </Diagram>
  );
}
