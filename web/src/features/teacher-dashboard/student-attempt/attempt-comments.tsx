import { type AttemptDetail, commentOnAttempt } from '@markwell/server/contract';
import { type ReactNode, useState } from 'react';
import { Button } from '../../../components/button.tsx';
import { showToast } from '../../../components/toast/toast-store.ts';
import { staffCall } from '../../../lib/staff-session/staff-call.ts';
import { CommentDialog } from '../comments/comment-dialog.tsx';
import { CommentList } from '../comments/comment-list.tsx';

interface AttemptCommentsProps {
  readonly attempt: AttemptDetail;
  readonly onChanged: () => void;
  /** What else can be done with the attempt as a whole. */
  readonly children?: ReactNode;
}

/** What was written to the student and to the class about this homework, and the way to write more. */
export function AttemptComments({ attempt, onChanged, children }: AttemptCommentsProps) {
  const [isWriting, setWriting] = useState(false);
  const { comments = [], student } = attempt;
  const mayWrite = attempt.may.includes('comment');
  return (
    <section aria-label="Comments" className={comments.length === 0 ? 'no-print grid gap-4' : 'grid gap-4'}>
      {comments.length > 0 && <CommentList comments={comments} mayEnd={mayWrite} onEnded={onChanged} />}
      <div className="no-print flex flex-wrap gap-3">
        {mayWrite && (
          <Button look="secondary" onClick={() => setWriting(true)}>
            Write a comment…
          </Button>
        )}
        {children}
      </div>
      {isWriting && (
        <CommentDialog
          title={`Comment to ${student.name}`}
          hint="Shown with this result, which its reference opens, and with earlier ones."
          send={(text) => staffCall('teacher', commentOnAttempt, { text }, { params: { id: attempt.id } })}
          onClose={() => setWriting(false)}
          onDone={() => {
            setWriting(false);
            onChanged();
            showToast({ tone: 'success', title: 'Saved with the result' });
          }}
        />
      )}
    </section>
  );
}
