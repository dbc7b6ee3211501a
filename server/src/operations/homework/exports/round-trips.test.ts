import { acceptedAnswers, draftMarkScheme, markAttempt, type QuestionType } from '@markwell/marking-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { ExportFormat } from '../../../contract/admin-homework.ts';
import type { DraftQuestion } from '../../../contract/homework-draft.ts';
import { readOne } from '../../../homework-import/testing/read-one.ts';
import type { TestSite } from '../../../testing/test-site.ts';
import { readKeyedHomework } from '../editing/keyed-homework.ts';
import { importHomework } from '../uploads/import-homework.ts';
import { exportHomework } from './export-homework.ts';
import { everyType, shortSound } from './testing/every-type.ts';
import { siteWithEveryType } from './testing/site-with-every-type.ts';

/** What each format makes of a type of question when it is read back; a type that is not named stays what it is. */
const becomes: Partial<Record<ExportFormat, Partial<Record<QuestionType, QuestionType>>>> = {
  'moodle-xml': { combined: 'text', 'graph-plotting': 'text' },
  qti: { combined: 'text', 'graph-plotting': 'text' },
  gift: {
    ...{ combined: 'text', 'graph-plotting': 'text' },
    ...{ ordering: 'matching', 'gap-fill': 'matching', labelling: 'matching', table: 'matching' },
  },
};

/** Year 7 to 11, the jar graph, the childcare assessment, and a homework of every type. */
const all = ['149', '2', '3', '4', '5', '150', '6', '151'];
const formats = ['moodle-xml', 'qti', 'gift'] as const;
const cases = formats.flatMap((format) => all.map((id) => [format, id] as const));

describe('what is exported and read back', () => {
  let site: TestSite;
  beforeAll(async () => {
    site = await siteWithEveryType();
  });
  afterAll(() => site.close());

  it.each(cases)('as %s asks the same, for the same marks, by the same key: homework %s', async (format, id) => {
    const { keyed } = await readKeyedHomework(site.services, id);
    const { name, bytes } = await exportHomework(site.services, id, { format });
    const { draft } = await readOne(name, bytes);
    const before = keyed.questions.filter(({ type }) => type !== 'information');
    const after = draft.assignment.questions.filter(({ type }) => type !== 'information');
    expect(after).toHaveLength(before.length);
    const differences = before.flatMap((question, index) => {
      const again = after[index];
      return again === undefined ? [] : differencesOf(question, again, format).map((what) => `${question.id}: ${what}`);
    });
    expect(differences).toEqual([]);
  });

  it.each(['moodle-xml', 'qti'] as const)('as %s keeps labels, pictures, sound, units and places', async (format) => {
    const { name, bytes } = await exportHomework(site.services, '151', { format });
    const { draft, pictures } = await readOne(name, bytes);
    expect(draft.assignment.title).toBe(everyType('').title);
    expect(draft.assignment.description).toBe('Read first: 3 < 5 & 5 > 3.\nThen answer.');
    expect(pictures.map(({ type }) => type)).toEqual(['png', 'mpeg']);
    expect(Buffer.from(pictures[1]?.bytes ?? []).equals(shortSound)).toBe(true);
    expect(draft.assignment.questions[0]?.soundPath).toBe(pictures[1]?.path);
    expect(draft.pictures.map(({ path }) => path)).toEqual([pictures[0]?.path]);
    const labels = draft.assignment.questions.flatMap(({ label }) => (label ? [label] : []));
    expect(labels).toEqual([
      ['1', '(a)'],
      ['1', '(b)', '(i)'],
      ['1', '(b)', '(ii)'],
    ]);
    const labelling = draft.assignment.questions.find(({ type }) => type === 'labelling');
    expect(labelling?.slots).toEqual(everyType('').questions.find(({ id }) => id === 'labels')?.slots);
    const number = draft.assignment.questions.find(({ units }) => units?.includes('m/s'));
    expect(number).toMatchObject({ type: 'number', tolerance: 0.1 });
  });

  it.each([
    ['json', 'fr', []],
    ['qti', 'fr', []],
    ['gift', undefined, ['The file does not say what language it is in (fr).']],
  ] as const)('as %s has the language of the homework, or says that it cannot', async (format, language, messages) => {
    const homeworkData = JSON.stringify([
      { title: 'Le temps', language: 'fr', questions: [{ question: 'Quel temps ?', correctAnswers: ['beau'] }] },
    ]);
    const upload = { batchName: 'Autumn', files: [], homeworkData, again: true };
    const { homework } = await importHomework(site.services, upload, null);
    const id = homework[0]?.id ?? 0;
    expect((await site.services.catalogue.snapshot()).get(id)?.questions[0]?.language).toBe('fr');
    const { name, bytes, messages: said } = await exportHomework(site.services, String(id), { format });
    expect([(await readOne(name, bytes)).draft.assignment.language, said]).toEqual([language, messages]);
  });

  it.each(formats)('as %s keeps the notes on wrong options', async (format) => {
    const { name, bytes } = await exportHomework(site.services, '151', { format });
    const { questions } = await readOne(name, bytes);
    const notesOf = (all: readonly DraftQuestion[]) => all.flatMap(({ notes }) => (notes ? [notes] : []));
    const { keyed } = await readKeyedHomework(site.services, '151');
    expect(notesOf(keyed.questions)).not.toEqual([]);
    expect(notesOf(questions)).toEqual(notesOf(keyed.questions));
  });
});

function differencesOf(before: DraftQuestion, after: DraftQuestion, format: ExportFormat): string[] {
  const type = becomes[format]?.[before.type] ?? before.type;
  const isType = after.type === type || (type === 'text' && after.type === 'number');
  const isAsked = after.question.includes(before.question) || before.question === '';
  const lost = rightAnswers(before)
    .filter((answer) => isWhole(before, answer))
    .map((answer) => (format === 'gift' ? withoutUnit(answer) : answer))
    .filter((answer) => !isWhole(after, renamed(answer, before, after)));
  return [
    ...(isType ? [] : [`${before.type} became ${after.type}`]),
    ...(format === 'gift' || before.marks === after.marks ? [] : [`${before.marks} marks became ${after.marks}`]),
    ...(isAsked ? [] : [`‘${before.question}’ became ‘${after.question}’`]),
    ...lost.map((answer) => `‘${answer}’ is not right any more`),
  ];
}

/** GIFT holds the number of '30 N' alone. */
const withoutUnit = (answer: string) => answer.replace(/^([\d.]+) \p{L}+$/u, '$1');

/** Answers that score all, a whole one each. */
function rightAnswers(question: DraftQuestion): string[] {
  const { type, correctAnswers, slots } = question;
  if (slots || type === 'ordering' || type === 'multiple-response') return [correctAnswers.join('\n')];
  const accepted = acceptedAnswers(question);
  return question.marks > 1 ? [accepted.join('. '), ...accepted] : accepted;
}

/** The same for slots that are called something else. */
function renamed(answer: string, before: DraftQuestion, after: DraftQuestion): string {
  const lines = before.slots?.map(({ id }, index) => {
    const line = answer.split('\n').find((one) => one.startsWith(`${id}:`)) ?? '';
    return `${after.slots?.[index]?.id}:${line.slice(id.length + 1)}`;
  });
  return lines === undefined
    ? after.type === 'matching'
      ? answer
          .split('\n')
          .map((line, index) => `${index + 1}: ${line}`)
          .join('\n')
      : answer
    : lines.join('\n');
}

function isWhole(question: DraftQuestion, value: string): boolean {
  const scheme = draftMarkScheme({ slug: 's', title: 't', questions: [question] });
  const { results } = markAttempt(scheme, { [question.id]: { questionId: question.id, value } });
  return results[0]?.marksAwarded === question.marks;
}
