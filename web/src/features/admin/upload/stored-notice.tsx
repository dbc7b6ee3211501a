import type { BulkUpload } from '@markwell/server/contract';
import { useEffect, useRef } from 'react';
import { LinkButton } from '../../../components/link-button.tsx';
import { Notice } from '../../../components/notice.tsx';

/** What was stored, and where to go on: nothing of it reaches students by itself. */
export function StoredNotice({ stored: { message, details, homework } }: { readonly stored: BulkUpload }) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => box.current?.focus(), []);
  return (
    <div ref={box} tabIndex={-1} className="mb-6">
      <Notice tone="success" title="Stored, and not released yet">
        <p>{message}</p>
        {details !== '' && <p className="mt-2 whitespace-pre-line">{details}</p>}
        <ul className="mt-2 list-disc pl-5">
          {homework.map(({ id, title }) => (
            <li key={id}>
              {id}: {title}
            </li>
          ))}
        </ul>
        <div className="mt-4 flex flex-wrap gap-3">
          {homework[0] !== undefined && (
            <LinkButton href={`?tab=science&view=preview&homework=${homework[0].id}`} look="secondary">
              Preview and test
            </LinkButton>
          )}
          <LinkButton href="?tab=homework" look="secondary">
            Release it under Homework
          </LinkButton>
        </div>
      </Notice>
    </div>
  );
}
