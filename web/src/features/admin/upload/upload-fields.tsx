import { mostFiles, readHomeworkTemplate } from '@markwell/server/contract';
import { Button } from '../../../components/button.tsx';
import { Notice } from '../../../components/notice.tsx';
import { TextArea } from '../../../components/text-area.tsx';
import { TextField } from '../../../components/text-field.tsx';
import { staffDownload } from '../../../lib/staff-session/staff-download.ts';
import { useAction } from '../../../lib/use-action.ts';
import { FilePicker } from '../file-picker.tsx';
import { ViewHeading } from '../view-heading.tsx';
import { acceptedFiles, type UploadForm, type UploadProblem } from './check-upload.ts';
import { testData } from './test-data.ts';

interface UploadFieldsProps {
  readonly form: UploadForm;
  readonly problem: UploadProblem | undefined;
  /** What the server said when it refused, a line each. */
  readonly refusal: string | undefined;
  readonly isBusy: boolean;
  /** Whether it takes the focus: not where something above it does. */
  readonly takesFocus: boolean;
  readonly onChange: (change: Partial<UploadForm>) => void;
  readonly onUpload: () => void;
  readonly onPreview: () => void;
}

/** A Word file to fill in. */
function DownloadTemplate() {
  const action = useAction(() => staffDownload('admin', readHomeworkTemplate, undefined));
  return (
    <div className="-mt-1">
      <Button look="quiet" className="-ml-3" onClick={() => void action.run()}>
        {action.isBusy ? 'One moment…' : 'Download a Word template'}
      </Button>
      <p className="text-small text-soft">A file to fill in, which is always read as you mean it.</p>
      <p role="alert" className="font-semibold text-cross empty:hidden">
        {action.problem}
      </p>
    </div>
  );
}

/** The upload form (spec part 2, section 2). */
export function UploadFields(props: UploadFieldsProps) {
  const { form, problem, refusal, isBusy, takesFocus, onChange, onUpload, onPreview } = props;
  const error = (field: UploadProblem['field']) => (problem?.field === field ? problem.description : undefined);
  const wait = isBusy ? 'The last upload is still on its way.' : undefined;
  return (
    <form
      className="sheet grid gap-6 p-5 sm:p-7"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        onUpload();
      }}
    >
      <ViewHeading takesFocus={takesFocus}>Upload Homework</ViewHeading>
      {refusal !== undefined && (
        <Notice tone="problem" title="Upload Failed" headingLevel={3}>
          <p className="whitespace-pre-line">{refusal}</p>
        </Notice>
      )}
      <TextField
        id="upload-batchName"
        label="Batch name"
        hint="By which you will know this upload again, such as Autumn term, week 3"
        error={error('batchName')}
        value={form.batchName}
        maxLength={200}
        autoComplete="off"
        onText={(batchName) => onChange({ batchName })}
      />
      <div className="grid gap-3">
        <FilePicker
          id="upload-files"
          label="Word files (.docx)"
          hint={`Up to ${mostFiles} files of 5 MB. Moodle XML, GIFT, Aiken, QTI, CSV, Excel and JSON files can be read too.`}
          error={error('files')}
          accept={acceptedFiles}
          multiple
          files={form.files}
          isListed
          onFiles={(added) => onChange({ files: [...form.files, ...added] })}
        />
        <DownloadTemplate />
        <FileList
          files={form.files}
          onRemove={(file) => {
            onChange({ files: form.files.filter((one) => one !== file) });
            // The button that had the focus goes with its file.
            document.getElementById('upload-files')?.focus();
          }}
        />
      </div>
      <div className="grid justify-items-start gap-2">
        <div className="w-full">
          <TextArea
            id="upload-json"
            label="Or paste JSON"
            hint="An array of homework assignments, each with a title and its questions"
            error={error('json')}
            rows={5}
            value={form.json}
            spellCheck="false"
            className="max-h-80 font-mono text-small"
            onText={(json) => onChange({ json })}
          />
        </div>
        <Button
          look="quiet"
          className="-ml-3"
          onClick={() =>
            onChange({
              json: testData(new Date()),
              batchName: form.batchName.trim() === '' ? 'Test data' : form.batchName,
            })
          }
        >
          Add Test Data
        </Button>
      </div>
      <div className="grid gap-3 border-t border-rule pt-5">
        <p className="max-w-prose text-soft">
          Files are shown to you as they were understood, to be corrected, before anything is stored. Complete JSON is
          stored at once; Preview shows it first. Nothing reaches students until you release it.
        </p>
        <div className="flex flex-wrap items-start gap-3">
          <Button type="submit" large disabledReason={wait}>
            Upload
          </Button>
          <Button look="secondary" large disabledReason={wait} onClick={onPreview}>
            Preview
          </Button>
        </div>
      </div>
    </form>
  );
}

interface FileListProps {
  readonly files: readonly File[];
  readonly onRemove: (file: File) => void;
}

/** The files that were chosen. */
function FileList({ files, onRemove }: FileListProps) {
  if (files.length === 0) return null;
  return (
    <ul className="divide-y divide-rule rounded-small border border-rule" aria-label="Chosen files">
      {files.map((file, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the same file can be chosen twice
        <li key={`${file.name} ${index}`} className="flex flex-wrap items-center justify-between gap-x-4 px-3 py-1">
          <span className="min-w-0 break-all">
            {file.name} <span className="text-small text-soft">{sizeText(file.size)}</span>
          </span>
          <Button look="quiet" onClick={() => onRemove(file)}>
            Remove <span className="sr-only">{file.name}</span>
          </Button>
        </li>
      ))}
    </ul>
  );
}

function sizeText(bytes: number): string {
  return bytes < 1024 * 1024 ? `${Math.ceil(bytes / 1024)} KB` : `${(bytes / 1024 / 1024).toFixed(1)} MB`;
}
