import { commentOnClass, listClassComments } from '@markwell/server/contract';
import { useState } from 'react';
import { Button } from '../../../components/button.tsx';
import { showToast } from '../../../components/toast/toast-store.ts';
import { staffCall } from '../../../lib/staff-session/staff-call.ts';
import { useStaffQuery } from '../../../lib/staff-session/use-staff-query.ts';
import { CommentDialog } from './comment-dialog.tsx';
import { CommentList } from './comment-list.tsx';

interface ClassCommentsProps {
  readonly homeworkId: number;
  readonly studentClass: string;
  readonly mayWrite: boolean;
}

/** Comments to a class about a homework, shown with each of its students' results. */
export function ClassComments({ homeworkId, studentClass, mayWrite }: ClassCommentsProps) {
  const [isWriting, setWriting] = useState(false);
  const params = { id: homeworkId };
  const query = useStaffQuery('teacher', listClassComments, { class: studentClass }, { params });
  const comments = query.data ?? [];
  if (comments.length === 0 && !mayWrite) return null;
  return (
    <section aria-labelledby="class-comments" className={comments.length === 0 ? 'no-print' : undefined}>
      <h2 id="class-comments" className="text-title">
        Comments to the class
      </h2>
      {comments.length > 0 && (
        <div className="mt-3">
          <CommentList comments={comments} mayEnd={mayWrite} onEnded={() => void query.askAgain()} />
        </div>
      )}
      {mayWrite && (
        <Button look="secondary" className="no-print mt-4" onClick={() => setWriting(true)}>
          Write to {studentClass}…
        </Button>
      )}
      {isWriting && (
        <CommentDialog
          title={`Comment to ${studentClass}`}
          hint="Every student of the class reads it with their result of this homework."
          send={(text) => staffCall('teacher', commentOnClass, { class: studentClass, text }, { params })}
          onClose={() => setWriting(false)}
          onDone={() => {
            setWriting(false);
            void query.askAgain();
            showToast({ tone: 'success', title: 'The class reads it with its results' });
          }}
        />
      )}
    </section>
  );
}
