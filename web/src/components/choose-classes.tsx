import { listClasses } from '@markwell/server/contract';
import { type ReactNode, useState } from 'react';
import { useAction } from '../lib/use-action.ts';
import { useCallQuery } from '../lib/use-call-query.ts';
import { Button } from './button.tsx';
import { countText } from './count-text.ts';
import { FormDialog } from './form-dialog.tsx';
import { Loading } from './loading.tsx';

interface ChooseClassesProps {
  readonly title: string;
  /** Those that are chosen when it opens. */
  readonly chosen: readonly string[];
  /** Saves the choice; an error is shown. */
  readonly send: (classes: string[]) => Promise<unknown>;
  readonly onDone: () => void;
  readonly onClose: () => void;
  /** The owner of the classes. */
  readonly children: ReactNode;
}

/** Which classes are a teacher's, from all there are. */
export default function ChooseClasses({ title, chosen: before, send, onDone, onClose, children }: ChooseClassesProps) {
  const { data, isError } = useCallQuery(listClasses);
  const [chosen, setChosen] = useState<readonly string[]>(before);
  const action = useAction(async () => {
    await send([...chosen]);
    onDone();
  });
  const classes = [...new Map((data ?? []).map((one) => [one.code, one])).values()];
  return (
    <FormDialog
      title={title}
      submit="Keep these classes"
      action={action}
      onSubmit={() => void action.run()}
      onClose={onClose}
    >
      {children}
      {data === undefined && !isError && <Loading label="Loading the classes…" />}
      {isError && (
        <p className="font-semibold text-cross">The classes could not be loaded. Close this, and try again.</p>
      )}
      <div>
        <p className="flex flex-wrap items-center justify-between gap-x-4">
          <span role="status">{countText(chosen.length, 'class', 'classes')} chosen</span>
          <Button look="quiet" className="-mr-3" onClick={() => setChosen([])}>
            Choose none
          </Button>
        </p>
        <fieldset className="max-h-[50vh] min-w-0 overflow-y-auto border-y border-rule">
          <legend className="sr-only">Classes</legend>
          <div className="grid grid-cols-[repeat(auto-fill,minmax(13rem,1fr))] gap-x-4">
            {classes.map(({ code, teacher }) => (
              <label key={code} className="flex min-h-11 cursor-pointer items-center gap-2.5 py-0.5 pl-1">
                <input
                  type="checkbox"
                  checked={chosen.includes(code)}
                  onChange={(event) =>
                    setChosen(event.target.checked ? [...chosen, code] : chosen.filter((one) => one !== code))
                  }
                />
                <span className="min-w-0 leading-tight">
                  {code}
                  <span className="block wrap-anywhere text-small text-soft">{teacher}</span>
                </span>
              </label>
            ))}
          </div>
        </fieldset>
      </div>
    </FormDialog>
  );
}
