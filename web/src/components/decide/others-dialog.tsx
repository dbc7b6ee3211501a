import type { Touched } from '@markwell/server/contract';
import type { Action } from '../../lib/use-action.ts';
import { countText } from '../count-text.ts';
import { countOthers } from '../touched-text.ts';
import { DecideDialog } from './decide-dialog.tsx';

interface OthersDialogProps {
  readonly touched: Touched;
  readonly confirm: Action<[reason: string]>;
  readonly onClose: () => void;
}

/** Classes that there is room for without scrolling. */
const mostInSight = 10;

/** Says whose marks change outside one's own classes, and asks why. */
export function OthersDialog({ touched, confirm, onClose }: OthersDialogProps) {
  const isLong = touched.others.length > mostInSight;
  return (
    <DecideDialog
      title="Marks in other classes change"
      submit="Change their marks too"
      start={undefined}
      fields={() => (
        <>
          <p>Marks of {countText(countOthers(touched), 'student')} outside your classes change.</p>
          {/* A region that scrolls must be reachable by keyboard; otherwise the reason comes first. */}
          <section
            aria-label="Students by class"
            tabIndex={isLong ? 0 : undefined}
            className="max-h-40 overflow-y-auto"
          >
            <ul className="columns-2 gap-6 tabular-nums">
              {touched.others.map((one) => (
                <li key={one.class}>
                  {one.class} <span className="text-soft">{one.students}</span>
                </li>
              ))}
            </ul>
          </section>
        </>
      )}
      words={{ hint: 'Other staff see this, such as “agreed with Ms Okafor”.' }}
      action={confirm}
      onClose={onClose}
    />
  );
}
