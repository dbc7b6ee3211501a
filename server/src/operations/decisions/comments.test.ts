import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { testDatabases } from '../../db/testing/test-databases.ts';
import { makeStaff } from '../../testing/make-staff.ts';
import { submitYear8 } from '../../testing/school-of-attempts.ts';
import { startTestSite, type TestSite } from '../../testing/test-site.ts';
import { chooseMyClasses } from '../people/authority/my-classes.ts';
import { eraseStudents } from '../people/erasure/erase-students.ts';
import { exportStudent } from '../people/students/export-student.ts';
import { mergeStudents } from '../people/students/merge-students.ts';

for (const { name, create } of testDatabases) {
  describe(`comments on ${name}`, () => {
    let clock = new Date('2026-01-12T09:00:00Z').getTime();
    let site: TestSite;
    let teacher: string;
    beforeAll(async () => {
      site = await startTestSite(create, { now: () => new Date(clock) });
      teacher = (await makeStaff(site.services, 'teacher', 'okafor')).token;
    });
    afterAll(() => site.close());

    const submit = (student: string, studentClass?: string) => {
      clock += 1000;
      return submitYear8(site.services, student, { q1b: 'it bends' }, studentClass);
    };
    const send = (path: string, body?: object) => {
      clock += 1000;
      return site.send('POST', path, { token: teacher, ...(body && { body }) });
    };
    const read = async (reference: string): Promise<string[]> =>
      (await site.get(`/api/results/${reference}`)).body.comments.map(({ text }: { text: string }) => text);
    const studentOf = async (student: string) =>
      (await site.services.database.reader.tables.students.findOne({ where: { name: student } }))?.id ?? 0;

    it('to a student stand with what was handed in by then, and not with what others hand in under that name', async () => {
      const first = await submit('Ann Lee');
      const second = await submit('Ann Lee');
      const { status, body } = await send(`/api/attempts/${first.id}/comments`, { text: ' Well tried, see me. ' });
      expect({ status, body }).toMatchObject({
        status: 200,
        body: { to: 'student', text: 'Well tried, see me.', by: 'The okafor' },
      });
      const later = await submit('Ann Lee');
      const other = await submit('Bob Lee');
      expect(await read(first.reference)).toEqual(['Well tried, see me.']);
      expect(await read(second.reference)).toEqual(['Well tried, see me.']);
      expect(await read(later.reference)).toEqual([]);
      expect(await read(other.reference)).toEqual([]);
      expect((await site.get(`/api/attempts/${first.id}`, teacher)).body.comments).toEqual([body]);
      expect((await send(`/api/comments/${body.id}/end`)).status).toBe(200);
      expect((await send(`/api/comments/${body.id}/end`)).status).toBe(409);
      expect(await read(first.reference)).toEqual([]);
    });

    it('to a class stand with every result of it at that homework', async () => {
      const { reference } = await submit('Cat', '8a/Sc2');
      const { body } = await send('/api/homework/2/comments', { class: '8A/sc2', text: 'We go through 1b on Monday.' });
      const later = await submit('Dan', '8a/Sc2');
      const elsewhere = await submit('Eve', '8a/Sc3');
      for (const one of [reference, later.reference]) expect(await read(one)).toEqual(['We go through 1b on Monday.']);
      expect(await read(elsewhere.reference)).toEqual([]);
      const listed = await site.get('/api/homework/2/comments?class=8a%2FSc2', teacher);
      expect(listed.body).toEqual([body]);
      await send(`/api/comments/${body.id}/end`);
      expect(await read(reference)).toEqual([]);
      const audited = await site.services.database.reader.tables.auditLog.findAll({
        where: { subject: 'homework 2' },
        order: ['id'],
      });
      expect(audited.slice(-2).map(({ action }) => action)).toEqual(['comment', 'end-comment']);
      expect(JSON.stringify(audited)).not.toContain('Monday');
    });

    it('go with their student: to another who is the same, into what is told, and away', async () => {
      const { id, reference } = await submit('Sam Leee', '8b/Sc1');
      await submit('Sam Lee', '8b/Sc1');
      await send(`/api/attempts/${id}/comments`, { text: 'Nearly there.' });
      const classNote = (await send('/api/homework/2/comments', { class: '8b/Sc1', text: 'As Sam Lee said: echoes.' }))
        .body;
      const [from, into] = [await studentOf('Sam Leee'), await studentOf('Sam Lee')];
      await mergeStudents(site.services, { from: [from], into }, null);
      expect(await read(reference)).toEqual(['Nearly there.', 'As Sam Lee said: echoes.']);
      expect(await exportStudent(site.services, into, null)).toMatchObject({ comments: [{ text: 'Nearly there.' }] });
      await eraseStudents(site.services, { ids: [into] }, null);
      const left = await site.services.database.reader.tables.comments.findAll({ where: { classCode: '8b/Sc1' } });
      expect(left).toMatchObject([{ id: classNote.id, text: '(erased)' }]);
      expect(await site.services.database.reader.tables.comments.count({ where: { studentId: into } })).toBe(0);
    });

    it('and marks are for the classes that are a teacher’s own; admins see to everything', async () => {
      const own = await submit('Own', '8b/Sc2');
      const other = await submit('Other', '8b/Sc3');
      const { id: userId, token } = await makeStaff(site.services, 'teacher', 'chooser');
      const comment = (attempt: number, by = token) =>
        site.send('POST', `/api/attempts/${attempt}/comments`, { token: by, body: { text: 'Hm' } });
      expect((await comment(other.id)).status).toBe(200);
      await chooseMyClasses(site.services, { classes: ['8b/Sc2'] }, userId);
      expect((await comment(own.id)).status).toBe(200);
      expect((await comment(other.id)).status).toBe(403);
      const override = { questionId: 'q1b', marks: 1, reason: 'said so' };
      const set = (attempt: number) =>
        site.send('POST', `/api/attempts/${attempt}/overrides`, { token, body: override });
      expect([(await set(own.id)).status, (await set(other.id)).status]).toEqual([200, 403]);
      const toClass = { class: '8B/sc3', text: 'Hm' };
      expect((await site.send('POST', '/api/homework/2/comments', { token, body: toClass })).status).toBe(403);
      const admin = await makeStaff(site.services, 'admin', 'head');
      const made = (await comment(other.id, admin.token)).body;
      expect((await site.send('POST', `/api/comments/${made.id}/end`, { token })).status).toBe(403);
    });

    it.each<[label: string, path: string, body: object, status: number]>([
      ['nothing to say', '/api/attempts/1/comments', { text: '  ' }, 400],
      ['too much to say', '/api/attempts/1/comments', { text: 'x'.repeat(1001) }, 400],
      ['an unknown attempt', '/api/attempts/999999/comments', { text: 'Hm' }, 404],
      ['an unknown class', '/api/homework/2/comments', { class: '13z/Zz9', text: 'Hm' }, 404],
      ['an unknown homework', '/api/homework/9999/comments', { class: '8a/Sc2', text: 'Hm' }, 404],
    ])('are refused where there is %s', async (_label, path, body, status) => {
      expect((await send(path, body)).status).toBe(status);
    });
  });
}
