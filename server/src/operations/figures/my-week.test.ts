import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { testDatabases } from '../../db/testing/test-databases.ts';
import { makeStaff } from '../../testing/make-staff.ts';
import { startTestSite, type TestSite } from '../../testing/test-site.ts';
import { importRoster } from '../people/class-lists/import-roster.ts';

const start = new Date('2026-01-12T09:00:00Z');

for (const { name, create } of testDatabases) {
  describe(`a teacher's week on ${name}`, () => {
    let site: TestSite;
    let token: string;
    let clock = start;
    beforeAll(async () => {
      site = await startTestSite(create, { now: () => clock });
      const csv =
        'class,teacher,name\n8a/Sc1,The okafor,Ada\n8a/Sc1,The okafor,Ben\n8a/Sc1,The okafor,Cem\n8a/Sc2,Ms B,Dot\n';
      await importRoster(site.services, { csv }, null);
      token = (await makeStaff(site.services, 'teacher', 'okafor', [])).token;
    });
    afterAll(() => site.close());

    const hand = async (who: string, studentClass: string, answers: object, assignmentId = 3) => {
      const { id } = (await site.post('/api/students', { name: who, studentClass, teacher: 'T' })).body;
      return site.post(
        '/api/quiz-attempts',
        { studentId: id, assignmentId, answers },
        { 'Idempotency-Key': randomUUID() },
      );
    };
    const week = async (query = '') => (await site.get(`/api/my-week${query}`, token)).body;
    const choose = (classes: string[], whose = token) =>
      site.send('PUT', '/api/my-classes', { body: { classes }, token: whose });
    const codes = (answer: { classes: { studentClass: string }[] }) => answer.classes.map((one) => one.studentClass);

    it('has the classes of the account’s name, or of the name given at the login, until classes are chosen by hand', async () => {
      expect(await week()).toMatchObject({
        isChosen: false,
        classes: [{ studentClass: '8a/Sc1', teacher: 'The okafor', year: 8 }],
      });
      expect(codes(await week('?knownAs=MS%20%20b'))).toEqual(['8a/Sc1', '8a/Sc2']);
      expect((await choose(['9b/Sc1', '8A/sc2', '8a/Sc2'])).body).toEqual({ classes: ['9b/Sc1', '8a/Sc2'] });
      const chosen = await week();
      expect([chosen.isChosen, codes(chosen)]).toEqual([true, ['8a/Sc2', '9b/Sc1']]);
      const other = (await makeStaff(site.services, 'teacher', 'cover', [])).token;
      expect((await choose(['8a/Sc2'], other)).status).toBe(200);
      expect((await choose(['9z/none'])).status).toBe(400);
      expect(codes(await week())).toEqual(['8a/Sc2', '9b/Sc1']);
      await choose([]);
      expect(await week()).toMatchObject({ isChosen: false, may: ['choose'] });
      const audited = await site.services.database.reader.run(
        "SELECT id FROM audit_log WHERE action = 'choose-classes'",
      );
      expect(audited).toHaveLength(3);
    });

    it('counts in each cell what the report of the class counts', async () => {
      const head = (await makeStaff(site.services, 'admin', 'head-of-year')).token;
      await site.send('PUT', '/api/homework/2/dates', {
        body: { classes: ['8a/Sc1'], due: '2026-01-12T09:05' },
        token: head,
      });
      await hand('Ada', '8a/Sc1', { q1b: 'it bends' });
      await hand('Ada', '8a/Sc1', { q1b: 'reflects' });
      await hand('Guest', '8a/Sc1', { q1b: 'reflekts', q1cii: 'kinetik' });
      clock = new Date('2026-01-12T09:06:00Z');
      await hand('Ben', '8a/Sc1', { q1b: 'reflekts' });
      const { classes, homework, cells, waiting } = await week();
      expect(classes[0].homework[0]).toBe(2);
      expect(homework[0]).toMatchObject({ id: 2, number: 3, year: 8, isEarlier: false });
      const report = (await site.get('/api/assignments/3/report?class=8a/Sc1', token)).body;
      const cell = cells.find(({ homeworkId }: { homeworkId: number }) => homeworkId === 2);
      const { completed, total, averagePercentage, dates } = report;
      expect(cell).toMatchObject({
        completed,
        total,
        averagePercentage,
        late: dates.late,
        onTime: dates.onTime,
        missing: dates.missing,
      });
      expect(cell).toMatchObject({ completed: 2, total: 3, onTime: 1, late: 1, missing: 1, dueAt: dates.dueAt });
      const [row] = (await site.services.database.reader.run(
        `SELECT sum(m.doubtful) AS waiting FROM attempts a JOIN markings m ON m.id = a.current_marking_id WHERE a.homework_id = 2`,
      )) as { waiting: number | string }[];
      expect(cell.waiting).toBe(Number(row?.waiting));
      expect(waiting).toEqual({ answers: cell.waiting, asked: 0, own: cell.waiting });
      expect(cell.waiting).toBeGreaterThan(0);
      await hand('Cy', '9b/Sc1', { q1b: 'reflekts' });
      expect((await week()).waiting).toEqual({ answers: cell.waiting + 1, asked: 0, own: cell.waiting });
    });

    it('lets a teacher set dates for the classes chosen and no others, and an admin for all', async () => {
      await choose(['8a/Sc1']);
      const set = (classes: string[], whose: string) =>
        site.send('PUT', '/api/homework/2/dates', { body: { classes, due: '2026-01-20T09:00' }, token: whose });
      const refused = await set(['8a/Sc1', '8a/Sc2'], token);
      expect([refused.status, refused.body.error]).toEqual([
        403,
        expect.stringContaining('8a/Sc2 is not one of your classes'),
      ]);
      expect((await set(['8A/Sc1'], token)).status).toBe(200);
      expect((await set(['8a/Sc2'], (await makeStaff(site.services, 'admin', 'head')).token)).status).toBe(200);
      await choose([]);
      expect((await set(['8a/Sc2'], token)).status).toBe(403);
    });

    it('puts what a class was given last first: by its dates, then by release; and shows six at most', async () => {
      await choose(['8a/Sc1']);
      const homework = Array.from({ length: 9 }, (_, index) => ({
        id: 300 + index,
        slug: `week-${index}`,
        title: `Week ${index}`,
        description: '',
        year_group: 8,
        is_released: true,
        first_released_at: new Date(start.getTime() + index * 1000).toISOString(),
        questions: '[]',
        current_scheme_version: 1,
        origin: 'imported',
        created_at: 'x',
        updated_at: 'x',
      }));
      await site.services.database.write(async (session) => {
        const { insertRows } = await import('../../db/insert-rows.ts');
        await insertRows(session, 'assignments', homework);
        const scheme = { digest: 'd', scheme: '{}', origin: 'staff', created_at: 'x', version: 1 };
        await insertRows(
          session,
          'scheme_versions',
          homework.map(({ id }) => ({ ...scheme, homework_id: id })),
        );
        // Dated last of all, though it was released first.
        await insertRows(session, 'class_dates', [
          { homework_id: 300, class_code: '8a/Sc1', open_at: '2026-03-01T09:00:00.000Z', set_at: 'x' },
        ]);
      });
      site.services.catalogue.forget();
      const { classes } = await week();
      // Of the others nobody has handed in anything: only what is dated or on the card is the class's.
      expect(classes[0].homework).toEqual([300, 2]);
    });
  });

  it(`gives teachers their classes by an admin where the school says so, on ${name}`, async () => {
    const site = await startTestSite(create, { teacherClasses: 'given' });
    const teacher = await makeStaff(site.services, 'teacher', 'okafor', []);
    const admin = await makeStaff(site.services, 'admin', 'head');
    const set = () =>
      site.send('PUT', '/api/homework/2/dates', { body: { classes: ['8a/Sc1'], due: null }, token: teacher.token });
    const body = { classes: ['8A/sc1'] };
    expect((await site.get('/api/my-week', teacher.token)).body).toMatchObject({ may: [] });
    expect(await site.send('PUT', '/api/my-classes', { body, token: teacher.token })).toMatchObject({ status: 403 });
    expect((await set()).body.error).toMatch(/Ask an administrator to give it to you/);
    const path = `/api/admin/users/${teacher.id}/classes`;
    expect(await site.send('PUT', path, { body, token: teacher.token })).toMatchObject({ status: 403 });
    const given = await site.send('PUT', path, { body, token: admin.token });
    expect(given).toMatchObject({ status: 200, body: { username: 'okafor', classes: ['8a/Sc1'] } });
    expect((await set()).status).toBe(200);
    expect((await site.get('/api/my-week', teacher.token)).body).toMatchObject({ isChosen: true, may: ['change'] });
    await site.close();
  });
}
