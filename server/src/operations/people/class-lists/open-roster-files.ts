import { decodeText } from '../../../contract/decode-text.ts';
import type { Zip } from '../../../files/open-zip.ts';
import { RefusedFile } from '../../../files/refused-file.ts';
import type { UploadedFile } from '../../../homework-import/read-in-child.ts';
import { Problem } from '../../site/problems/problem.ts';
import { csvSource, type RosterSource } from './roster.ts';

/** Most that is read at once, in bytes: the enrolments of a large school. */
const mostBytes = 30 * 1024 * 1024;
/** Most that a workbook may unpack to, in bytes: it is read within the server. */
const largestWorkbook = 10 * 1024 * 1024;

/**
 * The class lists in files: CSV, sheets of an Excel file, and of a zip file its CSV files. Throws a `Problem` for a file that cannot be read,
 * for too much at once and for nothing at all.
 */
export async function openRosterFiles(files: readonly UploadedFile[]): Promise<RosterSource[]> {
  const opened: RosterSource[] = [];
  let bytes = 0;
  for (const file of files) {
    const inside = await unpack(file);
    bytes += inside.bytes;
    if (bytes > mostBytes)
      throw new Problem('too-large', 'The class lists are too large: 30 MB at most. Import fewer at once.');
    opened.push(...inside.read());
  }
  if (opened.length === 0)
    throw new Problem('invalid-input', 'There is no CSV or Excel file to read. Choose class lists.');
  return opened;
}

/** What a file holds, before it is read. */
interface Unpacked {
  readonly bytes: number;
  read(): RosterSource[];
}

/** How Excel files of before 2007 begin. */
const oldWorkbook = [0xd0, 0xcf, 0x11, 0xe0];

async function unpack({ name, bytes }: UploadedFile): Promise<Unpacked> {
  if (oldWorkbook.every((byte, index) => bytes[index] === byte))
    throw new Problem('invalid-input', `${name} is an Excel file of before 2007. Save it as .xlsx, and choose that.`);
  if (bytes[0] !== 0x50 || bytes[1] !== 0x4b)
    return { bytes: bytes.length, read: () => [csvSource(name, decodeText(bytes))] };
  const { openZip } = await import('../../../files/open-zip.ts');
  try {
    const zip = await openZip(bytes);
    return zip.has('xl/workbook.xml') ? await unpackWorkbook(name, zip) : await unpackLists(zip);
  } catch (error) {
    if (!(error instanceof RefusedFile)) throw error;
    throw new Problem('invalid-input', `${name} cannot be unpacked. Unpack it, and choose the files in it.`);
  }
}

async function unpackLists(zip: Zip): Promise<Unpacked> {
  const names = zip.names.filter((entry) => /\.csv$/i.test(entry) && !entry.startsWith('__MACOSX/'));
  const lists = await Promise.all(
    names.map(async (entry) => ({
      name: entry.split('/').at(-1) ?? entry,
      bytes: (await zip.read(entry)) ?? Buffer.of(),
    })),
  );
  return {
    bytes: lists.reduce((sum, { bytes }) => sum + bytes.length, 0),
    read: () => lists.map(({ name, bytes }) => csvSource(name, decodeText(bytes))),
  };
}

async function unpackWorkbook(name: string, zip: Zip): Promise<Unpacked> {
  const size = zip.names.filter((part) => part.endsWith('.xml')).reduce((sum, part) => sum + zip.size(part), 0);
  if (size > largestWorkbook)
    throw new Problem('too-large', `${name} is too large for an Excel file of class lists. Save the sheet as CSV.`);
  const { readWorkbook } = await import('../../../homework-import/formats/sheets/read-workbook.ts');
  const sheets = (await readWorkbook(zip)).filter(({ rows }) => rows.length > 0);
  return {
    bytes: size,
    read: () =>
      sheets.map((sheet) => ({
        name: sheets.length === 1 ? name : `${name}, ${sheet.name}`,
        records: sheet.rows.map(({ number, cells }) => ({ line: number, fields: cells })),
      })),
  };
}
