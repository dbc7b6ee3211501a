import { describe, expect, it } from 'vitest';
import { describeKey } from './describe-key.ts';
import type { KeyedQuestion } from './keyed-question.ts';

const base = { id: 'q1', type: 'text', question: 'What is it?', marks: 1 } as const;

const cases: readonly (readonly [Partial<KeyedQuestion>, Record<string, unknown>, string])[] = [
  [
    { marks: 3, correctAnswers: ['moves faster (1)', 'collides more often (1)'] },
    { doubts: ['Its points have 2 of the question’s 3 marks.'] },
    'marks in the key that do not come to those of the question',
  ],
  [{ marks: 2, correctAnswers: ['moves faster (1)', 'collides more often (1)'] }, { doubts: [] }, 'marks that do'],
  [{ correctAnswers: ['2:3'] }, { kind: 'ratio', also: ['2 to 3', '4:6'] }, 'a ratio'],
  [
    { question: 'Simplify 4:6.', correctAnswers: ['2:3'] },
    { kind: 'ratio', form: 'simplest', also: ['2 to 3'], doubts: [] },
    'the simplest form is asked for',
  ],
  [
    { question: 'Simplify 4:6.', correctAnswers: ['2:3'], answerForm: 'any' },
    { form: null, also: ['2 to 3', '4:6'] },
    'a person takes any form',
  ],
  [{ correctAnswers: ['4500'] }, { kind: 'number', also: ['4.5 x 10^3', '4.5e3'] }, 'ways of writing a number'],
  [
    { question: 'Write 13 in 8-bit binary.', correctAnswers: ['00001101'] },
    { kind: 'digits', form: 'digits', also: ['0000 1101'], doubts: [] },
    'as many digits as are asked for',
  ],
  [
    { question: 'Write 13 in 8-bit binary.', correctAnswers: ['00001101'], answerForm: 'any' },
    { form: null, doubts: ['Must all 8 digits be there? 1101 gets the mark.'] },
    'a person takes fewer digits',
  ],
  [{ question: 'Give π to 2 d.p.', correctAnswers: ['3.14'] }, { form: 'places' }, 'decimal places'],
  [{ question: 'Give π to 3 s.f.', correctAnswers: ['3.14'] }, { form: 'figures' }, 'significant figures'],
  [{ correctAnswers: ['3.140'], answerForm: 'figures' }, { form: 'figures' }, 'a person asks for figures'],
  [{ correctAnswers: ['3.140'], answerForm: 'places' }, { form: 'places' }, 'a person asks for places'],
  [{ question: 'Give π to 4 s.f.', correctAnswers: ['3.14'] }, { form: null }, 'the key has fewer figures'],
  [
    { correctAnswers: ['12.5 m/s'] },
    { also: ['12.5'], doubts: ['Is 12.5 without m/s right too? It gets the mark.'] },
    'a unit that nobody has asked for',
  ],
  [
    { question: 'How fast is it? Give the unit.', correctAnswers: ['12.5 m/s'] },
    { also: [], doubts: [] },
    'a unit that is asked for',
  ],
  [
    { correctAnswers: ['5'] },
    { doubts: ['The key has no unit, and the question names none: is 5 m right too?'] },
    'a number without a unit',
  ],
  [
    { question: 'Draw the circuit.', correctAnswers: ['correct diagram'] },
    { kind: 'drawing', doubts: ['The key is a drawing. Every answer gets no mark until a person has looked.'] },
    'a drawing',
  ],
  [{ correctAnswers: ['sulfur'] }, { kind: 'name', also: ['sulphur'] }, 'the other spelling'],
  [{ correctAnswers: ['The current increases.'] }, { kind: 'sentence' }, 'a sentence'],
  [{ correctAnswers: ['2:3'], answerKind: 'time' }, { kind: 'ratio' }, 'a kind that it cannot be read as'],
  [{ correctAnswers: ['10:15'], answerKind: 'ratio' }, { kind: 'ratio' }, 'a kind that a person names'],
  [{ correctAnswers: ['1066'], answerKind: 'name' }, { kind: 'name' }, 'a kind that a person names'],
  [
    { question: 'Does it sink or float?', correctAnswers: ['sinks'] },
    {
      kind: 'name',
      form: 'offered',
      doubts: ['The question offers ‘sink’, ‘float’: an answer that takes another one, or several, gets no mark.'],
    },
    'what the question offers',
  ],
  [
    { question: 'Does it sink or float?', correctAnswers: ['sinks'], answerForm: 'any' },
    { form: null, doubts: [] },
    'a person does not hold answers to what is offered',
  ],
  [
    { question: 'Does it sink? Why?', correctAnswers: ['Yes, because it is denser than the water around it'] },
    { kind: 'sentence', form: 'offered' },
    'yes or no with a reason',
  ],
  [
    { question: 'Translate: the dogs are asleep', correctAnswers: ['los perros están dormidos'] },
    {
      kind: 'phrase',
      form: 'worded',
      doubts: ['What is asked for is how it is written: spelling, accents and endings count, capital letters do not.'],
    },
    'how it is written is asked for',
  ],
  [{ correctAnswers: ['12'], answerForm: 'worded' }, { form: 'worded' }, 'a person asks for how it is written'],
];

describe('describeKey', () => {
  it.each(cases)('%o: %o (%s)', (given, reading) => {
    expect(describeKey({ ...base, correctAnswers: [], ...given })).toMatchObject(reading);
  });

  it('says so where a key cannot be read as the kind that is named', () => {
    const { doubts = [] } = describeKey({ ...base, correctAnswers: ['ages ago'], answerKind: 'time' }) ?? {};
    expect(doubts).toContain(
      'The accepted answers cannot all be read as a time of day, so they are taken as a name or one word.',
    );
  });

  it.each([
    { type: 'multiple-choice', options: ['a', 'b'], correctAnswers: ['a'] },
    { correctAnswers: [] },
    { correctAnswers: ['a'], markingPoints: [{ answers: ['a'], marks: 1 }] },
  ])('says nothing of %o', (given) => {
    expect(describeKey({ ...base, ...given })).toBeUndefined();
  });
});
