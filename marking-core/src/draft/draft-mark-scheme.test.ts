import { describe, expect, it } from 'vitest';
import { markAttempt } from '../marking/mark-attempt.ts';
import { draftMarkScheme } from './draft-mark-scheme.ts';
import type { KeyedQuestion } from './keyed-question.ts';

const base = { id: 'q1', type: 'text', question: 'What happens?', marks: 1 } as const;

const cases: readonly (readonly [Partial<KeyedQuestion>, string, number, string])[] = [
  [
    { type: 'multiple-choice', options: ['iron', 'tin'], correctAnswers: ['iron'] },
    'iron',
    1,
    'the option as it stands',
  ],
  [{ type: 'multiple_choice', options: '["iron","tin"]', correctAnswers: ['B'] }, 'tin', 1, 'a letter names an option'],
  [{ type: 'multiple-choice', options: ['iron', 'tin'], correctAnswers: ['b)'] }, 'iron', 0, 'the other option'],
  [
    { type: 'multiple-choice', options: ['A - Liver', 'B - Lung'], correctAnswers: ['B'] },
    'B - Lung',
    1,
    'own letters',
  ],
  [{ type: 'true-false', correctAnswers: ['True'] }, 'true', 1, 'as the page sends it'],
  [{ type: 'true-false', correctAnswers: ['can’t tell'] }, 'cannot_tell', 1, 'as the page sends it'],
  [{ type: 'true-false', correctAnswers: ['F'] }, 'true', 0, 'the other'],
  [{ correctAnswers: ['50 seconds', '50 s'] }, '50', 1, 'a number'],
  [{ correctAnswers: ['50 seconds'] }, '50 minutes', 0, 'another unit'],
  [{ correctAnswers: ['3.14'], tolerance: 0.01 }, '3.15', 1, 'within the tolerance'],
  [{ correctAnswers: ['3.14'], tolerance: 0.01 }, '3.16', 0, 'beyond the tolerance'],
  [{ correctAnswers: ['9.8 N'], tolerance: 0.2 }, '10 N', 1, 'within the tolerance, with its unit'],
  [{ correctAnswers: ['pH 8'] }, 'eight', 1, 'a number in words'],
  [
    { marks: 2, correctAnswers: ['9.8 N (1 mark for value, 1 mark for unit)'] },
    '9.8',
    1,
    'the mark of the value, where the key names its parts',
  ],
  [{ marks: 2, correctAnswers: ['9.8 N (1 mark for value, 1 mark for unit)'] }, '9.8 N', 2, 'the marks of both'],
  [{ correctAnswers: ['-5 °C'] }, '5 °C', 0, 'the sign counts'],
  [{ correctAnswers: ['stopwatch / clock'] }, 'a clock', 1, 'one of two'],
  [{ correctAnswers: ['goggles or hairband'] }, 'hairband', 1, 'one of two'],
  [{ correctAnswers: ['carbon dioxide (CO2)'] }, 'CO₂', 1, 'the formula in brackets'],
  [{ correctAnswers: ['(filter) funnel'] }, 'funnel', 1, 'a word in brackets need not be said'],
  [{ correctAnswers: ['(filter) funnel'] }, 'filter funnel', 1, 'a word in brackets may be said'],
  [{ correctAnswers: ['big(ger) surface area'] }, 'bigger surface area', 1, 'an ending in brackets'],
  [{ correctAnswers: ['Henry VIII (1491–1547)'] }, 'Henry VIII', 1, 'years in brackets'],
  [{ correctAnswers: ['3(x + 2)'] }, '3(x+2)', 1, 'an expression without spaces'],
  [{ correctAnswers: ['3(x + 2)'] }, '3', 0, 'brackets that belong to what they touch'],
  [{ correctAnswers: ['Al(NO3)3'] }, 'NO3', 0, 'brackets of a formula'],
  [{ correctAnswers: ['12 (m/s)'] }, '12 m/s', 1, 'a unit of two in brackets'],
  [{ correctAnswers: ['12 m/s'] }, '12 metres per second', 1, 'a unit of two in words'],
  [{ correctAnswers: ['12 m/s'] }, '12 m', 0, 'half of a unit'],
  [{ correctAnswers: ['0.6 g/cm³'] }, '0.6', 1, 'a number whose unit is of two'],
  [{ correctAnswers: ['reflects'] }, 'relfects', 1, 'a slip'],
  [{ correctAnswers: ['reflects'] }, 'does not reflect', 0, 'denied'],
  [
    { question: 'Does it melt or freeze?', correctAnswers: ['melts'] },
    'melts and freezes',
    0,
    'a right and a wrong one',
  ],
  [{ question: 'Name two gases.', correctAnswers: ['oxygen', 'nitrogen'], marks: 2 }, 'oxygen', 1, 'one of two'],
  [{ question: 'Name two gases.', correctAnswers: ['oxygen and argon'], marks: 2 }, 'argon, oxygen', 2, 'a list'],
  [
    { question: 'Name two gases.', correctAnswers: ['oxygen', 'nitrogen'], marks: 2 },
    'oxygen, helium and nitrogen',
    1,
    'one more than was asked cancels one',
  ],
  [
    { question: 'Name two gases.', correctAnswers: ['oxygen', 'nitrogen'], marks: 2 },
    'oxygen and nitrogen because both are in the air, dust and smoke',
    2,
    'other things in a reason',
  ],
  [{ question: 'Put them in order.', correctAnswers: ['egg, larva, pupa'] }, 'larva, egg, pupa', 0, 'order counts'],
  [{ correctAnswers: [] }, 'anything', 0, 'no accepted answer'],
  [{ type: 'combined', correctAnswers: ['Yes, same volume'] }, 'yes', 0, 'no reason'],
  [{ type: 'graph-plotting', correctAnswers: ['(1,2)', '(2,4)'], marks: 2 }, '(2,4)', 1, 'one of two points'],
];

describe('draftMarkScheme', () => {
  it.each(cases)('%o: %s gets %i (%s)', (given, value, marks) => {
    const question = { ...base, correctAnswers: [], ...given };
    const scheme = draftMarkScheme({ slug: 's', title: 't', questions: [question] });
    expect(markAttempt(scheme, { q1: { questionId: 'q1', value } }).totalMarks).toBe(marks);
  });

  it('takes points without the words that they have in brackets', () => {
    const markingPoints = [['oxygen (gas)'], ['iron(II) oxide']].map((answers) => ({ answers, marks: 1 }));
    const correctAnswers = markingPoints.flatMap(({ answers }) => answers);
    const question = { ...base, marks: 2, correctAnswers, markingPoints };
    const [marked] = draftMarkScheme({ slug: 's', title: 't', questions: [question] }).questions;
    expect(marked?.rule).toMatchObject({
      points: [{ accept: ['oxygen (gas)', 'oxygen gas', 'oxygen'] }, { accept: ['iron(II) oxide'] }],
    });
  });
});
