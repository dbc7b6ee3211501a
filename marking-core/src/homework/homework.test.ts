import { describe, expect, it } from 'vitest';
import { isMarkedQuestion } from '../question-types/type-names.ts';
import { questionOptions } from '../questions/question-options.ts';
import { builtInHomework } from './index.ts';
import { marksFor } from './marks-for.ts';

const totals: Readonly<Record<string, number>> = {
  year7: 13,
  year8: 7,
  year9: 9,
  year10: 15,
  year11: 10,
  'jar-graph': 5,
};

describe('built-in homework', () => {
  it('shows each of the five science cards once', () => {
    expect(builtInHomework.map(({ card }) => card)).toEqual([1, 2, 3, 4, 5, undefined]);
    expect(builtInHomework.map(({ id }) => id)).toEqual([149, 2, 3, 4, 5, 150]);
  });
});

describe.each(builtInHomework.map((homework) => ({ slug: homework.slug, homework })))('$slug', ({ slug, homework }) => {
  const { questions, scheme } = homework;
  const marked = questions.filter(isMarkedQuestion);

  it('has a mark scheme of the same name', () => {
    expect(scheme.slug).toBe(slug);
    expect(scheme.title).toBe(homework.title);
    expect(homework.title).toContain(`Year ${homework.year}`);
  });

  it('marks every question it asks, for the marks it promises, and no other', () => {
    const asked = marked.map(({ id, type, marks }) => ({ id, type, marks }));
    expect(scheme.questions.map(({ id, type, maxMarks }) => ({ id, type, marks: maxMarks }))).toEqual(asked);
    expect(asked.reduce((sum, { marks }) => sum + marks, 0)).toBe(totals[slug]);
  });

  it('offers the options that the mark scheme knows, the right one among them', () => {
    for (const { id, rule } of scheme.questions) {
      const question = questions.find((candidate) => candidate.id === id);
      if (rule?.kind !== 'choice' || question === undefined) continue;
      if (question.type !== 'true-false') expect(questionOptions(question), id).toEqual(rule.options);
      expect(rule.options, id).toEqual(expect.arrayContaining(rule.accept));
    }
  });

  it('gives a study tip for every question, and a text for every picture', () => {
    for (const { id, studyTip, diagramPath, diagramAlt } of questions) {
      expect(studyTip?.length, id).toBeGreaterThan(20);
      expect(typeof diagramAlt, id).toBe(typeof diagramPath);
    }
  });

  it('has a cell for every column in each row of its tables', () => {
    for (const { id, table } of questions) {
      for (const row of table?.rows ?? []) expect(row.length, id).toBe(table?.columns.length);
    }
  });

  it('gives no answer away: neither a tip nor a picture text gets a mark when it is handed in', () => {
    let picture: string | null | undefined;
    for (const { id, type, description, studyTip, diagramAlt } of questions) {
      picture = diagramAlt ?? picture;
      if (type !== 'text') continue;
      const isAboutPicture = /picture|graph/.test(description ?? '');
      for (const text of [studyTip, isAboutPicture ? picture : undefined]) {
        if (text) expect(marksFor(homework, id, text, 'guarded'), `${id}: ${text}`).toBe(0);
      }
    }
  });

  it('gives full marks for what it accepts, under both policies, and none when it is denied', () => {
    for (const { id, maxMarks, rule } of scheme.questions) {
      if (rule === undefined || !('accept' in rule)) continue;
      for (const accepted of rule.accept) {
        expect(marksFor(homework, id, accepted, 'guarded'), `${id}: ${accepted}`).toBe(maxMarks);
        expect(marksFor(homework, id, accepted, 'published'), `${id}: ${accepted}`).toBe(maxMarks);
        expect(marksFor(homework, id, `not ${accepted}`, 'guarded'), `${id}: not ${accepted}`).toBe(0);
      }
    }
  });
});
