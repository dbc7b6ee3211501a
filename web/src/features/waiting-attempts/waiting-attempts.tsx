import { useEffect } from 'react';
import { ClockIcon } from '../../components/icons.tsx';
import { pageOutbox } from '../../lib/outbox/page-outbox.ts';
import { useElsewhere } from '../../lib/outbox/use-outbox.ts';
import { OfferedAttempts } from './offered-attempts.tsx';

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
            {waiting === 1 ? '1 attempt on this device is' : `${waiting} attempts on this device are`} waiting to be
            sent.
          </p>
        )}
      </div>
      <OfferedAttempts entries={offered} />
    </>
  );
}
