import { year9 } from '@markwell/marking-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type * as z from 'zod/mini';
import type { Call } from '../../../contract/call.ts';
import * as contract from '../../../contract/index.ts';
import { testDatabases } from '../../../db/testing/test-databases.ts';
import { makeStaff } from '../../../testing/make-staff.ts';
import { startTestSite, type TestSite } from '../../../testing/test-site.ts';
import { showHomework } from '../editing/show-homework.ts';
import { listAdminHomework } from './list-admin-homework.ts';
import { previewPointCard } from './point-card.ts';

type AnyCall = Call<z.ZodMiniType, z.ZodMiniType>;
type Listed = { readonly id: number; readonly [field: string]: unknown };

/** Every reading call of the contract, so that a new one is tried here too. */
const readingCalls = Object.entries(contract).flatMap(([name, value]: [string, unknown]) =>
  typeof value === 'object' && value !== null && 'path' in value && 'method' in value && value.method === 'GET'
    ? [{ name, ...(value as AnyCall) }]
    : [],
);

const facts = {
  title: 'Acids at home',
  description: 'Which things in a kitchen are acids?',
  weekDate: 'Week Beginning January 12th, 2026',
};
const questions = [{ type: 'text', question: 'Name an acid.', marks: 2, correctAnswers: ['vinegar'] }];
/** Card 3 has its Year 9 set, and the number 4 among attempts. */
const card = 3;
const cardAmongAttempts = 4;

for (const { name: engine, create } of testDatabases) {
  describe(`a card that is pointed at a homework, on ${engine}`, () => {
    let site: TestSite;
    let token = '';
    let homeworkId = 0;
    let receipt = { id: 0, reference: '' };

    beforeAll(async () => {
      site = await startTestSite(create);
      token = (await makeStaff(site.services, 'admin', 'head')).token;
      const post = async (path: string, body: unknown) => (await site.send('POST', path, { token, body })).body;
      const form = new FormData();
      form.append('batchName', 'Spring');
      form.append('homeworkData', JSON.stringify([{ ...facts, questions }]));
      const headers = { Authorization: `Bearer ${token}` };
      const stored = await fetch(site.url + contract.bulkUploadHomework.path, { method: 'POST', headers, body: form });
      const { homework } = JSON.parse(await stored.text());
      homeworkId = homework[0].id;
      await post(`/api/admin/homework/${homeworkId}/release`, {});
      await post(`/api/admin/cards/${card}/point`, { contentId: homeworkId });
      const student = await post('/api/students', { name: 'Robin Ash', studentClass: '9a/Sc1', teacher: 'x' });
      const answers = { q1: { questionId: 'q1', value: 'vinegar' } };
      receipt = await post('/api/quiz-attempts', { studentId: student.id, assignmentId: cardAmongAttempts, answers });
    });
    afterAll(() => site.close());

    const read = async (path: string) => (await site.request('GET', path, { token })).text();
    const listed = async (path: string, id: number) =>
      (JSON.parse(await read(path)) as readonly Listed[]).find((one) => one.id === id);

    it.each([
      ['/api/assignments', card, { ...facts, totalMarks: 2 }],
      ['/api/admin/homework', card, { ...facts, totalMarks: 2, questionCount: 1 }],
      // The dashboard sorts by the year in the title.
      ['/api/teacher-assignments', cardAmongAttempts, { ...facts, title: `Year 9 - ${facts.title}` }],
    ] as const)('is that homework in %s', async (path, id, expected) => {
      expect(await listed(path, id)).toMatchObject(expected);
    });

    it('says nothing of the set that it showed before in any call that reads', async () => {
      const values: Readonly<Record<string, string | number>> = {
        id: homeworkId,
        number: cardAmongAttempts,
        reference: receipt.reference,
        version: 1,
        before: 1,
        after: 1,
      };
      const said: string[] = [];
      for (const { name, path } of readingCalls) {
        const filled = path
          .replace('/attempts/:id', `/attempts/${receipt.id}`)
          .replace(/:(\w+)/g, (_part, param: string) => String(values[param]));
        // What the card's own set is called is for the choice of mark schemes, of which it keeps its own.
        const text = (await read(filled)).replace(/"ownTitle":"[^"]*"/g, '');
        if (text.includes(year9.title) || text.includes(year9.description)) said.push(name);
      }
      expect(said).toEqual([]);
    });

    it.each([
      ['the result that the reference opens', () => `/api/results/${receipt.reference}`],
      ['the attempt', () => `/api/attempts/${receipt.id}`],
      ['the report of the class', () => `/api/assignments/${cardAmongAttempts}/report?class=9a%2FSc1`],
      ['the analytics', () => '/api/admin/analytics'],
    ])('is that homework in %s', async (_label, path) => {
      expect(await read(path())).toContain(`"title":"${facts.title}"`);
    });

    it('is that homework for the command line', async () => {
      const all = await listAdminHomework(site.services);
      expect(all.find(({ id }) => id === card)).toMatchObject(facts);
      expect((await showHomework(site.services, card)).homework).toMatchObject(facts);
    });

    it('is told before it is done, either way', async () => {
      expect(await previewPointCard(site.services, '2', homeworkId)).toMatchObject({ ...facts, totalMarks: 2 });
      expect(await previewPointCard(site.services, String(card), null)).toMatchObject({
        title: year9.title,
        description: year9.description,
        totalMarks: 9,
        contentId: null,
      });
    });

    it('is its own set again when it is pointed back', async () => {
      const { body } = await site.send('POST', `/api/admin/cards/${card}/point`, { token, body: { contentId: null } });
      expect(body).toMatchObject({ title: year9.title, weekDate: year9.weekDate, totalMarks: 9 });
      expect(await listed('/api/assignments', card)).toMatchObject({ title: year9.title, totalMarks: 9 });
    });
  });
}
