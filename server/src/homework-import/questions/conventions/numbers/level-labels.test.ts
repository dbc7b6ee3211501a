import { expect, it } from 'vitest';
import { spokenLine } from '../../lines/lines.ts';
import { countThrough } from './level-labels.ts';

const count = (texts: readonly string[]) =>
  countThrough(texts.map((text) => spokenLine(text, 1))).map((item) => (item.kind === 'line' ? item.text : ''));
const levels = ['B1. What is force?', 'B2. What is it measured in?', 'S1. What is mass?', 'S2. What is weight?'];

it('counts the questions of all levels through', () =>
  expect(count(levels)).toEqual([
    '1. What is force?',
    '2. What is it measured in?',
    '3. What is mass?',
    '4. What is weight?',
  ]));

it('and their answers, also several on one line', () =>
  expect(count([...levels, 'B1 a push or pull     B2 newtons', 'S1 matter']).slice(4)).toEqual([
    '1. a push or pull',
    '2. newtons',
    '3. matter',
  ]));

it.each([
  ['one letter is no level', ['P1. What is force?', 'P2. What is mass?']],
  ['letters and numbers that name something', ['C6. Carbon', 'B12. A vitamin', 'K1. Another']],
])('%s', (_why, texts) => expect(count(texts)).toEqual(texts));
