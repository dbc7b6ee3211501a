import { describe, expect, it } from 'vitest';
import { builtInHomework, childcare, year7, year8, year10 } from '../homework/index.ts';
import { isMarkedQuestion } from '../question-types/type-names.ts';
import type { MarkScheme } from '../scheme/mark-scheme.ts';
import { reviewScheme } from './review-scheme.ts';

// biome-ignore lint/suspicious/noExplicitAny: a case breaks a scheme in any way
type Breakable = any;

const broken = (scheme: MarkScheme, id: string, change: (question: Breakable) => void): MarkScheme => {
  const copy = structuredClone(scheme);
  change(copy.questions.find((question) => question.id === id));
  return copy;
};

const cases: [label: string, scheme: MarkScheme, path: string, message: RegExp][] = [
  ['an id used twice', broken(year8.scheme, 'q1b', (q) => (q.id = 'q1ai')), 'questions.3.id', /earlier question/],
  ['an unknown type', broken(year8.scheme, 'q1b', (q) => (q.type = 'essay')), 'questions.3.type', /no question type/],
  [
    'every option right',
    broken(year8.scheme, 'q1aiii', (q) => (q.rule.accept = q.rule.options)),
    'questions.2.rule',
    /no answer is wrong/,
  ],
  [
    'one reason for yes and no',
    broken(year7.scheme, 'q2c1', (q) => q.rule.sides.no.accept.push(q.rule.sides.yes.accept[0])),
    'questions.8.rule',
    /with yes and with no/,
  ],
  [
    'marks for nothing',
    broken(year10.scheme, 'q1b', (q) => q.rule.bands.push({ atLeast: 0, marks: 1 })),
    'questions.1.rule',
    /refuses nothing/,
  ],
  ['no rule', broken(year8.scheme, 'q1b', (q) => delete q.rule), 'questions.3', /no rule/],
  [
    'more than all marks',
    broken(year8.scheme, 'q1b', (q) => (q.correctFrom = 2)),
    'questions.3.correctFrom',
    /more than/,
  ],
  [
    'an unknown right option',
    broken(year8.scheme, 'q1aiii', (q) => (q.rule.accept = ['Hertz'])),
    'questions.2.rule.accept.0',
    /none of the options/,
  ],
  [
    'a phrase that is right and wrong',
    broken(year8.scheme, 'q1b', (q) => (q.rule.reject = ['Reflects'])),
    'questions.3.rule.reject.0',
    /accepted as well/,
  ],
  [
    'the same on one side of a combined rule',
    broken(year7.scheme, 'q2c1', (q) => (q.rule.sides.yes.reject = [q.rule.sides.yes.accept[0]])),
    'questions.8.rule.sides.yes.reject.0',
    /accepted as well/,
  ],
  [
    'an answer of which one little word is heard',
    broken(year8.scheme, 'q1b', (q) => (q.rule.allow = ['what you are made of'])),
    'questions.3.rule.allow.0',
    /only ‘made’ is heard/,
  ],
  [
    'two answers in one',
    broken(year8.scheme, 'q1b', (q) => (q.rule.accept = ['reflects/bounces'])),
    'questions.3.rule.accept.0',
    /only as it stands.*write each by itself/,
  ],
  ...(
    [
      ['a bracket that is never closed', 'bounces (back', /brackets .* do not match/],
      ['a bracket that is never opened', 'bounces) back', /brackets .* do not match/],
      ['wording without a word', '(bounces)', /Nothing can meet/],
      ['signs alone', '/', /Nothing can meet/],
      ['any word', 'bounces *', /Any word meets/],
    ] as const
  ).map(([label, text, message]): (typeof cases)[number] => [
    label,
    broken(year8.scheme, 'q1b', (q) => (q.rule.others = ['bends', text])),
    'questions.3.rule.others.1',
    message,
  ]),
  [
    'marks that no answer can get',
    broken(year10.scheme, 'q2b', (q) => (q.rule.groups = q.rule.groups.slice(0, 1))),
    'questions.3.rule.groups',
    /No answer can get all 2 marks/,
  ],
  [
    'a band of too many marks',
    broken(year10.scheme, 'q1b', (q) => (q.rule.bands[0].marks = 5)),
    'questions.1.rule.bands.0.marks',
    /more than/,
  ],
  [
    'nothing accepted',
    broken(year8.scheme, 'q1b', (q) => (q.rule = { kind: 'phrases', accept: [] })),
    'questions.3.rule.accept',
    /no answer scores/,
  ],
  ['no questions', { ...year8.scheme, questions: [] }, 'questions', /no questions/],
];

describe('a look at a mark scheme', () => {
  it.each(cases)('finds %s', (_label, scheme, path, message) => {
    const finding = reviewScheme(scheme).find((one) => one.path.join('.') === path);
    expect(finding?.message).toMatch(message);
  });

  it.each([...builtInHomework, childcare])('finds nothing in $slug', ({ scheme, questions }) => {
    const shown = questions.filter(isMarkedQuestion).map(({ id }) => id);
    expect(reviewScheme(scheme, shown)).toEqual([]);
  });

  it('compares the questions with those of the homework', () => {
    const shown = year8.questions.map(({ id }) => id);
    const [first, ...others] = year8.scheme.questions;
    const messages = (scheme: MarkScheme) =>
      reviewScheme(scheme, shown).map(({ level, message }) => `${level}: ${message}`);
    expect(messages(year7.scheme)).toEqual([expect.stringMatching(/^error: None of its questions/)]);
    expect(messages({ ...year8.scheme, questions: others })).toEqual([
      expect.stringMatching(new RegExp(`^warning: The homework’s question ‘${first?.id}’ is missing`)),
    ]);
    const more = { ...year8.scheme, questions: [...year8.scheme.questions, { ...first!, id: 'q9' }] };
    expect(messages(more)).toEqual(['warning: The homework has no question ‘q9’.']);
  });
});
