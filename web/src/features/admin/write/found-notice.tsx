import { useState } from 'react';
import { Button } from '../../../components/button.tsx';
import { ConfirmDialog } from '../../../components/confirm-dialog.tsx';
import { Notice } from '../../../components/notice.tsx';
import { dayAndTimeText } from '../../../lib/date-text.ts';

interface FoundNoticeProps {
  /** When it was last changed, in milliseconds since 1970. */
  readonly at: number;
  readonly onGiveUp: () => void;
}

/** Says that one goes on with what this device has kept, and offers to give it up. */
export function FoundNotice({ at, onGiveUp }: FoundNoticeProps) {
  const [isAsking, setAsking] = useState(false);
  return (
    <Notice tone="info">
      <p>
        This is what you had not stored yet, as this device kept it: last changed{' '}
        {dayAndTimeText(new Date(at).toISOString())}.
      </p>
      <Button look="quiet" className="-ml-3" onClick={() => setAsking(true)}>
        Give it up and start anew
      </Button>
      {isAsking && (
        <ConfirmDialog
          title="Give up what you have written?"
          confirm="Give it up"
          onConfirm={async () => {
            setAsking(false);
            onGiveUp();
          }}
          onClose={() => setAsking(false)}
        >
          <p>What was not stored is lost. What is stored stays as it is.</p>
        </ConfirmDialog>
      )}
    </Notice>
  );
}
