import type { Touched } from '@markwell/server/contract';
import { countText } from '../../components/count-text.ts';
import { FormDialog } from '../../components/form-dialog.tsx';
import { TextField } from '../../components/text-field.tsx';
import { countOthers } from '../../components/touched-text.ts';
import type { Action } from '../../lib/use-action.ts';
import { useReason } from '../../lib/use-checks.ts';

interface OthersDialogProps {
  readonly touched: Touched;
  readonly confirm: Action<[reason: string]>;
  readonly onClose: () => void;
}

/** Says whose marks change outside one's own classes, and asks why. */
export function OthersDialog({ touched, confirm, onClose }: OthersDialogProps) {
  const { reason, field, whenRight } = useReason();
  const submit = () => whenRight(() => void confirm.run(reason));
  return (
    <FormDialog
      title="Marks in other classes change"
      submit="Change their marks too"
      action={confirm}
      onSubmit={submit}
      onClose={onClose}
    >
      <p>Marks of {countText(countOthers(touched), 'student')} outside your classes change.</p>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by keyboard */}
      <section aria-label="Students by class" tabIndex={0} className="max-h-40 overflow-y-auto">
        <ul className="columns-2 gap-6 tabular-nums">
          {touched.others.map((one) => (
            <li key={one.class}>
              {one.class} <span className="text-soft">{one.students}</span>
            </li>
          ))}
        </ul>
      </section>
      <TextField {...field} label="Why?" hint="Other staff see this, such as “agreed with Ms Okafor”." />
    </FormDialog>
  );
}
