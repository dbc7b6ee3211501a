import type { RequestHandler } from 'express';
import multer, { MulterError } from 'multer';
import { largestFile, mostFiles } from '../contract/admin-homework.ts';
import type { UploadedFile } from '../homework-import/read-in-child.ts';
import { Problem } from '../operations/site/problems/problem.ts';

/** Longest text of a form, in bytes: the JSON of fifty homework. */
const largestText = 10 * 1024 * 1024;
/** Largest form, in bytes: every file and the longest text, with the separators. */
const largestForm = mostFiles * largestFile + largestText + 1024 * 1024;
/** Most uploads under way at once, and their total bytes: each is in memory until it is stored. */
const mostAtOnce = 8;
const mostBytesAtOnce = largestForm;

const mebibytes = (bytes: number) => `${bytes / 1024 / 1024} MB`;

/** Every limit is named, because multer's own are infinite. */
const form = multer({
  storage: multer.memoryStorage(),
  limits: {
    files: mostFiles,
    fileSize: largestFile,
    fields: 20,
    fieldSize: largestText,
    fieldNameSize: 100,
    parts: 40,
    headerPairs: 50,
  },
  // Browsers send names in UTF-8.
  defParamCharset: 'utf8',
}).array('files', mostFiles);

const underWay = { uploads: 0, bytes: 0 };

/**
 * Reads a `multipart/form-data` form: its fields into `request.body`, its files for `uploadedFiles`. Throws a
 * `Problem` if it is not one, or has too many or too large files.
 */
export const readForm: RequestHandler = (request, response, next) => {
  if (!/^multipart\/form-data\s*;/i.test(request.headers['content-type'] ?? '')) {
    throw new Problem('unsupported-type', 'Send a form, with Content-Type: multipart/form-data');
  }
  const length = readLength(request.headers['content-length']);
  if (underWay.uploads >= mostAtOnce || underWay.bytes + length > mostBytesAtOnce) {
    throw new Problem('too-many', 'Other files are being uploaded. Try again in a minute.', { retryAfter: 30 });
  }
  count(1, length);
  response.once('close', () => count(-1, -length));
  form(request, response, (error: unknown) => {
    if (error === undefined || error === null) return next();
    next(explain(error));
  });
};

/** The files of a form that `readForm` has read; their names are without any folder. */
export function uploadedFiles(files: Express.Request['files']): UploadedFile[] {
  if (!Array.isArray(files)) return [];
  return files.map(({ originalname, buffer }) => ({
    name: (originalname.split(/[/\\]/).at(-1) ?? '').replace(/\p{Cc}/gu, '').slice(0, 200) || 'file',
    bytes: buffer,
  }));
}

/** Before any of it is read: many large fields, too, would be in memory together. */
function readLength(length: string | undefined): number {
  if (length === undefined) throw new Problem('invalid-input', 'Say how long the form is, with Content-Length.');
  if (Number(length) > largestForm) {
    throw new Problem(
      'too-large',
      `The upload is too large: ${mebibytes(largestForm)} at most in all. Send fewer files at once.`,
    );
  }
  return Number(length);
}

function count(uploads: number, bytes: number): void {
  underWay.uploads += uploads;
  underWay.bytes += bytes;
}

function explain(error: unknown): Problem {
  if (!(error instanceof MulterError)) return new Problem('invalid-input', 'The form cannot be read. Send it again.');
  switch (error.code) {
    case 'LIMIT_FILE_SIZE':
      return new Problem(
        'too-large',
        `A file is too large: ${mebibytes(largestFile)} at most. Make its pictures smaller.`,
      );
    case 'LIMIT_FILE_COUNT':
    case 'LIMIT_UNEXPECTED_FILE':
      return new Problem('too-large', `Send at most ${mostFiles} files at once, each in the field 'files'.`);
    case 'LIMIT_FIELD_VALUE':
      return new Problem('too-large', `it is too large: ${mebibytes(largestText)} at most.`, { field: 'homeworkData' });
    default:
      return new Problem('invalid-input', 'The form has too many parts. Send it as the upload page does.');
  }
}
