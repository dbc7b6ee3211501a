import { useEffect, useState } from 'react';
import { Button } from '../../components/button.tsx';
import { ClockIcon, WarningIcon } from '../../components/icons.tsx';
import type { OutboxEntry } from '../../lib/outbox/outbox-entry.ts';
import { pageOutbox, useElsewhere } from '../../lib/outbox/page-outbox.ts';
import { downloadText } from '../../lib/save-file.ts';
import { t } from '../../lib/texts.ts';
import { offeredText } from './offered-text.ts';

/**
 * Keeps sending what waits on this device, says how many attempts do, and offers the answers of those that
 * the server will not accept or that have waited too long, without saying whose they are.
 */
export default function WaitingAttempts() {
  useEffect(() => pageOutbox.start(), []);
  const { waiting, offered } = useElsewhere();
  return (
    <>
      <div role="status" className="no-print">
        {waiting > 0 && (
          <p className="flex items-start justify-center gap-2 bg-caution-wash px-4 py-2 text-small font-semibold text-caution">
            <ClockIcon className="mt-0.5 size-4" />
            {t('waiting.unsent', { count: waiting })}
          </p>
        )}
      </div>
      <OfferedAttempts entries={offered} />
    </>
  );
}

/**
 * Tells of attempts that the server refused after their page was left, or that have waited too long, so that their answers can be
 * handed in another way.
 */
function OfferedAttempts({ entries }: { readonly entries: readonly OutboxEntry[] }) {
  const [isSure, setIsSure] = useState(false);
  const count = entries.length;
  const discard = () => {
    setIsSure(false);
    for (const { key } of entries) void pageOutbox.discard(key);
  };
  const download = () => {
    downloadText('my-answers.txt', offeredText(entries));
    discard();
  };
  return (
    <div className={count > 0 ? 'no-print bg-cross-wash px-4 py-3' : ''}>
      <p role="status" className="flex items-start justify-center gap-2 text-small font-semibold text-cross">
        {count > 0 && (
          <>
            <WarningIcon className="mt-0.5 size-4" />
            {isSure ? t('waiting.sure') : t('waiting.unsaved', { count })}
          </>
        )}
      </p>
      {count > 0 && (
        <div className="mt-2 flex flex-wrap justify-center gap-3">
          {isSure ? (
            <>
              <Button look="secondary" onClick={discard}>
                {t('waiting.remove')}
              </Button>
              <Button look="secondary" onClick={() => setIsSure(false)}>
                {t('waiting.keep')}
              </Button>
            </>
          ) : (
            <>
              <Button look="secondary" onClick={download}>
                {t('waiting.download')}
              </Button>
              <Button look="secondary" onClick={() => setIsSure(true)}>
                {t('page.dismiss')}
              </Button>
            </>
          )}
        </div>
      )}
    </div>
  );
}
