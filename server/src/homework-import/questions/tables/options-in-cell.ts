import { asks, asksToChoose, demands } from '../lines/line-kinds.ts';
import { type Line, sliceLine } from '../lines/lines.ts';
import { letterPlace, readMarker, romanPlace } from '../lines/markers.ts';
import { splitOptions } from '../options/split-options.ts';

/** What a cell asks, and each option without its letter or box. */
export interface CellOptions {
  readonly stem: readonly Line[];
  readonly options: readonly (readonly Line[])[];
}

/**
 * What a cell asks and, below it or behind it, the options it offers: '1. Which is a gas?', 'a) iron', 'b) oxygen'; or '• iron', '☐ iron',
 * 'i) iron', where `said`, which answers it, is one of them. `undefined` for a cell that offers none, or has parts.
 */
export function optionsInCell(cell: readonly Line[], said = ''): CellOptions | undefined {
  return letteredOptions(cell) ?? bareLetteredOptions(cell) ?? listedOptions(cell, said) ?? plainOptions(cell, said);
}

/** 'A iron', 'B oxygen', 'C chalk' below each other to the end of the cell. */
function bareLetteredOptions(cell: readonly Line[]): CellOptions | undefined {
  const start = cell.findIndex(({ text }, index) => index > 0 && /^A\s+\S/u.test(text));
  const options = start === -1 ? [] : cell.slice(start);
  const goOn = options.every(({ text }, index) => text.startsWith(`${String.fromCharCode(65 + index)} `));
  if (options.length < 3 || !goOn) return undefined;
  return { stem: cell.slice(0, start), options: options.map((line) => [sliceLine(line, 2)]) };
}

function letteredOptions(cell: readonly Line[]): CellOptions | undefined {
  const lines = cell.flatMap(splitOptions);
  const start = lines.findIndex(({ text }, index) => index > 0 && letterIn(text) === 1);
  const found = start === -1 ? [] : lines.slice(start);
  const options = found.map((line) => sliceLine(line, readMarker(line.text)?.end ?? 0));
  const areOptions = options.every(({ text }) => text !== '' && !demands(text) && !/_{3,}|…{2,}/u.test(text));
  return goOn(found) && areOptions
    ? { stem: lines.slice(0, start), options: options.map((line) => [line]) }
    : undefined;
}

const listLabels = [/^(?:[•●▪■◦‣·*]|[-–—](?=\s))\s*/u, /^(?:[☐□◻❑❏○◯]|\[\s?\])\s*/u, /^\(?([ivx]{1,4})[).]\s*/u];

function listedOptions([asked, ...lines]: readonly Line[], said: string): CellOptions | undefined {
  const label = listLabels.find((one) => lines.every(({ text }) => one.test(text)));
  if (asked === undefined || label === undefined || lines.length < 2) return undefined;
  const options = lines.map((line) => sliceLine(line, label.exec(line.text)?.[0].length ?? 0));
  const romans = lines.map(({ text }) => label.exec(text)?.[1] ?? '');
  const isMeant = options.some(({ text }) => plain(text) === plain(said)) || romans.includes(plain(said));
  const areRomans = romans.every((roman, index) => roman === '' || romanPlace(roman) === index + 1);
  const isSaid = said.trim() === '' ? offers(asked, lines) : isMeant;
  return isSaid && areRomans ? { stem: [asked], options: options.map((line) => [line]) } : undefined;
}

const [fewestPlain, longestPlain, fewWords] = [2, 50, 3];

/** 'Which is a gas?' above 'iron', 'oxygen' and 'chalk', each in a paragraph of its own, one of which is what is said beside them. */
function plainOptions([asked, ...lines]: readonly Line[], said: string): CellOptions | undefined {
  if (asked === undefined || !/[?…]\W*$|\?\s*[[(]\d/u.test(asked.text) || lines.length < fewestPlain) return undefined;
  const areShort = lines.every(
    ({ text }) => text !== '' && text.length <= longestPlain && readMarker(text) === undefined && !/[?_…]/u.test(text),
  );
  const isMeant = lines.filter(({ text }) => plain(text) === plain(said)).length === 1;
  const areWords = lines.every(({ text }) => text.split(/\s+/u).length <= fewWords);
  const isOffered = said.trim() === '' && lines.length > fewestPlain && (areWords || asksToChoose(asked.text));
  return areShort && (isMeant || isOffered) ? { stem: [asked], options: lines.map((line) => [line]) } : undefined;
}

/**
 * Whether a list in a cell is to choose from though nothing beside it says the answer: its items have boxes, or the cell tells to do nothing that
 * they could be points of ('Describe the test:', '• method').
 */
const offers = ({ text }: Line, lines: readonly Line[]) =>
  lines.every((line) => readMarker(line.text)?.kind === 'box') ||
  (!/:\s*$/u.test(text) &&
    (!asks(text) || /\?\s*$/u.test(text) || asksToChoose(text)) &&
    !lines.some((line) => demands(line.text)));

const plain = (text: string) => text.toLowerCase().replace(/^\W+|\W+$/gu, '');

/** Whether a cell has answers for several parts: 'a) oxygen', 'b) iron'. */
export const answersParts = (cell: readonly Line[]): boolean => goOn(cell.flatMap(splitOptions));

const goOn = (lines: readonly Line[]) =>
  lines.length > 1 && lines.every(({ text }, index) => letterIn(text) === index + 1);

function letterIn(text: string): number {
  const marker = readMarker(text);
  return marker?.kind === 'letter' ? letterPlace(marker.letter) : 0;
}
