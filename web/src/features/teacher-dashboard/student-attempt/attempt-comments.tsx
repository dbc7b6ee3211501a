import { type AttemptDetail, commentOnAttempt } from '@markwell/server/contract';
import type { ReactNode } from 'react';
import { staffCall } from '../../../lib/staff-session/staff-call.ts';
import { CommentButton } from '../comments/comment-button.tsx';
import { CommentList } from '../comments/comment-list.tsx';

interface AttemptCommentsProps {
  readonly attempt: AttemptDetail;
  readonly onChanged: () => void;
  /** What else can be done with the attempt as a whole. */
  readonly children?: ReactNode;
}

/** What was written to the student and to the class about this homework, and the way to write more. */
export function AttemptComments({ attempt, onChanged, children }: AttemptCommentsProps) {
  const { comments = [], student } = attempt;
  const mayWrite = attempt.may.includes('comment');
  return (
    <section aria-label="Comments" className={comments.length === 0 ? 'no-print grid gap-4' : 'grid gap-4'}>
      {comments.length > 0 && <CommentList comments={comments} mayEnd={mayWrite} onEnded={onChanged} />}
      <div className="no-print flex flex-wrap gap-3">
        {mayWrite && (
          <CommentButton
            label="Write a comment…"
            to={student.name}
            hint="Shown with this result, which its reference opens, and with earlier ones."
            send={(text) => staffCall('teacher', commentOnAttempt, { text }, { params: { id: attempt.id } })}
            done="Saved with the result"
            onDone={onChanged}
          />
        )}
        {children}
      </div>
    </section>
  );
}
