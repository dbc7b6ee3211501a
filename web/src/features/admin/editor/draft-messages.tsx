import type { DraftMessage } from '@markwell/server/contract';
import { CrossIcon, InfoIcon, WarningIcon } from '../../../components/icons.tsx';

const looks = {
  error: { Icon: CrossIcon, className: 'text-cross', word: 'To correct:' },
  warning: { Icon: WarningIcon, className: 'text-caution', word: 'Please check:' },
  info: { Icon: InfoIcon, className: 'text-pen', word: 'Note:' },
} as const satisfies Record<DraftMessage['severity'], object>;

/** Most messages that are shown at once. */
const mostMessages = 30;

interface DraftMessagesProps {
  readonly messages: readonly DraftMessage[];
  /** What they are about, for assistive technology. */
  readonly label: string;
}

/** What the reader says of a homework or question; each message names the paragraph, line or row. */
export function DraftMessages({ messages, label }: DraftMessagesProps) {
  if (messages.length === 0) return null;
  return (
    <ul className="grid gap-2" aria-label={label}>
      {messages.slice(0, mostMessages).map(({ severity, message, excerpt }) => {
        const { Icon, className, word } = looks[severity];
        return (
          <li key={`${message} ${excerpt}`} className="flex items-start gap-2">
            <Icon className={`mt-1 size-4 ${className}`} />
            <span className="min-w-0">
              <strong className={className}>{word}</strong> {message}
              {excerpt !== null && !message.includes(excerpt) && (
                <q className="block text-small text-soft italic">{excerpt}</q>
              )}
            </span>
          </li>
        );
      })}
      {messages.length > mostMessages && <li>And {messages.length - mostMessages} more.</li>}
    </ul>
  );
}
