import type { Zip } from '../files/open-zip.ts';
import { RefusedFile } from '../files/refused-file.ts';

/** The kind of file, by its first bytes, whatever its name. */
export type Container = 'zip' | 'text';

const saveAsDocx = 'Open it and save it as .docx (File, Save As, Word Document), then upload that.';

const others: readonly (readonly [signature: string, refused: string])[] = [
  ['%PDF', `It is a PDF, which has no questions to read, only places of letters. ${saveAsDocx}`],
  ['{\\rtf', `It is a rich text file. ${saveAsDocx}`],
  ['MZ', 'It is a program, and no homework, whatever it is called.'],
  ['\x7fELF', 'It is a program, and no homework, whatever it is called.'],
  ['\x89PNG', 'It is a picture. Put it into a Word document with its question.'],
  ['\xff\xd8\xff', 'It is a picture. Put it into a Word document with its question.'],
  ['GIF8', 'It is a picture. Put it into a Word document with its question.'],
  ['Rar!', 'It is an archive. Upload the files that are in it.'],
  ['7z\xbc\xaf', 'It is an archive. Upload the files that are in it.'],
  ['\x1f\x8b', 'It is an archive. Upload the files that are in it.'],
];

/** Throws `RefusedFile`, which says what to do, for kinds we do not read. */
export function readContainer(bytes: Uint8Array): Container {
  const start = Buffer.from(bytes.subarray(0, 600)).toString('latin1');
  if (bytes.length === 0) throw new RefusedFile('invalid-input', 'It is empty. Save it again and upload that.');
  if (start.startsWith('\xd0\xcf\x11\xe0')) throw refuseOld(bytes);
  const other = others.find(([signature]) => start.startsWith(signature))?.[1];
  if (other !== undefined) throw new RefusedFile('unsupported-type', other);
  if (/^PK\p{Cc}\p{Cc}/u.test(start)) return 'zip';
  if (/^\s*(<!doctype html|<html|mime-version:)/iu.test(start))
    throw new RefusedFile('unsupported-type', `It is a web page. ${saveAsDocx}`);
  if (start.includes('\0') && !/^(ÿþ|þÿ)/u.test(start)) {
    throw new RefusedFile(
      'unsupported-type',
      'It is not a kind of file that can be read: .docx, .xlsx, .csv, .txt (Aiken, GIFT), .xml (Moodle, QTI), .zip (QTI), .json.',
    );
  }
  return 'text';
}

/** Before 2007 Word kept everything in one binary file; documents with a password still look like that. */
function refuseOld(bytes: Uint8Array): RefusedFile {
  const names = Buffer.from(bytes).toString('utf16le');
  if (names.includes('EncryptedPackage')) {
    return new RefusedFile(
      'unsupported-type',
      'It is protected by a password. Open it, remove the password (File, Info, Protect Document), save it and upload that.',
    );
  }
  return new RefusedFile(
    'unsupported-type',
    `It is a Word, Excel or PowerPoint file of before 2007 (.doc, .xls). ${saveAsDocx} A list of questions in Excel can be saved as .xlsx.`,
  );
}

/** The kind of a zip file: Word, Excel or a QTI package; throws `RefusedFile` for any other. */
export async function readZipKind(zip: Zip): Promise<'docx' | 'xlsx' | 'qti'> {
  const has = (pattern: RegExp) => zip.names.some((name) => pattern.test(name));
  if (zip.has('xl/workbook.xml')) return 'xlsx';
  if (has(/(^|\/)document\d*\.xml$/u)) return 'docx';
  if (has(/(^|\/)imsmanifest\.xml$/u)) return 'qti';
  if (has(/^ppt\//u))
    throw new RefusedFile('unsupported-type', 'It is a PowerPoint file. Copy the questions into a Word document.');
  const type = zip.has('mimetype') ? (await zip.read('mimetype'))?.toString('latin1') : undefined;
  if (type?.includes('opendocument.spreadsheet') === true)
    throw new RefusedFile(
      'unsupported-type',
      'It is an OpenDocument spreadsheet. Open it and save it as .xlsx (File, Save As, Excel), then upload that.',
    );
  if (type?.includes('opendocument') === true)
    throw new RefusedFile('unsupported-type', `It is an OpenDocument file. ${saveAsDocx}`);
  if (has(/^Index\/.*\.iwa$/u))
    throw new RefusedFile(
      'unsupported-type',
      'It is a Pages file. Export it to Word (File, Export To, Word), then upload that.',
    );
  throw new RefusedFile(
    'unsupported-type',
    'It is a zip file that holds no Word document. Upload the files that are in it.',
  );
}
