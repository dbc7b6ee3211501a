import { testDatabases } from '../../../../db/testing/test-databases.ts';
import { writePng } from '../../../../homework-import/testing/write-png.ts';
import { startTestSite, type TestSite } from '../../../../testing/test-site.ts';
import { importHomework } from '../../uploads/import-homework.ts';
import { everyType } from './every-type.ts';

/** A site on SQLite whose homework 151 has every type of question. */
export async function siteWithEveryType(): Promise<TestSite> {
  const [database] = testDatabases;
  if (database === undefined) throw new Error('There is no database to test with.');
  const site = await startTestSite(database.create);
  const homeworkData = JSON.stringify([everyType(`data:image/png;base64,${writePng(320, 120).toString('base64')}`)]);
  await importHomework(site.services, { batchName: 'Autumn', files: [], homeworkData }, null);
  return site;
}
