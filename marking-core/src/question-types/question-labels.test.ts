import { describe, expect, it } from 'vitest';
import { questionLabels } from './question-labels.ts';

const asked = (id: string, label?: string[], type = 'text') => ({ id, type, ...(label && { label }) });
const read = (id: string, label?: string[]) => asked(id, label, 'information');

describe('what questions are called', () => {
  it.each<[why: string, label: string[], called: string]>([
    ['a number', ['2'], 'Q2'],
    ['parts as they are printed', ['2', '(b)', '(ii)'], 'Q2 (b)(ii)'],
    ['parts without their brackets', ['2', 'b', 'ii'], 'Q2 (b)(ii)'],
    ['a part with one bracket', ['3', 'a)'], 'Q3a)'],
    ['numbers below numbers', ['01', '2'], 'Q01.2'],
    ['numbers below numbers, with their point', ['01', '.2'], 'Q01.2'],
    ['a number that says what it is', ['Question 4', '(a)'], 'Q4 (a)'],
    ['a number with its letter', ['q4a'], 'Q4a'],
    ['a section', ['Section A', '1'], 'Section A.1'],
    ['spaces about it', [' 5 ', ' (c) '], 'Q5 (c)'],
  ])('%s', (_why, label, called) => {
    expect(questionLabels([asked('x', label)]).get('x')).toBe(called);
  });

  it.each<[why: string, questions: Parameters<typeof questionLabels>[0], called: string[]]>([
    ['without labels, in order', [asked('q1a'), read('text'), asked('q1b')], ['q1a Q1', 'q1b Q2']],
    [
      'with labels for some, the others keep their place',
      [asked('a', ['1']), asked('b'), asked('c', ['3'])],
      ['a Q1', 'b Q2', 'c Q3'],
    ],
    [
      'a number that another has as its label is not given again',
      [asked('a'), asked('b', ['1']), asked('c')],
      ['a Q2', 'b Q1', 'c Q4'],
    ],
    ['something to read that has a label', [read('stem', ['2']), asked('a', ['2', '(a)'])], ['stem Q2', 'a Q2 (a)']],
    ['an empty label is none', [asked('a', [])], ['a Q1']],
  ])('%s', (_why, questions, called) => {
    expect([...questionLabels(questions)].map((entry) => entry.join(' '))).toEqual(called);
  });
});
