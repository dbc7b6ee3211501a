import { draftMarkScheme } from '@markwell/marking-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { UploadAssignment } from '../../../contract/index.ts';
import { bulkUploadHomework, editableHomeworkSchema, editedHomeworkSchema } from '../../../contract/index.ts';
import { testDatabases } from '../../../db/testing/test-databases.ts';
import { onePixel } from '../../../homework-import/testing/one-pixel.ts';
import { makeStaff } from '../../../testing/make-staff.ts';
import { startTestSite, type TestSite } from '../../../testing/test-site.ts';
import { createStudent } from '../../people/students/create-student.ts';
import { replayStored } from '../../schemes/replay/replay-stored.ts';

const written = {
  title: 'Forces',
  yearGroup: 9,
  questions: [
    { id: 'q1', type: 'text', question: 'What is the unit of force?', marks: 1, correctAnswers: ['newton'] },
    {
      id: 'q2',
      question: 'Which is a force?',
      options: ['weight', 'mass'],
      correctAnswers: ['weight'],
      marks: 1,
    },
    { id: 'q3', type: 'true-false', question: 'Mass is a force.', marks: 1, correctAnswers: ['false'] },
  ],
};

for (const { name, create } of testDatabases) {
  describe(`stored homework that is edited, on ${name}`, () => {
    let site: TestSite;
    let token = '';
    let other = '';
    let sent = 0;
    let uploads = 0;

    beforeAll(async () => {
      site = await startTestSite(create);
      token = (await makeStaff(site.services, 'admin', 'head')).token;
      other = (await makeStaff(site.services, 'admin', 'deputy')).token;
    });
    afterAll(() => site.close());

    const call = (method: string, path: string, body?: unknown, by = token) =>
      site.send(method, path, { token: by, body });
    const admin = (path: string) => `/api/admin/homework${path}`;

    /** Stores the homework under a title of its own, and gives its number. */
    async function store(title: string, questions: readonly unknown[] = written.questions): Promise<number> {
      const form = new FormData();
      form.set('batchName', 'Autumn');
      form.set('homeworkData', JSON.stringify([{ ...written, title, questions }]));
      const headers = { Authorization: `Bearer ${token}` };
      const response = await fetch(site.url + bulkUploadHomework.path, { method: 'POST', body: form, headers });
      const body = JSON.parse(await response.text());
      expect(body.error).toBeUndefined();
      return body.homework[0].id;
    }
    const upload = async (questions: readonly unknown[], dryRun = false) => {
      const form = new FormData();
      form.set('batchName', 'Autumn');
      form.set('homeworkData', JSON.stringify([{ ...written, title: `Keys ${++uploads}`, questions }]));
      if (dryRun) form.set('dryRun', 'true');
      const headers = { Authorization: `Bearer ${token}` };
      const response = await fetch(site.url + bulkUploadHomework.path, { method: 'POST', body: form, headers });
      return { status: response.status, body: JSON.parse(await response.text()) };
    };

    it.each([
      [
        'yes or no without saying which',
        { type: 'combined', correctAnswers: ['it is neutral'] },
        /Begin each right answer/,
      ],
      [
        'one reason for yes and no',
        { type: 'combined', correctAnswers: ['Yes: neutral', 'No: neutral'] },
        /Keep it with one/,
      ],
      ['true and false', { type: 'true-false', correctAnswers: ['true', 'false'] }, /Keep one of them/],
      ['every option', { options: ['salt', 'water'], correctAnswers: ['salt', 'water'] }, /Leave at least one/],
    ])('a key that cannot tell right from wrong is neither stored nor released: %s', async (label, key, message) => {
      const wrong = { id: 'q1', question: `Is pure water an acid? (${label})`, marks: 1, ...key };
      const preview = await upload([wrong], true);
      expect(preview.body.drafts[0].messages).toContainEqual(
        expect.objectContaining({
          severity: 'error',
          path: ['questions', 0, expect.stringMatching(/options|correctAnswers/)],
        }),
      );
      const refused = await upload([wrong]);
      expect([refused.status, refused.body.error]).toEqual([400, expect.stringMatching(message)]);

      const right = { ...wrong, type: 'text', options: [], correctAnswers: ['no'] };
      const stored = async (name: string) => {
        const other = { ...written.questions[0], id: 'q2', question: `${name}, ${label}?` };
        return (await upload([right, other])).body.homework[0].id;
      };
      const edited = await edit(await stored('Edited'), (homework) => ({
        ...homework,
        questions: [wrong, homework.questions[1]],
      }));
      expect([edited.status, edited.body.error]).toEqual([400, expect.stringMatching(message)]);

      // As it was stored before such keys were refused: it can be changed elsewhere, and is not released.
      const id = await stored('Released');
      const row = await site.services.database.reader.tables.assignments.findByPk(id);
      const data = JSON.parse(row?.homeworkData ?? '');
      const {
        correctAnswers,
        type = 'multiple-choice',
        options = [],
      } = wrong as { correctAnswers: string[]; type?: string; options?: string[] };
      data.questions[0] = { ...data.questions[0], correctAnswers, type, options };
      const questions = JSON.parse(row?.questions ?? '');
      questions[0] = { ...questions[0], type, options };
      const scheme = draftMarkScheme({ slug: `homework-${id}`, title: 'Keys', questions: data.questions });
      const change = { homeworkData: JSON.stringify(data), questions: JSON.stringify(questions) };
      await site.services.database.write(async ({ tables, transaction }) => {
        await tables.assignments.update(change, { where: { id }, transaction });
        await tables.schemeVersions.update(
          { scheme: JSON.stringify(scheme) },
          { where: { homeworkId: id }, transaction },
        );
      });
      site.services.catalogue.forget();
      const release = await call('POST', admin(`/${id}/release`));
      expect([release.status, release.body.error]).toEqual([409, expect.stringMatching(message)]);
      const renamed = await edit(id, (homework) => ({ ...homework, title: `Renamed ${id}` }));
      expect(renamed.body.error).toBeUndefined();
    });
    const open = async (id: number) => editableHomeworkSchema.parse((await call('GET', admin(`/${id}/edit`))).body);
    async function edit(id: number, change: (homework: UploadAssignment) => unknown, extra: object = {}) {
      const { basedOn, assignment } = await open(id);
      return call('PUT', admin(`/${id}`), { basedOn, homeworkData: JSON.stringify(change(assignment)), ...extra });
    }
    const release = (id: number) => call('POST', admin(`/${id}/release`));

    async function handIn(homeworkId: number, answers: Record<string, string>, schemeVersion?: number) {
      sent += 1;
      const student = await createStudent(site.services, { name: `Ada ${sent}`, studentClass: '8a/Sc1', teacher: '' });
      const byId = Object.fromEntries(
        Object.entries(answers).map(([questionId, value]) => [questionId, { questionId, value }]),
      );
      const body = {
        studentId: student.id,
        assignmentId: homeworkId,
        homeworkId,
        answers: byId,
        answersById: byId,
        ...(schemeVersion === undefined ? {} : { schemeVersion }),
      };
      const answer = await site.post('/api/quiz-attempts', body, {
        'Idempotency-Key': `editing-attempt-${sent}-${homeworkId}`,
      });
      expect(answer.body.error).toBeUndefined();
      return answer.body;
    }
    const result = async (reference: string) => (await site.get(`/api/results/${reference}`)).body;

    it('keeps what was handed in as it was, and asks the new questions from then on', async () => {
      const id = await store('Kept as it was');
      await release(id);
      const before = await handIn(id, { q1: 'newton', q2: 'mass', q3: 'false' });
      const edited = await edit(id, (homework) => ({
        ...homework,
        questions: [
          { ...homework.questions[0], question: 'In which unit is a force measured?' },
          { ...homework.questions[1], options: ['weight', 'mass', 'friction'], correctAnswers: ['weight', 'mass'] },
          { id: 'q4', type: 'text', question: 'What falls?', marks: 2, correctAnswers: ['a stone'] },
        ],
      }));
      expect(editedHomeworkSchema.parse(edited.body)).toMatchObject({
        stored: true,
        schemeVersion: 2,
        changes: [
          { questionId: 'q1', change: 'reworded' },
          { questionId: 'q2', change: 'rekeyed', replacesMarking: false },
          { questionId: 'q4', change: 'added' },
          { questionId: 'q3', change: 'dropped' },
        ],
      });
      const stored = await result(before.reference);
      expect(stored).toMatchObject({ totalMarks: 2, maxMarks: 3 });
      expect(stored.results.map((one: { question: string }) => one.question)).toEqual([
        'What is the unit of force?',
        'Which is a force?',
        'Mass is a force.',
      ]);
      const late = await handIn(id, { q1: 'newton', q2: 'weight', q3: 'false' }, 1);
      expect(late).toMatchObject({ schemeVersion: 1, marking: { totalMarks: 3, maxMarks: 3 } });
      const after = await handIn(id, { q1: 'newton', q2: 'mass', q4: 'a stone' });
      expect(after).toMatchObject({ schemeVersion: 2, marking: { totalMarks: 4, maxMarks: 4 } });
      expect((await result(after.reference)).results.map((one: { question: string }) => one.question)).toEqual([
        'In which unit is a force measured?',
        'Which is a force?',
        'What falls?',
      ]);
      const { answers } = (await call('GET', `/api/attempts/${before.id}`)).body;
      expect(answers.map((one: { question: string; type: string }) => [one.question, one.type])[2]).toEqual([
        'Mass is a force.',
        'true-false',
      ]);
    });

    it('places answers that name no question as the version that they name had them', async () => {
      const id = await store('Answers in an array');
      await release(id);
      await edit(id, (homework) => ({ ...homework, questions: homework.questions.slice(1) }));
      const student = await createStudent(site.services, { name: 'Ben', studentClass: '8a/Sc1', teacher: '' });
      const base = { studentId: student.id, assignmentId: id, homeworkId: id };
      const old = await site.post('/api/quiz-attempts', {
        ...base,
        schemeVersion: 1,
        answers: ['newton', 'weight', 'true'],
      });
      expect(old.body.marking).toMatchObject({ totalMarks: 2, maxMarks: 3 });
      const now = await site.post('/api/quiz-attempts', { ...base, answers: ['weight', 'false'] });
      expect(now.body.marking).toMatchObject({ totalMarks: 2, maxMarks: 2 });
    });

    it('is marked again by corrected answers, each attempt with the questions that it was asked', async () => {
      const id = await store('Marked again');
      await release(id);
      const before = await handIn(id, { q1: 'N', q2: 'mass', q3: 'false' });
      await edit(id, (homework) => ({
        ...homework,
        questions: [
          homework.questions[0],
          { ...homework.questions[1], correctAnswers: ['mass'] },
          { id: 'q9', type: 'text', question: 'What falls?', marks: 5, correctAnswers: ['a stone'] },
        ],
      }));
      const { body } = await call('POST', admin(`/${id}/remark`), {});
      expect(body.summary).toMatchObject({ attempts: 1, gain: 1, lose: 0, kept: 0 });
      expect(await result(before.reference)).toMatchObject({ totalMarks: 2, maxMarks: 3, isRemarked: true });
      const replayed = [];
      for await (const batch of replayStored(site.services, { attempts: [before.reference] })) replayed.push(...batch);
      expect(replayed).toMatchObject([{ schemeVersion: 2, after: { totalMarks: 2, maxMarks: 3 }, differences: [] }]);
    });

    it('counts each question for those who were asked it, also one that is asked no more', async () => {
      const id = await store('Counted');
      await release(id);
      await handIn(id, { q1: 'newton', q2: 'weight', q3: 'true' });
      await edit(id, (homework) => ({
        ...homework,
        questions: [
          homework.questions[0],
          homework.questions[1],
          { id: 'q4', type: 'text', question: 'What falls?', marks: 1, correctAnswers: ['a stone'] },
        ],
      }));
      await handIn(id, { q1: 'newton', q2: 'mass', q4: 'a stone' });
      const { questions } = (await call('GET', `/api/assignments/3/report?homework=${id}`)).body;
      const byId = Object.fromEntries(questions.map((one: { questionId: string }) => [one.questionId, one]));
      expect(byId).toMatchObject({
        q1: { facility: 1, asked: 2 },
        q2: { facility: 0.5, asked: 2 },
        q3: { facility: 0, asked: 1, isPast: true, question: 'Mass is a force.' },
        q4: { facility: 1, asked: 1 },
      });
      const csv = await (await site.request('GET', `/api/assignments/3/results.csv?homework=${id}`, { token })).text();
      expect(csv.split('\r\n')[0]).toMatch(/"Q1 \(of 1\)","Q2 \(of 1\)","Q3 \(of 1\)","Q3 before \(of 1\)"$/);
    });

    it('keeps a mark scheme that was corrected, until the answers are changed', async () => {
      const id = await store('Corrected by hand');
      const scheme = (await call('GET', admin(`/${id}/schemes/current`))).body.scheme;
      scheme.questions[0].rule = { ...scheme.questions[0].rule, allow: ['kilonewton'] };
      const published = await call('POST', admin(`/${id}/schemes`), {
        text: JSON.stringify(scheme),
        note: 'kN is right',
      });
      expect(published.status).toBe(200);
      expect((await open(id)).ownMarking).toEqual(['q1']);
      const allowed = async () =>
        (await call('GET', admin(`/${id}/schemes/current`))).body.scheme.questions[0].rule.allow;
      const reworded = await edit(id, ({ questions: [first, ...others], ...homework }) => ({
        ...homework,
        questions: [{ ...first, question: 'The unit of force?' }, ...others],
      }));
      expect(reworded.body.schemeVersion).toBe(3);
      expect(await allowed()).toEqual(['kilonewton']);
      const rekeyed = await edit(id, ({ questions: [first, ...others], ...homework }) => ({
        ...homework,
        questions: [{ ...first, correctAnswers: ['newton', 'N'] }, ...others],
      }));
      expect(rekeyed.body.changes).toEqual([{ questionId: 'q1', change: 'rekeyed', replacesMarking: true }]);
      expect(await allowed()).toBeUndefined();
    });

    it('makes no new version where only title and week change, and tells what a dry run would do', async () => {
      const id = await store('Details');
      const change = (homework: UploadAssignment) => ({ ...homework, title: 'Details, corrected', weekNumber: 4 });
      const dry = await edit(id, change, { dryRun: true });
      expect(dry.body).toMatchObject({ stored: false, changesDetails: true, changes: [], schemeVersion: 1 });
      expect((await open(id)).assignment.title).toBe('Details');
      expect((await edit(id, change)).body).toMatchObject({ stored: true, schemeVersion: 1 });
      expect((await open(id)).assignment).toMatchObject({ title: 'Details, corrected', weekNumber: 4 });
      expect(await edit(id, (homework) => homework)).toMatchObject({
        status: 409,
        body: { error: /Nothing is changed/ },
      });
    });

    it('tells the second of two admins, and overwrites nothing', async () => {
      const id = await store('Two at once');
      const { basedOn, assignment } = await open(id);
      const send = (title: string, by: string) =>
        call('PUT', admin(`/${id}`), { basedOn, homeworkData: JSON.stringify({ ...assignment, title }) }, by);
      const both = await Promise.all([send('Hers', token), send('His', other)]);
      expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409]);
      const refused = both.find(({ status }) => status === 409);
      expect(refused?.body).toMatchObject({
        error: expect.stringMatching(/was changed meanwhile by .+, so yours is not stored/),
        changedMeanwhile: true,
      });
      const first = both[0]?.status === 200 ? 'Hers' : 'His';
      expect((await open(id)).assignment.title).toBe(first);
    });

    it.each<[why: string, change: (homework: UploadAssignment) => unknown, status: number, error: RegExp]>([
      [
        'a label whose answers were to another type',
        (homework) => ({ ...homework, questions: [{ ...homework.questions[0], id: 'q2' }] }),
        400,
        /Question 1: students have answered another question under the label ‘q2’/,
      ],
      [
        'a question without an answer while students see it',
        (homework) => ({ ...homework, questions: [{ ...homework.questions[0], correctAnswers: [] }] }),
        409,
        /q1 has no right answer/,
      ],
      ['no questions', (homework) => ({ ...homework, questions: [] }), 400, /No question/],
      [
        'a picture that is not there',
        (homework) => ({
          ...homework,
          questions: [{ ...homework.questions[0], diagramPath: `/homework-images/${'0'.repeat(64)}.png` }],
        }),
        400,
        /is not here any more/,
      ],
      ['two homework', (homework) => [homework, homework], 400, /one homework/],
      ['no JSON', () => undefined, 400, /homeworkData/],
    ])('refuses %s, and changes nothing', async (why, change, status, error) => {
      const id = await store(`Refused: ${why}`);
      await release(id);
      const before = await open(id);
      const answer = await edit(id, change);
      expect(answer.body.error).toMatch(error);
      expect(answer.status).toBe(status);
      expect(await open(id)).toEqual(before);
    });

    it('gives no label again that was dropped after students could answer it', async () => {
      const id = await store('Dropped label');
      await release(id);
      await edit(id, (homework) => ({ ...homework, questions: homework.questions.slice(0, 2) }));
      expect((await open(id)).usedIds).toEqual(['q1', 'q2', 'q3']);
      const again = await edit(id, (homework) => ({
        ...homework,
        questions: [...homework.questions, written.questions[2]],
      }));
      expect(again.body.error).toMatch(/Question 3: .* label ‘q3’/);
    });

    it('is copied with its mark scheme, and the copy can be edited; what came with Markwell cannot', async () => {
      const refused = await call('GET', admin('/149/edit'));
      expect(refused).toMatchObject({
        status: 409,
        body: { error: expect.stringMatching(/came with Markwell.*Copy it/) },
      });
      const { body: copy } = await call('POST', admin('/149/copy'), { title: 'Crisps, shorter' });
      expect(copy).toMatchObject({
        title: 'Crisps, shorter',
        isReleased: false,
        origin: 'imported',
        questionCount: 13,
      });
      const scheme = async (id: number) => (await call('GET', admin(`/${id}/schemes/current`))).body.scheme.questions;
      expect(await scheme(copy.id)).toEqual(await scheme(149));
      const edited = await edit(copy.id, (homework) => ({ ...homework, questions: homework.questions.slice(0, -1) }));
      expect(edited.body).toMatchObject({ stored: true, changes: [{ change: 'dropped' }] });
      expect(await scheme(copy.id)).toEqual((await scheme(149)).slice(0, edited.body.homework.questionCount));
      const again = await call('POST', admin(`/${copy.id}/copy`), {});
      expect(again.body.title).toBe('Crisps, shorter (copy)');
    });

    it.each([1, 2, 3, 4, 5, 6, 149, 150])(
      'copies what card or homework %i shows, so that it can be stored as it is',
      async (id) => {
        const { body: copy } = await call('POST', admin(`/${id}/copy`), {});
        const edited = await edit(copy.id, (homework) => ({ ...homework, title: `Copy of ${id}` }));
        expect(edited.body).toMatchObject({ stored: true, changes: [], changesDetails: true });
      },
    );

    it('is deleted when nobody has handed it in and no card shows it; its number is not given again', async () => {
      const id = await store('Deleted');
      await call('POST', '/api/admin/cards/3/point', { contentId: id });
      expect(await call('DELETE', admin(`/${id}`))).toMatchObject({ status: 409, body: { error: /shown on card 3/ } });
      await call('POST', '/api/admin/cards/3/point', { contentId: null });
      expect(await call('DELETE', admin(`/${id}`))).toMatchObject({ status: 200, body: { id, title: 'Deleted' } });
      const list = (await call('GET', admin(''))).body;
      expect(list.some((one: { id: number }) => one.id === id)).toBe(false);
      for (const [method, path] of [
        ['DELETE', `/${id}`],
        ['GET', `/${id}/edit`],
        ['POST', `/${id}/copy`],
        ['POST', `/${id}/release`],
      ] as const)
        expect(
          (await call(method, admin(path), method === 'POST' && path.endsWith('copy') ? {} : undefined)).status,
        ).toBe(404);
      expect((await call('POST', '/api/admin/cards/3/point', { contentId: id })).status).toBe(404);
      expect(await store('Deleted')).toBeGreaterThan(id);
      const audited = await site.services.database.reader.run(
        "SELECT details FROM audit_log WHERE action = 'delete-homework' AND subject = $1",
        [`homework ${id}`],
      );
      expect(audited).toEqual([{ details: JSON.stringify({ title: 'Deleted', questions: 3 }) }]);
    });

    it('takes an attempt that was on its way when it was deleted, and is there again', async () => {
      const id = await store('On its way');
      await release(id);
      expect((await call('DELETE', admin(`/${id}`))).status).toBe(200);
      const late = await handIn(id, { q1: 'newton' }, 1);
      expect(late.marking.totalMarks).toBe(1);
      site.services.catalogue.forget();
      const back = (await call('GET', admin(''))).body.find((one: { id: number }) => one.id === id);
      expect(back).toMatchObject({ attemptCount: 1, isReleased: false });
      expect(await result(late.reference)).toMatchObject({ homework: { title: 'On its way' } });
      expect(await call('DELETE', admin(`/${id}`))).toMatchObject({ status: 409, body: { error: /handed in/ } });
    });

    async function sendPicture(bytes: Buffer) {
      const form = new FormData();
      form.append('files', new Blob([new Uint8Array(bytes)]), 'picture.png');
      const headers = { Authorization: `Bearer ${token}` };
      const response = await fetch(`${site.url}/api/admin/homework-pictures`, { method: 'POST', body: form, headers });
      return { status: response.status, body: JSON.parse(await response.text()) };
    }

    it('shows a picture that was uploaded for it', async () => {
      const { body: picture } = await sendPicture(onePixel);
      const id = await store('With a picture', [
        { ...written.questions[0], diagramPath: picture.path, diagramAlt: 'A spring balance' },
      ]);
      expect((await open(id)).assignment.questions[0]).toMatchObject({ diagramPath: picture.path });
      expect((await site.request('GET', picture.path)).headers.get('Content-Type')).toBe('image/png');
      const [row] = await site.services.database.reader.run('SELECT expires_at FROM homework_pictures', []);
      expect(row).toEqual({ expires_at: null });
    });

    it.each([
      [
        'a drawing that a page cannot show',
        Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg">${' '.repeat(60)}</svg>`),
        /SVG/,
      ],
      ['no picture', Buffer.from('words, and more of them, so that it is long enough to be one'), /kind unknown/],
    ])('refuses %s', async (_what, bytes, error) => {
      const { status, body } = await sendPicture(bytes);
      expect(status).toBe(400);
      expect(body.error).toMatch(error);
    });
  });
}
