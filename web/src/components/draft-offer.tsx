import { isAnswered } from '@markwell/marking-core';
import type { Draft } from '../lib/draft.ts';
import { Button } from './button.tsx';
import { Notice } from './notice.tsx';

interface DraftOfferProps {
  readonly draft: Draft;
  readonly onTake: () => void;
  readonly onDecline: () => void;
}

/** Offers the answers that the same student left on this device. */
export function DraftOffer({ draft, onTake, onDecline }: DraftOfferProps) {
  const count = Object.values(draft.answers).filter(isAnswered).length;
  return (
    <Notice title="Continue where you left off?" role="status">
      <p>
        {count === 1 ? 'One answer was' : `${count} answers were`} given before this page was closed or opened again,
        and not submitted.
      </p>
      <div className="mt-3 flex flex-wrap gap-3">
        <Button onClick={onTake}>Continue</Button>
        <Button look="secondary" onClick={onDecline}>
          Start afresh
        </Button>
      </div>
    </Notice>
  );
}
