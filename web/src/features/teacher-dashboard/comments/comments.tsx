import { type Comment, commentOnClass, endComment, listClassComments } from '@markwell/server/contract';
import type { ReactNode } from 'react';
import { DecideButton } from '../../../components/decide/decide-dialog.tsx';
import { TakeBack } from '../../../components/decide/take-back.tsx';
import { Section } from '../../../components/section.tsx';
import { dateTimeText } from '../../../lib/date-text.ts';
import { staffCall } from '../../../lib/staff-session/staff-call.ts';
import { useStaffQuery } from '../../../lib/staff-session/use-staff-query.ts';

interface CommentsProps {
  readonly comments: readonly Comment[];
  readonly mayWrite: boolean;
  /** On the button that asks what to write. */
  readonly label: string;
  /** 'Ada Abara', or a class. */
  readonly to: string;
  /** Who reads it, and where. */
  readonly hint: string;
  readonly send: (text: string) => Promise<unknown>;
  readonly done: string;
  readonly onChanged: () => void;
  /** What else can be done, beside the button. */
  readonly children?: ReactNode;
}

/** What was written, by whom, the way to take it back, and to write more. */
export function Comments({ comments, mayWrite, label, to, hint, send, done, onChanged, children }: CommentsProps) {
  return (
    <div className="grid gap-4">
      <ul className="grid gap-3 empty:hidden">
        {comments.map(({ id, to: addressee, text, by, at }) => (
          <li
            key={id}
            className="flex flex-wrap items-start justify-between gap-x-4 gap-y-2 border-l-4 border-pen pl-3"
          >
            <div className="min-w-0">
              <p className="wrap-anywhere whitespace-pre-line">{text}</p>
              <p className="text-small text-soft">
                {by ?? 'A member of staff'} to {addressee === 'class' ? 'the class' : 'this student'},{' '}
                {dateTimeText(at)}
              </p>
            </div>
            {mayWrite && (
              <TakeBack
                look="quiet"
                about={text}
                takeBack={() => staffCall('teacher', endComment, undefined, { params: { id } })}
                onDone={onChanged}
              />
            )}
          </li>
        ))}
      </ul>
      <div className="no-print flex flex-wrap gap-3 empty:hidden">
        {mayWrite && (
          <DecideButton
            button={{ children: label }}
            title={`Comment to ${to}`}
            submit="Send"
            start={undefined}
            words={{ label: 'Comment', hint, rows: 4, least: 1, missing: 'Write something first.' }}
            decide={send}
            done={done}
            onDone={onChanged}
          />
        )}
        {children}
      </div>
    </div>
  );
}

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
    <Section
      id="class-comments"
      title="Comments to the class"
      className={comments.length === 0 ? 'no-print' : undefined}
      headingClass="mb-3"
    >
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
    </Section>
  );
}
