import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { currentMarking } from '../../../db/counting.ts';
import type { Database } from '../../../db/database.ts';
import { numberColumn, selectRows } from '../../../db/session.ts';
import { testDatabases } from '../../../db/testing/test-databases.ts';
import { makeStaff, type TestStaff } from '../../../testing/make-staff.ts';
import { startTestSite, type TestSite } from '../../../testing/test-site.ts';
import { eraseStudents } from '../../people/erasure/erase-students.ts';
import { undoRemark } from '../../schemes/remark/undo-remark.ts';
import { judgeAnswers } from '../judgements/judge-answers.ts';
import { confirmQueueDraft } from './confirm-draft.ts';

const springs = { homeworkId: 2, questionId: 'q1b', answer: 'it springs back' };
const bounces = { homeworkId: 2, questionId: 'q1b', answer: 'it bounces back' };
const sings = { homeworkId: 3, questionId: 'q1ai', answer: 'the metal sings' };

for (const { name, create } of testDatabases) {
  describe(`the draft of the queue on ${name}`, () => {
    let site: TestSite;
    let okafor: TestStaff;
    beforeEach(async () => {
      site = await startTestSite(create);
      okafor = await makeStaff(site.services, 'teacher', 'okafor');
      await chooses(okafor, ['8a/Sc1']);
    });
    afterEach(() => site.close());

    const chooses = (who: TestStaff, classes: string[]) =>
      site.send('PUT', '/api/my-classes', { token: who.token, body: { classes } });
    async function hand(student: string, { questionId, answer, homeworkId }: typeof springs, studentClass = '8a/Sc1') {
      const { body } = await site.post('/api/students', { name: student, studentClass, teacher: 'T' });
      const answers = { [questionId]: { questionId, value: answer } };
      const assignmentId = homeworkId === 2 ? 3 : 4;
      expect((await site.post('/api/quiz-attempts', { studentId: body.id, assignmentId, answers })).status).toBe(200);
    }
    const decide = (what: typeof springs, marks: number, { who = okafor, seen = { marks: 0, version: 1 } } = {}) =>
      site.send('PUT', '/api/queue/draft', { token: who.token, body: { ...what, marks, seen } });
    const remove = (key: string, who = okafor) =>
      site.send('POST', '/api/queue/draft/remove', { token: who.token, body: { key } });
    const draft = async (who = okafor) => (await site.get('/api/queue/draft', who.token)).body;
    const effects = async (who = okafor) => (await site.get('/api/queue/draft/effects', who.token)).body;
    const confirm = async (more: object = {}, who = okafor) => {
      const { token } = await draft(who);
      return site.send('POST', '/api/queue/draft/confirm', { token: who.token, body: { token, ...more } });
    };
    const select = <Row extends z.ZodMiniType>(row: Row, sql: string) =>
      selectRows(site.services.database.reader, row, sql);
    const count = async (what: string) =>
      (await select(z.object({ n: numberColumn }), `SELECT count(*) AS n FROM ${what}`))[0]?.n;
    const marks = async () =>
      (
        await select(
          z.object({ marks: z.number() }),
          `SELECT m.total_marks AS marks FROM attempts a JOIN markings m ON m.id = ${currentMarking} ORDER BY a.id`,
        )
      ).map((row) => row.marks);
    /** Everything that confirming changes. */
    const state = async () => ({
      marks: await marks(),
      judgements: await count('judgements WHERE remark_run_id IS NOT NULL'),
      all: await count('judgements'),
      versions: await count('scheme_versions WHERE version > 1'),
      runs: await count("remark_runs WHERE state = 'applied'"),
      decisions: await count('draft_decisions'),
      audited: await count("audit_log WHERE action = 'confirm-queue'"),
    });

    it('keeps each decision, of several homework, for the teacher on any device, and lets go of one or all', async () => {
      await hand('Ann', springs);
      await hand('Ann', sings);
      expect((await decide(springs, 1)).status).toBe(200);
      await decide(sings, 1);
      // Said otherwise it is the same group, and decided anew it stands once.
      await decide({ ...springs, answer: 'It springs back!' }, 0);
      const told = await draft();
      expect(told.decisions).toMatchObject([
        { homework: { id: 3 }, answer: 'the metal sings', marks: 1, maxMarks: 1, trouble: null },
        { homework: { id: 2 }, questionId: 'q1b', answer: 'It springs back!', marks: 0, seenMarks: 0, version: 1 },
      ]);
      const { groups } = (await site.get('/api/queue?homework=2&show=all', okafor.token)).body;
      expect(told.decisions[1].key).toBe(groups[0].key);
      expect((await draft(await makeStaff(site.services, 'teacher', 'other'))).decisions).toEqual([]);
      expect((await remove(groups[0].key)).body.decisions).toHaveLength(1);
      expect((await site.send('DELETE', '/api/queue/draft', { token: okafor.token })).body.decisions).toEqual([]);
      expect(await marks()).toEqual([0, 0]);
    });

    it.each([
      ['an unknown question', { questionId: 'none' }, 1, 400],
      ['marks that it does not have', {}, 2, 400],
      ['an unknown homework', { homeworkId: 9999 }, 1, 404],
    ])('refuses %s', async (_label, change, given, status) => {
      await hand('Ann', springs);
      expect((await decide({ ...springs, ...change }, given)).status).toBe(status);
      expect((await draft()).decisions).toEqual([]);
    });

    it('refuses homework that none of the teacher’s classes has', async () => {
      await hand('Ann', springs, '8a/Sc2');
      expect((await decide(springs, 1)).status).toBe(403);
    });

    it('lets go of a decision about homework that has left the teacher’s classes', async () => {
      await hand('Ann', springs);
      await decide(springs, 1);
      const [{ key }] = (await draft()).decisions;
      await chooses(okafor, ['8a/Sc2']);
      expect((await decide(springs, 0)).status).toBe(403);
      expect((await remove(key)).body.decisions).toEqual([]);
    });

    it('keeps a decision that somebody else takes out by its key', async () => {
      await hand('Ann', springs);
      await decide(springs, 1);
      const [{ key }] = (await draft()).decisions;
      expect((await remove(key, await makeStaff(site.services, 'teacher', 'other'))).body.decisions).toEqual([]);
      expect((await draft()).decisions).toHaveLength(1);
    });

    it('two key presses at the same moment are both kept', async () => {
      await hand('Ann', springs);
      await Promise.all([decide(springs, 1), decide(bounces, 0), decide(springs, 1)]);
      expect((await draft()).decisions).toHaveLength(2);
    });

    it('says whose marks change, and confirms all homework at once', async () => {
      await hand('Ann', springs);
      await hand('Ben', bounces);
      await hand('Ann', sings);
      await decide(springs, 1);
      await decide(bounces, 0);
      await decide(sings, 1);
      expect(await effects()).toMatchObject({ gain: 2, lose: 1, own: 2, others: [], omitted: 0 });
      expect(await marks()).toEqual([0, 1, 0]);
      const { status, body } = await confirm();
      expect({ status, ...body }).toMatchObject({
        ...{ status: 200, own: 2, others: [] },
        judged: [
          { homework: { id: 2 }, version: 2, stored: true, summary: { gain: 1, lose: 1 }, run: { schemeVersion: 2 } },
          { homework: { id: 3 }, version: 2, stored: true, summary: { gain: 1, lose: 0 } },
        ],
      });
      expect(await state()).toEqual({
        ...{ marks: [1, 0, 1], judgements: 3, all: 3, versions: 2, runs: 2, decisions: 0, audited: 1 },
      });
      await undoRemark(site.services, String(body.judged[0].run.id), null);
      expect(await marks()).toEqual([0, 1, 1]);
    });

    it.each([
      ['a double click', 1],
      ['two tabs', 2],
    ])('confirmed twice, by %s, is done once', async (_label, apart) => {
      await hand('Ann', springs);
      await decide(springs, 1);
      const { token } = await draft();
      const send = () => site.send('POST', '/api/queue/draft/confirm', { token: okafor.token, body: { token } });
      const first = send();
      if (apart === 2) await first;
      const [one, other] = await Promise.all([first, send()]);
      expect([one.status, other.status]).toEqual([200, 200]);
      expect(other.body.judged[0].judgementIds).toEqual(one.body.judged[0].judgementIds);
      expect(await state()).toMatchObject({ marks: [1], all: 1, versions: 1, runs: 1, audited: 1 });
    });

    it('touches pupils of other classes only when it is told which, and why; the reason is kept', async () => {
      await hand('Ann', springs);
      await hand('Dot', springs, '8a/Sc2');
      await hand('Eve', springs, '8a/Sc2');
      await hand('Fay', bounces, '8b/Sc1');
      await decide(springs, 1);
      await decide(bounces, 0);
      const others = [
        { class: '8a/Sc2', students: 2 },
        { class: '8b/Sc1', students: 1 },
      ];
      expect(await effects()).toMatchObject({ own: 1, others });
      const before = await state();
      const refused = { status: 409, body: { needs: 'others', own: 1, others } };
      expect(await confirm()).toMatchObject(refused);
      const reason = 'agreed with Ms B';
      expect(await confirm({ others: { classes: ['8a/Sc2'], reason } })).toMatchObject(refused);
      expect((await confirm({ others: { classes: ['8a/Sc2', '8b/Sc1'], reason: ' ' } })).status).toBe(400);
      expect(await state()).toEqual(before);
      expect((await confirm({ others: { classes: ['8a/Sc2', '8b/Sc1'], reason } })).status).toBe(200);
      expect(await marks()).toEqual([1, 1, 1, 0]);
      const kept = await select(z.object({ note: z.string() }), 'SELECT note FROM judgements');
      expect(kept).toEqual([{ note: reason }, { note: reason }]);
      const [audit] = await select(
        z.object({ details: z.string() }),
        "SELECT details FROM audit_log WHERE action = 'confirm-queue'",
      );
      expect(JSON.parse(audit?.details ?? '')).toMatchObject({ reason, own: 1, others });
    });

    it('takes everybody for a pupil of others where an administrator has chosen no class', async () => {
      const who = await makeStaff(site.services, 'admin', 'head');
      await hand('Ann', springs);
      await decide(springs, 1, { who });
      expect((await confirm({}, who)).body).toMatchObject({ own: 0, others: [{ class: '8a/Sc1', students: 1 }] });
    });

    it('confirms nothing of homework that none of the teacher’s classes has any more', async () => {
      await hand('Ann', springs);
      await decide(springs, 1);
      await chooses(okafor, []);
      expect((await confirm({ others: { classes: ['8a/Sc1'], reason: 'because' } })).status).toBe(403);
      expect(await state()).toMatchObject({ marks: [0], all: 0, decisions: 1 });
    });

    it.each([
      [
        'somebody else has judged',
        (services: TestSite['services']) => judgeOther(services, springs.answer, 0),
        'judged',
      ],
      [
        'marks have changed',
        (services: TestSite['services']) => judgeOther(services, 'it springs back again', 1),
        'changed',
      ],
    ] as const)('says what %s since, and applies it only once it is decided anew', async (_label, other, kind) => {
      await hand('Ann', springs);
      await hand('Ann', sings);
      await decide(springs, 0);
      await decide(sings, 1);
      await other(site.services);
      const before = await state();
      const { decisions } = await draft();
      expect(decisions[0].trouble).toMatchObject({ kind });
      if (kind === 'judged') expect(decisions[0].trouble).toMatchObject({ by: 'bea', marks: 0 });
      expect(await confirm()).toMatchObject({ status: 409, body: { needs: 'look', keys: [decisions[0].key] } });
      expect(await state()).toEqual(before);
      await decide(springs, 0, { seen: { marks: 1, version: decisions[0].version } });
      expect((await draft()).decisions.map(({ trouble }: { trouble: unknown }) => trouble)).toEqual([null, null]);
      expect((await confirm()).status).toBe(200);
      expect(await marks()).toEqual([0, 1]);
    });

    it('what was decided in another tab since is not confirmed unseen', async () => {
      await hand('Ann', springs);
      await decide(springs, 1);
      const { token } = await draft();
      await decide(bounces, 0);
      const sent = await site.send('POST', '/api/queue/draft/confirm', { token: okafor.token, body: { token } });
      expect(sent).toMatchObject({ status: 409, body: { needs: 'draft' } });
      expect(await state()).toMatchObject({ marks: [0], all: 0, decisions: 2 });
    });

    it('stopped at any moment, nothing is confirmed or all of it', async () => {
      await hand('Ann', springs);
      await hand('Ben', bounces);
      await hand('Ann', sings);
      await decide(springs, 1);
      await decide(bounces, 0);
      await decide(sings, 1);
      const before = await state();
      const { token } = await draft();
      const { database } = site.services;
      let stops = 0;
      for (let writes = 0; ; writes++) {
        let left = writes;
        // From then on the process is no more.
        const write: Database['write'] = async (work) => {
          if (left === 0) throw new Error('stopped');
          left -= 1;
          return database.write(work);
        };
        const services = { ...site.services, database: { ...database, write } };
        const outcome = await confirmQueueDraft(services, { token }, { userId: okafor.id, role: 'teacher' }).catch(
          (error: unknown) => error,
        );
        if (!(outcome instanceof Error)) break;
        expect(outcome.message).toBe('stopped');
        expect(await state()).toEqual(before);
        stops += 1;
      }
      expect(stops).toBeGreaterThan(2);
      // Its attempts are not pointed at their new markings yet, and these count.
      expect(await count('remark_runs WHERE moving IS NOT NULL')).toBe(2);
      const whole = { marks: [1, 0, 1], judgements: 3, all: 3, versions: 2, runs: 2, decisions: 0, audited: 1 };
      expect(await state()).toEqual(whole);
      expect(
        (await site.send('POST', '/api/queue/draft/confirm', { token: okafor.token, body: { token } })).status,
      ).toBe(200);
      expect(await state()).toEqual(whole);
    });

    it('forgets an answer that tells the name of a pupil who is erased', async () => {
      const telling = { ...springs, answer: 'Ann Wood says it springs' };
      await hand('Ann Wood', telling);
      await decide(telling, 1);
      const [student] = await select(z.object({ id: z.number() }), "SELECT id FROM students WHERE name = 'Ann Wood'");
      await eraseStudents(site.services, { ids: [student?.id ?? 0] }, null);
      expect((await draft()).decisions).toEqual([]);
    });

    it('the queue is of one’s own classes, or of the school', async () => {
      await hand('Ann', springs);
      await hand('Dot', springs, '8a/Sc2');
      const students = async (search: string) => {
        const { body } = await site.get(`/api/queue?show=all&homework=2${search}`, okafor.token);
        return [body.mine, body.groups.map((group: { students: number }) => group.students)];
      };
      expect(await students('&of=mine')).toEqual([['8a/Sc1'], [1]]);
      expect(await students('&of=school')).toEqual([['8a/Sc1'], [2]]);
      expect(await students('')).toEqual([['8a/Sc1'], [2]]);
      expect(await students('&of=mine&class=8a%2FSc2')).toEqual([['8a/Sc1'], [1]]);
      await chooses(okafor, []);
      expect(await students('&of=mine')).toEqual([[], []]);
    });
  });
}

function judgeOther(services: TestSite['services'], answer: string, marks: number) {
  return judgeAnswers(services, 'year8', { judgements: [{ questionId: 'q1b', answer, marks }] }, 'bea');
}
