import { describe, expect, it } from 'vitest';
import { changeType, type EditedOption, isRightOption, markOption, optionsOf, withOptions } from './edit-question.ts';
import { fieldProblems } from './question-problems.ts';

const choice = {
  id: 'q1',
  type: 'multiple-choice',
  question: 'Which is a metal?',
  description: null,
  options: ['Iron', 'sulfur'],
  marks: 1,
  correctAnswers: ['iron'],
  studyTip: null,
  diagramPath: null,
  diagramAlt: null,
  table: null,
} as const;
const question = { ...choice, options: [...choice.options], correctAnswers: [...choice.correctAnswers] };

describe('the problems of a question', () => {
  it.each([
    ['a choice with its right option, case apart', {}, []],
    ['no question', { question: ' ' }, ['Write the question.']],
    ['no marks', { marks: 0 }, ['Give it at least 1 mark.']],
    ['one option', { options: ['iron', ' '] }, ['Give at least two options.']],
    ['an option twice', { options: ['iron', 'Iron'] }, ['Two options are the same.']],
    ['no right option', { correctAnswers: [] }, ['Mark the option that is right.']],
    ['an answer that is no option', { correctAnswers: ['gold'] }, ['‘gold’ is not one of the options.']],
    ['a typed answer without a key', { type: 'text', correctAnswers: [' '] }, ['Say which answers are right.']],
    ['true or false', { type: 'true-false', options: [], correctAnswers: ['False'] }, []],
    [
      'true or false with a sentence as its answer',
      { type: 'true-false', options: [], correctAnswers: ['no'] },
      ['Choose True, False or Cannot tell as the right answer.'],
    ],
    ['something to read', { type: 'information', options: [], correctAnswers: [], marks: 0 }, []],
  ] as const)('%s', (_reason, change, problems) => {
    const {
      options = question.options,
      correctAnswers = question.correctAnswers,
      ...rest
    } = { ...change } as Partial<typeof question>;
    expect(
      fieldProblems({ ...question, ...rest, options: [...options], correctAnswers: [...correctAnswers] }).map(
        ({ text }) => text,
      ),
    ).toEqual(problems);
  });
});

describe('editing the options', () => {
  const change = (index: number, option: Partial<EditedOption>) =>
    withOptions(
      question,
      optionsOf(question).map((one, place) => (place === index ? { ...one, ...option } : one)),
    );

  it('keeps an option right when its words are changed', () =>
    expect(change(0, { text: 'Iron (Fe)' })).toMatchObject({
      options: ['Iron (Fe)', 'sulfur'],
      correctAnswers: ['Iron (Fe)'],
    }));

  it('leaves the key alone when a wrong option is changed', () =>
    expect(change(1, { text: 'gold' }).correctAnswers).toEqual(['Iron']));

  it('takes a removed option out of the key, and keeps an answer that is no option for somebody to look at', () => {
    const removed = withOptions({ ...question, correctAnswers: ['iron', 'gold'] }, optionsOf(question).slice(1));
    expect([removed.options, removed.correctAnswers]).toEqual([['sulfur'], ['gold']]);
  });

  it('keeps what a wrong option shows with it, and takes it away with it', () => {
    const noted = change(1, { text: 'sulphur', note: 'thinks that it is a metal' });
    expect(noted.notes).toEqual({ sulphur: 'thinks that it is a metal' });
    expect(optionsOf(noted)[1]?.note).toBe('thinks that it is a metal');
    expect(withOptions(noted, optionsOf(noted).slice(0, 1)).notes).toBeNull();
  });

  it('marks a second option right beside the first, and not twice', () => {
    const both = markOption(markOption(question, 'sulfur', true), 'sulfur', true);
    expect(both.correctAnswers).toEqual(['iron', 'sulfur']);
    expect(isRightOption(markOption(both, 'Iron', false), 'Iron')).toBe(false);
  });

  it('does not take a new, empty option for a right one', () => {
    const added = { ...question, options: [...question.options, ''], correctAnswers: ['iron', ''] };
    expect(optionsOf(added).at(-1)?.isRight).toBe(false);
  });
});

describe('changeType', () => {
  it.each([
    ['information', { marks: 0, options: [], correctAnswers: [] }],
    ['text', { marks: 1, options: [], correctAnswers: ['iron'] }],
    ['true-false', { marks: 1, options: [], correctAnswers: [] }],
  ] as const)('to %s takes away what that type cannot have', (type, expected) => {
    expect(changeType(question, type)).toMatchObject(expected);
  });

  it('gives a mark back to what was only to be read', () =>
    expect(changeType({ ...question, type: 'information', marks: 0 }, 'text').marks).toBe(1));
});
