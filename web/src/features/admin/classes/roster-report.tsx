import type { RosterImport } from '@markwell/server/contract';
import { Badge } from '../../../components/badge.tsx';
import { countText } from '../../../components/count-text.ts';
import { CrossIcon, WarningIcon } from '../../../components/icons.tsx';
import { Notice } from '../../../components/notice.tsx';

/** Most messages that are shown; a file that is wrong throughout would fill the screen. */
const mostMessages = 50;

/** What a class list file would do, and which of its lines need correcting. */
export function RosterReport({ report: { classes, messages } }: { readonly report: RosterImport }) {
  const errors = messages.filter(({ severity }) => severity === 'error').length;
  const inOrder = messages.toSorted((one, other) => one.line - other.line);
  return (
    <div className="grid gap-4">
      {errors > 0 ? (
        <Notice tone="problem" title={errors === 1 ? '1 line needs correcting' : `${errors} lines need correcting`}>
          <p>Nothing has been imported. Correct the file, then check it again.</p>
        </Notice>
      ) : (
        <Notice tone="success" title="This file can be imported">
          <p>Nothing has been imported yet.</p>
        </Notice>
      )}
      {messages.length > 0 && (
        <ul className="grid gap-2">
          {inOrder.slice(0, mostMessages).map(({ line, file, severity, message }) => (
            <li key={`${file ?? ''} ${line} ${message}`} className="flex items-start gap-2">
              {severity === 'error' ? (
                <CrossIcon className="mt-1 size-4 text-cross" />
              ) : (
                <WarningIcon className="mt-1 size-4 text-caution" />
              )}
              <span>
                <strong>
                  {file === undefined ? '' : `${file}, `}Line {line}:
                </strong>{' '}
                {message}
              </span>
            </li>
          ))}
          {messages.length > mostMessages && <li>And {messages.length - mostMessages} more.</li>}
        </ul>
      )}
      {classes.length > 0 && (
        <ul className="divide-y divide-rule border-y border-rule" aria-label="Classes in the file">
          {classes.map(({ studentClass, isNew, students, added, removed, comes, leaves }) => (
            <li key={studentClass} className="flex flex-wrap items-center gap-x-4 gap-y-1 py-2">
              <span className="font-semibold">{studentClass}</span>
              {isNew && <Badge tone="pen">new class</Badge>}
              <span className="text-small text-soft">
                {countText(students, 'student')}: {added} new, {removed} taken off the list
              </span>
              {leaves.length > 0 && (
                <p className="w-full text-small">
                  <strong>Leaves the list:</strong>{' '}
                  {leaves
                    .map(({ name, perhaps }) => (perhaps === null ? name : `${name} (perhaps now ${perhaps})`))
                    .join(', ')}
                </p>
              )}
              {comes.length > 0 && comes.length < students && (
                <p className="w-full text-small">
                  <strong>New on it:</strong> {comes.join(', ')}
                </p>
              )}
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
