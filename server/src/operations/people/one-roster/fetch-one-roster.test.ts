import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { readOneRosterSettings } from '../../../config-one-roster.ts';
import { readRosterFiles } from '../class-lists/read-roster-files.ts';
import { fetchOneRoster } from './fetch-one-roster.ts';
import { json, type Service, startOneRosterService } from './testing/one-roster-service.ts';

let service: Service;
beforeEach(async () => {
  service = await startOneRosterService();
});
afterEach(() => service.close());

const pull = (env: Readonly<Record<string, string>> = {}) =>
  fetchOneRoster(readOneRosterSettings({ ...service.env, ...env }), { answer: 300, pauses: [1, 1] });
const readClasses = async () => readRosterFiles(await pull(), '2026-09-20').classes;
const names = async () => [...((await readClasses())[0]?.students.values() ?? [])].toSorted();
const everybody = ['Alan Turing', 'Grace Hopper', 'Mary Somerville'];

test('reads classes, teachers and students as an export has them', async () => {
  expect(await readClasses()).toMatchObject([{ code: '8a/Sc2', teacher: 'Rosa Fletcher', list: 'year8' }]);
  expect(await names()).toEqual(everybody);
});

describe('page by page', () => {
  test.each([
    ['with a total, fewer at once than asked for', 2, true],
    ['one at a time', 1, true],
    ['without a total', 2, false],
  ])('%s', async (_label, pageSize, saysTotal) => {
    Object.assign(service, { pageSize, saysTotal });
    expect(await names()).toEqual(everybody);
  });

  test('reads a list again that has changed meanwhile', async () => {
    service.pageSize = 1;
    const path = '/schools/s1/students';
    const students = service.collections.get(path) ?? [];
    let pages = 0;
    service.instead = (asked) => {
      pages += Number(asked === path);
      // Somebody leaves after the second page: everybody behind them moves up, past what was read.
      if (asked === path && pages === 3) service.collections.set(path, students.slice(1));
      return false;
    };
    expect(await names()).toEqual(['Alan Turing', 'Mary Somerville']);
  });

  test('gives up on a list that never stays as it is', async () => {
    service.pageSize = 1;
    const path = '/schools/s1/students';
    service.instead = (asked) => {
      if (asked === path) service.collections.get(path)?.unshift({ sourcedId: `new${service.asked.length}` });
      return false;
    };
    await expect(pull()).rejects.toThrow(/students changes while it is read\. Nothing was changed/);
  });
});

describe('a service that fails for a moment', () => {
  test.each<[label: string, fail: (response: Parameters<Service['instead']>[1]) => void]>([
    ['is too busy', (response) => void response.writeHead(429, { 'retry-after': '0' }).end()],
    ['breaks', (response) => void response.writeHead(502).end('<html>')],
    ['says nothing in time', () => {}],
    ['hangs up', (response) => void response.destroy()],
    ['cuts its answer off', (response) => void response.writeHead(200, { 'content-length': 99 }).end('{"us')],
    ['answers with half of the JSON', (response) => void response.writeHead(200).end('{"users":[{"sour')],
    ['takes the token no more', (response) => json(response, 401, {})],
  ])('%s', async (_label, fail) => {
    let failures = 0;
    service.instead = (path, response) => {
      if (path !== '/schools/s1/classes' || failures === 1) return false;
      failures += 1;
      fail(response);
      return true;
    };
    expect(await names()).toEqual(everybody);
    expect(failures).toBe(1);
  });
});

describe('a service that cannot be read', () => {
  test.each<[label: string, body: unknown, status: number, message: RegExp]>([
    ['down', {}, 503, /classes\S* answers 503\. Nothing was changed/],
    ['closed to us', {}, 403, /classes\S* answers 403/],
    ['that refuses every token', {}, 401, /classes\S* answers 401/],
    ['another kind of answer', { error: 'no' }, 200, /classes is not answered as OneRoster says/],
    ['a record without its id', { classes: [{ title: '8a' }] }, 200, /see 0\.sourcedId/],
    ['two lists at once', { classes: [], users: [] }, 200, /not answered as OneRoster says/],
  ])('%s', async (_label, body, status, message) => {
    service.instead = (path, response) => {
      if (path !== '/schools/s1/classes') return false;
      json(response, status, body);
      return true;
    };
    await expect(pull()).rejects.toThrow(message);
  });

  test('that moves us on, with the token', async () => {
    service.instead = (path, response) => {
      if (path !== '/schools') return false;
      response.writeHead(302, { location: 'http://127.0.0.1:1/elsewhere' }).end();
      return true;
    };
    await expect(pull()).rejects.toThrow(/cannot be reached/);
  });

  test('with another secret', async () => {
    await expect(pull({ ONEROSTER_CLIENT_SECRET: 'wrong' })).rejects.toThrow(/gives no token: invalid_client/);
    expect(service.asked).toEqual([]);
  });
});

describe('of several schools', () => {
  beforeEach(() => {
    service.collections.get('/schools')?.push({ sourcedId: 's2', name: 'Lower School' });
  });

  test('one is to be chosen', async () => {
    await expect(pull()).rejects.toThrow(
      'Set ONEROSTER_SCHOOL to the school to read. The service has s1 (Upper School), s2',
    );
    await expect(pull({ ONEROSTER_SCHOOL: 's3' })).rejects.toThrow('There is no school s3');
  });

  test('only the chosen one is read', async () => {
    await pull({ ONEROSTER_SCHOOL: 's1' });
    expect(service.asked.filter((path) => path.includes('s2'))).toEqual([]);
  });
});

test.each([
  [{ ONEROSTER_URL: '' }, /^ONEROSTER_URL is missing$/],
  [{ ONEROSTER_URL: 'http://sis.example/v1p2' }, /^ONEROSTER_URL must be an https address$/],
])('refuses the settings %o', (env, message) => {
  expect(() => readOneRosterSettings({ ...service.env, ...env })).toThrow(message);
});
