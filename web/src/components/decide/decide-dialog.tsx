import type { Touched } from '@markwell/server/contract';
import { type ComponentProps, type ReactNode, useState } from 'react';
import { type Action, useAction } from '../../lib/use-action.ts';
import { useChecks } from '../../lib/use-checks.ts';
import { Button } from '../button.tsx';
import { countText } from '../count-text.ts';
import { FormDialog } from '../form-dialog.tsx';
import { TextArea } from '../text-area.tsx';
import { TextField } from '../text-field.tsx';
import { showToast } from '../toast/toast-store.ts';
import { countOthers } from '../touched-text.ts';

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

interface OthersDialogProps {
  readonly touched: Touched;
  readonly confirm: Action<[reason: string]>;
  readonly onClose: () => void;
}

/** Classes that there is room for without scrolling. */
const mostInSight = 10;

/** Says whose marks change outside one's own classes, and asks why. */
export function OthersDialog({ touched, confirm, onClose }: OthersDialogProps) {
  const isLong = touched.others.length > mostInSight;
  return (
    <DecideDialog
      title="Marks in other classes change"
      submit="Change their marks too"
      start={undefined}
      fields={() => (
        <>
          <p>Marks of {countText(countOthers(touched), 'student')} outside your classes change.</p>
          {/* A region that scrolls must be reachable by keyboard; otherwise the reason comes first. */}
          <section
            aria-label="Students by class"
            tabIndex={isLong ? 0 : undefined}
            className="max-h-40 overflow-y-auto"
          >
            <ul className="columns-2 gap-6 tabular-nums">
              {touched.others.map((one) => (
                <li key={one.class}>
                  {one.class} <span className="text-soft">{one.students}</span>
                </li>
              ))}
            </ul>
          </section>
        </>
      )}
      words={{ hint: 'Other staff see this, such as “agreed with Ms Okafor”.' }}
      action={confirm}
      onClose={onClose}
    />
  );
}

interface DecideButtonProps<Choice> extends Omit<DecideDialogProps<Choice>, 'action' | 'onClose'> {
  /** The button that asks; it needs no `onClick`. */
  readonly button: ComponentProps<typeof Button>;
  readonly decide: (words: string, choice: Choice) => Promise<unknown>;
  /** Said once it is decided; nothing where the page shows it by itself. */
  readonly done?: string;
  readonly onDone: () => void;
}

/** A button that asks in a dialog what is to be decided, and why. */
export function DecideButton<Choice>({ button, decide, done, onDone, ...dialog }: DecideButtonProps<Choice>) {
  const [isAsking, setAsking] = useState(false);
  const action = useAction(async (words: string, choice: Choice) => {
    await decide(words, choice);
    setAsking(false);
    onDone();
    if (done !== undefined) showToast({ tone: 'success', title: done });
  });
  return (
    <>
      <Button look="secondary" {...button} onClick={() => setAsking(true)} />
      {isAsking && <DecideDialog {...dialog} action={action} onClose={() => setAsking(false)} />}
    </>
  );
}
