import { expect, it } from 'vitest';
import { readFilled } from './filled-lines.ts';
import { spokenLine } from './lines.ts';

const line = (parts: readonly (readonly [text: string, colour: string | null])[]) => {
  const whole = spokenLine(parts.map(([text]) => text).join(''), 1);
  const [look] = whole.spans;
  return look === undefined ? whole : { ...whole, spans: parts.map(([text, colour]) => ({ ...look, text, colour })) };
};

it.each([
  ['a gap', [['It becomes ___less___ reactive.', null]], { text: 'It becomes ____ reactive.', answer: 'less' }],
  ['two gaps', [['__less__ or __more__', null]], { text: '____ or ____', answer: 'less; more' }],
  [
    'a line',
    [
      ['xylem', 'red'],
      ['............', null],
    ],
    { text: '', answer: 'xylem' },
  ],
  [
    'a numbered line',
    [
      ['1. bubbles', 'red'],
      ['______', null],
    ],
    { text: '', answer: 'bubbles' },
  ],
  [
    'a line with a label',
    [
      ['X ', null],
      ['leaf', 'red'],
      ['......', null],
    ],
    { text: '', answer: 'X leaf' },
  ],
] as const)('%s that a teacher filled', (_why, parts, filled) => expect(readFilled(line(parts))).toEqual(filled));

it.each([
  ['room behind what is asked', [['The gas is ______', null]]],
  ['room behind names', [['Name______Class______Date______', null]]],
  ['room behind letters', [['a)______b)______', null]]],
  ['two gaps to fill', [['____ and ____ react.', null]]],
  [
    'what is asked, in colour in part',
    [
      ['Name ', null],
      ['one', 'red'],
      [' gas ______', null],
    ],
  ],
] as const)('%s stays', (_why, parts) => expect(readFilled(line(parts))).toBeUndefined());
