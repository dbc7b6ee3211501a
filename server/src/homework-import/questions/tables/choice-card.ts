import { readAnswerLine } from '../lines/answer-text.ts';
import { isTruthWord } from '../lines/languages.ts';
import { asks, asksTrueOrFalse } from '../lines/line-kinds.ts';
import { emphasisOf, type Line } from '../lines/lines.ts';
import { readMarker } from '../lines/markers.ts';
import { takeMarks } from '../lines/marks.ts';
import { resolve } from '../options/options.ts';
import { takeTick } from '../options/ticks.ts';
import type { Read, RowItem, TableItem } from '../parsed-question.ts';
import { cellText } from './question-table.ts';
import { worth } from './worth.ts';

interface Choice {
  readonly text: string;
  /** Whether a sign stands before or behind it: a letter, a shape, a tick or a cross. */
  readonly isSigned: boolean;
  readonly isTicked: boolean;
}

const cross = /\s*[✘✗✖❌🗙]\uFE0F?\s*$/u;
const truth = /^(?:true|false)$/iu;
const longest = 90;
const most = 8;
const number = /^\W*(?:q(?:uestion)?\s*)?(\d{1,3})(?!\d|\s*(?:s|sec|min|%|points?|marks?|pts?)\b)/iu;

/**
 * A table that is one question to choose, as quiz sites print them: a row across it that asks, its number, time or points above, and the
 * options in the cells below. `undefined` for any other table.
 */
export function readChoiceCard({ rows, place }: TableItem): RowItem[] | undefined {
  const filled = rows
    .map((row) => row.filter((cell) => cellText(cell) !== ''))
    .filter((row) => row.length > 0)
    .flatMap(numberApart);
  const at = filled.findIndex((row, index) => row.length === 1 && isAsked(row[0] ?? [], filled.slice(0, index)));
  const [asked = []] = filled[at] ?? [];
  const head = filled.slice(0, at).flat().map(cellText);
  const below = at === -1 ? [] : filled.slice(at + 1).flat();
  const said = below.flatMap((cell) => readAnswerLine(cellText(cell)) ?? []);
  const choices = below.filter((cell) => readAnswerLine(cellText(cell)) === undefined).map(readChoice);
  const isOther = head.length > 4 || head.some((text) => asks(text) && !asksTrueOrFalse(text));
  if (isOther || !areChoices(choices, /\?\s*$|_{3,}|…{2,}/u.test(cellText(asked)))) return undefined;
  const options = choices.map(({ text }) => ({ value: text, place, confidence: 0.9 }));
  const letters = choices.map((_choice, index) => 'abcdefgh'.charAt(index));
  const named = said.flatMap((text) => resolve(text, choices, letters));
  const right = named.length > 0 ? named : choices.flatMap(({ text, isTicked }) => (isTicked ? [text] : []));
  const answers = right.map((value): Read<string> => ({ value, place, confidence: 0.9 }));
  const isTruth = options.length === 2 && options.every(({ value }) => isTruthWord.test(value) || truth.test(value));
  const { text, marks = head.flatMap((one) => worth(one) ?? [])[0] } = takeMarks(cellText(asked));
  const marker = readMarker(text);
  const own = marker?.kind === 'number' ? String(marker.value) : head.flatMap((one) => number.exec(one)?.[1] ?? [])[0];
  return [
    {
      kind: 'row',
      place,
      number: own,
      question: {
        section: undefined,
        path: own === undefined ? [] : [own],
        place: asked[0]?.place ?? place,
        ...(isTruth ? { type: 'true-false' as const } : {}),
        text: text.slice(marker?.kind === 'number' ? marker.end : 0).trim(),
        options: isTruth ? [] : options,
        answers,
        ...(marks === undefined ? {} : { marks: { value: marks, place, confidence: 0.85 } }),
        pictures: rows.flat(2).flatMap((line) => line.pictures.map((picture) => ({ ...picture, place: line.place }))),
        leftOver: [],
      },
    },
  ];
}

/** '1.' beside what is asked, above the options two by two, as if it stood above that. */
function numberApart(row: readonly (readonly Line[])[], index: number): (readonly (readonly Line[])[])[] {
  const [beside, asked, ...more] = row;
  const isNumber = beside !== undefined && /^(?:q(?:uestion)?\s*)?\d{1,3}\s*[.):]?$/iu.test(cellText(beside));
  const isAskedBeside = isNumber && asked !== undefined && more.length === 0 && /\p{L}{2}\s/u.test(cellText(asked));
  return index === 0 && isAskedBeside ? [[beside], [asked]] : [row];
}

/** A cell that asks, or says something below a number of its own: 'A tsunami is …' below '5 – True or false'. */
function isAsked(cell: readonly Line[], above: readonly (readonly (readonly Line[])[])[]): boolean {
  const text = cellText(cell);
  return asks(text) || (text.length > 20 && above.flat().some((one) => number.test(cellText(one))));
}

function readChoice(cell: readonly Line[]): Choice {
  const whole = cellText(cell);
  const marker = readMarker(whole);
  const isLabelled = marker !== undefined && marker.kind !== 'number';
  const rest = isLabelled ? whole.slice(marker.end) : whole;
  const { text, isTicked } = takeTick(rest.replace(cross, ''));
  const { marked, colour, bold } = emphasisOf(cell.flatMap(({ spans }) => spans));
  return {
    text,
    isSigned: isLabelled || cross.test(rest) || isTicked,
    isTicked: isTicked || (marker?.kind === 'box' && marker.isChecked) || marked || bold || colour !== null,
  };
}

/** Options all have a sign; where the question ends as one, it is enough that one of them stands out. */
function areChoices(choices: readonly Choice[], isQuestion: boolean): boolean {
  const ticked = choices.filter(({ isTicked }) => isTicked).length;
  const areShort = choices.every(({ text }) => text !== '' && text.length < longest && !/\?$|_{3,}|…{2,}/u.test(text));
  const areMany = choices.length > 1 && choices.length <= most && ticked < choices.length;
  return areMany && areShort && (choices.every(({ isSigned }) => isSigned) || (isQuestion && ticked === 1));
}
