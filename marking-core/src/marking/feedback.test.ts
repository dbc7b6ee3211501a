import { describe, expect, it } from 'vitest';
import type { Policy } from '../answers/marking.ts';
import { year8, year9, year10 } from '../index.ts';
import type { MarkScheme } from '../scheme/mark-scheme.ts';
import { markAttempt } from './mark-attempt.ts';

const gases: MarkScheme = {
  schemaVersion: 1,
  slug: 'gases',
  title: 'Gases',
  profile: 'year10',
  gradeScale: 'science',
  questions: [
    {
      id: 'q1',
      type: 'text',
      maxMarks: 1,
      rule: {
        kind: 'count',
        items: ['nitrogen', 'oxygen', 'argon'].map((name) => ({ name, accept: [name] })),
        bands: [{ atLeast: 2, marks: 1 }],
        asked: 2,
        wrong: ['helium', 'neon'],
      },
    },
    {
      id: 'q2',
      type: 'text',
      maxMarks: 1,
      rule: {
        kind: 'keyword-groups',
        max: 1,
        groups: [{ name: 'it keeps warm', accept: ['warm'] }],
        reject: ['dies'],
      },
    },
  ],
};

function feedback(scheme: MarkScheme, questionId: string, value: string, policy: Policy = 'guarded') {
  const { results } = markAttempt(scheme, { [questionId]: { questionId, value } }, { policy });
  return results.find((result) => result.questionId === questionId);
}

describe('the feedback of an answer that is partly right and gets no mark', () => {
  it.each<[label: string, scheme: MarkScheme, id: string, answer: string, says: string]>([
    [
      'one of four bases',
      year10.scheme,
      'q1b',
      'adenine',
      'No mark yet. Right so far: adenine. Still missing: thymine, cytosine, guanine.',
    ],
    [
      'one of two gases',
      year9.scheme,
      'q2bii',
      'oxygen',
      'No mark yet. Right so far: oxygen. Still missing: carbon dioxide.',
    ],
    [
      'the one by its label',
      year9.scheme,
      'q2bii',
      'R is carbon dioxide',
      'No mark yet. Right so far: carbon dioxide. Still missing: oxygen.',
    ],
    [
      'the one beside a wrong one',
      year9.scheme,
      'q2bii',
      'oxygen and nitrogen',
      'No mark yet. Right so far: oxygen. Something wrong beside it takes the mark away. Still missing: carbon dioxide.',
    ],
    [
      'one of any two',
      gases,
      'q1',
      'argon',
      'No mark yet. Right so far: argon. Still missing: 1 more of nitrogen, oxygen.',
    ],
    [
      'an idea with something that is rejected',
      gases,
      'q2',
      'it keeps warm and dies',
      'No mark yet. Right so far: it keeps warm. Something wrong beside it takes the mark away.',
    ],
  ])('names what is right and what is missing: %s', (_label, scheme, id, answer, says) => {
    expect(feedback(scheme, id, answer)).toMatchObject({ marksAwarded: 0, feedback: says });
  });

  it('does not call the gas of the other label right', () => {
    expect(feedback(year9.scheme, 'q2bii', 'Q is carbon dioxide')?.feedback).toMatch(
      /^Incorrect\. The correct answer is/,
    );
  });

  it('never says of what is right that it is not accepted, for any base', () => {
    for (const base of ['adenine', 'thymine', 'cytosine', 'guanine', 'A', 'T', 'C', 'G']) {
      expect(feedback(year10.scheme, 'q1b', base)?.feedback, base).not.toMatch(/not accepted/);
    }
  });
});

describe('the catalogue’s text of a wrong answer', () => {
  it('names one accepted answer as one', () => {
    expect(feedback(year8.scheme, 'q1b', 'refracts')?.feedback).toBe(
      'Your answer "refracts" is not accepted. Expected: reflects',
    );
  });

  it('stands to the letter under published', () => {
    expect(feedback(year8.scheme, 'q1b', 'bounces off again', 'published')?.feedback).toBe(
      'Your answer "bounces off again" is not accepted. Expected one of: reflects',
    );
    expect(feedback(year10.scheme, 'q1b', 'uracil', 'published')?.feedback).toBe(
      'Your answer "uracil" is not accepted. Expected one of: adenine, thymine, cytosine, guanine',
    );
  });
});

describe('what is noted of a wrong option', () => {
  const current: MarkScheme = {
    ...gases,
    questions: [
      {
        id: 'q1',
        type: 'multiple-choice',
        maxMarks: 1,
        rule: { kind: 'choice', options: ['the same', 'less', 'none'], accept: ['the same'] },
        feedback: { notes: { less: 'Thinks that current is used up.' } },
      },
      {
        id: 'q2',
        type: 'multiple-response',
        maxMarks: 2,
        rule: { kind: 'selection', options: ['copper', 'iron', 'neon'], accept: ['copper', 'iron'], partMarks: 'each' },
        feedback: { notes: { neon: 'Neon is a gas.' } },
      },
    ],
  };
  it.each<[id: string, value: string, policy: Policy, said: RegExp, why: string]>([
    ['q1', 'less', 'guarded', /^Incorrect.*\nThinks that current is used up\.$/, 'behind the feedback'],
    ['q1', 'none', 'guarded', /^Incorrect[^\n]*$/, 'nothing of another option'],
    ['q1', 'the same', 'guarded', /^Correct!$/, 'nothing of the right one'],
    ['q1', 'less', 'published', /^Incorrect[^\n]*$/, 'nothing in the texts of the specification'],
    ['q2', 'copper\nneon', 'guarded', /^1 of 2 right.*\nNeon is a gas\.$/, 'of one among several'],
  ])('%s, %j under %s: %s', (id, value, policy, said) => {
    expect(feedback(current, id, value, policy)?.feedback).toMatch(said);
  });
});
