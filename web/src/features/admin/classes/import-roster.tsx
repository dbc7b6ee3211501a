import { decodeText, importRoster, importRosterFiles, type RosterImport } from '@markwell/server/contract';
import { useState } from 'react';
import { Button } from '../../../components/button.tsx';
import { DialogProblem } from '../../../components/confirm-dialog.tsx';
import { countText } from '../../../components/count-text.ts';
import { Dialog } from '../../../components/dialog.tsx';
import { TextArea } from '../../../components/text-area.tsx';
import { staffCall, staffUpload } from '../../../lib/staff-session/staff-call.ts';
import { useAction } from '../../../lib/use-action.ts';
import { CheckBox } from '../check-box.tsx';
import { FilePicker } from '../file-picker.tsx';
import { type Choices, chosenIn, countOpen, RosterReport } from './roster-report.tsx';

interface ImportRosterProps {
  readonly onDone: (title: string) => void;
  readonly onClose: () => void;
}

/** Brings class lists in from CSV files: first what it would do, then doing it. */
export function ImportRoster({ onDone, onClose }: ImportRosterProps) {
  const [csv, setCsv] = useState('');
  const [files, setFiles] = useState<readonly File[]>([]);
  const [removeSamples, setRemoveSamples] = useState(false);
  const [onlyKnown, setOnlyKnown] = useState(false);
  const [report, setReport] = useState<RosterImport>();
  const [choices, setChoices] = useState<Choices>(new Map());
  const [isMissing, setMissing] = useState(false);
  const change = (text: string, chosen: readonly File[] = []) => {
    setCsv(text);
    setFiles(chosen);
    setReport(undefined);
    setMissing(false);
  };
  const choose = async (chosen: readonly File[]) => {
    const [first] = chosen;
    if (first === undefined) return;
    const text = chosen.length === 1 ? decodeText(await first.arrayBuffer()) : '';
    // A zip file is unpacked by the server, which also says of a workbook what to do.
    change(text.includes('\0') ? '' : text, chosen);
  };
  const send = (dryRun: boolean) => {
    const same = report === undefined || dryRun ? [] : chosenIn(report, choices);
    return csv !== ''
      ? staffCall('admin', importRoster, { csv, removeSamples, onlyKnown, dryRun, same })
      : staffUpload(
          'admin',
          importRosterFiles,
          toForm(files, { removeSamples, onlyKnown, dryRun, same: JSON.stringify(same) }),
        );
  };
  const check = useAction(async () => {
    setReport(await send(true));
    setChoices(new Map());
  });
  const store = useAction(async () => {
    const { classes } = await send(false);
    const students = classes.reduce((sum, one) => sum + one.students, 0);
    onDone(`${countText(students, 'student')} in ${countText(classes.length, 'class', 'classes')} imported`);
  });
  const ask = () => {
    const hasNothing = csv.trim() === '' && files.length === 0;
    setMissing(hasNothing);
    if (hasNothing) document.getElementById('roster-files')?.focus();
    else void check.run();
  };
  const isGood = report?.messages.every(({ severity }) => severity !== 'error');
  const open = report === undefined ? 0 : countOpen(report, choices);
  return (
    <Dialog title="Import class lists" wide onClose={onClose}>
      <div className="mt-3 grid gap-5">
        <p className="max-w-prose">
          A CSV or Excel file whose first line names its columns: class and name, or class, forename and surname. With a
          teacher column, classes that are not there yet are made. Each class in the file has exactly the students in
          the file afterwards; classes that are not in it stay as they are. Whoever moves to another class takes their
          history along. Of a OneRoster export choose the zip file, or users, classes and enrollments together.
        </p>
        <FilePicker
          id="roster-files"
          label="CSV or Excel file, or several"
          accept=".csv,.txt,.tsv,.xlsx,.zip"
          multiple
          error={isMissing ? 'Choose a file with class lists, or paste them.' : undefined}
          files={files}
          onFiles={(chosen) => void choose(chosen)}
        />
        <TextArea
          label="Or paste the lines"
          rows={4}
          value={csv}
          spellCheck="false"
          placeholder={'class,name,teacher\n8a/Sc1,Amira Khan,Ms A. Okafor'}
          onText={(text) => change(text)}
        />
        <CheckBox
          label="Also remove the sample classes of these year groups that are not in the file"
          isChecked={removeSamples}
          onCheck={(isChecked) => {
            setRemoveSamples(isChecked);
            setReport(undefined);
          }}
        />
        <CheckBox
          label="Leave out classes that are not on the lists yet, as a whole school’s export has"
          isChecked={onlyKnown}
          onCheck={(isChecked) => {
            setOnlyKnown(isChecked);
            setReport(undefined);
          }}
        />
        <div>
          <div role="status">
            {report !== undefined && (
              <RosterReport
                report={report}
                good="This file can be imported"
                usual="name"
                choices={choices}
                onChoose={(key, value) => setChoices(new Map(choices).set(key, value))}
              />
            )}
          </div>
          <DialogProblem problem={check.problem ?? store.problem} />
        </div>
        <div className="flex flex-wrap gap-3">
          {isGood ? (
            <Button
              disabledReason={
                open === 0 ? undefined : `Choose who each of them is first: ${countText(open, 'student')} left.`
              }
              onClick={() => void store.run()}
            >
              {store.isBusy ? 'One moment…' : 'Import class lists'}
            </Button>
          ) : (
            <Button onClick={ask}>{check.isBusy ? 'One moment…' : 'Check the file'}</Button>
          )}
          <Button look="secondary" onClick={onClose}>
            Cancel
          </Button>
        </div>
      </div>
    </Dialog>
  );
}

function toForm(files: readonly File[], flags: Readonly<Record<string, boolean | string>>): FormData {
  const form = new FormData();
  for (const file of files) form.append('files', file);
  for (const [name, isSet] of Object.entries(flags)) form.set(name, String(isSet));
  return form;
}
