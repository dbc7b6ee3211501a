import { expect, it } from 'vitest';
import { spokenLine } from '../../lines/lines.ts';
import { joinNumbersAlone } from './numbers-alone.ts';

const join = (texts: readonly string[]) =>
  joinNumbersAlone(texts.map((text) => spokenLine(text, 1))).map((item) => (item.kind === 'line' ? item.text : ''));

it('puts numbers before the questions below them', () =>
  expect(join(['1', 'What is force?', '(1 Point)', '2', 'Name it.', '3', 'The Sun is a star.'])).toEqual([
    '1. What is force?',
    '(1 Point)',
    '2. Name it.',
    '3. The Sun is a star.',
  ]));

it.each([
  ['marks of a mark scheme', ['starch', '1', 'liver', '1', 'glycerol', '2']],
  ['too few to be sure', ['1', 'What is force?', '2', 'Name it.']],
])('leaves %s', (_why, texts) => expect(join(texts)).toEqual(texts));
