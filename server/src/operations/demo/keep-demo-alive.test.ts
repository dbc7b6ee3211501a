import { expect, it, vi } from 'vitest';
import { openDatabase } from '../../db/open-database.ts';
import { testDatabases } from '../../db/testing/test-databases.ts';
import { loadBuiltInContent } from '../homework/catalogue/load-built-in-content.ts';
import { createStudent } from '../people/students/create-student.ts';
import { createServices } from '../site/services/services.ts';
import { keepDemoAlive } from './keep-demo-alive.ts';

for (const { name, create } of testDatabases) {
  it(`lets pupils come and go until it is stopped on ${name}`, async () => {
    const test = await create();
    const database = await openDatabase(test.address);
    const services = createServices(database);
    await loadBuiltInContent(services);
    const visits = () => database.reader.tables.visits.count();

    const stopNobody = await keepDemoAlive(services, 5);
    await createStudent(services, { name: 'Ava', studentClass: '8a/Sc1', teacher: 'T' });
    await createStudent(services, { name: 'Ben', studentClass: '9a/Sc1', teacher: 'T' });
    const stop = await keepDemoAlive(services, 5);
    await vi.waitFor(async () => expect(await visits()).toBeGreaterThan(1), { timeout: 60_000 });
    stop();
    stopNobody();
    // A round that was under way comes to its end; were there new ones, no pause would be without any.
    for (let seen = -1; seen !== (await visits()); ) {
      seen = await visits();
      await new Promise((resolve) => setTimeout(resolve, 300));
    }
    await database.close();
    await test.remove();
  });
}
