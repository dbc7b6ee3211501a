import { expect, it } from 'vitest';
import { spokenLine } from '../lines/lines.ts';
import { toPieces } from '../lines/pieces.ts';
import { optionsAtSlash, optionsInBrackets } from './options-in-brackets.ts';

const options = (text: string, isInstructed: boolean) =>
  toPieces([spokenLine(text, 1)]).flatMap((piece) =>
    piece.kind === 'text' ? (optionsInBrackets(piece, isInstructed)?.options.map((one) => one.text) ?? []) : [],
  );

it.each([
  ['In salty water, salt is the (solvent, solute, solution).', ['solvent', 'solute', 'solution']],
  ['Metals are (conductors or insulators).', ['conductors', 'insulators']],
  ['Plants make (oxygen, or carbon dioxide) by day.', ['oxygen', 'carbon dioxide']],
  ['Water is lost (by day) from the leaves.', []],
])('told to choose: %s', (text, found) => expect(options(text, true)).toEqual(found));

it.each([
  ['Salts (sodium chloride, potassium chloride) dissolve.', []],
  ['Water is lost by ( respiration / transpiration ).', ['respiration', 'transpiration']],
  ['It is a ( solid / liquid / gas ) at 20 °C.', ['solid', 'liquid', 'gas']],
  ['Its speed (distance/time) is high.', []],
  ['Water is lost (by day) from the leaves.', []],
])('%s', (text, found) => expect(options(text, false)).toEqual(found));

const atSlash = (text: string, said: readonly string[], isInstructed: boolean) =>
  toPieces([spokenLine(text, 1)]).flatMap((piece) =>
    piece.kind === 'text' ? (optionsAtSlash(piece, said, isInstructed)?.options.map((one) => one.text) ?? []) : [],
  );

it.each<[text: string, said: readonly string[], isInstructed: boolean, found: readonly string[]]>([
  ['Heat flows from hot / cold to cold.', ['hot'], false, ['hot', 'cold']],
  ['Metals are good conductors / insulators.', [], true, ['conductors', 'insulators']],
  ['Metals are good conductors/insulators.', [], true, ['conductors', 'insulators']],
  [
    'Sodium chloride has an ionic bond / a covalent bond in it.',
    ['an ionic bond'],
    false,
    ['an ionic bond', 'a covalent bond'],
  ],
  ['A solid / liquid / gas keeps its shape.', ['solid'], false, ['solid', 'liquid', 'gas']],
  ['Give the speed in m / s.', ['5'], false, []],
  ['Write the word / symbol equation.', ['iron + oxygen'], false, []],
  ['Metals are good conductors/insulators.', ['conductors'], false, []],
])('%s, with %j for an answer, instructed: %s', (text, said, isInstructed, found) =>
  expect(atSlash(text, said, isInstructed)).toEqual(found),
);
