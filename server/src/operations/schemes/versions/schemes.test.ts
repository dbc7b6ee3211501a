import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { testDatabases } from '../../../db/testing/test-databases.ts';
import { makeStaff, type TestStaff } from '../../../testing/make-staff.ts';
import { submitYear8, year8SchemeFile } from '../../../testing/school-of-attempts.ts';
import { startTestSite, type TestSite } from '../../../testing/test-site.ts';

const path = '/api/admin/homework/year8/schemes';

for (const { name, create } of testDatabases) {
  describe(`mark scheme versions on ${name}`, () => {
    let site: TestSite;
    let admin: TestStaff;
    beforeAll(async () => {
      site = await startTestSite(create, { now: () => new Date('2026-01-12T09:00:00Z') });
      admin = await makeStaff(site.services, 'admin', 'head');
    });
    afterAll(() => site.close());

    const send = (method: string, address: string, body?: object) =>
      site.send(method, address, { token: admin.token, ...(body === undefined ? {} : { body }) });
    const publish = (text: string, more: object = {}) => send('POST', path, { text, note: 'a test', ...more });
    const marksOf = async (value: string) => {
      const { reference } = await submitYear8(site.services, 'Ada Marker', { q1b: value });
      return (await site.get(`/api/results/${reference}`)).body.totalMarks;
    };

    it('are shown, the first one with the homework', async () => {
      const { body } = await send('GET', path);
      expect(body).toMatchObject({ homework: { id: 2, slug: 'year8' }, labels: { q1ai: 'Q1', q1b: 'Q4' } });
      expect(body.versions).toEqual([
        expect.objectContaining({ version: 1, origin: 'built-in', isCurrent: true, examples: 0, attempts: 0 }),
      ]);
      const shown = await send('GET', `${path}/current`);
      expect(shown.body).toMatchObject({ version: { version: 1 }, scheme: { slug: 'year8' }, examples: [] });
      expect((await send('GET', '/api/admin/homework/2/schemes/1')).body).toEqual(shown.body);
      expect((await send('GET', '/api/admin/homework/2/schemes/one')).body.error).toMatch(
        /no mark scheme version one\.$/,
      );
    });

    it('are published with a note and examples, and mark from then on, misspellings guarded by the dictionary', async () => {
      expect(await marksOf('it springs back')).toBe(0);
      const text = await year8SchemeFile(site.services, { q1b: (rule) => rule.allow?.push('springs back') });
      const marked = 'questionId,answer,marks\nq1b,it springs back,1\nq1b,it sinks,0\n';
      const preview = await publish(text, { marked, dryRun: true });
      expect(preview.body).toMatchObject({ stored: false, version: 2, broken: [], report: { all: { agreed: 2 } } });
      expect(preview.body.changes).toEqual([{ questionId: 'q1b', text: 'Question 4 now also allows ‘springs back’.' }]);
      expect(await marksOf('it springs back')).toBe(0);

      expect((await publish(text, { marked, basedOn: 1 })).body).toMatchObject({ stored: true, version: 2 });
      expect(await marksOf('it springs back')).toBe(1);
      expect(await marksOf('it strings back')).toBe(0);
      const { body } = await send('GET', path);
      expect(
        body.versions.map((one: Record<string, unknown>) => [one.version, one.isCurrent, one.examples, one.attempts]),
      ).toEqual([
        [2, true, 2, 2],
        [1, false, 0, 2],
      ]);
      expect(body.versions[0]).toMatchObject({ note: 'a test', origin: 'staff', createdBy: 'The head' });
    });

    it('are compared in words', async () => {
      const { body } = await send('GET', `${path}/1/changes/2`);
      expect(body.changes).toEqual([{ questionId: 'q1b', text: 'Question 4 now also allows ‘springs back’.' }]);
      expect((await send('GET', `${path}/1/changes/9`)).status).toBe(404);
    });

    it('do not break the examples that they carry, unless a reason is given, which is audited', async () => {
      const text = await year8SchemeFile(site.services, { q1b: (rule) => rule.allow?.splice(-1) });
      const refused = await publish(text);
      expect(refused.status).toBe(409);
      expect(refused.body.error).toMatch(
        /marks 1 of its examples otherwise.*Question 4 “it springs back” deserves 1 and gets 0.*override/,
      );
      expect((await send('GET', path)).body.versions).toHaveLength(2);

      const published = await publish(text, { override: 'the board changed its mind' });
      expect(published.body).toMatchObject({ stored: true, version: 3, broken: [{ kind: 'false-refusal' }] });
      const entries = await site.services.database.reader.run(
        "SELECT user_id, details FROM audit_log WHERE action = 'publish-scheme' ORDER BY id DESC LIMIT 1",
      );
      expect(entries).toEqual([{ user_id: admin.id, details: expect.stringContaining('the board changed its mind') }]);
    });

    it('are not held back by an example that was broken before', async () => {
      const text = await year8SchemeFile(site.services, { q1b: (rule) => rule.allow?.push('is hurled back') });
      expect((await publish(text)).body).toMatchObject({ stored: true, version: 4, broken: [] });
    });

    it.each<[label: string, change: (text: string) => string, status: number, message: RegExp]>([
      ['text that is not JSON', (text) => text.replace(',', ''), 400, /line 3.*not JSON/],
      ['a field that is mistyped', (text) => text.replace('"allow"', '"alow"'), 400, /alow.*Did you mean 'allow'/],
      [
        'a wrong type of value',
        (text) => text.replace('"maxMarks": 1', '"maxMarks": "1"'),
        400,
        /: line 11, questions\.0\.maxMarks: write a number, not text in quotation marks\.$/,
      ],
      ['an unknown right option', (text) => text.replaceAll('"hertz"\n', '"herz"\n'), 400, /none of the options/],
      ['the scheme of another homework', (text) => text.replace('"year8"', '"year9"'), 400, /for 'year9'.*'year8'/],
      ['the current version', (text) => text, 409, /nothing to publish/],
    ])('are not made from %s', async (_label, change, status, message) => {
      const text = await year8SchemeFile(site.services, {});
      const answer = await publish(change(text));
      expect(answer.body.error).toMatch(message);
      expect(answer.status).toBe(status);
      expect((await publish(change(text), { dryRun: true })).body).toEqual(answer.body);
    });

    it('are made of the same in another order, too', async () => {
      const text = await year8SchemeFile(site.services, { q1b: (rule) => rule.allow?.reverse() });
      const { body } = await publish(text, { dryRun: true });
      expect(body.changes).toEqual([{ questionId: 'q1b', text: 'Question 4 has the same in another order.' }]);
    });

    it('are not made from one that somebody else has replaced', async () => {
      const text = await year8SchemeFile(site.services, { q1b: (rule) => rule.allow?.push('x ray') });
      expect(await publish(text, { basedOn: 1 })).toMatchObject({
        status: 409,
        body: { error: expect.stringMatching(/meanwhile/) },
      });
      expect((await publish(text, { note: ' ' })).body.error).toMatch(/note: say in a few words why/);
    });

    it('are checked with path and line', async () => {
      const text = (await year8SchemeFile(site.services, {})).replace('"kind": "phrases"', '"kind": "phrase"');
      const { body } = await send('POST', '/api/admin/schemes/check', { text, homework: 'year8' });
      const line = text.split('\n').findIndex((one) => one.includes('"phrase"')) + 1;
      expect(body).toMatchObject({
        isUsable: false,
        summary: null,
        messages: [{ level: 'error', path: 'questions.3.rule.kind', line }],
      });
      const good = await send('POST', '/api/admin/schemes/check', { text: await year8SchemeFile(site.services, {}) });
      expect(good.body).toEqual({
        isUsable: true,
        messages: [],
        summary: { slug: 'year8', title: expect.any(String), questions: 7, marks: 7, examples: 0 },
      });
    });

    it('are tested with answers that people marked', async () => {
      const marked =
        '\uFEFFQuestion ID;Answer;Marks;Why\nq1b;it reflects;1;\nq1b;"it ""bounces""\nback";1;\nq1b;it sinks;1;generous\n';
      const { body } = await send('POST', `${path}/test`, { marked });
      expect(body.report.all).toMatchObject({ examples: 3, agreed: 2, falseRefusals: 1, falseAccepts: 0 });
      expect(body.report.disagreements[0]).toMatchObject({
        kind: 'false-refusal',
        example: { value: 'it sinks', why: 'generous' },
      });
      const text = await year8SchemeFile(site.services, { q1b: (rule) => rule.allow?.push('sinks') });
      expect((await send('POST', `${path}/test`, { marked, text })).body).toMatchObject({
        version: null,
        report: { all: { accuracy: 1 } },
      });
      expect((await send('POST', `${path}/test`, {})).body).toMatchObject({
        version: 4,
        report: { all: { examples: 2 } },
      });
      expect((await send('POST', `${path}/test`, { marked: 'a,b\n1,2\n' })).body.error).toMatch(/name the columns/);
      expect(
        (await send('POST', `${path}/test`, { marked: 'questionId,value,marks\nq1b,x,one\n' })).body.error,
      ).toMatch(/line 2: marks/);
    });

    it('are published one after the other by two who do it at once', async () => {
      const texts = await Promise.all(
        ['one way', 'other way'].map((phrase) =>
          year8SchemeFile(site.services, { q1b: (rule) => rule.allow?.push(phrase) }),
        ),
      );
      const answers = await Promise.all(texts.map((text) => publish(text)));
      expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
      const versions = (await send('GET', path)).body.versions.map(({ version }: { version: number }) => version);
      expect(versions).toEqual([5, 4, 3, 2, 1]);
    });
  });
}
