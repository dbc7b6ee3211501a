import { expect, it } from 'vitest';
import { spokenLine } from './lines.ts';
import { optionsInBrackets } from './options-in-brackets.ts';
import { toPieces } from './pieces.ts';

const options = (text: string) =>
  toPieces([spokenLine(text, 1)]).flatMap((piece) =>
    piece.kind === 'text' ? (optionsInBrackets(piece)?.options.map((one) => one.text) ?? []) : [],
  );

it.each([
  ['Water is lost by ( respiration / transpiration ).', ['respiration', 'transpiration']],
  ['It is a ( solid / liquid / gas ) at 20 °C.', ['solid', 'liquid', 'gas']],
  ['Its speed (distance/time) is high.', []],
  ['Water is lost (by day) from the leaves.', []],
])('%s', (text, found) => expect(options(text)).toEqual(found));
