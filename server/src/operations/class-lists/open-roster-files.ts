import { decodeText } from '../../contract/decode-text.ts';
import { RefusedFile } from '../../homework-import/read-homework.ts';
import type { UploadedFile } from '../../homework-import/read-in-child.ts';
import { Problem } from '../problem.ts';
import type { RosterSource } from './roster.ts';

/** Most that is read at once, in bytes: the enrolments of a large school. */
const mostBytes = 30 * 1024 * 1024;

/**
 * The texts of class list files; of a zip file those of its CSV files. Throws a `Problem` for a zip file that cannot be read,
 * for a workbook, for too much at once and for nothing at all.
 */
export async function openRosterFiles(files: readonly UploadedFile[]): Promise<RosterSource[]> {
  const opened = (await Promise.all(files.map(unpack))).flat();
  if (opened.length === 0) throw new Problem('invalid-input', 'There is no CSV file to read. Choose class lists.');
  if (opened.reduce((sum, { bytes }) => sum + bytes.length, 0) > mostBytes) {
    throw new Problem('too-large', 'The class lists are too large: 30 MB at most. Import fewer at once.');
  }
  return opened.map(({ name, bytes }) => ({ name, text: decodeText(bytes) }));
}

/** How Excel files of before 2007 begin. */
const oldWorkbook = [0xd0, 0xcf, 0x11, 0xe0];

function isWorkbook(name: string): Problem {
  const remedy = 'Save the sheet with the class lists as CSV (File, Save As, CSV UTF-8), and choose that.';
  return new Problem('invalid-input', `${name} is an Excel file. ${remedy}`);
}

async function unpack(file: UploadedFile): Promise<UploadedFile[]> {
  const { name, bytes } = file;
  if (oldWorkbook.every((byte, index) => bytes[index] === byte)) throw isWorkbook(name);
  if (bytes[0] !== 0x50 || bytes[1] !== 0x4b) return [file];
  const { openZip } = await import('../../homework-import/zip/open-zip.ts');
  try {
    const zip = await openZip(bytes);
    if (zip.has('xl/workbook.xml')) throw isWorkbook(name);
    const inside = zip.names.filter((entry) => /\.csv$/i.test(entry) && !entry.startsWith('__MACOSX/'));
    return await Promise.all(
      inside.map(async (entry) => ({
        name: entry.split('/').at(-1) ?? entry,
        bytes: (await zip.read(entry)) ?? Buffer.of(),
      })),
    );
  } catch (error) {
    if (!(error instanceof RefusedFile)) throw error;
    throw new Problem('invalid-input', `${name} cannot be unpacked. Unpack it, and choose the files in it.`);
  }
}
