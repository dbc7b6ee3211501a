import { DecideButton } from '../../../components/decide/decide-button.tsx';

interface CommentButtonProps {
  readonly label: string;
  /** 'Ada Abara', or a class. */
  readonly to: string;
  /** Who reads it, and where. */
  readonly hint: string;
  readonly send: (text: string) => Promise<unknown>;
  readonly done: string;
  readonly onDone: () => void;
  readonly className?: string;
}

/** Asks what to write, and sends it. */
export function CommentButton({ label, to, hint, send, className, ...rest }: CommentButtonProps) {
  return (
    <DecideButton
      button={{ children: label, className }}
      title={`Comment to ${to}`}
      submit="Send"
      start={undefined}
      words={{ label: 'Comment', hint, rows: 4, least: 1, missing: 'Write something first.' }}
      decide={send}
      {...rest}
    />
  );
}
