import { schemeDigest, year8 } from '@markwell/marking-core';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { Database } from '../../../db/database.ts';
import { insertRows } from '../../../db/insert-rows.ts';
import { openDatabase } from '../../../db/open-database.ts';
import { type TestDatabase, testDatabases, withTables } from '../../../db/testing/test-databases.ts';
import { createServices, type Services } from '../../site/services/services.ts';
import { findAttemptedHomework } from './find-homework.ts';
import { listAssignments } from './list-assignments.ts';
import { loadBuiltInContent } from './load-built-in-content.ts';

for (const { name, create } of testDatabases) {
  describe(`the built-in content on ${name}`, () => {
    let test: TestDatabase;
    let database: Database;
    let services: Services;
    beforeEach(async () => {
      test = await create(withTables);
      database = await openDatabase(test.address);
      services = createServices(database);
      await loadBuiltInContent(services);
    });
    afterEach(async () => {
      await database.close();
      await test.remove();
    });

    const versions = async (homeworkId: number) =>
      (await database.reader.tables.schemeVersions.findAll({ where: { homeworkId }, order: ['version'] })).map((row) =>
        row.get(),
      );
    const current = async (id: number) => (await database.reader.tables.assignments.findByPk(id))?.currentSchemeVersion;
    const addVersion = (version: number, origin: string, digest: string) =>
      database.write(async (session) => {
        const scheme = JSON.stringify({ ...year8.scheme, title: digest });
        const row = {
          homework_id: 2,
          version,
          digest,
          scheme,
          origin,
          note: null,
          created_by: null,
          created_at: 'now',
        };
        await insertRows(session, 'scheme_versions', [row]);
        await session.run('UPDATE assignments SET current_scheme_version = $1 WHERE id = 2', [version]);
      });

    it('is the same after a second start', async () => {
      const before = await listAssignments(services);
      await loadBuiltInContent(services);
      expect(await listAssignments(services)).toEqual(before);
      expect(await versions(2)).toHaveLength(1);
      expect(await database.reader.tables.classes.count()).toBeGreaterThan(50);
    });

    it('is loaded once by two servers that start together', async () => {
      const fresh = await create();
      const opened = await Promise.all([openDatabase(fresh.address), openDatabase(fresh.address)]);
      await Promise.all(opened.map((one) => loadBuiltInContent(createServices(one))));
      expect(await opened[0].reader.tables.schemeVersions.count()).toBe(7);
      for (const one of opened) await one.close();
      await fresh.remove();
    });

    it('brings a scheme that is new as the next version, which marks from then on', async () => {
      await database.write((session) =>
        session.run("UPDATE scheme_versions SET digest = 'of an older Markwell' WHERE homework_id = 2"),
      );
      await loadBuiltInContent(services);
      expect((await versions(2)).map(({ digest }) => digest)).toEqual([
        'of an older Markwell',
        schemeDigest(year8.scheme),
      ]);
      expect(await current(2)).toBe(2);
    });

    it('marks by its own scheme again when an older Markwell is put back', async () => {
      await addVersion(2, 'built-in', 'of a newer Markwell');
      await loadBuiltInContent(services);
      expect(await versions(2)).toHaveLength(2);
      expect(await current(2)).toBe(1);
    });

    it('leaves the scheme that staff published in force', async () => {
      await addVersion(2, 'staff', 'of the school');
      await database.write((session) =>
        session.run("UPDATE scheme_versions SET digest = 'of an older Markwell' WHERE homework_id = 2 AND version = 1"),
      );
      await loadBuiltInContent(services);
      expect(await versions(2)).toHaveLength(3);
      expect(await current(2)).toBe(2);
    });

    it('brings texts up to date and keeps what staff decided', async () => {
      await database.write((session) =>
        session.run("UPDATE assignments SET title = 'Old title', is_released = $1, content_id = 150 WHERE id = 2", [
          false,
        ]),
      );
      await loadBuiltInContent(services);
      const row = await database.reader.tables.assignments.findByPk(2);
      expect(row?.get()).toMatchObject({ title: year8.title, isReleased: false, contentId: 150 });
    });

    it('leaves the class lists of a school alone', async () => {
      await database.write((session) => session.run("DELETE FROM classes WHERE code <> '8a/Sc1'"));
      await loadBuiltInContent(services);
      expect(await database.reader.tables.classes.count()).toBe(1);
    });

    describe('a card', () => {
      const point = async (card: number, contentId: number | null) => {
        await database.write((session) =>
          session.run('UPDATE assignments SET content_id = $1 WHERE id = $2', [contentId, card]),
        );
        services.catalogue.forget();
      };
      const attempted = async (input: { assignmentId: number; homeworkId?: number; schemeVersion?: number }) => {
        const found = await findAttemptedHomework(services.catalogue, input);
        return [found.cardId, found.homework.id, found.version];
      };

      it('that is pointed at a homework shows it', async () => {
        await point(3, 150);
        const card = (await listAssignments(services)).find(({ id }) => id === 3);
        const homework = (await listAssignments(services)).find(({ id }) => id === 150);
        expect(card).toMatchObject({ contentId: 150, totalMarks: homework?.totalMarks, isReleased: true });
        expect(card?.questions).toEqual(homework?.questions);
        expect(await attempted({ assignmentId: 4 })).toEqual([3, 150, 1]);
      });

      it('shows no questions of a homework that is withdrawn, while late attempts at it are still taken', async () => {
        await database.write((session) =>
          session.run('UPDATE assignments SET is_released = $1 WHERE id = 149', [false]),
        );
        services.catalogue.forget();
        const [card] = await listAssignments(services);
        expect(card).toMatchObject({ id: 1, isReleased: false, questions: [] });
        expect(await attempted({ assignmentId: 1 })).toEqual([1, 149, 1]);
      });

      it('takes late attempts as what they were', async () => {
        await point(2, 150);
        await addVersion(2, 'staff', 'newer');
        services.catalogue.forget();
        expect(await attempted({ assignmentId: 3 })).toEqual([2, 150, 1]);
        expect(await attempted({ assignmentId: 3, homeworkId: 2, schemeVersion: 1 })).toEqual([2, 2, 1]);
        expect(await attempted({ assignmentId: 3, homeworkId: 2 })).toEqual([2, 2, 2]);
        expect(await attempted({ assignmentId: 3, homeworkId: 2, schemeVersion: 99 })).toEqual([2, 2, 2]);
      });
    });
  });
}
