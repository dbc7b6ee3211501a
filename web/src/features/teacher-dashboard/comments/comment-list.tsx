import { type Comment, endComment } from '@markwell/server/contract';
import { Button } from '../../../components/button.tsx';
import { dateTimeText } from '../../../lib/date-text.ts';
import { staffCall } from '../../../lib/staff-session/staff-call.ts';
import { useAction } from '../../../lib/use-action.ts';

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
  const action = useAction(async () => {
    await staffCall('teacher', endComment, undefined, { params: { id } });
    onEnded();
  });
  return (
    <li className="flex flex-wrap items-start justify-between gap-x-4 gap-y-2 border-l-4 border-pen pl-3">
      <div className="min-w-0">
        <p className="wrap-anywhere whitespace-pre-line">{text}</p>
        <p className="text-small text-soft">
          {by ?? 'A member of staff'} to {to === 'class' ? 'the class' : 'this student'}, {dateTimeText(at)}
        </p>
        <div role="alert">{action.problem !== undefined && <p className="break-words">{action.problem}</p>}</div>
      </div>
      {mayEnd && (
        <Button
          look="quiet"
          className="no-print"
          aria-label={`Take back: ${text.slice(0, 40)}`}
          onClick={() => void action.run()}
        >
          {action.isBusy ? 'One moment…' : 'Take back'}
        </Button>
      )}
    </li>
  );
}
