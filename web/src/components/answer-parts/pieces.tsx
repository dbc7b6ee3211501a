import { useId } from 'react';
import { Blank } from './blank.tsx';
import { PartMark } from './part-mark.tsx';
import type { Piece } from './passage.ts';
import { type FilledSlot, slotSign } from './slot-filling.ts';

interface PiecesProps {
  readonly pieces: readonly Piece[];
  readonly slots: readonly FilledSlot[];
  /** What a slot's field is called, since no label is tied to it. */
  readonly nameOf: (slot: FilledSlot) => string;
}

/** Words with fields among them, which go to the next line as words do. */
export function Pieces({ pieces, slots, nameOf }: PiecesProps) {
  return pieces.map((piece) => {
    if ('text' in piece) return <span key={piece.at}>{piece.text}</span>;
    const filled = slots.find(({ slot }) => slot.id === piece.slot);
    return filled && <Gap key={piece.at} filled={filled} name={nameOf(filled)} />;
  });
}

function Gap({ filled, name }: { readonly filled: FilledSlot; readonly name: string }) {
  const id = useId();
  return (
    <span className="gap">
      {slotSign(filled.slot) !== undefined && (
        <span aria-hidden="true" translate="no" className="gap-sign text-small text-soft">
          {slotSign(filled.slot)}
        </span>
      )}
      <Blank {...filled} id={id} name={name} describedBy={filled.outcome && `${id}-mark`} isInline />
      <PartMark id={`${id}-mark`} outcome={filled.outcome} />
    </span>
  );
}
