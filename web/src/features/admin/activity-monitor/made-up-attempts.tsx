import {
  type ExcludedFlood,
  endFlood,
  excludeFlood,
  type FloodCriteria,
  type FloodFound,
  listExcludedFloods,
  previewFlood,
} from '@markwell/server/contract';
import { useState } from 'react';
import { Button } from '../../../components/button.tsx';
import { countText, numberText } from '../../../components/count-text.ts';
import { DecideDialog } from '../../../components/decide/decide-dialog.tsx';
import { TakeBack } from '../../../components/decide/take-back.tsx';
import { Notice } from '../../../components/notice.tsx';
import { TextField } from '../../../components/text-field.tsx';
import { dayAndTimeText } from '../../../lib/date-text.ts';
import { failureText } from '../../../lib/failure.ts';
import { staffCall } from '../../../lib/staff-session/staff-call.ts';
import { useStaffQuery } from '../../../lib/staff-session/use-staff-query.ts';
import { useAction } from '../../../lib/use-action.ts';
import { CheckBox } from '../check-box.tsx';

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

interface FloodDialogProps {
  readonly onDone: () => void;
  readonly onClose: () => void;
}

const fields = [
  { name: 'since', label: 'Handed in from', type: 'datetime-local' },
  { name: 'until', label: 'Handed in until', type: 'datetime-local' },
  { name: 'class', label: 'Class', type: 'text' },
  { name: 'homework', label: 'Homework', type: 'text', hint: 'Its number or short name, such as “year8”.' },
  {
    name: 'address',
    label: 'IP address',
    type: 'text',
    hint: 'Works for 24 hours, and only for pupils who opened the page.',
  },
] as const;

/** Asks what made-up attempts have in common, shows which ones that finds, and leaves those out. */
function FloodDialog({ onDone, onClose }: FloodDialogProps) {
  const [criteria, setCriteria] = useState<FloodCriteria>({ notOnList: true });
  const [found, setFound] = useState<FloodFound>();
  const change = (part: FloodCriteria) => {
    setCriteria({ ...criteria, ...part });
    // What was found is not what would be left out any more.
    setFound(undefined);
  };
  const action = useAction(async (reason: string) => {
    if (found === undefined || found.attempts === 0) {
      return setFound(await staffCall('admin', previewFlood, criteria));
    }
    await staffCall('admin', excludeFlood, { ...criteria, reason });
    onDone();
  });
  const isFound = found !== undefined && found.attempts > 0;
  return (
    <DecideDialog
      title="Find made-up attempts"
      submit={isFound ? 'Leave them out' : 'Find them'}
      start={undefined}
      words={isFound ? { label: 'Why are you leaving them out?', hint: 'Other staff see this.' } : undefined}
      action={action}
      onClose={onClose}
      fields={() => (
        <>
          <p>Fill in what you know. Only attempts that match all of it are found; nothing changes yet.</p>
          {fields.map(({ name, ...rest }) => (
            <TextField
              key={name}
              id={`flood-${name}`}
              {...rest}
              value={criteria[name] ?? ''}
              onText={(text) => change({ [name]: text === '' ? undefined : text })}
            />
          ))}
          <CheckBox
            label="Only names that are not on a class list"
            isChecked={criteria.notOnList === true}
            onCheck={(notOnList) => change({ notOnList })}
          />
          <div role="status">{found !== undefined && <FoundAttempts found={found} />}</div>
        </>
      )}
    />
  );
}

/** How many attempts were found and whose they are; real pupils are named first. */
function FoundAttempts({ found: { attempts, students, listed, names } }: { readonly found: FloodFound }) {
  if (attempts === 0) return <p>No attempt that counts matches all of this.</p>;
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-3">
      <p>
        <strong>{countText(attempts, 'attempt')}</strong> under {countText(students, 'name')}.
      </p>
      {listed > 0 && (
        <Notice tone="caution" headingLevel={3} title={`${countText(listed, 'name')} on class lists`}>
          <p>Real pupils would lose these attempts. Tick the box above to leave them alone.</p>
        </Notice>
      )}
      <details>
        <summary>{students > names.length ? `The first ${numberText(names.length)} names` : 'Show the names'}</summary>
        <ul className="mt-2 grid gap-1">
          {names.map(({ id, name, studentClass, isListed, attempts: own }) => (
            <li key={id} className="break-words">
              {name}, {studentClass}
              {isListed && ', on the list'}: {countText(own, 'attempt')}
            </li>
          ))}
        </ul>
      </details>
    </div>
  );
}
