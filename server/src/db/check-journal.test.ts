import { copyFileSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { checkJournal } from './check-journal.ts';
import { openDatabase } from './open-database.ts';
import { type TestDatabase, testDatabases } from './testing/test-databases.ts';

let test: TestDatabase;
let file = '';
let journal = Buffer.alloc(0);

/** A file with the journal of a server that was killed. */
beforeEach(async () => {
  test = await testDatabases[0]!.create();
  if (test.address.engine !== 'sqlite') throw new Error('Expected a file');
  const database = await openDatabase(test.address);
  for (let row = 0; row < 20; row += 1) {
    await database.write((session) =>
      session.run("INSERT INTO audit_log (at, action, subject) VALUES ('', '', $1)", ['x'.repeat(5_000)]),
    );
  }
  file = `${test.address.file}.left`;
  copyFileSync(test.address.file, file);
  copyFileSync(`${test.address.file}-wal`, `${file}-wal`);
  journal = readFileSync(`${file}-wal`);
  await database.close();
});
afterEach(() => test.remove());

const write = (change: (bytes: Buffer) => Buffer) => writeFileSync(`${file}-wal`, change(Buffer.from(journal)));
const frame = 24 + 4096;

describe('a journal', () => {
  it.each<[label: string, change: (bytes: Buffer) => Buffer]>([
    ['that is whole', (bytes) => bytes],
    ['that is empty', () => Buffer.alloc(0)],
    ['that ends in the middle of a page', (bytes) => bytes.subarray(0, bytes.length - 100)],
    ['that has pages left from before it was begun anew', (bytes) => Buffer.concat([bytes, Buffer.alloc(frame, 7)])],
  ])('%s is well', async (_label, change) => {
    write(change);
    expect(await checkJournal(file)).toBeUndefined();
  });

  it.each<[label: string, at: number, unread: (frames: number) => number]>([
    ['a page', 32 + 3 * frame + 500, (frames) => frames - 3],
    ['the number of a page', 32 + 3 * frame, (frames) => frames - 3],
    ['a checksum', 32 + 3 * frame + 16, (frames) => frames - 3],
    ['its header', 24, (frames) => frames],
  ])('with damage to %s is said to be damaged, and kept', async (_label, at, unread) => {
    write((bytes) => {
      bytes[at] = (bytes[at] ?? 0) ^ 0xff;
      return bytes;
    });
    const frames = Math.floor((journal.length - 32) / frame);
    expect(await checkJournal(file)).toEqual({ unread: unread(frames), keptAs: `${file}-wal.damaged` });
    expect(statSync(`${file}-wal.damaged`).size).toBe(journal.length);
  });

  it('that is not there is well', async () => {
    expect(await checkJournal(`${file}-none`)).toBeUndefined();
  });
});
