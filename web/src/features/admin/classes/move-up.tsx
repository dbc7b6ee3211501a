import { moveUp, type RosterImport } from '@markwell/server/contract';
import { useState } from 'react';
import { Button } from '../../../components/button.tsx';
import { DialogProblem } from '../../../components/confirm-dialog.tsx';
import { countText } from '../../../components/count-text.ts';
import { Dialog } from '../../../components/dialog.tsx';
import { staffCall } from '../../../lib/staff-session/staff-call.ts';
import { useAction } from '../../../lib/use-action.ts';
import { RosterReport } from './roster-report.tsx';

interface MoveUpProps {
  readonly onDone: (title: string) => void;
  readonly onClose: () => void;
}

const nobodyInDoubt = new Map<string, string>();

/** Moves every class with a list up a year: first what it would do, then doing it. */
export function MoveUp({ onDone, onClose }: MoveUpProps) {
  const [report, setReport] = useState<RosterImport>();
  const check = useAction(async () => setReport(await staffCall('admin', moveUp, { dryRun: true })));
  const store = useAction(async () => {
    const { classes } = await staffCall('admin', moveUp, {});
    const students = classes.reduce((sum, { moves }) => sum + moves.length, 0);
    onDone(`${countText(students, 'student')} moved up a year`);
  });
  return (
    <Dialog title="Move up a year" wide onClose={onClose}>
      <div className="mt-3 grid gap-5">
        <p className="max-w-prose">
          Every class with a list becomes the class of the year above, with the same students: 7a/Sc1 becomes 8a/Sc1.
          Years 11 and 13 leave. Last year’s classes are kept with their work and figures, and students keep their
          history. You can undo it for 30 days. Import the new lists afterwards, for those who come and change sets.
        </p>
        <div>
          <div role="status">
            {report !== undefined && (
              <RosterReport
                report={report}
                good="The classes can move up"
                usual="chosen"
                choices={nobodyInDoubt}
                onChoose={() => undefined}
              />
            )}
          </div>
          <DialogProblem problem={check.problem ?? store.problem} />
        </div>
        <div className="flex flex-wrap gap-3">
          {report === undefined ? (
            <Button onClick={() => void check.run()}>{check.isBusy ? 'One moment…' : 'Show what would happen'}</Button>
          ) : (
            <Button onClick={() => void store.run()}>{store.isBusy ? 'One moment…' : 'Move everybody up'}</Button>
          )}
          <Button look="secondary" onClick={onClose}>
            Cancel
          </Button>
        </div>
      </div>
    </Dialog>
  );
}
