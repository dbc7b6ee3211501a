import { type ReactNode, useState } from 'react';
import type { Action } from '../../lib/use-action.ts';
import { useChecks } from '../../lib/use-checks.ts';
import { FormDialog } from '../form-dialog.tsx';
import { TextArea } from '../text-area.tsx';
import { TextField } from '../text-field.tsx';

/** What somebody writes with a decision: why, in a few words, unless it says otherwise. */
export interface Words {
  readonly label?: string;
  /** Who reads it. */
  readonly hint: string;
  readonly start?: string | undefined;
  /** Fewest letters, and what is said of fewer. */
  readonly least?: number;
  readonly missing?: string;
  /** Of a longer text; one line where it is absent. */
  readonly rows?: number;
}

export interface DecideDialogProps<Choice> {
  readonly title: string;
  /** On the button that decides, such as 'Leave it out'. */
  readonly submit: string;
  /** What is chosen at first. */
  readonly start: Choice;
  /** What is decided about, and the choice. */
  readonly fields?: (choice: Choice, choose: (choice: Choice) => void) => ReactNode;
  /** Absent where nothing need be written. */
  readonly words?: Words | undefined;
  /** Decides: the dialog stays, and says why, when it fails. */
  readonly action: Action<[words: string, choice: Choice]>;
  readonly onClose: () => void;
}

/** The dialog in which staff decide something: what, and why. */
export function DecideDialog<Choice>({ start, fields, words, action, ...dialog }: DecideDialogProps<Choice>) {
  const [choice, choose] = useState(start);
  const [text, setText] = useState(words?.start ?? '');
  const isShort = words !== undefined && text.trim().length < (words.least ?? 3);
  const { at, whenRight } = useChecks({
    words: isShort ? (words.missing ?? 'Say in a few words why.') : undefined,
  });
  const { label = 'Why?', hint, rows } = words ?? {};
  const field = { ...at('words'), label, hint, value: text, onText: setText };
  return (
    <FormDialog {...dialog} action={action} onSubmit={() => whenRight(() => void action.run(text, choice))}>
      {fields?.(choice, choose)}
      {words !== undefined &&
        (rows === undefined ? (
          <TextField {...field} maxLength={300} />
        ) : (
          <TextArea {...field} rows={rows} maxLength={1000} />
        ))}
    </FormDialog>
  );
}
