import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openDatabase } from '@markwell/server/operations';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { runCommand, runMarkwell } from '../../testing/run-markwell.ts';

let folder = '';
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'markwell-doctor-'));
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const env = (changes: NodeJS.ProcessEnv = {}) => ({
  DATABASE_URL: `sqlite:${join(folder, 'school.db')}`,
  HOST: '127.0.0.1',
  PORT: '1',
  ...changes,
});
const run = (args: readonly string[], changes?: NodeJS.ProcessEnv) => runCommand(args, '', env(changes));

/** What it says of one thing: its states, and the words. */
async function findings(about: string, changes?: NodeJS.ProcessEnv) {
  const { code, stdout } = await run(['doctor', '--json'], changes);
  const all: { about: string; state: string; found: string; advice: string | null }[] = JSON.parse(stdout);
  return { code, found: all.filter((one) => one.about === about).map(({ state, found }) => [state, found]) };
}

/** Answers every request so. */
async function withServer(status: number, work: (port: string) => Promise<void>) {
  const server = createServer((_request, response) => response.writeHead(status).end());
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  try {
    await work(String((server.address() as AddressInfo).port));
  } finally {
    server.close();
  }
}

const strayScore = {
  ...{ studentId: 1, homeworkId: 2, bestAttemptId: 1, totalMarks: 1, maxMarks: 7, grade: 'x', percentage: 14 },
  ...{ firstAttemptId: 1, firstPercentage: 14, attempts: 1, childcareAttempts: 0 },
  ...{ bestSubmittedAt: 'x', firstSubmittedAt: 'x', lastSubmittedAt: 'x' },
};

describe('markwell doctor', () => {
  test('makes no database where there is none, and says what makes one', async () => {
    expect(await findings('database')).toEqual({ code: 0, found: [['note', 'There is no database yet.']] });
    expect(readdirSync(folder)).toEqual([]);
  });

  test('says whether the school’s own sign-in answers as one', async () => {
    expect((await findings('sign-in')).found).toEqual([]);
    await withServer(200, async (port) => {
      for (const issuer of [`http://127.0.0.1:${port}`, 'http://127.0.0.1:1']) {
        const settings = { OIDC_ISSUER: issuer, OIDC_CLIENT_ID: 'x', OIDC_CLIENT_SECRET: 'x', OIDC_ADMIN_GROUPS: 'IT' };
        const { code, found } = await findings('sign-in', {
          ...settings,
          PUBLIC_URL: 'https://homework.school.example',
        });
        expect([code, found]).toEqual([1, [['wrong', `${issuer} does not answer as a sign-in provider.`]]]);
      }
    });
  });

  test('is content with a database that has an administrator', async () => {
    await run(['users', 'add', 'office', '--name', 'The Office', '--role', 'teacher']);
    expect(await findings('accounts')).toEqual({ code: 1, found: [['wrong', 'No administrator can sign in.']] });
    await run(['users', 'add', 'head', '--name', 'The Head', '--role', 'admin']);
    expect(await findings('accounts')).toEqual({ code: 0, found: [['ok', '1 administrator can sign in.']] });
    expect(await findings('database')).toEqual({ code: 0, found: [['ok', 'SQLite: whole, and can be written.']] });
    const { code, stdout } = await run(['doctor']);
    expect(code).toBe(0);
    expect(stdout).toMatch(/^ok\s+database\s+SQLite: whole/m);
    expect(stdout).toMatch(/^note\s+server\s+No server runs at http:\/\/127\.0\.0\.1:1\. To start one/m);
  });

  test('names scores that are not what the attempts come to, and they can be counted anew', async () => {
    const database = await openDatabase({ engine: 'sqlite', file: join(folder, 'school.db') });
    await database.write(({ tables, transaction }) => tables.scores.create(strayScore, { transaction }));
    await database.close();
    const wrong = ['wrong', 'A score is not what the attempts come to.'];
    expect(await findings('database')).toEqual({ code: 1, found: [expect.anything(), wrong] });
    expect((await run(['recount'])).stderr).toContain('1 was wrong before');
    expect((await findings('database')).found).toHaveLength(1);
    expect(JSON.parse((await run(['recount', '--json'])).stdout)).toEqual({ wrong: 0 });
  });

  test('names a file that is no database', async () => {
    writeFileSync(join(folder, 'letter.txt'), 'Dear parents, '.repeat(100));
    const { code, found } = await findings('database', { DATABASE_URL: `sqlite:${join(folder, 'letter.txt')}` });
    expect(code).toBe(1);
    expect(found).toEqual([['wrong', expect.stringContaining('It is no SQLite database')]]);
  });

  test('names each variable that cannot be used', async () => {
    const { code, found } = await findings('settings', { PORT: 'three', TRUST_PROXY: 'maybe' });
    expect(code).toBe(1);
    expect(found).toEqual([['wrong', expect.stringMatching(/PORT must be.*\nTRUST_PROXY must be/)]]);
  });

  test('warns of a setting that lets clients choose their address', async () => {
    expect(await findings('settings', { TRUST_PROXY: 'true' })).toEqual({
      code: 0,
      found: [['note', expect.stringContaining('every client')]],
    });
  });

  test.each([
    ['can store', 200, 0, 'ok', 'can store what is handed in'],
    ['cannot store', 503, 1, 'wrong', 'cannot store'],
    ['is another program', 404, 1, 'wrong', 'is not Markwell'],
  ])('says of a server that it %s', async (_label, status, expected, state, words) => {
    await withServer(status, async (PORT) => {
      const { code, found } = await findings('server', { PORT });
      expect(code).toBe(expected);
      expect(found).toEqual([[state, expect.stringContaining(words)]]);
    });
  });
});

describe('where nothing that is compiled for the machine can be loaded', () => {
  const withoutBindings = () => {
    const hide = join(folder, 'hide-bindings.cjs');
    writeFileSync(
      hide,
      "require('node:module')._extensions['.node'] = (_module, file) => { throw new Error('hidden: ' + file); };",
    );
    return env({ NODE_OPTIONS: `--require ${JSON.stringify(hide)}` });
  };

  test('doctor says what is missing and what to do, without a stack', async () => {
    const { code, stdout, stderr } = await runMarkwell(['doctor'], '', withoutBindings());
    expect(code).toBe(1);
    expect(stdout).toMatch(/wrong +program +sqlite3 cannot be loaded.*npm rebuild sqlite3/);
    expect(stdout).toMatch(/wrong +program +@node-rs\/argon2 cannot be loaded/);
    expect(stdout + stderr).not.toMatch(/ {4}at /);
  });

  test('what needs no database works, and what does says so in a sentence', async () => {
    const answers = '{"questionId":"q1b","value":"reflects"}\n';
    const marked = await runMarkwell(
      ['mark', '--homework', 'year8', '--answers', '-', '--json'],
      answers,
      withoutBindings(),
    );
    expect([marked.code, marked.stdout]).toEqual([0, expect.stringContaining('"marksAwarded":1')]);
    const { code, stderr } = await runMarkwell(['homework', 'list'], '', withoutBindings());
    expect(code).toBe(1);
    expect(stderr).toMatch(/^Error: (?:SQLite cannot be loaded|There is no database)/);
    expect(stderr).not.toMatch(/ {4}at /);
  });
});
