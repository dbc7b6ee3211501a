import * as z from 'zod/mini';
import { namedOptions } from '../quiz/choices.ts';
import { inNeutralOrder } from '../quiz/neutral-order.ts';
import type { Columns } from './headings.ts';
import type { SheetRow } from './rows.ts';

/** What an answer that is a number means throughout a list: the option of that text first, or its place, counted from 1 or from 0, or from nobody knows where. */
export type Numbering = 'texts first' | 'from 1' | 'from 0' | 'unclear';

/** An option with what its heading calls it: 0 is A or 1. */
interface Option {
  readonly label: number;
  readonly text: string;
}

/** The options of a row: a column each, the right one and those that are wrong, or all in one cell. */
export function labelledOptions(cells: readonly string[], listed: string, columns: Columns): Option[] {
  const own = columns.options.flatMap(({ column, label }) => {
    const text = cells[column] ?? '';
    return text === '' ? [] : [{ label, text }];
  });
  if (own.length > 0) return own;
  const right = columns.answers.flatMap((at) => cells[at] || []);
  const wrong = columns.wrong.flatMap((column) => textsOf(cells[column] ?? '') ?? (cells[column] || []));
  const texts =
    wrong.length > 0 && right.length > 0 ? inNeutralOrder([...right, ...wrong]) : optionsIn(listed, right.join(';'));
  return texts.map((text, label) => ({ label, text }));
}

/** The options in one cell: as a list of JSON or Python, with signs, lines or letters between them, or with commas where the answer is one of them then. */
function optionsIn(listed: string, answer: string): string[] {
  if (/^[[{].*[\]}]$/su.test(listed)) {
    const list =
      textsOf(listed) ?? textsOf(listed.replaceAll('"', '').replace(/(?<![\p{L}\p{N}])'|'(?![\p{L}\p{N}])/gu, '"'));
    if (list !== undefined) return list;
  }
  const split = (sign: RegExp) => listed.split(sign).flatMap((text) => text.trim() || []);
  const bySign = split(/[|\n]|(?<!&#?\w{1,8});/u);
  if (bySign.length !== 1) return bySign;
  const byLetter = split(/(?:^|(?<=[\s;]))\(?(?=[a-h][).]\s)/iu);
  if (byLetter.length > 1 && byLetter.every((text, at) => text.toLowerCase().charCodeAt(0) === 97 + at))
    return byLetter;
  const byComma = split(/,/u);
  const isMeant = answer
    .split(/[,;]/u)
    .every((text) => byComma.includes(text.trim()) || /^(?:[a-h]|\d)$/iu.test(text.trim()));
  return byComma.length > 1 && isMeant ? byComma : bySign;
}

const packed = z.union([z.array(z.coerce.string()), z.record(z.string(), z.coerce.string())]);

/** The texts of a list or object of JSON; `undefined` for any other text. */
export function textsOf(json: string): string[] | undefined {
  try {
    const found = packed.safeParse(JSON.parse(json));
    return found.success ? Object.values(found.data) : undefined;
  } catch {
    return undefined;
  }
}

/**
 * What numbers mean that are the answers of a list, by all of it: where one is 0, which no option's text is, all count from 0; where one is no
 * option's text, all are places; else they are texts. In a list of a program that counts it is not clear from where.
 */
export function numberingOf(rows: readonly SheetRow[], columns: Columns): Numbering {
  const asked = rows.flatMap(({ cells }) => {
    const options = labelledOptions(cells, cells[columns.named.options ?? -1] ?? '', columns);
    const answer = cells[columns.named.answer ?? -1]?.trim() ?? '';
    return options.length === 0 || answer === '' ? [] : [{ answer, options }];
  });
  const counted = asked.map(({ answer, options }) => {
    const places = /^\d{1,2}(?:,\d{1,2})*$/u.test(answer) ? answer.split(',').map(Number) : [Number.NaN];
    return { places, count: options.length, isText: options.some(({ text }) => text === answer) };
  });
  const areWithin = (from: number) =>
    counted.length > 0 &&
    counted.every(({ places, count }) => places.every((one) => one >= from && one < count + from));
  if (areWithin(0) && (columns.isIndex || counted.some(({ places, isText }) => places.includes(0) && !isText)))
    return 'from 0';
  const areNamed = asked.every(({ answer, options }) => namedOptions(answer, options) !== undefined);
  if (columns.areNumbered && areNamed) return 'from 1';
  if (!areWithin(1) || counted.every(({ isText }) => isText)) return 'texts first';
  const isOfProgram = rows[0]?.place !== undefined;
  return isOfProgram && areWithin(0) ? 'unclear' : 'from 1';
}

/** An answer by the letters of options, where it is a number that counts from 0. */
export const numberedAnswer = (answer: string, numbering: Numbering): string =>
  numbering === 'from 0' ? answer.replace(/\d+/gu, (place) => String(Number(place) + 1)) : answer;
