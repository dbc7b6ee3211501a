import { describe, expect, it } from 'vitest';
import { spokenLine } from '../../lines/lines.ts';
import { withoutTypeLabels } from './type-labels.ts';

const read = (text: string) =>
  withoutTypeLabels([spokenLine(text, 1)]).map((item) => (item.kind === 'line' ? item.text : item.kind));

describe('withoutTypeLabels', () => {
  it.each([
    'Multiple choice',
    'Short answer question',
    '(Numerical answer)',
    'Type: Multiple Choice',
    'Fill in the blanks',
  ])('leaves out %s', (text) => expect(read(text)).toEqual([]));
  it.each([
    ['in front of the question', '1. [Multiple choice] Which is a gas?', '1. Which is a gas?'],
    ['behind it', '1. Which is a gas? (multiple choice)', '1. Which is a gas?'],
    ['with a colon', 'Q2. Short answer: Name a gas.', 'Q2. Name a gas.'],
  ])('takes it off %s', (_where, text, left) => expect(read(text)).toEqual([left]));
  it.each([
    ['what a pupil has to do', 'Select all that apply'],
    ['a statement', 'True or false'],
    ['a question about it', 'What is a multiple choice?'],
    ['other brackets', '1. Name a gas (not oxygen)'],
  ])('keeps %s', (_reason, text) => expect(read(text)).toEqual([text]));
});
