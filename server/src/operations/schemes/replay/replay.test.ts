import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { insertRows } from '../../../db/insert-rows.ts';
import { testDatabases } from '../../../db/testing/test-databases.ts';
import { submitYear8, year8SchemeFile } from '../../../testing/school-of-attempts.ts';
import { startTestSite, type TestSite } from '../../../testing/test-site.ts';
import { eraseStudents } from '../../people/erasure/erase-students.ts';
import { findStudents } from '../../people/students/find-students.ts';
import type { ReplayedAttempt } from './replay-attempt.ts';
import { type ReplayInput, replayStored } from './replay-stored.ts';

for (const { name, create } of testDatabases) {
  describe(`replaying on ${name}`, () => {
    let site: TestSite;
    let ann: { id: number; reference: string };
    beforeAll(async () => {
      site = await startTestSite(create);
      ann = await submitYear8(site.services, 'Ann', { q1b: 'it springs back' }, '8a/Sc1');
      await submitYear8(site.services, 'Bob', { q1b: 'it reflects' }, '8a/Sc2');
      const scheme = await year8SchemeFile(site.services, { q1b: (rule) => rule.allow?.push('springs back') });
      const version = { homework_id: 2, version: 2, digest: 'x', scheme, origin: 'staff', created_at: 'x' };
      await site.services.database.write((session) => insertRows(session, 'scheme_versions', [version]));
    });
    afterAll(() => site.close());

    async function replay(input: ReplayInput): Promise<ReplayedAttempt[]> {
      const all: ReplayedAttempt[] = [];
      for await (const batch of replayStored(site.services, input)) all.push(...batch);
      return all;
    }

    it('gives the marks that were stored, by the version and policy that gave them', async () => {
      const replayed = await replay({ homework: 'year8' });
      expect(replayed).toHaveLength(2);
      expect(replayed[0]).toMatchObject({
        attempt: ann.reference,
        homework: 'year8',
        schemeVersion: 1,
        policy: 'guarded',
      });
      expect(replayed.flatMap(({ differences }) => differences)).toEqual([]);
    });

    it('shows what another version changes, and how each answer was read', async () => {
      const [replayed] = await replay({ attempts: [ann.reference.toLowerCase()], version: 2, steps: true });
      expect(replayed?.differences).toEqual([
        { of: 'q1b', before: '0', after: '1' },
        { of: 'total', before: '0/7', after: '1/7' },
      ]);
      expect(replayed?.steps?.find(({ questionId }) => questionId === 'q1b')).toMatchObject({
        normalised: 'it springs back',
      });
    });

    it('takes one class, another policy, or an attempt by its number', async () => {
      expect(await replay({ homework: '2', classCode: '8a/sc2' })).toHaveLength(1);
      expect((await replay({ attempts: [String(ann.id)], policy: 'published' }))[0]).toMatchObject({
        policy: 'published',
      });
    });

    it('says that nothing is left of an attempt whose student was erased, rather than that it differs', async () => {
      const { id } = await submitYear8(site.services, 'Eve', { q1b: 'it reflects' }, '8a/Sc3');
      const [eve] = await findStudents(site.services, { name: 'Eve', studentClass: '8a/Sc3' });
      await eraseStudents(site.services, { ids: [eve?.id ?? 0] }, null);
      await expect(replay({ attempts: [String(id)] })).rejects.toThrow(`The student of attempt ${id} was erased`);
      expect(await replay({ homework: 'year8', classCode: '8a/Sc3' })).toEqual([]);
    });

    it.each<[label: string, input: ReplayInput]>([
      ['an attempt', { attempts: ['AAAA-BBBB-CCCC'] }],
      ['a number', { attempts: ['999999'] }],
      ['a homework', { homework: 'year99' }],
      ['a version', { homework: 'year8', version: 9 }],
    ])('says that there is no such thing: %s', async (_label, input) => {
      await expect(replay(input)).rejects.toMatchObject({ code: 'not-found' });
    });
  });

  describe(`the result that a reference opens on ${name}`, () => {
    let site: TestSite;
    beforeAll(async () => {
      site = await startTestSite(create);
    });
    afterAll(() => site.close());

    it('is what the student may see, however the reference is written', async () => {
      const { reference } = await submitYear8(site.services, 'Ann', { q1b: 'it reflects' });
      const { body } = await site.get(`/api/results/${reference}`);
      expect(body).toMatchObject({ reference, studentName: 'Ann', totalMarks: 1, maxMarks: 7, isRemarked: false });
      expect(body.results[3]).toEqual({
        questionId: 'q1b',
        label: 'Q4',
        isCorrect: true,
        maxMarks: 1,
        marksAwarded: 1,
        feedback: expect.any(String),
        question: expect.any(String),
        answer: { questionId: 'q1b', value: 'it reflects' },
      });
      for (const typed of [reference.toLowerCase(), reference.replaceAll('-', ' '), reference.replaceAll('-', '')]) {
        expect((await site.get(`/api/results/${encodeURIComponent(typed)}`)).body.reference).toBe(reference);
      }
    });

    it('is refused with the same words for everything else, and guessing is slowed down', async () => {
      for (const typed of ['AAAA-BBBB-CCCC', '1', "' OR 1=1 --", '%00', 'x'.repeat(300)]) {
        const { status, body } = await site.get(`/api/results/${encodeURIComponent(typed)}`);
        expect([status, body.error]).toEqual([
          404,
          'There is no result with this reference. Check it letter by letter.',
        ]);
      }
      const statuses = await Promise.all(
        Array.from({ length: 70 }, async () => (await site.get('/api/results/AAAA-BBBB-CCCD')).status),
      );
      expect(statuses).toContain(429);
    });
  });
}
