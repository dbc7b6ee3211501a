import type { ReactNode } from 'react';
import { Button } from './button.tsx';
import { Dialog } from './dialog.tsx';
import { goTo, type QuestionPlace } from './question-place.ts';

interface AskFirstProps {
  /** The questions without an answer, in order. */
  readonly empty: readonly QuestionPlace[];
  readonly onHandIn: () => void;
  readonly onClose: () => void;
}

/** Most questions that are named one by one. */
const mostNamed = 12;

/** Asked before answers are handed in of which some are missing: it may be what is meant. */
export default function AskFirst({ empty, onHandIn, onClose }: AskFirstProps): ReactNode {
  const [first] = empty;
  const more = empty.length - mostNamed;
  const names = empty.slice(0, mostNamed).map(({ label }) => label);
  const goThere = () => {
    onClose();
    // The dialog gives the focus back first.
    requestAnimationFrame(() => first && goTo(first.place));
  };
  return (
    <Dialog title={`${empty.length} not answered`} onClose={onClose}>
      <p className="mt-3">{`${names.join(', ')}${more > 0 ? ` and ${more} more` : ''}`}</p>
      <div className="mt-6 flex flex-wrap gap-3">
        <Button onClick={goThere}>{`Go to ${first?.label}`}</Button>
        <Button look="secondary" onClick={onHandIn}>
          Hand in
        </Button>
      </div>
    </Dialog>
  );
}
