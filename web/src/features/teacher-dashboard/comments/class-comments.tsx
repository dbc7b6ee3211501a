import { commentOnClass, listClassComments } from '@markwell/server/contract';
import { staffCall } from '../../../lib/staff-session/staff-call.ts';
import { useStaffQuery } from '../../../lib/staff-session/use-staff-query.ts';
import { Comments } from './comments.tsx';

interface ClassCommentsProps {
  readonly homeworkId: number;
  readonly studentClass: string;
  readonly mayWrite: boolean;
}

/** Comments to a class about a homework, shown with each of its students' results. */
export function ClassComments({ homeworkId, studentClass, mayWrite }: ClassCommentsProps) {
  const params = { id: homeworkId };
  const query = useStaffQuery('teacher', listClassComments, { class: studentClass }, { params });
  const comments = query.data ?? [];
  if (comments.length === 0 && !mayWrite) return null;
  return (
    <section aria-labelledby="class-comments" className={comments.length === 0 ? 'no-print' : undefined}>
      <h2 id="class-comments" className="mb-3 text-title">
        Comments to the class
      </h2>
      <Comments
        comments={comments}
        mayWrite={mayWrite}
        label={`Write to ${studentClass}…`}
        to={studentClass}
        hint="Every student of the class reads it with their result of this homework."
        send={(text) => staffCall('teacher', commentOnClass, { class: studentClass, text }, { params })}
        done="The class reads it with its results"
        onChanged={() => void query.askAgain()}
      />
    </section>
  );
}
