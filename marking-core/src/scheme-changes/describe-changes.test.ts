import { describe, expect, it } from 'vitest';
import { builtInHomework, year7, year8, year9, year10 } from '../homework/index.ts';
import { ruleSchema } from '../rules/rule-schema.ts';
import type { MarkedQuestion, MarkScheme } from '../scheme/mark-scheme.ts';
import { describeChanges, questionName } from './describe-changes.ts';
import { fieldTexts, kindTexts } from './field-texts.ts';

/** A scheme with one question changed. */
function edited(scheme: MarkScheme, id: string, edit: (question: MarkedQuestion) => void): MarkScheme {
  const copy = structuredClone(scheme);
  const question = copy.questions.find((one) => one.id === id);
  if (question === undefined) throw new Error(`There is no ${id}`);
  edit(question);
  return copy;
}

const rule = (question: MarkedQuestion) => question.rule as unknown as Record<string, never[]>;
const texts = (before: MarkScheme, after: MarkScheme) => describeChanges(before, after).map(({ text }) => text);

const cases: [
  label: string,
  scheme: MarkScheme,
  id: string,
  edit: (question: MarkedQuestion) => void,
  texts: string[],
][] = [
  [
    'an allowed phrase',
    year8.scheme,
    'q1b',
    (question) => rule(question).allow?.push('springs back' as never),
    ['Question 1b now also allows ‘springs back’.'],
  ],
  [
    'several phrases, and one that goes',
    year8.scheme,
    'q1b',
    (question) => rule(question).allow?.splice(6, 1, 'a' as never, 'b' as never, 'c' as never),
    ['Question 1b now also allows ‘a’, ‘b’ and ‘c’.', 'Question 1b no longer allows ‘reflexion’.'],
  ],
  [
    'another number',
    year8.scheme,
    'q1ai',
    (question) => Object.assign(rule(question), { value: 4, accept: ['4 waves'] }),
    [
      'Question 1ai now asks for the number 4 (was 3).',
      'Question 1ai now also accepts ‘4 waves’.',
      'Question 1ai no longer accepts ‘3 waves’.',
    ],
  ],
  [
    'a unit',
    year8.scheme,
    'q1aii',
    (question) => Object.assign((rule(question).unit ?? {}) as object, { required: true }),
    ['Question 1aii now says whether the unit is needed: yes.'],
  ],
  [
    'the right option',
    year8.scheme,
    'q1aiii',
    (question) => Object.assign(rule(question), { accept: ['watt'] }),
    ['Question 1aiii now also accepts ‘watt’.', 'Question 1aiii no longer accepts ‘hertz’.'],
  ],
  [
    'marks',
    year8.scheme,
    'q1b',
    (question) => Object.assign(question, { maxMarks: 2 }),
    ['Question 1b is now worth 2 marks (was 1).'],
  ],
  [
    'words of one idea of several',
    year10.scheme,
    'q2b',
    (question) => (rule(question).groups![0] as unknown as { accept: string[] }).accept.push('a stretch of DNA'),
    [expect.stringMatching(/^Question 2b, for ‘.+’, now also accepts ‘a stretch of DNA’\.$/) as unknown as string],
  ],
  [
    'an idea that goes, by its name alone',
    year10.scheme,
    'q2b',
    (question) => rule(question).groups?.pop(),
    [expect.stringMatching(/^Question 2b no longer gives credit for the idea ‘[^,]+’\.$/) as unknown as string],
  ],
  [
    'bands',
    year10.scheme,
    'q1b',
    (question) =>
      Object.assign(rule(question), {
        bands: [
          { atLeast: 3, marks: 1 },
          { atLeast: 4, marks: 2 },
        ],
      }),
    ['Question 1b now gives 1 mark for 3 or more right.', 'Question 1b no longer gives 1 mark for 2 or more right.'],
  ],
  [
    'a reason on one side',
    year7.scheme,
    'q2c1',
    (question) =>
      (rule(question).sides as unknown as { yes: { accept: string[] } }).yes.accept.push('they used the same match'),
    ['Question 2c1, for ‘yes’, now also accepts ‘they used the same match’.'],
  ],
  [
    'true and false as words of the scheme',
    year7.scheme,
    'q2d3',
    (question) => Object.assign(rule(question), { accept: ['true'] }),
    ['Question 2d3 now also accepts ‘true’.', 'Question 2d3 no longer accepts ‘cannot_tell’.'],
  ],
  [
    'a phrase that looks like something of ours, or like a pattern',
    year8.scheme,
    'q1b',
    (question) => rule(question).allow?.push('(back) 5' as never, '$& 12' as never),
    ['Question 1b now also allows ‘(back) 5’ and ‘$& 12’.'],
  ],
  [
    'the order that is asked for',
    year9.scheme,
    'q1aii',
    (question) => rule(question).items?.reverse(),
    ['Question 1aii now asks for this order: ‘copper’, ‘iron’, ‘zinc’, ‘magnesium’.'],
  ],
  [
    'another order where none is asked for',
    year8.scheme,
    'q1b',
    (question) => rule(question).allow?.reverse(),
    ['Question 1b has the same in another order.'],
  ],
  [
    'the kind of rule',
    year8.scheme,
    'q1b',
    (question) => Object.assign(question, { rule: { kind: 'number', value: 1, accept: ['reflects'] } }),
    expect.arrayContaining(['Question 1b is now marked for a number (was one thing in words).']) as unknown as string[],
  ],
  [
    'feedback',
    year8.scheme,
    'q1b',
    (question) => Object.assign(question, { feedback: { correct: 'Well done' } }),
    ['Question 1b has other feedback.'],
  ],
  [
    'that there are other answers',
    year8.scheme,
    'q1b',
    (question) => Object.assign(question, { open: true }),
    ['Question 1b now has answers that its key does not list.'],
  ],
];

describe('the changes between two versions', () => {
  it.each(cases)('name %s', (_label, scheme, id, edit, expected) => {
    expect(texts(scheme, edited(scheme, id, edit))).toEqual(expected);
  });

  it('name questions that come and go, and what concerns all of them', () => {
    const [first, ...others] = year8.scheme.questions;
    const synonyms = { hertz: ['Hz'] };
    const fewer: MarkScheme = { ...year8.scheme, questions: others, synonyms, gradeScale: 'childcare' };
    expect(texts(year8.scheme, fewer)).toEqual([
      `${questionName(first!.id)} is no longer marked.`,
      'In all questions, ‘Hz’ now also means ‘hertz’.',
      'Grades are now those of ‘childcare’ (were ‘science’).',
    ]);
    expect(texts(fewer, year8.scheme)[0]).toBe('Question 1ai is new: 1 mark, marked for a number.');
    const [named] = describeChanges(fewer, year8.scheme, new Map([['q1ai', 'Q1 (a)(i)']]));
    expect(named?.text).toBe('Question 1 (a)(i) is new: 1 mark, marked for a number.');
  });

  it.each(builtInHomework)('are none between $slug and itself, however its keys are ordered', ({ scheme }) => {
    const reversed = JSON.parse(JSON.stringify(scheme), (_key, value) =>
      typeof value === 'object' && value !== null && !Array.isArray(value)
        ? Object.fromEntries(Object.entries(value).reverse())
        : value,
    );
    expect(describeChanges(scheme, reversed)).toEqual([]);
    expect(describeChanges(scheme, { ...scheme, near: 'other' })).toEqual([]);
  });
});

describe('every kind of rule', () => {
  const shapes = ruleSchema.def.options.map(({ shape }) => shape as Record<string, { def: { type: string } }>);
  it('has words for what it gives its marks for', () => {
    const kinds = shapes.flatMap((shape) => (shape.kind as unknown as { def: { values: string[] } }).def.values);
    expect(kinds.filter((kind) => kindTexts[kind] === undefined)).toEqual([]);
  });
  it('has words for each of its fields', () => {
    const fields = new Set(shapes.flatMap((shape) => Object.keys(shape)));
    for (const container of ['kind', 'unit', 'sides']) fields.delete(container);
    expect([...fields].filter((field) => fieldTexts[field] === undefined)).toEqual([]);
  });
});
