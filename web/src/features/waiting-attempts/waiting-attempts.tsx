import { useEffect } from 'react';
import { ClockIcon } from '../../components/icons.tsx';
import { pageOutbox } from '../../lib/outbox/page-outbox.ts';
import { useElsewhere } from '../../lib/outbox/use-outbox.ts';
import { RefusedAttempts } from './refused-attempts.tsx';

/**
 * Keeps sending what waits on this device, and says how many attempts do, and how many the server will not take, but not
 * whose they are.
 */
export default function WaitingAttempts() {
  useEffect(() => pageOutbox.start(), []);
  const { waiting, refused } = useElsewhere();
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
      <RefusedAttempts entries={refused} />
    </>
  );
}
