import { useState } from 'react';
import { FormDialog } from '../../../components/form-dialog.tsx';
import { TextArea } from '../../../components/text-area.tsx';
import { useAction } from '../../../lib/use-action.ts';

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
  const [error, setError] = useState<string>();
  const action = useAction(async () => {
    await send(text);
    onDone();
  });
  const submit = () => {
    const isEmpty = text.trim() === '';
    setError(isEmpty ? 'Write something first.' : undefined);
    if (!isEmpty) return void action.run();
    document.getElementById('comment-text')?.focus();
  };
  return (
    <FormDialog title={title} submit="Send" action={action} onSubmit={submit} onClose={onClose}>
      <TextArea
        id="comment-text"
        label="Comment"
        hint={hint}
        error={error}
        rows={4}
        maxLength={1000}
        value={text}
        onText={setText}
      />
    </FormDialog>
  );
}
