import { type ExcludedFlood, endFlood, listExcludedFloods } from '@markwell/server/contract';
import { useState } from 'react';
import { Button } from '../../../components/button.tsx';
import { countText } from '../../../components/count-text.ts';
import { TakeBack } from '../../../components/decide/take-back.tsx';
import { Notice } from '../../../components/notice.tsx';
import { failureText } from '../../../lib/failure.ts';
import { staffCall } from '../../../lib/staff-session/staff-call.ts';
import { useStaffQuery } from '../../../lib/staff-session/use-staff-query.ts';
import { dayAndTimeText } from '../dates.ts';
import { FloodDialog } from './flood-dialog.tsx';

/** Leaves many made-up attempts out in one step, and takes that back in one. */
export function MadeUpAttempts() {
  const [isOpen, setOpen] = useState(false);
  const { data = [], error, askAgain } = useStaffQuery('admin', listExcludedFloods, undefined);
  const changed = () => void askAgain();
  return (
    <section aria-labelledby="made-up-attempts" className="grid grid-cols-1 gap-4">
      <div>
        <h3 id="made-up-attempts" className="text-lead">
          Made-up attempts
        </h3>
        <p className="text-small text-soft">
          If somebody hands in many attempts under made-up names, leave all of them out at once. They are kept, and you
          can take it back.
        </p>
      </div>
      {error !== null && (
        <Notice tone="caution" role="status">
          <p>{failureText(error)}</p>
        </Notice>
      )}
      {data.length > 0 && (
        <ul className="grid gap-3">
          {data.map((flood) => (
            <LeftOut key={flood.id} flood={flood} onEnded={changed} />
          ))}
        </ul>
      )}
      <div>
        <Button look="secondary" onClick={() => setOpen(true)}>
          Find made-up attempts
        </Button>
      </div>
      {isOpen && (
        <FloodDialog
          onClose={() => setOpen(false)}
          onDone={() => {
            setOpen(false);
            changed();
          }}
        />
      )}
    </section>
  );
}

function LeftOut({ flood, onEnded }: { readonly flood: ExcludedFlood; readonly onEnded: () => void }) {
  const { id, attempts, students, reason, by, at } = flood;
  return (
    <li className="sheet p-5">
      <p className="break-words">
        {countText(attempts, 'attempt')} under {countText(students, 'name')} left out: “{reason}”
      </p>
      <p className="text-small text-soft">
        {by ?? 'Somebody'}, {dayAndTimeText(at)}
      </p>
      <TakeBack
        className="mt-3"
        label={`Let ${attempts === 1 ? 'it' : 'them'} count again`}
        takeBack={() => staffCall('admin', endFlood, undefined, { params: { id } })}
        onDone={onEnded}
      />
    </li>
  );
}
