import { isAnswered } from '@markwell/marking-core';
import type { Draft } from '../lib/draft.ts';
import { t } from '../lib/texts.ts';
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
    <Notice title={t('draft.title')} role="status">
      <p>{t('draft.given', { count })}</p>
      <div className="mt-3 flex flex-wrap gap-3">
        <Button onClick={onTake}>{t('draft.continue')}</Button>
        <Button look="secondary" onClick={onDecline}>
          {t('draft.afresh')}
        </Button>
      </div>
    </Notice>
  );
}
