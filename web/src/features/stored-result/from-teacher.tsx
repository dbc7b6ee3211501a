import type { StoredResult } from '@markwell/server/contract';
import { Notice } from '../../components/notice.tsx';
import { dateTimeText } from '../../lib/date-text.ts';

/** What the teacher wrote about this homework. */
export function TeacherComments({ comments }: { readonly comments: NonNullable<StoredResult['comments']> }) {
  if (comments.length === 0) return null;
  return (
    <Notice title="From your teacher">
      <ul className="grid gap-3">
        {comments.map(({ to, text, by, at }) => (
          <li key={`${at}|${text}`}>
            <p className="wrap-anywhere whitespace-pre-line">{text}</p>
            <p className="text-small text-soft">
              {by === null ? '' : `${by}, `}
              {to === 'class' ? 'to your class, ' : ''}
              {dateTimeText(at)}
            </p>
          </li>
        ))}
      </ul>
    </Notice>
  );
}

type GivenOverride = NonNullable<StoredResult['results'][number]['override']>;

/** Why a teacher set these marks. */
export function TeacherReason({ override: { reason, by } }: { readonly override: GivenOverride }) {
  return (
    <p className="border-l-4 border-pen bg-pen-wash px-4 py-3 wrap-anywhere">
      <span className="font-semibold">{by ?? 'Your teacher'}:</span> “{reason}”
    </p>
  );
}
