import { mkdtempSync, readdirSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startOneRosterService } from '../../../server/src/operations/people/one-roster/testing/one-roster-service.ts';
import { runCommand, runMarkwell } from '../testing/run-markwell.ts';

let folder = '';
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'markwell-people-'));
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const run = (args: readonly string[], input = '') =>
  runCommand(args, input, { DATABASE_URL: `sqlite:${join(folder, 'markwell.db')}` });
const json = async (args: readonly string[], input = '') => JSON.parse((await run([...args, '--json'], input)).stdout);

describe('markwell users', () => {
  test('makes the database and an account, and prints the generated password on stdout alone', async () => {
    const { code, stdout, stderr } = await run(['users', 'add', 'L.Hughes', '--name', 'Mrs L. Hughes']);
    expect(code).toBe(0);
    expect(stdout).toMatch(/^Username\s+Password\nl\.hughes\s+[a-z1-9]{4}(-[a-z1-9]{4}){3}\n$/);
    expect(stderr).toBe("Made the teacher 'l.hughes' (Mrs L. Hughes).\n");
  });

  test('takes a chosen password from standard input, and then prints none', async () => {
    const args = ['users', 'add', 'head', '--name', 'The Head', '--role', 'admin', '--password-stdin'];
    const made = await json(args, 'correct horse battery\n');
    expect(made).toEqual({ user: expect.objectContaining({ username: 'head', role: 'admin', disabledAt: null }) });
  });

  test('lists accounts without anything secret', async () => {
    const users = await json(['users', 'list']);
    expect(users.map(({ username }: { username: string }) => username)).toEqual(['head', 'l.hughes']);
    expect(JSON.stringify(users)).not.toMatch(/argon|"password"|hash|secret/i);
    const { stdout } = await run(['users', 'list']);
    expect(stdout).toMatch(/l\.hughes\s+teacher\s+open\s+-\s+password to change\s+Mrs L\. Hughes/);
  });

  test('gives a new password, another each time', async () => {
    const [one, other] = [
      await json(['users', 'reset-password', 'l.hughes']),
      await json(['users', 'reset-password', 'L.HUGHES']),
    ];
    expect(one.password).not.toBe(other.password);
  });

  test('closes an account and opens it again', async () => {
    expect(await json(['users', 'disable', 'l.hughes'])).toMatchObject({
      disabledAt: expect.stringMatching(/^\d{4}-/),
    });
    expect(await json(['users', 'enable', 'l.hughes'])).toMatchObject({ disabledAt: null });
  });

  test('gives a teacher classes, shows them and takes them away', async () => {
    expect((await run(['users', 'classes', 'l.hughes', '8A/sc1', '8b/Sc2'])).stderr).toBe(
      "'l.hughes' has 8a/Sc1, 8b/Sc2.\n",
    );
    expect((await run(['users', 'classes', 'l.hughes'])).stdout).toMatch(/^Class\n8a\/Sc1\n8b\/Sc2\n$/);
    expect(await json(['users', 'classes', 'l.hughes', '9a/Sc1', '--dry-run'])).toMatchObject({ classes: ['9a/Sc1'] });
    expect(await json(['users', 'classes', 'l.hughes'])).toMatchObject({ classes: ['8a/Sc1', '8b/Sc2'] });
    expect(await run(['users', 'classes', 'l.hughes', '9z/none'])).toMatchObject({ code: 1 });
    expect(await run(['users', 'classes', 'l.hughes', '8a/Sc1', '--none'])).toMatchObject({ code: 2 });
    expect(await json(['users', 'classes', 'l.hughes', '--none'])).toMatchObject({ classes: [] });
  });

  test('asks for another password at the next sign-in, unless told not to', async () => {
    expect(await json(['users', 'require-change', 'l.hughes'])).toMatchObject({ passwordDueAt: expect.any(String) });
    const { user } = await json(['users', 'reset-password', 'l.hughes', '--no-change']);
    expect(user).toMatchObject({ passwordDueAt: null });
    const again = await json(['users', 'reset-password', 'l.hughes']);
    expect(again.user).toMatchObject({ passwordDueAt: expect.any(String) });
  });

  test.each([
    ['reset-second-factor', /^'l\.hughes' has no second factor any more; its sign-ins have ended\.\n$/],
    ['end-sign-ins', /^'l\.hughes' is signed out everywhere\.\n$/],
    ['unlink', /^'l\.hughes' signs in at the school’s own sign-in no more; its sign-ins have ended\.\n$/],
  ])('changes how somebody signs in: %s', async (verb, said) => {
    const dry = await run(['users', verb, 'l.hughes', '--dry-run']);
    expect([dry.code, dry.stderr]).toEqual([0, expect.stringMatching(/^Would /)]);
    const { code, stderr } = await run(['users', verb, 'L.Hughes']);
    expect([code, stderr]).toEqual([0, expect.stringMatching(said)]);
    expect((await run(['users', verb, 'nobody'])).code).toBe(1);
  });

  test('does nothing in a dry run', async () => {
    const before = await json(['users', 'list']);
    for (const args of [
      ['users', 'add', 'other', '--name', 'X'],
      ['users', 'reset-password', 'l.hughes'],
      ['users', 'disable', 'l.hughes'],
    ]) {
      const { code, stdout, stderr } = await run([...args, '--dry-run']);
      expect(code).toBe(0);
      expect(stdout).toBe('');
      expect(stderr).toMatch(/^Would /);
      expect(JSON.parse((await run([...args, '--dry-run', '--json'])).stdout)).not.toHaveProperty('password');
    }
    expect(await json(['users', 'disable', 'l.hughes', '--dry-run'])).toMatchObject({ disabledAt: expect.any(String) });
    expect(await json(['users', 'list'])).toEqual(before);
  });

  test.each<[label: string, args: string[], exitCode: number, message: RegExp, input?: string]>([
    ['a username that is taken', ['add', 'head', '--name', 'X'], 1, /already/],
    ['a username with a space', ['add', 'a b', '--name', 'X'], 2, /username/],
    ['no name', ['add', 'new'], 2, /--name/],
    ['an unknown role', ['add', 'new', '--name', 'X', '--role', 'root'], 2, /teacher, admin/],
    ['a password as an argument', ['add', 'new', '--name', 'X', '--password', 'secret'], 2, /--password/],
    ['a short password', ['add', 'new', '--name', 'X', '--password-stdin'], 2, /10 characters/, 'short\n'],
    ['a common password', ['add', 'new', '--name', 'X', '--password-stdin'], 2, /easy to guess/, 'Football2026!\n'],
    ['an unknown user', ['reset-password', 'nobody'], 1, /no user 'nobody'/],
    ['the last administrator', ['disable', 'head'], 1, /last administrator/],
    ['nothing to do', [], 2, /Usage/],
  ])('refuses %s', async (_label, args, exitCode, message, input) => {
    const { code, stdout, stderr } = await run(['users', ...args], input);
    expect(stderr).toMatch(message);
    expect(stdout).toBe('');
    expect(code).toBe(exitCode);
  });

  test('names a variable of the environment that cannot be used', async () => {
    const { code, stderr } = await runMarkwell(['users', 'list'], '', { DATABASE_URL: 'mysql://x' });
    expect(stderr).toContain('DATABASE_URL must be sqlite:PATH');
    expect(code).toBe(2);
  });

  test.each<[label: string, url: (folder: string) => string, why: RegExp]>([
    [
      'a file that is something else',
      (here) => `sqlite:${here}/notes.txt`,
      /notes\.txt cannot be used\. It is no SQLite database/,
    ],
    ['a folder', (here) => `sqlite:${here}`, /It cannot be opened: look whether it is a file/],
    ['a file below a file', (here) => `sqlite:${here}/notes.txt/markwell.db`, /What should be its folder is a file/],
    [
      'a PostgreSQL that is not there',
      () => 'postgres://someone:secret@127.0.0.1:1/school',
      /The database school at 127\.0\.0\.1:1 cannot be used\. No PostgreSQL answers there/,
    ],
  ])('says of %s why it cannot be used as a database, for the server too', async (_label, url, why) => {
    const here = realpathSync(mkdtempSync(join(folder, 'unusable-')));
    writeFileSync(
      join(here, 'notes.txt'),
      'This is a text, and longer than the head of a database would be, by far.'.repeat(20),
    );
    for (const args of [['users', 'list'], ['serve']]) {
      const { code, stdout, stderr } = await runMarkwell(args, '', { DATABASE_URL: url(here), PORT: '0' });
      expect(stderr).toMatch(why);
      expect(stderr).not.toMatch(/secret|^\s+at /m);
      expect([code, stdout]).toEqual([1, '']);
    }
  });

  test('makes no empty database in a folder where it was run by mistake', async () => {
    const elsewhere = realpathSync(mkdtempSync(join(folder, 'elsewhere-')));
    const { code, stderr } = await runMarkwell(['users', 'list'], '', { DATABASE_URL: '' }, elsewhere);
    expect(stderr).toContain(`There is no database of Markwell at ${join(elsewhere, 'data', 'markwell.db')}`);
    expect(code).toBe(2);
    expect(readdirSync(elsewhere)).toEqual([]);
  });
});

describe('markwell classes', () => {
  const size = async (code: string) =>
    (await json(['classes', 'list'])).find((one: { code: string }) => one.code === code)?.rosterSize;

  test('lists the classes, samples marked', async () => {
    const { code, stdout } = await run(['classes', 'list']);
    expect(code).toBe(0);
    expect(stdout).toMatch(/8a\/Sc1\s+year8\s+-\s+Mrs R\. Fletcher \(sample\)/);
  });

  test('imports a file that Excel saved in its own alphabet', async () => {
    const file = join(folder, 'roster.csv');
    writeFileSync(file, Buffer.from('Class;Name\r\n8a/Sc1;Zo\u00EB Ott\r\n8a/Sc1;"Lovelace, Ada"\r\n', 'latin1'));
    const { code, stdout, stderr } = await run(['classes', 'import', file]);
    expect(code).toBe(0);
    expect(stdout).toMatch(/8a\/Sc1\s+2\s+2\s+0\n$/);
    expect(stderr).toMatch(/^Imported\. To take it back: markwell classes undo \d+\n$/);
    expect(await size('8a/Sc1')).toBe(2);
  });

  test('says in a dry run what it would do, and does nothing', async () => {
    const result = await json(['classes', 'import', '-', '--dry-run'], '\uFEFFclass,name\n8a/Sc1,Only One\n');
    expect(result).toMatchObject({
      stored: false,
      classes: [{ studentClass: '8a/Sc1', isNew: false, students: 1, added: 1, removed: 2, comes: ['Only One'] }],
      messages: [],
    });
    expect(await size('8a/Sc1')).toBe(2);
  });

  test('joins a OneRoster export in a folder, and leaves out what is on no list when told', async () => {
    const at = mkdtempSync(join(folder, 'oneroster-'));
    writeFileSync(join(at, 'users.csv'), 'sourcedId,givenName,familyName\nu1,Ada,Lovelace\n');
    writeFileSync(join(at, 'classes.csv'), 'sourcedId,title,classType\nc1,8a/Sc2,scheduled\nc2,8a/Ma1,scheduled\n');
    writeFileSync(
      join(at, 'enrollments.csv'),
      'sourcedId,classSourcedId,userSourcedId,role\n1,c1,u1,student\n2,c2,u1,student\n',
    );
    const whole = await run(['classes', 'import', at, '--dry-run']);
    expect(whole.stderr).toMatch(/^enrollments\.csv: line 3: error: There is no class '8a\/Ma1'/);
    expect(whole.code).toBe(1);
    const { code, stdout } = await run(['classes', 'import', at, '--only-known']);
    expect([code, await size('8a/Sc2')]).toEqual([0, 1]);
    expect(stdout).toMatch(/8a\/Sc2\s+1\s+1\s+0\n$/);
    const files = ['users', 'classes', 'enrollments'].map((name) => join(at, `${name}.csv`));
    expect((await run(['classes', 'import', ...files, '--only-known', '--dry-run'])).code).toBe(0);
  });

  test('pulls the lists from a OneRoster service, and says which settings are missing', async () => {
    const service = await startOneRosterService();
    const sync = (args: readonly string[], env = service.env) =>
      runCommand(['classes', 'sync', ...args], '', { DATABASE_URL: `sqlite:${join(folder, 'markwell.db')}`, ...env });
    try {
      expect((await sync(['--dry-run'])).stderr).toMatch(/8a\/Sc2: Ada Lovelace leaves the list\.\nA dry run/);
      expect(await sync([])).toMatchObject({ code: 0, stdout: expect.stringMatching(/8a\/Sc2\s+3\s+3\s+1\n$/) });
      expect(await size('8a/Sc2')).toBe(3);
      service.collections.set('/schools/s1/enrollments', []);
      expect(await sync([])).toMatchObject({ code: 1, stderr: expect.stringMatching(/No student is enrolled/) });
      expect(await size('8a/Sc2')).toBe(3);
    } finally {
      await service.close();
    }
    expect(await sync([])).toMatchObject({ code: 1, stderr: expect.stringMatching(/gives no token/) });
    expect(await sync([], {})).toMatchObject({ code: 2, stderr: expect.stringMatching(/ONEROSTER_URL is missing/) });
  });

  test('moves a pupil to whom it is told that they are, moves all up a year, and takes both back', async () => {
    const list = 'class,name\n9a/Sc1,Samuel Tan\n9a/Sc1,Ann Old\n9a/Sc1,Bo Bell\n';
    await run(['classes', 'import', '-'], list);
    const next = 'class,name\n9a/Sc1,Ann Old\n9a/Sc1,Bo Bell\n9a/Sc1,Sam Tan\n';
    const planned = await run(['classes', 'import', '-', '--dry-run'], next);
    const [, choice = ''] = /--same "(9a\/Sc1: Sam Tan = \d+)"/.exec(planned.stderr) ?? [];
    const { stderr } = await run(['classes', 'import', '-', '--same', choice], next);
    expect(stderr).toContain('9a/Sc1: Samuel Tan is now called Sam Tan (as chosen).');
    expect((await run(['classes', 'import', '-', '--same', 'Sam Tan'], next)).code).toBe(2);

    expect((await run(['classes', 'move-up', '--dry-run'])).stderr).toContain('9a/Sc1 ');
    expect((await run(['classes', 'move-up'])).code).toBe(2);
    const up = await json(['classes', 'move-up', '--to', '9a/Sc1 = 10a1', '--yes']);
    expect(await size('10a1')).toBe(3);
    expect((await json(['classes', 'changes']))[0]).toMatchObject({ id: up.changeId, kind: 'move-up' });
    expect((await run(['classes', 'undo', String(up.changeId), '--yes'])).code).toBe(0);
    expect([await size('9a/Sc1'), await size('10a1')]).toEqual([3, 0]);
  });

  test.each<[label: string, args: string[], message: RegExp, input?: string]>([
    ['an unknown class', ['-'], /Line 2: There is no class '8z'.*Nothing was imported/, 'class,name\n8z,A\n'],
    ['the same in a dry run', ['-', '--dry-run'], /line 2: error: There is no class '8z'/, 'class,name\n8z,A\n'],
    ['no headings', ['-'], /first line must name the columns/, '8a/Sc1,A\n'],
    ['a file that is not there', ['/nowhere/roster.csv'], /roster\.csv cannot be read: there is no such file\.$/m],
  ])('refuses %s', async (_label, args, message, input) => {
    const { code, stderr } = await run(['classes', 'import', ...args], input);
    expect(stderr).toMatch(message);
    expect(code).toBe(1);
  });
});
