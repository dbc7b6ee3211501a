import { Button } from '../../../components/button.tsx';
import { Notice } from '../../../components/notice.tsx';

interface ChangedNoticeProps {
  readonly id: number;
  readonly text: string;
  readonly onKeepMine: () => void;
  readonly onTakeTheirs: () => void;
}

/** Says that somebody else has stored the homework meanwhile, and leaves it to the person what becomes of both. */
export function ChangedNotice({ id, text, onKeepMine, onTakeTheirs }: ChangedNoticeProps) {
  return (
    <Notice tone="caution" title="Changed by somebody else">
      <p>{text}</p>
      <p className="mt-2">
        <a href={`?tab=science&view=preview&homework=${id}`} target="_blank" rel="noreferrer">
          See what is stored now
        </a>{' '}
        (opens in a new tab)
      </p>
      <div className="mt-3 flex flex-wrap gap-3">
        <Button look="secondary" onClick={onKeepMine}>
          Go on with mine, and replace theirs when I store it
        </Button>
        <Button look="secondary" onClick={onTakeTheirs}>
          Give up mine, and go on with theirs
        </Button>
      </div>
    </Notice>
  );
}
