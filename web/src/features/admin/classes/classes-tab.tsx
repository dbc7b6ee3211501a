import { listAdminClasses } from '@markwell/server/contract';
import { useState } from 'react';
import { Button } from '../../../components/button.tsx';
import { Notice } from '../../../components/notice.tsx';
import { useStaffQuery } from '../../../lib/staff-session/use-staff-query.ts';
import { QueryView } from '../query-view.tsx';
import { type AskedOfClass, ClassDialog } from './class-dialog.tsx';
import { groupClasses } from './class-groups.ts';
import { ClassList } from './class-list.tsx';

/** The class lists that students choose from, with each class's teacher and, where it was imported, its students. */
export default function ClassesTab() {
  const classes = useStaffQuery('admin', listAdminClasses, undefined);
  const [asked, setAsked] = useState<AskedOfClass>();
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
          <Button look="secondary" onClick={() => setAsked({ kind: 'add' })}>
            Add a class
          </Button>
        </div>
      </div>
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
      {asked !== undefined && (
        <ClassDialog asked={asked} onChanged={classes.askAgain} onClose={() => setAsked(undefined)} />
      )}
    </>
  );
}
