import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { markAttempt } from '../../marking/mark-attempt.ts';
import { questionOptions } from '../../questions/question-options.ts';
import { marksFor } from '../marks-for.ts';
import { childcareAssignments, findChildcareAssignment } from './assignments.ts';
import { childcare } from './index.ts';
import { vocationalCards } from './vocational-cards.ts';

/** The ids of the spec (part 2, section 3). */
const specified =
  'q1a q1b1 q1b2 q1b3 q1c1 q1c2 q1d q2a q2b1 q2b2 q2b3 q2c1 q2c2 q2d q3a1 q3a2 q3b q3c q4a1 q4a2 q4b1 q4b2 q4c1 q4c2 q4d q5 q6';
const radio = ['q1b1', 'q1b2', 'q1b3', 'q2b1', 'q2b2', 'q2b3'];

const { questions, scheme, caseStudies = [] } = childcare;
const typed = questions.filter(({ type }) => type === 'text');

describe('the childcare assessment', () => {
  it('has the 27 parts of the spec in order, in the page, the mark scheme and the case studies', () => {
    const ids = specified.split(' ');
    expect(ids).toHaveLength(27);
    expect(questions.map(({ id }) => id)).toEqual(ids);
    expect(scheme.questions.map(({ id }) => id)).toEqual(ids);
    expect(caseStudies.flatMap(({ parts }) => parts)).toEqual(ids);
  });

  it('promises and gives 32 marks, part by part', () => {
    expect(scheme.questions.map(({ maxMarks }) => maxMarks)).toEqual(questions.map(({ marks }) => marks));
    expect(questions.reduce((sum, { marks }) => sum + marks, 0)).toBe(32);
  });

  it('asks for one of several options in the six radio parts, and for typed text elsewhere', () => {
    for (const { id, type } of questions) expect(type, id).toBe(radio.includes(id) ? 'multiple-choice' : 'text');
    for (const { id, rule } of scheme.questions) {
      if (rule?.kind !== 'choice') continue;
      const question = questions.find((candidate) => candidate.id === id);
      expect(questionOptions(question ?? {}), id).toEqual(rule.options);
      expect(rule.options, id).toEqual(expect.arrayContaining(rule.accept));
      for (const option of rule.options) {
        expect(marksFor(childcare, id, option, 'guarded'), `${id}: ${option}`).toBe(rule.accept[0] === option ? 1 : 0);
      }
    }
  });

  it('gives a study tip, a model answer and lines to write on, and says how longer answers can be improved', () => {
    for (const { id, studyTip } of questions) expect(studyTip?.length, id).toBeGreaterThan(20);
    for (const { id, maxMarks, expected, feedback } of scheme.questions) {
      expect(expected, id).toHaveLength(1);
      expect(feedback !== undefined && 'partly' in feedback, id).toBe(maxMarks > 1);
    }
    for (const question of typed) expect('lines' in question, question.id).toBe(true);
  });

  it('gives full marks for the model answers, and the whole paper is a Distinction', () => {
    const answers = Object.fromEntries(
      scheme.questions.map(({ id, expected = [] }) => [id, { questionId: id, value: expected.join(' ') }]),
    );
    const { results, totalMarks, grade } = markAttempt(scheme, answers);
    for (const { questionId, marksAwarded, maxMarks } of results) expect(marksAwarded, questionId).toBe(maxMarks);
    expect(totalMarks).toBe(32);
    expect(grade).toBe('Distinction');
  });

  it.each([
    [25, 'Distinction'],
    [24, 'Merit'],
    [15, 'Pass'],
    [10, 'Near Pass'],
    [9, 'U'],
  ])('grades %i marks out of 32 as %s', (marks, grade) => {
    const answers: Record<string, { questionId: string; value: string }> = {};
    let left = marks;
    for (const { id, maxMarks, expected = [] } of scheme.questions) {
      if (maxMarks > left) continue;
      answers[id] = { questionId: id, value: expected.join(' ') };
      left -= maxMarks;
    }
    expect(markAttempt(scheme, answers)).toMatchObject({ totalMarks: marks, grade });
  });

  it('gives no answer away: neither a tip nor the question itself gets a mark when it is handed in', () => {
    for (const { id, question, studyTip } of typed) {
      for (const text of [question, studyTip ?? '']) {
        expect(marksFor(childcare, id, text, 'guarded'), `${id}: ${text}`).toBe(0);
      }
    }
  });

  it('names each child with an age in its case study', () => {
    for (const { title, child, text } of caseStudies) {
      expect(title).toContain(`${child.name}, ${child.age}`);
      expect(text[0]).toMatch(new RegExp(`^${child.name} is ${child.age} old`));
    }
  });
});

describe('the childcare assignments', () => {
  it('are the four of the spec, each with a card of its own', () => {
    expect(childcareAssignments.map(({ value, marks, minutes }) => [value, marks, minutes])).toEqual([
      ['unit1-exam', 90, 105],
      ['section-b-homework', 45, 45],
      ['unit2-homework', 60, 60],
      ['language-skills-homework', 30, 30],
    ]);
    expect(vocationalCards.map(({ assignment, marks }) => [assignment, marks])).toEqual(
      childcareAssignments.map(({ value, marks }) => [value, marks]),
    );
    expect(vocationalCards.map(({ title, kind, time }) => [title, kind, time])).toEqual([
      ["Unit 1 Children's Development", 'Exam assessment', '1h 45m'],
      ['Section B Communication & Language', 'Homework', '45m'],
      ['Unit 2 Promoting Development', 'Homework', '1h'],
      ['Language Skills Development', 'Homework', '30m'],
    ]);
  });

  it('are found by their value only', () => {
    expect(findChildcareAssignment('unit2-homework')?.marks).toBe(60);
    expect(findChildcareAssignment('unit3-homework')).toBeUndefined();
  });
});

describe('the recorded childcare answers', () => {
  const [header, ...rows] = readCsv(
    readFileSync(new URL('../../../../fixtures/marked-answers/childcare.csv', import.meta.url), 'utf8'),
  );

  it('come with marks for every typed part, at least 5 of each', () => {
    expect(header).toEqual(['questionId', 'value', 'marks', 'why']);
    for (const { id } of typed)
      expect(rows.filter(([question]) => question === id).length, id).toBeGreaterThanOrEqual(5);
  });

  it.each(rows)('%s "%s" gets %s: %s', (id, value, marks) => {
    expect(marksFor(childcare, id ?? '', value ?? '', 'guarded')).toBe(Number(marks));
  });
});

/** Rows of a CSV whose quoted fields may hold commas and doubled quotes, but no new lines. */
function readCsv(text: string): string[][] {
  return text
    .trim()
    .split('\n')
    .map((line) => [...line.matchAll(/(?:^|,)(?:"((?:[^"]|"")*)"|([^,]*))/g)].map(unquoted));
}

function unquoted([, quoted, plain]: RegExpMatchArray): string {
  return quoted === undefined ? (plain ?? '') : quoted.replaceAll('""', '"');
}
