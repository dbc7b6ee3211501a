import { describe, expect, it, test } from 'vitest';
import { draftMarkScheme } from '../draft/draft-mark-scheme.ts';
import { markAttempt } from '../marking/mark-attempt.ts';
import { doubtfulBelow, sureFrom } from '../results/certainty.ts';
import type { MarkScheme } from '../scheme/mark-scheme.ts';
import { certaintyBy } from './curve.ts';

const listed: MarkScheme = {
  schemaVersion: 1,
  slug: 'own',
  title: 'Own',
  profile: 'year8',
  gradeScale: 'science',
  questions: [
    {
      id: 'q',
      type: 'text',
      maxMarks: 1,
      rule: {
        kind: 'phrases',
        accept: ['stopwatch', 'clock', 'timer', 'phone', 'watch'],
        allow: ['measures time', 'light gates', 'data logger', 'stop clock', 'chronometer'],
        reject: ['ruler'],
      },
    },
    {
      id: 'picked',
      type: 'multiple-choice',
      maxMarks: 1,
      rule: { kind: 'choice', options: ['a clock', 'a ruler'], accept: ['a clock'] },
    },
    { id: 'none', type: 'text', maxMarks: 1 },
  ],
};

/** As a teacher's key makes it. */
function keyed(question: string, ...correctAnswers: string[]): MarkScheme {
  const questions = [{ id: 'q', type: 'text', question, marks: 1, correctAnswers }];
  return draftMarkScheme({ slug: 'own', title: 'Own', questions });
}

function mark(scheme: MarkScheme, value: string, questionId = 'q') {
  const { results } = markAttempt(scheme, { [questionId]: { questionId, value } });
  const found = results.find((one) => one.questionId === questionId);
  if (found === undefined) throw new Error(`no result of ${questionId}`);
  return found;
}

describe('how sure a mark is', () => {
  const shakespeare = keyed('Who wrote Macbeth?', 'William Shakespeare');

  it('is never so of a refusal by a key that says there are other answers', () => {
    const refused = (key: string) => mark(keyed('Name a tool for cutting paper.', key), 'a spoon').confidence;
    expect(refused('scissors')).toBeGreaterThan(doubtfulBelow);
    expect(refused('scissors or any other valid answer')).toBeLessThan(doubtfulBelow);
  });

  test.each([
    ['the accepted wording', shakespeare, 'William Shakespeare', 'q'],
    ['the same, as pupils type it', shakespeare, ' william shakespeare. ', 'q'],
    ['one of several', listed, 'a clock', 'picked'],
    ['what is picked and wrong', listed, 'a ruler', 'picked'],
    ['an answer where no rule could give a mark', listed, 'anything', 'none'],
  ])('is certain for %s', (_why, scheme, answer, questionId) => {
    expect(mark(scheme, answer, questionId).confidence).toBe(1);
  });

  test.each([
    ['a clock', 1],
    ['clocks', 1],
    ['you use a clock', 1],
    ['a ruler', 0],
  ])('is sure of “%s” where many wordings are listed', (answer, marks) => {
    const { marksAwarded, confidence } = mark(listed, answer);
    expect(marksAwarded).toBe(marks);
    expect(confidence).toBeGreaterThanOrEqual(sureFrom);
  });

  test.each([
    ['half of the key', shakespeare, 'Shakespeare'],
    [
      'another form of half of the key',
      keyed('What is the economic system of the USA?', 'capitalist economy'),
      'capitalism',
    ],
    ['other words', keyed('What happens to the volume?', 'increases'), 'it gets more and more'],
  ])('is never sure of a refusal by a key of one wording: %s', (_why, scheme, answer) => {
    const { marksAwarded, confidence } = mark(scheme, answer);
    if (marksAwarded === 0) expect(confidence).toBeLessThan(sureFrom);
  });

  it('is no greater, the more words of an accepted answer the scheme does not know', () => {
    const more = [
      'a clock',
      'a clock with hands',
      'a clock with hands and bells',
      'a clock with hands, bells, wheels, springs',
    ];
    const sure = more.map((answer) => mark(listed, answer).confidence);
    expect([...sure].sort((a, b) => b - a)).toEqual(sure);
    expect(sure.at(-1)).toBeLessThan(sure[0] ?? 0);
  });

  it('does not hang on what was judged elsewhere, where the answer is the key', () => {
    const judged = ['paralell play', 'play', 'parallel'].map((answer) => ({ answer, marks: 0 }));
    const scheme = keyed('What is playing beside others called?', 'parallel play');
    const taught = { ...scheme, questions: scheme.questions.map((one) => ({ ...one, judged })) };
    expect(mark(taught, 'Parallel play')).toMatchObject({ marksAwarded: 1, confidence: 1 });
  });
});

test.each([
  [-9, 0.2, 'level before the first point'],
  [-1, 0.2, 'at a point'],
  [0, 0.5, 'between two'],
  [1, 0.8, 'at the last'],
  [9, 0.8, 'level behind it'],
])('a curve at %d gives %d: %s', (sum, confidence) => {
  const curve = [
    [-1, 0.2],
    [1, 0.8],
  ];
  expect(certaintyBy(curve, sum)).toBeCloseTo(confidence);
});
