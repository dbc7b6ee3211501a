import { decodeText, importRoster, type RosterImport } from '@markwell/server/contract';
import { useState } from 'react';
import { Button } from '../../../components/button.tsx';
import { Dialog } from '../../../components/dialog.tsx';
import { TextArea } from '../../../components/text-area.tsx';
import { staffCall } from '../../../lib/staff-session/staff-call.ts';
import { useAction } from '../../../lib/use-action.ts';
import { CheckBox } from '../check-box.tsx';
import { DialogProblem } from '../confirm-dialog.tsx';
import { FilePicker } from '../file-picker.tsx';
import { RosterReport } from './roster-report.tsx';

interface ImportRosterProps {
  readonly onDone: (title: string) => void;
  readonly onClose: () => void;
}

/** Brings class lists in from a CSV file: first what it would do, then doing it. */
export function ImportRoster({ onDone, onClose }: ImportRosterProps) {
  const [csv, setCsv] = useState('');
  const [removeSamples, setRemoveSamples] = useState(false);
  const [report, setReport] = useState<RosterImport>();
  const [isMissing, setMissing] = useState(false);
  const change = (text: string) => {
    setCsv(text);
    setReport(undefined);
    setMissing(false);
  };
  const check = useAction(async () => {
    setReport(await staffCall('admin', importRoster, { csv, removeSamples, dryRun: true }));
  });
  const store = useAction(async () => {
    const { classes } = await staffCall('admin', importRoster, { csv, removeSamples });
    const students = classes.reduce((sum, one) => sum + one.students, 0);
    onDone(`${students} students in ${classes.length === 1 ? '1 class' : `${classes.length} classes`} imported`);
  });
  const ask = () => {
    setMissing(csv.trim() === '');
    if (csv.trim() === '') document.getElementById('roster-files')?.focus();
    else void check.run();
  };
  const isGood = report?.messages.every(({ severity }) => severity !== 'error');
  return (
    <Dialog title="Import class lists" wide onClose={onClose}>
      <div className="mt-3 grid gap-5">
        <p className="max-w-prose">
          A CSV file whose first line names its columns: class and name, or class, forename and surname. With a teacher
          column, classes that are not there yet are made. Each class in the file has exactly the students in the file
          afterwards; classes that are not in it stay as they are.
        </p>
        <FilePicker
          id="roster-files"
          label="CSV file"
          accept=".csv,.txt,.tsv"
          error={isMissing ? 'Choose a file with class lists, or paste them.' : undefined}
          onFiles={async ([file]) => file && change(decodeText(await file.arrayBuffer()))}
        />
        <TextArea
          label="Or paste the lines"
          rows={4}
          value={csv}
          spellCheck={false}
          placeholder={'class,name,teacher\n8a/Sc1,Amira Khan,Ms A. Okafor'}
          onText={change}
        />
        <CheckBox
          label="Also remove the sample classes of these year groups that are not in the file"
          isChecked={removeSamples}
          onCheck={(isChecked) => {
            setRemoveSamples(isChecked);
            setReport(undefined);
          }}
        />
        {report !== undefined && <RosterReport report={report} />}
        <DialogProblem problem={check.problem ?? store.problem} />
        <div className="flex flex-wrap gap-3">
          {isGood ? (
            <Button onClick={() => void store.run()}>{store.isBusy ? 'One moment…' : 'Import class lists'}</Button>
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
