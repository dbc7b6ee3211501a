import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { ClassRoster, ListChange } from '../../../contract/class-roster.ts';
import { testDatabases } from '../../../db/testing/test-databases.ts';
import { makeStaff } from '../../../testing/make-staff.ts';
import { startTestSite, type TestSite } from '../../../testing/test-site.ts';
import { purgeExpired } from '../../site/retention/purge-expired.ts';
import { importRoster } from '../class-lists/import-roster.ts';
import { eraseStudents } from '../erasure/erase-students.ts';

const day = 24 * 60 * 60_000;

describe.each(testDatabases)('the class list of a class on $name', ({ create }) => {
  let site: TestSite;
  let token: string;
  let clock = new Date('2026-01-12T10:00:00Z').getTime();
  /** Each test has a class of its own, and another one. */
  let [own, other, made] = ['', '', 0];
  beforeAll(async () => {
    site = await startTestSite(create, { now: () => new Date(clock) });
    token = (await makeStaff(site.services, 'admin', 'fletcher')).token;
  });
  afterAll(() => site.close());
  beforeEach(async () => {
    made += 1;
    [own, other] = [`8a/T${made}`, `8b/T${made}`];
    const csv = `class,name,teacher\n${own},Ada Abara,Mrs R. Fletcher\n${own},Samuel Tan,\n${other},Di Dunn ${'abcdefghijklmnopqrstuvwxyz'[made % 26]},Mr X`;
    await importRoster(site.services, { csv }, null);
  });

  const handIn = async (name: string, studentClass = own, answer = 'reflects') => {
    const { id } = (await site.post('/api/students', { name, studentClass, teacher: 'T' })).body;
    const sent = { studentId: id, assignmentId: 3, answers: { q1b: answer } };
    const { body } = await site.post('/api/quiz-attempts', sent, { 'Idempotency-Key': randomUUID() });
    return { studentId: id as number, attemptId: body.id as number };
  };
  const read = async (code = own): Promise<ClassRoster> =>
    (await site.get(`/api/class-roster?class=${encodeURIComponent(code)}`, token)).body;
  const change = (one: ListChange, code = own) =>
    site.send('POST', '/api/class-roster/changes', { token, body: { class: code, change: one } });
  const make = async (one: ListChange, code = own) => {
    const { status, body } = await change(one, code);
    expect(body).toEqual({ changeId: expect.any(Number) });
    expect(status).toBe(200);
    return body.changeId as number;
  };
  const undo = (id: number) => site.send('POST', `/api/class-roster/changes/${id}/undo`, { token });
  const idOf = async (name: string, code = own) =>
    (await read(code)).students.find((student) => student.name === name)?.id ?? 0;
  const names = async (code = own) => (await read(code)).students.map(({ name }) => name);
  const unlisted = async (code = own) => (await read(code)).unlisted.map(({ name }) => name);
  /** Everything that a change may touch, without what only tells of changes. */
  const everything = async () => {
    const rows = (table: string) => site.services.database.reader.run(`SELECT * FROM ${table} ORDER BY id`);
    const exclusions = await site.services.database.reader.run(
      'SELECT attempt_id, student_id, reason, at FROM exclusions WHERE ended_at IS NULL ORDER BY at',
    );
    return [
      await rows('students'),
      await rows('merged_students'),
      exclusions,
      await site.services.database.reader.run('SELECT id, student_id FROM attempts ORDER BY id'),
      await site.services.database.reader.run('SELECT id, student_id FROM comments ORDER BY id'),
    ];
  };

  it('has those who are on it, and apart from them names that are not, each with who it may be', async () => {
    const [stranger = ''] = await names(other);
    await handIn('Ada Abara');
    await handIn('Sam Tan');
    clock += 60_000;
    await handIn(stranger);
    expect(await read(own.toUpperCase())).toMatchObject({
      studentClass: own,
      teachers: ['Mrs R. Fletcher'],
      students: [
        { name: 'Ada Abara', attempts: 1, lastSubmittedAt: new Date(clock - 60_000).toISOString() },
        { name: 'Samuel Tan', attempts: 0, lastSubmittedAt: null },
      ],
      unlisted: [
        { name: stranger, likely: [{ name: stranger, studentClass: other, like: 'other-class' }] },
        { name: 'Sam Tan', attempts: 1, likely: [{ name: 'Samuel Tan', like: 'nickname' }] },
      ],
      changes: [],
    });
  });

  it('is empty where none was imported, and then no name stands apart', async () => {
    await handIn('Zed', '8a/Sc2');
    expect(await read('8a/Sc2')).toMatchObject({ students: [], unlisted: [] });
  });

  it('leaves out a name that was set aside', async () => {
    const { attemptId } = await handIn('Batman');
    expect(await unlisted()).toEqual(['Batman']);
    const body = { attemptId, scope: 'student', reason: 'Not one of ours' };
    const { body: exclusion } = await site.send('POST', '/api/exclusions', { token, body });
    expect(await unlisted()).toEqual([]);
    await site.send('POST', `/api/exclusions/${exclusion.id}/end`, { token });
    expect(await unlisted()).toEqual(['Batman']);
  });

  it('joins a name with a student by one change: attempts before and after are the student’s', async () => {
    const { studentId } = await handIn('Sam Tan');
    await make({ kind: 'join', id: studentId, into: await idOf('Samuel Tan') });
    await handIn('sam tan');
    expect(await read()).toMatchObject({ unlisted: [], students: [{}, { name: 'Samuel Tan', attempts: 2 }] });
    expect((await read()).changes).toMatchObject([
      { kind: 'join', name: 'Sam Tan', to: 'Samuel Tan', by: 'The fletcher' },
    ]);
  });

  describe('is as it was before once a change is undone:', () => {
    it.each<[label: string, prepare: () => Promise<ListChange>, after: string[]]>([
      ['a student added', async () => ({ kind: 'add', name: 'Eve Eden' }), ['Ada Abara', 'Eve Eden', 'Samuel Tan']],
      [
        'one who had typed their name before',
        async () => {
          await handIn('eve eden');
          return { kind: 'add', name: 'Eve Eden' };
        },
        ['Ada Abara', 'Eve Eden', 'Samuel Tan'],
      ],
      [
        'a new name',
        async () => ({ kind: 'rename', id: await idOf('Samuel Tan'), name: 'Sam Tan' }),
        ['Ada Abara', 'Sam Tan'],
      ],
      ['a move', async () => ({ kind: 'move', id: await idOf('Samuel Tan'), to: other.toLowerCase() }), ['Ada Abara']],
      ['a removal', async () => ({ kind: 'remove', id: await idOf('Samuel Tan') }), ['Ada Abara']],
      [
        'a removal of one with attempts',
        async () => {
          await handIn('Samuel Tan');
          return { kind: 'remove', id: await idOf('Samuel Tan') };
        },
        ['Ada Abara'],
      ],
      [
        'a join, what had been joined before, what did not count, and a comment',
        async () => {
          const { studentId: first } = await handIn('S Tan');
          const { studentId, attemptId } = await handIn('Sam Tan');
          await handIn('Samuel Tan');
          await make({ kind: 'add', name: 'Sam Tan' });
          await make({ kind: 'join', id: first, into: studentId });
          const body = { attemptId, scope: 'student', reason: 'Not one of ours' };
          await site.send('POST', '/api/exclusions', { token, body });
          await site.send('POST', `/api/attempts/${attemptId}/comments`, { token, body: { text: 'Well done' } });
          return { kind: 'join', id: studentId, into: await idOf('Samuel Tan') };
        },
        ['Ada Abara', 'Samuel Tan'],
      ],
    ])('%s', async (_label, prepare, after) => {
      const one = await prepare();
      const before = await everything();
      const id = await make(one);
      expect(await names()).toEqual(after);
      expect((await undo(id)).status).toBe(200);
      expect(await everything()).toEqual(before);
      expect((await read()).changes.map((made) => made.id)).not.toContain(id);
      expect(await undo(id)).toMatchObject({ status: 409, body: { error: 'This was undone already.' } });
    });
  });

  it('leaves what came since an undone join with whom it came for', async () => {
    const { studentId } = await handIn('Sam Tan');
    const into = await idOf('Samuel Tan');
    const id = await make({ kind: 'join', id: studentId, into });
    await handIn('Samuel Tan');
    await undo(id);
    expect(await read()).toMatchObject({
      students: [{}, { name: 'Samuel Tan', attempts: 1 }],
      unlisted: [{ id: studentId, name: 'Sam Tan', attempts: 1 }],
    });
  });

  it('does not undo what has been changed again since', async () => {
    const id = await idOf('Samuel Tan');
    const first = await make({ kind: 'rename', id, name: 'Sam Tan' });
    const second = await make({ kind: 'rename', id, name: 'Sammy Tan' });
    expect(await undo(first)).toMatchObject({ status: 409, body: { error: expect.stringContaining('changed again') } });
    expect((await undo(second)).status).toBe(200);
    expect((await undo(first)).status).toBe(200);
    expect(await names()).toEqual(['Ada Abara', 'Samuel Tan']);
  });

  it('does not bring back a name that another has by now', async () => {
    const gone = await make({ kind: 'remove', id: await idOf('Samuel Tan') });
    await make({ kind: 'add', name: 'Samuel Tan' });
    expect(await undo(gone)).toMatchObject({ status: 409 });
    expect(await names()).toEqual(['Ada Abara', 'Samuel Tan']);
  });

  it('keeps attempts of whoever is removed', async () => {
    await handIn('Samuel Tan');
    const id = await idOf('Samuel Tan');
    await make({ kind: 'remove', id });
    expect(await read()).toMatchObject({ students: [{}], unlisted: [{ id, attempts: 1 }] });
  });

  it('moves a student: what was handed in stays in the class it was handed in to, and the history goes along', async () => {
    const report = async () =>
      (await site.get(`/api/assignments/3/report?class=${encodeURIComponent(own)}`, token)).body;
    await handIn('Samuel Tan');
    await handIn('Ada Abara');
    const before = await report();
    const id = await idOf('Samuel Tan');
    await make({ kind: 'move', id, to: other });
    expect(await read()).toMatchObject({ students: [{ name: 'Ada Abara' }], unlisted: [], changes: [{ to: other }] });
    expect((await report()).overview).toEqual(before.overview);

    const moved = (await read(other)).students.find(({ name }) => name === 'Samuel Tan');
    expect(moved).toMatchObject({ attempts: 0 });
    const { studentId } = await handIn('samuel tan', other);
    expect(studentId).toBe(moved?.id);
    const history = async (student: number) => (await site.get(`/api/histories?student=${student}`, token)).body;
    expect(await history(studentId)).toMatchObject([{ student: { studentClass: other }, handedIn: 1 }]);
    const [{ homework }] = await history(id);
    expect(homework.filter(({ best }: { best: unknown }) => best !== null)).toHaveLength(1);

    await make({ kind: 'move', id: studentId, to: own }, other);
    expect(await read()).toMatchObject({ students: [{}, { id, attempts: 1 }], unlisted: [] });
  });

  describe('refuses', () => {
    it.each<[label: string, prepare: () => Promise<ListChange>, status: number, error: RegExp]>([
      [
        'a name that is on it',
        async () => ({ kind: 'add', name: 'ada abara' }),
        409,
        /already.*Ada Abara \(A\)|already.*ada abara \(A\)/,
      ],
      [
        'a second of one name, beside one without brackets',
        async () => ({ kind: 'add', name: 'Ada Abara (B)' }),
        409,
        /First rename Ada Abara/,
      ],
      [
        'one without brackets, beside others that have some',
        async () => {
          await make({ kind: 'add', name: 'Sam Lee (A)' });
          return { kind: 'add', name: 'Sam Lee' };
        },
        409,
        /There is Sam Lee \(A\)/,
      ],
      ['a name without letters', async () => ({ kind: 'add', name: '123' }), 400, /letters/],
      [
        'somebody of another class',
        async () => ({ kind: 'remove', id: (await read(other)).students[0]?.id ?? 0 }),
        404,
        /no student/,
      ],
      ['nobody', async () => ({ kind: 'rename', id: 999_999, name: 'X' }), 404, /no student/],
      ['an unknown class', async () => ({ kind: 'move', id: await idOf('Ada Abara'), to: '9z' }), 404, /no class/],
      ['the same class', async () => ({ kind: 'move', id: await idOf('Ada Abara'), to: own }), 400, /another class/],
      [
        'a new name under which somebody unknown has handed in',
        async () => {
          await handIn('Sam Tan');
          return { kind: 'rename', id: await idOf('Samuel Tan'), name: 'Sam Tan' };
        },
        409,
        /Join Sam Tan/,
      ],
      [
        'a name that was joined with another',
        async () => {
          const { studentId } = await handIn('Sam Tan');
          await make({ kind: 'join', id: studentId, into: await idOf('Samuel Tan') });
          return { kind: 'add', name: 'Sam Tan' };
        },
        409,
        /was joined with Samuel Tan/,
      ],
      [
        'to join somebody with themselves',
        async () => ({ kind: 'join', id: await idOf('Ada Abara'), into: await idOf('Ada Abara') }),
        400,
        /another student/,
      ],
      [
        'to join with a name that is on no list',
        async () => {
          const [{ studentId: id }, { studentId: into }] = [await handIn('Sam Tan'), await handIn('Batman')];
          return { kind: 'join', id, into };
        },
        409,
        /no class list/,
      ],
    ])('%s, and changes nothing', async (_label, prepare, status, error) => {
      const one = await prepare();
      const before = await everything();
      const answer = await change(one);
      expect(answer.body.error).toMatch(error);
      expect(answer.status).toBe(status);
      expect(await everything()).toEqual(before);
    });
  });

  it('takes changes by two at once one after the other', async () => {
    const { studentId } = await handIn('Sam Tan');
    const into = await idOf('Samuel Tan');
    const answers = await Promise.all([1, 2, 3].map(() => change({ kind: 'join', id: studentId, into })));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 404, 404]);
    const undone = await Promise.all(
      [1, 2].map(() => undo(answers.find(({ status }) => status === 200)?.body.changeId)),
    );
    expect(undone.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect(await unlisted()).toEqual(['Sam Tan']);
  });

  it('knows a student who types the name with or without brackets, and leaves apart who types neither', async () => {
    await make({ kind: 'add', name: 'Sam Lee (A)' });
    await make({ kind: 'add', name: 'Sam Lee (B)' });
    for (const typed of ['Sam Lee (A)', 'sam lee a', 'Sam Lee(A)', 'SAM LEE (B)', 'sam lee']) await handIn(typed);
    expect(await read()).toMatchObject({
      students: [{}, { name: 'Sam Lee (A)', attempts: 3 }, { name: 'Sam Lee (B)', attempts: 1 }, {}],
      unlisted: [{ name: 'sam lee', likely: [{ name: 'Sam Lee (A)', like: 'apart' }, { name: 'Sam Lee (B)' }] }],
    });
  });

  it('is changed by teachers whose class it is, and by admins', async () => {
    const teacher = await makeStaff(site.services, 'teacher', `cover${made}`, [own]);
    const admin = await makeStaff(site.services, 'admin', `head${made}`);
    const add = (who: { token: string }, name: string) =>
      site.send('POST', '/api/class-roster/changes', {
        token: who.token,
        body: { class: own, change: { kind: 'add', name } },
      });
    expect((await add(teacher, 'Eve Eden')).status).toBe(200);
    await site.send('PUT', '/api/my-classes', { token: teacher.token, body: { classes: [other] } });
    expect(await add(teacher, 'Finn Fox')).toMatchObject({ status: 403 });
    const { body, status } = await add(admin, 'Finn Fox');
    expect(status).toBe(200);
    const undoing = `/api/class-roster/changes/${body.changeId}/undo`;
    expect(await site.send('POST', undoing, { token: teacher.token })).toMatchObject({ status: 403 });
    expect((await site.send('POST', undoing, { token: admin.token })).status).toBe(200);
  });

  it('is audited without names', async () => {
    await make({ kind: 'add', name: 'Eve Eden' });
    const rows = await site.services.database.reader.run(
      "SELECT action, subject, details FROM audit_log WHERE action LIKE '%-on-list' AND subject = $1",
      [`class ${own}`],
    );
    expect(rows).toMatchObject([{ action: 'add-on-list', subject: `class ${own}` }]);
    expect(JSON.stringify(rows)).not.toMatch(/eve/i);
  });

  it('keeps no name of who is erased, nor any for longer than it can be undone', async () => {
    const kept = () =>
      site.services.database.reader.run('SELECT effect FROM list_changes WHERE class_code = $1', [own]);
    const { studentId } = await handIn('Sam Tan');
    const into = await idOf('Samuel Tan');
    await make({ kind: 'join', id: studentId, into });
    await make({ kind: 'add', name: 'Eve Eden' });
    await eraseStudents(site.services, { ids: [into] }, null);
    expect(JSON.stringify(await kept())).not.toMatch(/tan/i);
    expect(await kept()).toHaveLength(1);
    clock += 31 * day;
    await purgeExpired(site.services, { visitDays: 30, attemptYears: null }, null);
    expect(await kept()).toHaveLength(0);
  });
});
