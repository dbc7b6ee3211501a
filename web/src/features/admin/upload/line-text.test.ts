import { describe, expect, it } from 'vitest';
import { readAnswer, readAsked, readOption, readTip } from './line-text.ts';

describe('readAsked', () => {
  it.each([
    ['4. What is a force? [2]', 'What is a force?', 2],
    ['(b) Name one. (1 mark)', 'Name one.', 1],
    ['Q7: Why?', 'Why?', undefined],
    ['A force acts on it.', 'A force acts on it.', undefined],
    ['2.5 kg of what?', '2.5 kg of what?', undefined],
    ['I. Newton found it.', 'Newton found it.', undefined],
  ])('%s', (line, text, marks) => expect(readAsked(line)).toEqual({ text, marks }));
});

describe('readOption', () => {
  it.each([
    ['B) chalk', 'chalk'],
    ['☐ slate', 'slate'],
    ['C  marble', 'marble'],
    ['chalk', 'chalk'],
  ])('%s', (line, option) => expect(readOption(line)).toBe(option));
});

describe('readAnswer', () => {
  it.each([
    ['Answer: newton', 'newton'],
    ['3. newton (1)', 'newton'],
    ['Correct answer: B', 'B'],
    ['B.', 'B.'],
    ['Red', 'Red'],
  ])('%s', (line, answer) => expect(readAnswer(line)).toBe(answer));
});

it('a study tip goes without its name', () => expect(readTip('Study tip: look it up')).toBe('look it up'));
