import { type AdminClass, listAdminClasses, listListChanges, undoRosterChange } from '@markwell/server/contract';
import { useId, useState } from 'react';
import type * as z from 'zod/mini';
import { Badge } from '../../../components/badge.tsx';
import { Button } from '../../../components/button.tsx';
import { ConfirmDialog } from '../../../components/confirm-dialog.tsx';
import { LinkButton } from '../../../components/link-button.tsx';
import { Notice } from '../../../components/notice.tsx';
import { showToast } from '../../../components/toast/toast-store.ts';
import { schoolTimeText } from '../../../lib/school-time.ts';
import { staffCall } from '../../../lib/staff-session/staff-call.ts';
import { useStaffQuery } from '../../../lib/staff-session/use-staff-query.ts';
import { QueryView } from '../query-view.tsx';
import { type AskedOfClass, ClassDialog } from './class-dialog.tsx';
import { type ClassGroup, groupClasses } from './class-groups.ts';

/** The class lists that students choose from, with each class's teacher and, where it was imported, its students. */
export default function ClassesTab() {
  const classes = useStaffQuery('admin', listAdminClasses, undefined);
  const changes = useStaffQuery('admin', listListChanges, undefined);
  const [asked, setAsked] = useState<AskedOfClass>();
  // What was the latest change is not any more: nobody is to undo it before the new one is known.
  const [isOld, setOld] = useState(false);
  const askAgain = () => {
    setOld(true);
    void Promise.all([classes.askAgain(), changes.askAgain()]).then(() => setOld(false));
  };
  return (
    <>
      <div className="mb-5 flex flex-wrap items-center justify-between gap-3">
        <div>
          <h2 id="classes" tabIndex={-1} className="text-title">
            Classes
          </h2>
          <p className="mt-1 max-w-prose text-soft">
            What students choose from, and the teacher that goes with it. With a class list imported, teachers also see
            who has not done the homework.
          </p>
        </div>
        <div className="flex flex-wrap gap-3">
          <Button onClick={() => setAsked({ kind: 'import' })}>Import class lists</Button>
          <Button look="secondary" onClick={() => setAsked({ kind: 'move-up' })}>
            Move up a year
          </Button>
          <Button look="secondary" onClick={() => setAsked({ kind: 'add' })}>
            Add a class
          </Button>
        </div>
      </div>
      <LatestChanges changes={isOld ? undefined : changes.data} onUndone={askAgain} />
      <QueryView query={classes} what="the class lists">
        {(list) => (
          <>
            {list.some(({ isSample }) => isSample) && (
              <Notice className="mb-6">
                <p>
                  Classes marked ‘sample’ came with Markwell; their teachers are invented. Import your own class lists,
                  or change them one by one.
                </p>
              </Notice>
            )}
            <div className="grid items-start gap-6 lg:grid-cols-2">
              {groupClasses(list).map((group) => (
                <ClassList key={group.list} group={group} onAsk={setAsked} />
              ))}
            </div>
          </>
        )}
      </QueryView>
      {asked !== undefined && <ClassDialog asked={asked} onChanged={askAgain} onClose={() => setAsked(undefined)} />}
    </>
  );
}

interface ClassListProps {
  readonly group: ClassGroup;
  readonly onAsk: (asked: AskedOfClass) => void;
}

/** One list of classes, such as Year 8. */
function ClassList({ group: { name, classes }, onAsk }: ClassListProps) {
  const headingId = useId();
  return (
    <section aria-labelledby={headingId} className="sheet">
      <h3 id={headingId} className="border-b-2 border-rule px-4 py-3 text-lead sm:px-5">
        {name} <span className="text-base font-normal text-soft">· {classes.length}</span>
      </h3>
      {classes.length === 0 ? (
        <p className="px-4 py-4 text-soft sm:px-5">No class yet: students find none to choose here.</p>
      ) : (
        <ul className="divide-y divide-rule" aria-labelledby={headingId}>
          {classes.map((entry) => (
            <ClassRow key={entry.id} entry={entry} onAsk={onAsk} />
          ))}
        </ul>
      )}
    </section>
  );
}

function ClassRow({ entry, onAsk }: { readonly entry: AdminClass; readonly onAsk: ClassListProps['onAsk'] }) {
  const id = useId();
  const { code, teacher, isSample, rosterSize } = entry;
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 px-4 py-2 sm:px-5">
      <div className="min-w-0 grow basis-44">
        <p className="flex flex-wrap items-center gap-x-2.5">
          <span id={id} className="font-semibold">
            {code}
          </span>
          {isSample && <Badge>sample</Badge>}
        </p>
        <p className="text-small text-soft">
          {teacher} · {rosterSize === 0 ? 'no class list' : `${rosterSize} on the class list`}
        </p>
      </div>
      <div className="-ml-3 flex sm:ml-0">
        <LinkButton href={`/teacher-dashboard/class-list?${new URLSearchParams({ class: code })}`} look="quiet">
          Class list
          <span className="sr-only"> of {code}</span>
        </LinkButton>
        <Button look="quiet" aria-describedby={id} onClick={() => onAsk({ kind: 'teacher', entry })}>
          Teacher
        </Button>
        <Button look="quiet" aria-describedby={id} onClick={() => onAsk({ kind: 'remove', entry })}>
          Remove
        </Button>
      </div>
    </li>
  );
}

const kinds = { import: 'Class lists imported', 'move-up': 'Moved up a year' } as const;

interface LatestChangesProps {
  readonly changes: z.output<typeof listListChanges.output> | undefined;
  readonly onUndone: () => void;
}

/** The latest import or move up, which can be undone; nothing if there is none. */
function LatestChanges({ changes, onUndone }: LatestChangesProps) {
  const [asked, setAsked] = useState<number>();
  const latest = changes?.[0];
  if (latest === undefined) return null;
  return (
    <p className="mb-5 flex flex-wrap items-center gap-x-3 text-small text-soft">
      {kinds[latest.kind]} {schoolTimeText(latest.at)}
      {latest.by === null ? '' : ` by ${latest.by}`}
      <Button look="quiet" onClick={() => setAsked(latest.id)}>
        Undo
        <span className="sr-only"> {kinds[latest.kind].toLowerCase()}</span>
      </Button>
      {asked !== undefined && (
        <ConfirmDialog
          title="Undo the latest change of the lists?"
          confirm="Undo"
          onConfirm={async () => {
            await staffCall('admin', undoRosterChange, undefined, { params: { id: asked } });
            setAsked(undefined);
            onUndone();
            showToast({ tone: 'success', title: 'Students are in the classes they were in before' });
          }}
          onClose={() => setAsked(undefined)}
        >
          <p>Students go back to the classes they were in before. What was handed in since stays.</p>
        </ConfirmDialog>
      )}
    </p>
  );
}
