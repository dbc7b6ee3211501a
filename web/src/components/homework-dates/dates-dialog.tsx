import { readHomeworkDates } from '@markwell/server/contract';
import { findStaffSession } from '../../lib/staff-session/session-store.ts';
import { useStaffQuery } from '../../lib/staff-session/use-staff-query.ts';
import { useSchoolZone } from '../../lib/use-school-zone.ts';
import { Answered } from '../answered.tsx';
import { Dialog } from '../dialog.tsx';
import { Loading } from '../loading.tsx';
import { DatesForm } from './dates-form.tsx';

interface DatesDialogProps {
  /** First numbering. */
  readonly homework: { readonly id: number; readonly title: string };
  /** The classes to choose from. */
  readonly classes: readonly string[];
  /** The class that is chosen at first, whose dates are shown. */
  readonly startClass?: string | undefined;
  /** Called with what was done, in a few words. */
  readonly onDone: (said: string) => void;
  readonly onClose: () => void;
}

/** Sets, changes and takes away the dates of a homework for one class or many; an admin also says when what is expected is shown. */
export function DatesDialog({ homework, classes, startClass, onDone, onClose }: DatesDialogProps) {
  const query = useStaffQuery('teacher', readHomeworkDates, undefined, { params: { id: homework.id } });
  // Its fields are filled in by that clock, and read by it when they are saved.
  const isClockKnown = useSchoolZone();
  return (
    <Dialog title={`When is ‘${homework.title}’ due?`} onClose={onClose} wide>
      <div className="mt-4">
        {!isClockKnown && <Loading label="Loading the dates…" />}
        <Answered query={query} loading="Loading the dates…" what="The dates">
          {(dates) =>
            isClockKnown && (
              <DatesForm
                dates={dates}
                classes={[...new Set([...classes, ...dates.classes.map((one) => one.studentClass)])].filter(
                  (code) => dates.settable?.includes(code) ?? true,
                )}
                startClass={startClass}
                isAdmin={findStaffSession('admin') !== undefined}
                onDone={onDone}
                onClose={onClose}
              />
            )
          }
        </Answered>
      </div>
    </Dialog>
  );
}
