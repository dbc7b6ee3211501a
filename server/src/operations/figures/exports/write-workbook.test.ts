import { expect, it } from 'vitest';
import { openZip } from '../../../files/open-zip.ts';
import { readWorkbook } from '../../../homework-import/formats/sheets/read-workbook.ts';
import { writeWorkbook } from './write-workbook.ts';

it.each<[label: string, names: string[], called: string[]]>([
  ['without what a sheet cannot be called by', ['8a/Sc1', "[a]:b*c?d\\e'"], ['8a-Sc1', '-a-b-c-d-e-']],
  [
    'apart from another of its name, whatever the capitals',
    ['8a/Sc1', '8A-sc1', '8a:Sc1'],
    ['8a-Sc1', '8A-sc1 2', '8a-Sc1 3'],
  ],
  ['by 31 characters at most', ['x'.repeat(40), 'x'.repeat(50)], ['x'.repeat(31), `${'x'.repeat(29)} 2`]],
  ['by something', [''], ['Sheet']],
])('a sheet is called %s', async (_label, names, called) => {
  const zip = await openZip(await writeWorkbook(names.map((name) => ({ name, rows: [['a']] }))));
  expect((await readWorkbook(zip)).map((sheet) => sheet.name)).toEqual(called);
});
