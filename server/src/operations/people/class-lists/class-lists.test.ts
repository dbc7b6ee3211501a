import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { testDatabases } from '../../../db/testing/test-databases.ts';
import { writeZip } from '../../../files/write-zip.ts';
import { makeStaff } from '../../../testing/make-staff.ts';
import { startTestSite, type TestSite } from '../../../testing/test-site.ts';
import { createStudent } from '../students/create-student.ts';

interface ListedClass {
  id: number;
  code: string;
  list: string;
  teacher: string;
  isSample: boolean;
  rosterSize: number;
}

for (const { name, create } of testDatabases) {
  describe(`class lists on ${name}`, () => {
    let site: TestSite;
    let token: string;

    beforeAll(async () => {
      site = await startTestSite(create);
      token = (await makeStaff(site.services, 'admin', 'head')).token;
    });
    afterAll(() => site.close());

    const path = '/api/admin/classes';
    const nothingElse = { keptAs: null, moves: [], renamed: [], doubtful: [] };
    const list = async (): Promise<ListedClass[]> => (await site.get(path, token)).body;
    const find = async (code: string) => (await list()).find((one) => one.code === code);
    const change = (body: object) => site.send('PUT', path, { token, body });
    const load = (csv: string, more = {}) =>
      site.post(`${path}/import`, { csv, ...more }, { Authorization: `Bearer ${token}` });
    const students = (code: string) =>
      site.services.database.reader.run(
        'SELECT name, source, teacher FROM students WHERE class_code = $1 ORDER BY name',
        [code],
      );

    it('are listed as they are shown, samples marked', async () => {
      const classes = await list();
      expect(classes.length).toBeGreaterThan(50);
      expect(classes[0]).toEqual({
        id: expect.any(Number),
        code: '7a/Sc1',
        year: 7,
        list: 'year7',
        teacher: 'Ms A. Okafor',
        isSample: true,
        rosterSize: 0,
      });
    });

    it('take a new class, a new teacher and a removal in one step', async () => {
      const [changed, removed] = [await find('7b/Sc1'), await find('7b/Sc2')];
      const { status, body } = await change({
        add: [{ code: '7c/Sc1', list: 'year7', teacher: 'Mx New' }],
        change: [{ id: changed?.id, teacher: 'Mr Next' }],
        remove: [removed?.id],
      });
      expect(status).toBe(200);
      expect(body).toEqual(await list());
      expect(body.at(-1)).toMatchObject({ code: '7c/Sc1', year: 7, teacher: 'Mx New', isSample: false });
      expect(await find('7b/Sc1')).toMatchObject({ teacher: 'Mr Next', isSample: false });
      expect(await find('7b/Sc2')).toBeUndefined();
      const shown = (await site.get('/api/classes')).body;
      expect(shown.find(({ code }: ListedClass) => code === '7b/Sc1').teacher).toBe('Mr Next');
    });

    it.each([
      [
        'a class that is there',
        { add: [{ code: '7A / SC1', list: 'year7', teacher: 'X' }] },
        409,
        /on this list already/,
      ],
      ['an unknown id', { remove: [99_999] }, 404, /no class with the id 99999/],
      ['a teacher of spaces', { add: [{ code: '7z', list: 'year7', teacher: ' ' }] }, 400, /teacher/],
      ['an unknown list', { add: [{ code: '7z', list: 'year6', teacher: 'X' }] }, 400, /list/],
    ])('refuse %s, and change nothing', async (_what, body, status, message) => {
      const before = await list();
      const first = before[0]?.id;
      const answer = await change({ change: [{ id: first, teacher: 'Changed' }], ...body });
      expect(answer.status).toBe(status);
      expect(answer.body.error).toMatch(message);
      expect(await list()).toEqual(before);
    });

    it('take students from a file; a class has exactly those in the file, and attempts keep theirs', async () => {
      const typed = await createStudent(site.services, { name: 'Ada Lovelace', studentClass: '8a/Sc1', teacher: '' });
      const { status, body } = await load(
        '\uFEFFclass;name\r\n8A/sc1;"Lovelace, Ada"\r\n8a/Sc1;Ben Ott\r\n8a/Sc2;Cy Young\r\n',
      );
      expect(status).toBe(200);
      expect(body).toEqual({
        stored: true,
        changeId: expect.any(Number),
        classes: [
          {
            studentClass: '8a/Sc1',
            isNew: false,
            students: 2,
            added: 2,
            removed: 0,
            comes: ['Ada Lovelace', 'Ben Ott'],
            leaves: [],
            ...nothingElse,
          },
          {
            studentClass: '8a/Sc2',
            isNew: false,
            students: 1,
            added: 1,
            removed: 0,
            comes: ['Cy Young'],
            leaves: [],
            ...nothingElse,
          },
        ],
        messages: [],
      });
      expect(await find('8a/Sc1')).toMatchObject({ rosterSize: 2 });
      const again = await createStudent(site.services, { name: 'ada lovelace', studentClass: '8a/Sc1', teacher: '' });
      expect(again.id).toBe(typed.id);

      await site.post('/api/quiz-attempts', { studentId: typed.id, assignmentId: 3, answers: ['3 waves'] });
      const planned = await load('class,name\n8a/Sc1,Ada Lovelace\n8a/Sc1,Benjamin Ott', { dryRun: true });
      expect(planned.body.classes).toMatchObject([
        { comes: ['Benjamin Ott'], leaves: [{ name: 'Ben Ott', perhaps: 'Benjamin Ott' }] },
      ]);
      const next = await load('class,name\n8a/Sc1,Dee Dee');
      expect(next.body.classes).toMatchObject([
        {
          ...{ studentClass: '8a/Sc1', isNew: false, students: 1, added: 1, removed: 2, comes: ['Dee Dee'] },
          leaves: [
            { name: 'Ada Lovelace', perhaps: null },
            { name: 'Ben Ott', perhaps: null },
          ],
        },
      ]);
      expect(await students('8a/Sc1')).toEqual([
        { name: 'Ada Lovelace', source: 'former', teacher: 'Mrs R. Fletcher' },
        { name: 'Ben Ott', source: 'former', teacher: 'Mrs R. Fletcher' },
        { name: 'Dee Dee', source: 'roster', teacher: 'Mrs R. Fletcher' },
      ]);
    });

    it('make classes that are new where the file names their teachers, and drop samples when told', async () => {
      const csv = 'class,name,teacher\n10x1,Ann,Ms Real\n10a1,Ben,Mr Real\n12D/Ch,Cy,Dr Real';
      const { body } = await load(csv, { removeSamples: true });
      expect(
        body.classes.map(({ studentClass, isNew }: { studentClass: string; isNew: boolean }) => [studentClass, isNew]),
      ).toEqual([
        ['10x1', true],
        ['10a1', false],
        ['12D/Ch', false],
      ]);
      const classes = await list();
      const ofList = (wanted: string) =>
        classes.filter((one) => one.list === wanted).map(({ code, teacher }) => [code, teacher]);
      expect(ofList('year10')).toEqual([
        ['10a1', 'Mr Real'],
        ['10x1', 'Ms Real'],
      ]);
      expect(ofList('year11')).toEqual([['12D/Ch', 'Dr Real']]);
      expect(ofList('year9')).toHaveLength(8);
    });

    it('keep a class that is no sample, and in no file, when samples are dropped', async () => {
      await load('class,name,teacher\n10y1,Ann,Ms Real\n10y2,Ben,Mr Real');
      await load('class,name\n10y2,Ben', { removeSamples: true });
      expect((await list()).map(({ code }) => code)).toEqual(expect.arrayContaining(['10y1', '10y2']));
    });

    it('tell in a dry run what would happen, with every message, and store nothing', async () => {
      const before = await list();
      const { status, body } = await load('class,name\n9a/Sc1,Ann Ash\n9z,Ben\n9a/Sc1,ann ash', { dryRun: true });
      expect(status).toBe(200);
      expect(body).toEqual({
        stored: false,
        changeId: null,
        classes: [
          {
            ...{
              studentClass: '9a/Sc1',
              isNew: false,
              students: 1,
              added: 1,
              removed: 0,
              comes: ['Ann Ash'],
              leaves: [],
            },
            ...nothingElse,
          },
        ],
        messages: [
          { line: 4, severity: 'warning', message: expect.stringContaining('counted once') },
          { line: 3, severity: 'error', message: expect.stringContaining("no class '9z'") },
        ],
      });
      expect(await list()).toEqual(before);
    });

    it('refuse a file with an error in it, name the line, and store nothing', async () => {
      const { status, body } = await load('class,name\n9a/Sc1,Ann\n9z,Ben');
      expect(status).toBe(400);
      expect(body.error).toMatch(/^Line 3: There is no class '9z'.*Nothing was imported\.$/);
      expect(await students('9a/Sc1')).toEqual([]);
    });

    const upload = async (files: Record<string, string | Uint8Array>, fields: Record<string, string> = {}) => {
      const form = new FormData();
      for (const [name, content] of Object.entries(files)) form.append('files', new Blob([content]), name);
      for (const [name, value] of Object.entries(fields)) form.set(name, value);
      const headers = { Authorization: `Bearer ${token}` };
      const answer = await fetch(`${site.url}${path}/import-files`, { method: 'POST', headers, body: form });
      return { status: answer.status, body: (await answer.json()) as { error?: string } };
    };
    const oneRoster = {
      'users.csv': 'sourcedId,givenName,familyName\nu1,Ada,Lovelace\nu2,Ben,Ott',
      'classes.csv': 'sourcedId,title,classType\nc1,9b/Sc1,scheduled\nc2,9b/Ma1,scheduled',
      'enrollments.csv':
        'sourcedId,classSourcedId,userSourcedId,role\ne1,c1,u1,student\ne2,c1,u2,student\ne3,c2,u1,student',
    };

    it.each<[what: string, files: Record<string, string | Uint8Array>]>([
      ['its files', oneRoster],
      ['its zip file', { 'export.zip': writeZip({ ...oneRoster, 'manifest.csv': 'propertyName,value\na,b' }) }],
    ])('come from a OneRoster export as %s; what is on no list can be left out', async (_what, files) => {
      expect(await upload(files, { dryRun: 'true' })).toMatchObject({
        status: 200,
        body: { stored: false, messages: [{ line: 4, file: 'enrollments.csv', severity: 'error' }] },
      });
      const refused = await upload(files);
      expect(refused.status).toBe(400);
      expect(refused.body.error).toMatch(/^enrollments\.csv: Line 4: There is no class '9b\/Ma1'/);
      const { status, body } = await upload(files, { onlyKnown: 'true' });
      expect(status).toBe(200);
      expect(body).toMatchObject({
        stored: true,
        classes: [{ studentClass: '9b/Sc1', students: 2 }],
        messages: [{ severity: 'warning', message: 'Left out, being on no list: 9b/Ma1.' }],
      });
      expect(await students('9b/Sc1')).toMatchObject([{ name: 'Ada Lovelace' }, { name: 'Ben Ott' }]);
    });

    it('come from an Excel file', async () => {
      const cells = (row: string[]) => row.map((text) => `<c t="inlineStr"><is><t>${text}</t></is></c>`).join('');
      const rows = [
        ['Class', 'Pupil'],
        ['9a/Sc2', 'Ott, Ben'],
      ].map((row) => `<row>${cells(row)}</row>`);
      const workbook = writeZip({
        'xl/workbook.xml': '<workbook/>',
        'xl/worksheets/sheet1.xml': `<worksheet><sheetData>${rows.join('')}</sheetData></worksheet>`,
      });
      const { status, body } = await upload({ 'list.xlsx': workbook });
      expect([status, body]).toMatchObject([200, { stored: true, classes: [{ comes: ['Ben Ott'] }] }]);
    });

    it.each<[what: string, files: Record<string, string | Uint8Array>, message: RegExp]>([
      ['no file', {}, /Choose class lists/],
      ['a zip file without lists', { 'a.zip': writeZip({ 'a.txt': 'x' }) }, /Choose class lists/],
      ['a workbook without a sheet', { 'a.xlsx': writeZip({ 'xl/workbook.xml': '<x/>' }) }, /^a\.xlsx cannot be/],
      ['an old workbook', { 'a.xls': Buffer.from('d0cf11e0a1b11ae1', 'hex') }, /before 2007\. Save it as \.xlsx/],
      ['a damaged zip file', { 'a.zip': 'PK\u0003\u0004 rubbish' }, /^a\.zip cannot be unpacked/],
    ])('refuse %s', async (_what, files, message) => {
      const { status, body } = await upload(files);
      expect(status).toBe(400);
      expect(body.error).toMatch(message);
    });

    it('refuse more students than a school has', async () => {
      const rows = Array.from(
        { length: 20_001 },
        (_row, index) => `9a/Sc1,Student ${'abcdefghij'.charAt(index % 10)}${index}`,
      );
      const half = (from: number) => `class,name\n${rows.slice(from, from + 10_001).join('\n')}`;
      const { status, body } = await upload({ '1.csv': half(0), '2.csv': half(10_000) });
      expect(status).toBe(413);
      expect(body.error).toMatch(/20001 students in 1 classes/);
    });

    it('are changed in the audit log too, with numbers and no names', async () => {
      const entries = await site.services.database.reader.run(
        "SELECT action, details FROM audit_log WHERE subject = 'classes' ORDER BY id",
      );
      expect(entries.slice(0, 2)).toEqual([
        { action: 'change-classes', details: '{"added":1,"changed":1,"removed":1}' },
        { action: 'import-roster', details: '{"classes":2,"students":3}' },
      ]);
      expect(JSON.stringify(entries)).not.toContain('Lovelace');
    });
  });
}
