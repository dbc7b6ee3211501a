import { largestFile, mostFiles } from '@markwell/server/contract';
import { parseJson } from '../../../lib/parse-json.ts';

/** What the upload form holds. */
export interface UploadForm {
  readonly batchName: string;
  readonly files: readonly File[];
  /** Pasted JSON, as it was typed. */
  readonly json: string;
}

export const emptyForm: UploadForm = { batchName: '', files: [], json: '' };

/** Kinds of file that can be read, as a browser's file picker wants them. */
export const acceptedFiles = '.docx,.json,.xml,.gift,.txt,.csv,.tsv,.xlsx,.zip';

/** Why a form cannot be sent: the toast's words, and the field to correct. */
export interface UploadProblem {
  readonly field: 'batchName' | 'files' | 'json';
  readonly title: string;
  readonly description: string;
}

const notAnArray = 'JSON data must be an array of homework assignments';

/** The first thing that is wrong with the form (spec part 2, section 5); none when it can be sent. */
export function checkUpload({ batchName, files, json }: UploadForm): UploadProblem | undefined {
  if (batchName.trim() === '') {
    return {
      field: 'batchName',
      title: 'Batch Name Required',
      description: 'Give the batch a name by which you will know it again, such as “Autumn term, week 3”.',
    };
  }
  if (files.length === 0 && json.trim() === '') {
    return {
      field: 'files',
      title: 'Upload Data Required',
      description: 'Choose one or more files, or paste JSON.',
    };
  }
  return checkFiles(files) ?? checkJson(json);
}

function checkFiles(files: UploadForm['files']): UploadProblem | undefined {
  const problem = (title: string, description: string): UploadProblem => ({ field: 'files', title, description });
  if (files.length > mostFiles) {
    return problem('Too Many Files', `Up to ${mostFiles} files go into one upload; these are ${files.length}.`);
  }
  const large = files.find(({ size }) => size > largestFile);
  if (large !== undefined)
    return problem('File Too Large', `${large.name} is larger than 5 MB. Make its pictures smaller.`);
  const kinds = acceptedFiles.split(',');
  const other = files.find(({ name }) => !kinds.some((kind) => name.toLowerCase().endsWith(kind)));
  if (other === undefined) return undefined;
  return problem('File Not Readable', `${other.name} is none of ${kinds.join(', ')}. Save it from Word as .docx.`);
}

function checkJson(json: string): UploadProblem | undefined {
  if (json.trim() === '') return undefined;
  const title = 'Invalid JSON Format';
  const read = parseJson(json);
  if (read === undefined) return { field: 'json', title, description: `${notAnArray}. It cannot be read as JSON.` };
  return Array.isArray(read) ? undefined : { field: 'json', title, description: notAnArray };
}
