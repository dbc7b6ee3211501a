import type { AdminHomework } from '@markwell/server/contract';
import { Button } from '../../../components/button.tsx';
import type { AskedOfHomework } from './homework-dialog.tsx';

type Ask = readonly [name: string, asked: AskedOfHomework];

interface AskButtonsProps {
  readonly asks: readonly Ask[];
  readonly look?: 'secondary' | 'quiet';
  /** Id of the name of what it is asked of. */
  readonly describedBy: string;
  readonly className?: string;
  readonly onAsk: (asked: AskedOfHomework) => void;
}

/** A button for each thing that can be asked of a homework or a card. */
export function AskButtons({ asks, look = 'secondary', describedBy, className, onAsk }: AskButtonsProps) {
  return asks.map(([name, asked], index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: buttons keep their places, and with another name the focus
    <Button key={index} look={look} aria-describedby={describedBy} className={className} onClick={() => onAsk(asked)}>
      {name}
    </Button>
  ));
}

/** Lets students see it, or hides it from them. */
export const releaseOf = (item: AdminHomework): Ask =>
  item.isReleased ? ['Withdraw', { kind: 'withdraw', item }] : ['Release', { kind: 'release', item }];
