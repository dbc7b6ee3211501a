import { readdirSync, readFileSync } from 'node:fs';
import { type Answers, attemptMarker, markSchemeSchema } from '@markwell/marking-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { testDatabases } from '../../../db/testing/test-databases.ts';
import { startTestSite, type TestSite } from '../../../testing/test-site.ts';
import { importHomework } from '../../homework/uploads/import-homework.ts';
import { getScheme } from './find-scheme.ts';
import { showScheme } from './show-scheme.ts';

const recorded = new URL('../../../../../fixtures/recorded-attempts/', import.meta.url);
const slugs = readdirSync(recorded).map((name) => name.replace('.jsonl', ''));

let site: TestSite;
let uploaded = '';
beforeAll(async () => {
  const sqlite = testDatabases.find(({ name }) => name === 'sqlite');
  if (sqlite === undefined) throw new Error('There is no SQLite to test on');
  site = await startTestSite(sqlite.create);
  const questions = ['decreases', 'refraction', '300 m/s', 'The particles move further apart.'].map((key, index) => ({
    question: `What happens in part ${index + 1}?`,
    type: 'text',
    correctAnswers: [key],
    marks: 1,
  }));
  const homeworkData = JSON.stringify([{ title: 'Waves', questions }]);
  const { homework } = await importHomework(site.services, { batchName: 'b', files: [], homeworkData }, 'a test');
  uploaded = String(homework[0]?.id);
});
afterAll(() => site.close());

/** Answers as attempts recorded them: some to other homework, which are tried on it all the same. */
function recordedAnswers(slug: string): Answers[] {
  const lines = readFileSync(new URL(`${slug}.jsonl`, recorded), 'utf8')
    .trim()
    .split('\n');
  return lines.map((line) => {
    const answers: Record<string, string | object> = JSON.parse(line).answers;
    return Object.fromEntries(
      Object.entries(answers).map(([questionId, given]) => [
        questionId,
        typeof given === 'string' ? { questionId, value: given } : { questionId, value: '', ...given },
      ]),
    );
  });
}

const tried = ['increases', 'decreeses', 'reflection', 'refracktion', '300 km/s', '300 m/s', 'particles move apart'];

it.each([...slugs, 'an upload'])('%s: a scheme that is shown and read back marks alike', async (slug) => {
  const id = slug === 'an upload' ? uploaded : slug;
  const { scheme, homework, version } = await showScheme(site.services, id, 'current');
  const entry = (await site.services.catalogue.snapshot()).get(homework.id);
  if (entry === undefined) throw new Error(`There is no ${id}`);
  const own = await getScheme(site.services, entry, version.version);
  const [before, after] = [own, markSchemeSchema.parse(JSON.parse(JSON.stringify(scheme)))].map((one) =>
    attemptMarker(one),
  );
  const words = tried.map((value) =>
    Object.fromEntries(own.questions.map((question) => [question.id, { questionId: question.id, value }])),
  );
  const attempts = [...words, ...(slug === 'an upload' ? [] : recordedAnswers(slug))];
  for (const answers of attempts) expect(after?.(answers)).toEqual(before?.(answers));
});
