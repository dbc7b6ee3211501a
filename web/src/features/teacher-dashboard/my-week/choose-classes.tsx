import { chooseMyClasses, listClasses } from '@markwell/server/contract';
import { useState } from 'react';
import { Button } from '../../../components/button.tsx';
import { countText } from '../../../components/count-text.ts';
import { FormDialog } from '../../../components/form-dialog.tsx';
import { Loading } from '../../../components/loading.tsx';
import { staffCall } from '../../../lib/staff-session/staff-call.ts';
import { useAction } from '../../../lib/use-action.ts';
import { useCallQuery } from '../../../lib/use-call-query.ts';

interface ChooseClassesProps {
  /** Those that are shown now, whether they were chosen by hand or found by the teacher's name. */
  readonly chosen: readonly string[];
  readonly onDone: () => void;
  readonly onClose: () => void;
}

/** Which classes are the teacher's: their own, those they cover, or all of a department. */
export default function ChooseClasses({ chosen: before, onDone, onClose }: ChooseClassesProps) {
  const { data, isError } = useCallQuery(listClasses);
  const [chosen, setChosen] = useState<readonly string[]>(before);
  const action = useAction(async () => {
    await staffCall('teacher', chooseMyClasses, { classes: [...chosen] });
    onDone();
  });
  const classes = [...new Map((data ?? []).map((one) => [one.code, one])).values()];
  return (
    <FormDialog
      title="Which classes are yours?"
      submit="Keep these classes"
      action={action}
      onSubmit={() => void action.run()}
      onClose={onClose}
    >
      <p>Your own, those you cover, or all of your department: others can choose them too.</p>
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
                  <span className="block truncate text-small text-soft">{teacher}</span>
                </span>
              </label>
            ))}
          </div>
        </fieldset>
      </div>
    </FormDialog>
  );
}
