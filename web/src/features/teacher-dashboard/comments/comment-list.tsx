import { type Comment, endComment } from '@markwell/server/contract';
import { TakeBack } from '../../../components/decide/take-back.tsx';
import { dateTimeText } from '../../../lib/date-text.ts';
import { staffCall } from '../../../lib/staff-session/staff-call.ts';

interface CommentListProps {
  readonly comments: readonly Comment[];
  readonly mayEnd: boolean;
  readonly onEnded: () => void;
}

/** What was written, with who wrote it, and the way to take it back. */
export function CommentList({ comments, ...rest }: CommentListProps) {
  return (
    <ul className="grid gap-3">
      {comments.map((one) => (
        <CommentRow key={one.id} comment={one} {...rest} />
      ))}
    </ul>
  );
}

function CommentRow({ comment, mayEnd, onEnded }: Omit<CommentListProps, 'comments'> & { readonly comment: Comment }) {
  const { id, to, text, by, at } = comment;
  return (
    <li className="flex flex-wrap items-start justify-between gap-x-4 gap-y-2 border-l-4 border-pen pl-3">
      <div className="min-w-0">
        <p className="wrap-anywhere whitespace-pre-line">{text}</p>
        <p className="text-small text-soft">
          {by ?? 'A member of staff'} to {to === 'class' ? 'the class' : 'this student'}, {dateTimeText(at)}
        </p>
      </div>
      {mayEnd && (
        <TakeBack
          look="quiet"
          about={text}
          takeBack={() => staffCall('teacher', endComment, undefined, { params: { id } })}
          onDone={onEnded}
        />
      )}
    </li>
  );
}
