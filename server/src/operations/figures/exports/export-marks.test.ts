import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { testDatabases } from '../../../db/testing/test-databases.ts';
import { openZip } from '../../../files/open-zip.ts';
import { readWorkbook } from '../../../homework-import/formats/sheets/read-workbook.ts';
import { makeStaff } from '../../../testing/make-staff.ts';
import { submitYear8 } from '../../../testing/school-of-attempts.ts';
import { startTestSite, type TestSite } from '../../../testing/test-site.ts';
import { importRoster } from '../../people/class-lists/import-roster.ts';

for (const { name, create } of testDatabases) {
  describe(`marks taken away on ${name}`, () => {
    let site: TestSite;
    let token: string;
    let clock = new Date('2026-01-12T10:00:00Z');
    beforeAll(async () => {
      site = await startTestSite(create, { now: () => clock });
      token = (await makeStaff(site.services, 'teacher', 'okafor')).token;
      const csv = 'class,name\n8a/Sc1,Zoë Abara\n8a/Sc1,Jan van der Berg\n8a/Sc1,=Cmd Celik\n8b/Sc1,Dot Dale\n';
      await importRoster(site.services, { csv }, null);
      const dates = { classes: ['8a/Sc1'], openFrom: '2026-01-12T11:00', due: '2026-01-12T12:00' };
      await site.send('PUT', '/api/homework/2/dates', { body: dates, token });
      await submitYear8(site.services, 'Zoë Abara', { q1b: 'reflects', q1aiii: 'hertz' });
      await submitYear8(site.services, 'Zoë Abara', { q1b: 'bends' });
      await submitYear8(site.services, 'Gus Guest', { q1b: 'reflects' });
      clock = new Date('2026-01-12T12:30:00Z');
      await submitYear8(site.services, '=Cmd Celik', { q1b: 'sinks' });
      await submitYear8(site.services, 'Dot Dale', { q1b: 'reflects' }, '8b/Sc1');
      // Nobody stays signed in for hours.
      token = (await makeStaff(site.services, 'teacher', 'cover')).token;
    });
    afterAll(() => site.close());
    const file = async (path: string) => site.request('GET', `/api/assignments/3/${path}`, { token });

    it('as CSV: everyone on the list by surname, a mark where there is one, no name as a formula, then who is not on it', async () => {
      const answer = await file('marks.csv?class=8a/Sc1');
      expect(answer.headers.get('Content-Disposition')).toContain('marks-year8-8a-Sc1.csv');
      const title = 'Year 8 - Waves';
      const [heading, ...lines] = Buffer.from(await answer.arrayBuffer())
        .toString('utf8')
        .replace(/\r\n$/, '')
        .split('\r\n');
      expect(heading).toMatch(/^\uFEFF"Surname","Forename","Class","Assessment","Mark","Out of"/);
      expect(lines.map((line) => line.replace(/"Year 8[^"]*"/, `"${title}"`))).toEqual([
        `"Abara","Zoë","8a/Sc1","${title}",2,7,29,"Needs Improvement","12/01/2026","before it opened"`,
        `"Celik","'=Cmd","8a/Sc1","${title}",0,7,0,"Needs Improvement","12/01/2026","late"`,
        `"van der Berg","Jan","8a/Sc1","${title}",,,,,,"not handed in"`,
        `"Guest","Gus","8a/Sc1","${title}",1,7,14,"Needs Improvement","12/01/2026","not on the class list, before it opened"`,
      ]);
    });

    it('as a workbook: an overview, then a sheet for each class, none of whose cells is a formula', async () => {
      const answer = await file('marks.xlsx');
      expect(answer.headers.get('Content-Type')).toBe(
        'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
      );
      expect(answer.headers.get('Content-Disposition')).toContain('marks-year8.xlsx');
      const zip = await openZip(Buffer.from(await answer.arrayBuffer()));
      const [overview, first, second, ...others] = await readWorkbook(zip);
      expect([overview?.name, first?.name, second?.name, others]).toEqual(['Overview', '8a-Sc1', '8b-Sc1', []]);
      const cells = (sheet = overview) => sheet?.rows.map((row) => row.cells.map((cell) => cell));
      expect(cells()?.[0]).toEqual(expect.arrayContaining(['Class', 'Handed in', 'Average %', 'Missing']));
      expect(cells()?.[1]).toEqual(expect.arrayContaining(['8a/Sc1', '2', '3', '67', '14.3', '2026-01-12 12:00']));
      expect(cells(first)?.map((row) => row.slice(0, 6))).toEqual([
        ['Surname', 'Forename', 'Mark', 'Out of', 'Percentage', 'Grade'],
        ['Abara', 'Zoë', '2', '7', '29', 'Needs Improvement'],
        ['Celik', '=Cmd', '0', '7', '0', 'Needs Improvement'],
        ['van der Berg', 'Jan', '', '', '', ''],
        ['Guest', 'Gus', '1', '7', '14', 'Needs Improvement'],
      ]);
      expect(cells(first)?.[0]).toContain('Q4 (of 1)');
      for (const part of zip.names.filter((one) => one.includes('worksheets/')))
        expect((await zip.read(part))?.toString()).not.toMatch(/<f[ >]/);
    });

    it('is audited, and refused for an unknown homework, class or reader', async () => {
      const rows = await site.services.database.reader.run(
        "SELECT subject FROM audit_log WHERE action = 'export-marks'",
      );
      expect(rows).toEqual([{ subject: 'homework 2' }, { subject: 'homework 2' }]);
      for (const path of ['marks.csv', 'marks.xlsx']) {
        expect((await file(`${path}?class=9z/none`)).status).toBe(404);
        expect((await file(`${path}?homework=9999`)).status).toBe(404);
        expect((await site.request('GET', `/api/assignments/3/${path}`)).status).toBe(401);
      }
    });
  });
}
