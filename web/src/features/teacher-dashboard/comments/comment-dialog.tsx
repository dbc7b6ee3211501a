import { useState } from 'react';
import { FormDialog } from '../../../components/form-dialog.tsx';
import { TextArea } from '../../../components/text-area.tsx';
import { useAction } from '../../../lib/use-action.ts';
import { useChecks } from '../../../lib/use-checks.ts';

interface CommentDialogProps {
  /** 'Comment to Ada Abara'. */
  readonly title: string;
  /** Who reads it, and where. */
  readonly hint: string;
  readonly send: (text: string) => Promise<unknown>;
  readonly onDone: () => void;
  readonly onClose: () => void;
}

/** Asks what to write. */
export function CommentDialog({ title, hint, send, onDone, onClose }: CommentDialogProps) {
  const [text, setText] = useState('');
  const { at, whenRight } = useChecks({ text: text.trim() === '' ? 'Write something first.' : undefined });
  const action = useAction(async () => {
    await send(text);
    onDone();
  });
  const submit = () => whenRight(() => void action.run());
  return (
    <FormDialog title={title} submit="Send" action={action} onSubmit={submit} onClose={onClose}>
      <TextArea {...at('text')} label="Comment" hint={hint} rows={4} maxLength={1000} value={text} onText={setText} />
    </FormDialog>
  );
}
