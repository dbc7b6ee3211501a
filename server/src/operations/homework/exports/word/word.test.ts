import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readFiles } from '../../../../homework-import/read-files.ts';
import type { TestSite } from '../../../../testing/test-site.ts';
import { readKeyedHomework } from '../../editing/keyed-homework.ts';
import { exportHomework } from '../export-homework.ts';
import { everyType } from '../testing/every-type.ts';
import { siteWithEveryType } from '../testing/site-with-every-type.ts';

/** Year 7 to 11, and a homework of every type. */
const all = ['149', '2', '3', '4', '5', '151'];

describe('a paper in Word and its mark scheme', () => {
  let site: TestSite;
  beforeAll(async () => {
    site = await siteWithEveryType();
  });
  afterAll(() => site.close());

  async function read(id: string, ...formats: ('docx' | 'docx-scheme')[]) {
    const exported = await Promise.all(formats.map((format) => exportHomework(site.services, id, { format })));
    const { drafts, refusals } = await readFiles(exported, undefined);
    expect(refusals).toEqual([]);
    const [draft] = drafts;
    return {
      questions: draft?.assignment.questions ?? [],
      text: draft?.lines?.map(({ text }) => text).join('\n') ?? '',
    };
  }

  it.each(all)('the paper asks everything with its marks, and tells no answer: homework %s', async (id) => {
    const { keyed } = await readKeyedHomework(site.services, id);
    const paper = await read(id, 'docx');
    const said = keyed.questions.flatMap(({ question }) => question.split('\n')).filter((line) => line.trim() !== '');
    expect(said.filter((line) => !paper.text.includes(line.trim()))).toEqual([]);
    expect(paper.questions.flatMap(({ correctAnswers }) => correctAnswers)).toEqual([]);
  });

  it('the scheme has a row for each question, with its answers and marks', async () => {
    const { questions: rows } = await read('151', 'docx-scheme');
    const asked = everyType('').questions.filter(({ type }) => type !== 'information');
    expect(rows.map(({ marks }) => marks)).toEqual(asked.map(({ marks }) => marks));
    expect(rows[2]?.correctAnswers).toEqual(['12.5 ± 0.5']);
    expect(rows[0]?.correctAnswers).toEqual(['A gravity']);
  });
});
