import type { AdminHomework } from '@markwell/server/contract';
import { Button } from '../../../components/button.tsx';
import type { AskedOfHomework } from './homework-dialog.tsx';

interface ReleaseButtonProps {
  readonly item: AdminHomework;
  readonly describedBy: string;
  readonly className?: string;
  readonly onAsk: (asked: AskedOfHomework) => void;
}

/** Asks to let students see it, or to hide it from them. */
export function ReleaseButton({ item, describedBy, className, onAsk }: ReleaseButtonProps) {
  const kind = item.isReleased ? 'withdraw' : 'release';
  return (
    <Button
      look="secondary"
      aria-describedby={describedBy}
      {...(className && { className })}
      onClick={() => onAsk({ kind, item })}
    >
      {item.isReleased ? 'Withdraw' : 'Release'}
    </Button>
  );
}
