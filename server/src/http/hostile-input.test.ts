import { connect } from 'node:net';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { testDatabases } from '../db/testing/test-databases.ts';
import { hostileBody, knownName } from '../testing/hostile-values.ts';
import { startTestSite, type TestSite } from '../testing/test-site.ts';

const paths = [
  ...['/api/students', '/api/update-user-session', '/api/quiz-attempts', '/api/homework/2/marks'],
  '/api/submit-btec-childcare',
];

/** Nearly right: a submission in which one field is anything. */
const nearlyRight = fc.tuple(knownName, hostileBody).map(([name, value]) => ({
  studentId: 1,
  assignmentId: 3,
  answers: ['3 waves'],
  ...{ studentName: 'Sam', studentClass: '8a/Sc1', teacher: 'T' },
  [name]: value,
}));

for (const { name, create } of testDatabases) {
  describe(`hostile input on ${name}`, () => {
    let site: TestSite;
    beforeAll(async () => {
      site = await startTestSite(create);
      await site.post('/api/students', { name: 'Sam', studentClass: '8a/Sc1', teacher: 'T' });
    });
    afterAll(() => site.close());

    it('in a body is never a 5xx, and a 4xx says what to change', async () => {
      await fc.assert(
        fc.asyncProperty(fc.constantFrom(...paths), fc.oneof(hostileBody, nearlyRight), async (path, body) => {
          const answer = await site.post(path, JSON.stringify(body) ?? 'null');
          expect(answer.status).toBeLessThan(500);
          if (answer.status >= 400) expect(answer.body).toMatchObject({ error: expect.stringMatching(/\S/) });
        }),
        { numRuns: 400 },
      );
    });

    it.each([
      ['the first half of a character', '\\ud800'],
      ['the second half', '\\udfff'],
      ['halves the wrong way round', '\\uDC00\\uD800'],
      ['the character with the number 0', '\\u0000'],
    ])('%s in names and answers is taken or refused, and a repeat is one', async (_what, broken) => {
      const name = await site.post(
        '/api/students',
        `{"name":"Sam ${broken} Lee","studentClass":"8a/Sc1","teacher":"T"}`,
      );
      expect(name.status).toBe(200);
      const attempt = `{"studentId":${name.body.id},"assignmentId":3,"answers":{"q1b":"it reflects ${broken}","q${broken}":"x"}}`;
      const key = { 'Idempotency-Key': `broken-${broken.replaceAll('\\', '')}` };
      const first = await site.post('/api/quiz-attempts', attempt, key);
      expect(first.status).toBe(200);
      expect((await site.post('/api/quiz-attempts', attempt, key)).body).toEqual(first.body);
      for (const [path, body] of [
        ['/api/students', `{"name":"${broken}","studentClass":"8a/Sc1","teacher":"T"}`],
        ['/api/students', `{"name":"Sam","studentClass":"8a${broken}","teacher":"${broken}"}`],
        ['/api/teacher/login', `{"username":"${broken}x","password":"${broken}"}`],
        [
          '/api/update-user-session',
          `{"studentName":"S${broken}","studentClass":"8a","teacher":"${broken}","currentPage":"${broken}"}`,
        ],
        [
          '/api/submit-btec-childcare',
          `{"studentName":"S${broken}","studentClass":"11","teacher":"","answers":{"a":"${broken}"}}`,
        ],
      ] as const) {
        expect((await site.post(path, body)).status).toBeLessThan(500);
      }
    });

    it.each(['/api/result/%00', '/api/result/%ED%A0%80', '/api/assignments?x=%00', '/api/classes/%00'])(
      '%s is never a 5xx',
      async (path) => {
        expect((await site.request('GET', path)).status).toBeLessThan(500);
      },
    );

    it.each<[label: string, status: number, method: string, path: string, type?: string, body?: string]>([
      ['JSON that breaks off', 400, 'POST', '/api/students', 'application/json', '{"name":'],
      ['no body', 400, 'POST', '/api/students', 'application/json', ''],
      ['another content type', 415, 'POST', '/api/students', 'text/plain', '{}'],
      ['a form', 415, 'POST', '/api/students', 'application/x-www-form-urlencoded', 'name=Sam'],
      ['another alphabet', 415, 'POST', '/api/students', 'application/json; charset=latin9', '{}'],
      ['a body that is too large', 413, 'POST', '/api/quiz-attempts', 'application/json', `"${'x'.repeat(3_000_000)}"`],
      [
        'a body of too many values',
        413,
        'POST',
        '/api/quiz-attempts',
        'application/json',
        `[${'[],'.repeat(600_000)}1]`,
      ],
      [
        'deep nesting that ends',
        413,
        'POST',
        '/api/students',
        'application/json',
        '['.repeat(6_000) + ']'.repeat(6_000),
      ],
      ['deep nesting', 400, 'POST', '/api/students', 'application/json', '['.repeat(100_000)],
      ['another method', 405, 'PUT', '/api/students', 'application/json', '{}'],
      ['another method for a list', 405, 'DELETE', '/api/assignments'],
      ['an unknown call', 404, 'GET', '/api/nowhere'],
      ['a malformed address', 400, 'POST', '/api/homework/%E0%A4%A/marks', 'application/json', '{}'],
      ['a malformed address of a page', 400, 'GET', '/%E0%A4%A'],
      ['an address that climbs out', 404, 'GET', '/assets/..%2f..%2f..%2fetc%2fpasswd'],
      ['a null byte', 404, 'GET', '/assets/%00'],
      ['a submission to a page', 404, 'POST', '/quiz', 'application/json', '{}'],
    ])('such as %s is a %i', async (_label, status, method, path, type, body) => {
      const response = await fetch(site.url + path, {
        method,
        ...(body === undefined ? {} : { body }),
        ...(type === undefined ? {} : { headers: { 'Content-Type': type } }),
      });
      expect(response.status).toBe(status);
      const text = await response.text();
      expect(JSON.parse(text)).toEqual({ error: expect.stringMatching(/\S/) });
      expect(text).not.toMatch(/node_modules|at \w+ \(/);
    });

    it('that is no HTTP, or breaks off in the middle, leaves the server up', async () => {
      for (const sent of [
        'nonsense\r\n\r\n',
        'POST /api/students HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 99\r\n\r\n{',
      ]) {
        await new Promise<void>((resolve) => {
          const socket = connect(Number(new URL(site.url).port), '127.0.0.1', () => socket.end(sent));
          socket.on('close', () => resolve());
          socket.on('error', () => resolve());
          socket.resume();
        });
      }
      expect((await site.get('/api/health-check')).status).toBe(200);
    });

    it('never reaches the error log', () => {
      expect(site.logged.filter((line) => JSON.parse(line).level >= 50)).toEqual([]);
    });
  });
}
