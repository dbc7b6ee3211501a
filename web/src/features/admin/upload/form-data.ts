import type { UploadForm } from './check-upload.ts';

/** What the form sends beside what a person typed (spec part 2, section 9). */
const fixedValues = { academicYear: '2024-25', yearGroup: '7' } as const;

interface SendOptions {
  /** Only to see how it is read. */
  readonly dryRun?: boolean;
  /** Also what was stored before. */
  readonly again?: boolean;
  /** By the names of files, which reading is wanted. */
  readonly reading?: Readonly<Record<string, number>>;
}

/** The multipart form of the upload call. */
export function toFormData(
  { batchName, files, json }: UploadForm,
  { dryRun, again, reading }: SendOptions = {},
): FormData {
  const form = new FormData();
  form.set('batchName', batchName.trim());
  for (const [name, value] of Object.entries(fixedValues)) form.set(name, value);
  for (const file of files) form.append('files', file);
  if (json.trim() !== '') form.set('homeworkData', json);
  if (dryRun) form.set('dryRun', 'true');
  if (again) form.set('again', 'true');
  if (reading) form.set('reading', JSON.stringify(reading));
  return form;
}
