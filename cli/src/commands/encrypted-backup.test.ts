import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createStudent, openServices } from '@markwell/server/operations';
import { Encrypter } from 'age-encryption';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { runCommand } from '../testing/run-markwell.ts';

const folder = mkdtempSync(join(tmpdir(), 'markwell-encrypted-'));
const passphrase = 'four words that fit';
const at = (name: string) => join(folder, name);
const databaseUrl = (name: string) => ({ DATABASE_URL: `sqlite:${at(name)}` });
const secret = { MARKWELL_BACKUP_PASSPHRASE: passphrase };
const restored = () => readdirSync(folder).filter((name) => name.startsWith('into'));

beforeAll(async () => {
  const { services, close } = await openServices(databaseUrl('school.db'), { mayMake: true });
  await createStudent(services, { name: 'Sam Lee', studentClass: '8a/Sc1', teacher: 'T' });
  await close();
  writeFileSync(at('passphrase'), `${passphrase}\nwhat else stands there\n`);
  writeFileSync(at('empty'), '\n');
  writeFileSync(at('short'), 'too short');
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

test('a backup is encrypted, recognised and restored, by a passphrase from the environment or a file', async () => {
  const made = await runCommand(
    ['backup', at('whole.age'), '--passphrase-file', at('passphrase')],
    '',
    databaseUrl('school.db'),
  );
  expect(made).toMatchObject({ code: 0, stderr: expect.stringContaining('Wrote') });
  const bytes = readFileSync(at('whole.age'));
  expect(bytes.subarray(0, 21).toString()).toBe('age-encryption.org/v1');
  expect(bytes.includes('Sam Lee')).toBe(false);
  const back = await runCommand(['restore', at('whole.age')], '', { ...databaseUrl('back.db'), ...secret });
  expect(back).toMatchObject({ code: 0, stderr: expect.stringContaining('Restored the backup') });
  const found = await runCommand(['students', 'find', 'sam', '--json'], '', databaseUrl('back.db'));
  expect(JSON.parse(found.stdout)).toMatchObject([{ name: 'Sam Lee' }]);
});

describe('a backup that cannot be decrypted restores nothing and leaves nothing behind', () => {
  let whole: Buffer;
  beforeAll(async () => {
    // As `backup --encrypt` does it, with a key that takes no seconds to derive.
    await runCommand(['backup', at('plain.gz')], '', databaseUrl('school.db'));
    const encrypter = new Encrypter();
    encrypter.setPassphrase(passphrase);
    encrypter.setScryptWorkFactor(4);
    whole = Buffer.from(await encrypter.encrypt(readFileSync(at('plain.gz'))));
  });
  const changed = (place: number) => {
    const bytes = Buffer.from(whole);
    bytes.writeUInt8(bytes.readUInt8(place) ^ 1, place);
    return bytes;
  };
  test.each<[label: string, bytes: () => Buffer, environment: Record<string, string>, message: RegExp]>([
    ['the wrong passphrase', () => whole, { MARKWELL_BACKUP_PASSPHRASE: 'another one' }, /not the passphrase/],
    ['no passphrase and no terminal', () => whole, {}, /The passphrase is missing.*--passphrase-file/],
    ['a file that was cut off', () => whole.subarray(0, -30), secret, /damaged or not whole/],
    ['a file that was cut off in its head', () => whole.subarray(0, 60), secret, /damaged or not whole/],
    ['a file that is damaged', () => changed(whole.length - 50), secret, /damaged or not whole/],
    ['a file whose head is damaged', () => changed(130), secret, /damaged or not whole/],
  ])('%s', async (_label, bytes, environment, message) => {
    writeFileSync(at('broken.age'), bytes());
    writeFileSync(at('there.db'), readFileSync(at('school.db')));
    const before = readFileSync(at('there.db'));
    for (const args of [['into.db'], ['there.db', '--replace', '--yes']] as const) {
      const [name, ...flags] = args;
      const { code, stderr } = await runCommand(['restore', at('broken.age'), ...flags], '', {
        ...databaseUrl(name),
        ...environment,
      });
      expect([code === 0, stderr]).toEqual([false, expect.stringMatching(message)]);
    }
    expect(restored()).toEqual([]);
    expect(readFileSync(at('there.db')).equals(before)).toBe(true);
  });

  test.each<[label: string, file: string, message: RegExp]>([
    ['a short passphrase', 'short', /too short: at least 12/],
    ['an empty file', 'empty', /first line of .* is empty/],
    ['a file that is not there', 'nowhere', /nowhere/],
  ])('%s makes no backup', async (_label, file, message) => {
    const made = await runCommand(
      ['backup', at('new.age'), '--passphrase-file', at(file)],
      '',
      databaseUrl('school.db'),
    );
    expect([made.code === 0, made.stderr]).toEqual([false, expect.stringMatching(message)]);
    expect(existsSync(at('new.age'))).toBe(false);
  });

  test('without a terminal it is said where a passphrase can come from', async () => {
    const made = await runCommand(['backup', at('new.age'), '--encrypt'], '', databaseUrl('school.db'));
    expect(made).toMatchObject({ code: 2, stderr: expect.stringContaining('MARKWELL_BACKUP_PASSPHRASE') });
  });
});
