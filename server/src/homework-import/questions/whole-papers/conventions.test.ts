import { describe, expect, it } from 'vitest';
import { isAnswerSpace, isFurniture, isKeyTitle } from '../lines/line-kinds.ts';
import { spokenLine } from '../lines/lines.ts';
import { marksOfEach, takeBehindMarks } from '../lines/marks.ts';
import { toPieces } from '../lines/pieces.ts';
import { lettersToWrite } from '../options/letters-to-write.ts';
import { optionsInLine } from '../options/options-in-line.ts';
import { readInOrder, readPairs } from '../tables/read-pairs.ts';

describe('readPairs', () => {
  it.each([
    [
      '1-C, 2-A',
      [
        ['1', 'c'],
        ['2', 'a'],
      ],
    ],
    [
      '1C 2A',
      [
        ['1', 'c'],
        ['2', 'a'],
      ],
    ],
    [
      'Triceps – extension at the elbow; Biceps – flexion',
      [
        ['triceps', 'extension at the elbow'],
        ['biceps', 'flexion'],
      ],
    ],
    [
      'red cells = C, plasma = B',
      [
        ['red cells', 'c'],
        ['plasma', 'b'],
      ],
    ],
  ])('reads %s', (key, pairs) => expect([...readPairs(key)]).toEqual(pairs));

  it.each([
    ['dissolves, solution', 2, ['dissolves', 'solution']],
    ['a) virus\nb) fungus', 2, ['virus', 'fungus']],
    ['virus, fungus', 3, undefined],
  ])('reads %s in order of %i', (key, count, found) => expect(readInOrder(key, count)).toEqual(found));
});

describe('lines of an exam paper', () => {
  it.each(['speed = ________ m/s', 'Answer = ______ V', 'Charge = ______   Unit = ______', 'Reason ________'])(
    '%s is room to write',
    (text) => expect(isAnswerSpace(text)).toBe(true),
  );
  it.each(['The gas is ________ and it burns.', 'speed'])('%s is none', (text) =>
    expect(isAnswerSpace(text)).toBe(false),
  );
  it.each(['END OF QUESTIONS', 'Turn over', 'Well done!', 'BLANK PAGE'])('%s is furniture', (text) =>
    expect(isFurniture(text)).toBe(true),
  );
  it.each(['Turn over the card and read it.', 'Why is a blank page white?'])('%s is not', (text) =>
    expect(isFurniture(text)).toBe(false),
  );
  it('a curly apostrophe is one too', () => expect(isKeyTitle('TEACHER’S ANSWERS')).toBe(true));
});

describe('marks', () => {
  it.each([
    ['[1 mark each]', 1],
    ['Each question is worth 2 marks.', 2],
    ['One mark per question.', 1],
    ['Answer each question.', undefined],
  ])('%s', (text, marks) => expect(marksOfEach(text)).toBe(marks));

  it('an answer stands behind them', () =>
    expect(takeBehindMarks('What is its unit? [1]   hertz')).toEqual({
      text: 'What is its unit? [1]',
      answer: 'hertz',
    }));
  it('a sentence that goes on is none', () => expect(takeBehindMarks('Name [1] and explain it. [2]')).toBeUndefined());
});

describe('choices without letters', () => {
  const options = (text: string, isFirst: boolean) =>
    toPieces([spokenLine(text, 1)]).flatMap((piece) =>
      piece.kind === 'text' ? (optionsInLine(piece, isFirst)?.options.map((option) => option.text) ?? []) : [],
    );
  it.each([
    ['red / green / blue', false, ['red', 'green', 'blue']],
    ['Circle one:     fat     starch     protein', true, ['fat', 'starch', 'protein']],
    ['The sky is blue. It is wide.', true, []],
    ['speed = distance / time', false, []],
  ])('%s', (text, isFirst, found) => expect(options(text, isFirst)).toEqual(found));

  it.each([
    ['Write B or U next to each one.', ['B', 'U']],
    ['Write yes or no.', ['yes', 'no']],
    ['Write T or F.', undefined],
    ['Write a story.', undefined],
  ])('%s', (text, letters) => expect(lettersToWrite(text)).toEqual(letters));
});
