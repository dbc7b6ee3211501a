import { type Comment, endComment } from '@markwell/server/contract';
import type { ReactNode } from 'react';
import { DecideButton } from '../../../components/decide/decide-button.tsx';
import { TakeBack } from '../../../components/decide/take-back.tsx';
import { dateTimeText } from '../../../lib/date-text.ts';
import { staffCall } from '../../../lib/staff-session/staff-call.ts';

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
