import { useId } from 'react';
import { Blank } from './blank.tsx';
import { PartMark } from './part-mark.tsx';
import type { Piece } from './passage.ts';
import type { FilledSlot } from './slot-filling.ts';

interface PiecesProps {
  readonly pieces: readonly Piece[];
  readonly slots: readonly FilledSlot[];
  /** Whether a field's name says how many there are. */
  readonly isCounted?: boolean;
}

/** Words with fields among them, which go to the next line as words do. */
export function Pieces({ pieces, slots, isCounted }: PiecesProps) {
  return pieces.map((piece, index) => {
    if ('text' in piece) {
      const before = pieces[index - 1];
      const isAfterGap = before !== undefined && 'slot' in before;
      return <span key={piece.at}>{isAfterGap ? piece.text.slice(closing(piece.text).length) : piece.text}</span>;
    }
    const filled = slots.find(({ slot }) => slot.id === piece.slot);
    if (filled === undefined) return null;
    const next = pieces[index + 1];
    const name = isCounted ? `${filled.slot.name} of ${slots.length}` : filled.slot.name;
    const after = next !== undefined && 'text' in next ? closing(next.text) : '';
    return <Gap key={piece.at} filled={filled} name={name} after={after} />;
  });
}

/** The full stop, comma or bracket that a text begins with, which must not begin a line. */
const closing = (text: string) => /^[\p{Pe}\p{Pf}\p{Po}]*/u.exec(text)?.[0] ?? '';

interface GapProps {
  readonly filled: FilledSlot;
  readonly name: string;
  readonly after: string;
}

function Gap({ filled, name, after }: GapProps) {
  const id = useId();
  const { sign } = filled.slot;
  return (
    <span className="gap">
      <span aria-hidden="true" translate="no" className="gap-sign text-small text-soft">
        {sign}
      </span>
      <Blank {...filled} id={id} name={name} describedBy={filled.outcome && `${id}-mark`} isInline />
      {after !== '' && <span className="gap-after">{after}</span>}
      <PartMark id={`${id}-mark`} outcome={filled.outcome} />
    </span>
  );
}
