import { expect, it } from 'vitest';
import { type Piece, paragraphsOf } from './passage.ts';

/** Each paragraph as it would be read, a slot as its id in angle brackets. */
const read = (paragraphs: readonly (readonly Piece[])[]) =>
  paragraphs.map((pieces) => pieces.map((piece) => ('slot' in piece ? `<${piece.slot}>` : piece.text)).join(''));

it.each([
  ['Blood carries [[1]] to [[2]].', ['1', '2'], ['Blood carries <1> to <2>.'], 'gaps in a line'],
  ['[[1]][[2]]', ['1', '2'], ['<1><2>'], 'nothing but gaps'],
  ['One [[1]].\n\nTwo\nlines [[2]].', ['1', '2'], ['One <1>.', 'Two\nlines <2>.'], 'paragraphs'],
  ['One.\n \t\n\n\nTwo [[1]].', ['1'], ['One.', 'Two <1>.'], 'several blank lines, with spaces in one'],
  ['A [[x]] and [1] of [[1]]', ['1'], ['A [[x]] and [1] of <1>'], 'brackets around what is no slot are words'],
  ['[[1]] is [[1]]', ['1'], ['<1> is <1>'], 'a slot that is there twice'],
  ['Only [[2]]', ['1', '2', '3'], ['Only <2>', '<1><3>'], 'slots that are nowhere come last'],
  ['', ['1'], ['<1>'], 'no text at all'],
  ['[[left [side]]] [[(a)]]', ['(a)'], ['[[left [side]]] <(a)>'], 'signs of patterns are nothing special'],
])('%j is read (%#)', (text, ids, paragraphs, _why) => {
  expect(read(paragraphsOf(text, ids))).toEqual(paragraphs);
});
