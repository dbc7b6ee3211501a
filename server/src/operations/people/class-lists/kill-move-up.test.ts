import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { amount } from '../../../../../scripts/lib/test-amount.ts';
import type { Database } from '../../../db/database.ts';
import { openDatabase } from '../../../db/open-database.ts';
import { type TestDatabase, testDatabases } from '../../../db/testing/test-databases.ts';
import { makeStaff } from '../../../testing/make-staff.ts';
import { type ServerProcess, startProcess } from '../../../testing/start-process.ts';
import { loadBuiltInContent } from '../../homework/catalogue/load-built-in-content.ts';
import { createServices } from '../../site/services/services.ts';
import { importRoster } from './import-roster.ts';

const rounds = Number(process.env.MARKWELL_KILL_ROUNDS ?? amount({ sample: 2, all: 20 }));
const pupilsOfYear = 150;
/** About how long moving up takes, in milliseconds. */
const longest = 800;

describe.each(testDatabases)('a move up on $name', ({ create }) => {
  let test: TestDatabase;
  let database: Database;
  let token: string;
  let server: ServerProcess | undefined;
  beforeEach(async () => {
    test = await create(async (empty) => loadBuiltInContent(createServices(empty)));
    database = await openDatabase(test.address);
    const services = createServices(database);
    token = (await makeStaff(services, 'admin', 'head')).token;
    const lines = [7, 8, 9, 10, 11].flatMap((year) =>
      Array.from(
        { length: pupilsOfYear },
        (_, index) => `${year}q/${index % 5},T Each,Pupil ${'x'.repeat(year)} ${index}`,
      ),
    );
    await importRoster(services, { csv: ['class,teacher,name', ...lines].join('\n') }, null);
  });
  afterEach(async () => {
    server?.process.kill('SIGKILL');
    await server?.ended;
    await database.close();
    await test.remove();
  });

  const members = async () =>
    (await database.reader.run(
      'SELECT class_code, name, source, member_until FROM students ORDER BY class_code, name',
    )) as {
      class_code: string;
    }[];

  it('that is killed is whole or not there at all', { timeout: 240_000 }, async () => {
    const before = await members();
    for (let round = 0; round <= rounds; round++) {
      const started = startProcess({ DATABASE_URL: test.url });
      server = started;
      const headers = { 'Content-Type': 'application/json', Authorization: `Bearer ${token}` };
      const path = `${await started.url}/api/admin/classes/move-up`;
      const moved = fetch(path, { method: 'POST', headers, body: '{}' }).catch(() => undefined);
      if (round < rounds) {
        await new Promise((resolve) => setTimeout(resolve, ((round + 0.5) / rounds) * longest));
        started.process.kill('SIGKILL');
      }
      await moved;
      started.process.kill('SIGKILL');
      await started.ended;
      const now = await members();
      if (now.length === before.length) {
        expect(now).toEqual(before);
        continue;
      }
      expect(now).toHaveLength(before.length + 4 * pupilsOfYear);
      expect(now.filter(({ class_code: code }) => code.includes(' '))).toHaveLength(before.length);
      return;
    }
    expect.unreachable('The last move was left to finish');
  });
});
