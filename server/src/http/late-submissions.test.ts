import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { testDatabases } from '../db/testing/test-databases.ts';
import { importRoster } from '../operations/people/class-lists/import-roster.ts';
import { eraseStudents } from '../operations/people/erasure/erase-students.ts';
import { mergeStudents } from '../operations/people/students/merge-students.ts';
import { makeStaff } from '../testing/make-staff.ts';
import { startTestSite, type TestSite } from '../testing/test-site.ts';

describe.each(testDatabases)('what comes late on $name', ({ create }) => {
  let site: TestSite;
  let token = '';
  beforeAll(async () => {
    site = await startTestSite(create);
    ({ token } = await makeStaff(site.services, 'teacher', 'okafor'));
  });
  afterAll(() => site.close());

  const student = async (name: string, studentClass = '8a/Sc1') =>
    site.post('/api/students', { name, studentClass, teacher: 'T' });
  const attempt = (studentId: number, key: string, q1b = 'it reflects') =>
    site.post('/api/quiz-attempts', { studentId, assignmentId: 3, answers: { q1b } }, { 'Idempotency-Key': key });
  const rosterOf = (studentClass: string) =>
    importRoster(
      site.services,
      { csv: `class,teacher,list,name\n${studentClass},Ms New,year8,Ada\n`, removeSamples: true },
      null,
    );

  it('of a class that has left the lists since Start is taken, and flagged for staff', async () => {
    await rosterOf('8z/Sc9');
    const { status, body } = await student('Ben', '8a/Sc1');
    expect([status, body.studentClass]).toEqual([200, '8a/Sc1']);
    const stored = await attempt(body.id, 'class-has-left');
    expect(stored.status).toBe(200);
    const shown = await site.get(`/api/attempts/${stored.body.id}`, token);
    expect(shown.body.student).toMatchObject({ studentClass: '8a/Sc1', isClassGone: true });

    const report = async (studentClass: string) =>
      (await site.get(`/api/assignments/3/report?class=${encodeURIComponent(studentClass)}`, token)).body;
    expect(await report('8a/Sc1')).toMatchObject({ completed: 1, isClassGone: true });
    const stats = (await site.get('/api/assignments/3/stats', token)).body;
    expect(stats).toMatchObject([{ studentClass: '8a/Sc1', teacher: null }]);

    const listed = await attempt((await student('Ada', '8z/Sc9')).body.id, 'class-is-listed');
    expect((await site.get(`/api/attempts/${listed.body.id}`, token)).body.student.isClassGone).toBe(false);
    expect(await report('8z/Sc9')).toMatchObject({ completed: 1, isClassGone: false });
    const csv = await (await site.request('GET', '/api/assignments/3/results.csv', { token })).text();
    const [heading, ...lines] = csv.split('\r\n').map((line) => line.split(','));
    const place = heading!.indexOf('"Class on a list"');
    expect(lines.slice(0, 2).map((line) => [line[0], line[1], line[place]])).toEqual([
      ['"8a/Sc1"', '"Ben"', '"No"'],
      ['"8z/Sc9"', '"Ada"', '"Yes"'],
    ]);
  });

  it('of a class that was never on a list is refused as before', async () => {
    expect(await student('Ben', '8q/none')).toMatchObject({
      status: 400,
      body: { error: expect.stringContaining("'8q/none'") },
    });
  });

  it('a repeat after the student was merged gets the first receipt, and nobody comes back', async () => {
    const right = (await student('Zoe Hart')).body.id;
    const typed = (await student('Zo Hart')).body.id;
    const other = (await student('Z. Hart')).body.id;
    const first = await attempt(typed, 'merged-later');
    await mergeStudents(site.services, { from: [typed], into: other }, null);
    await mergeStudents(site.services, { from: [other], into: right }, null);

    for (const name of ['Zo Hart', 'zo  hart', 'Z. Hart']) {
      expect((await student(name)).body).toMatchObject({ id: right });
    }
    for (const id of [right, typed]) expect(await attempt(id, 'merged-later')).toEqual(first);
    expect((await attempt(right, 'merged-later', 'another answer')).status).toBe(422);
    expect((await attempt((await student('Someone Else')).body.id, 'merged-later')).status).toBe(422);

    const late = await attempt(typed, 'sent-with-the-old-number');
    expect(late.status).toBe(200);
    const shown = await site.get(`/api/attempts/${late.body.id}`, token);
    expect(shown.body.student.name).toBe('Zoe Hart');
  });

  it('keeps no name of those who were merged with an erased student', async () => {
    const right = (await student('Ira Wood')).body.id;
    const typed = (await student('Iras Wood')).body.id;
    await mergeStudents(site.services, { from: [typed], into: right }, null);
    await eraseStudents(site.services, { ids: [right] }, null);
    const kept = await site.services.database.reader.run('SELECT * FROM merged_students WHERE into_id = $1', [right]);
    expect(kept).toEqual([]);
  });
});
