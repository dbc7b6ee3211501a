import { describeKey, type Key, type KeyedQuestion, keyOf, withBrackets } from '@markwell/marking-core';
import type { DraftQuestion } from '../../../../contract/homework-draft.ts';

/** A number that is right, how far an answer may be from it, and the unit written behind it ('' for none). */
export interface RightNumber {
  readonly value: number;
  readonly tolerance: number;
  readonly unit: string;
}

/** The key of a typed answer in the forms that other programs know. */
export type TypedKey =
  | { readonly kind: 'numbers'; readonly numbers: readonly RightNumber[] }
  /** Any of these, and none of those. */
  | { readonly kind: 'words'; readonly accept: readonly string[]; readonly reject: readonly string[] }
  /** For a person who marks. */
  | { readonly kind: 'model' };

/** What of a key is said on no line but in a field of its own. */
const wordKinds: readonly string[] = ['name', 'phrase', 'time', 'date', 'ratio', 'chemical-formula', 'digits'];

/** How a program that compares texts or numbers can mark a typed answer; `model` if only a person can. */
export function typedKey(question: KeyedQuestion): TypedKey {
  const asked = { ...question, type: 'text', options: [] };
  const key = keyOf(asked);
  const [point, ...others] = key.points;
  if ((question.markingPoints ?? []).length > 0 || others.length > 0 || key.levels === true) return { kind: 'model' };
  const within = (key.within ?? []).map(({ from, to }) => middleOf(readNumber(from), readNumber(to)));
  const right = [...(point?.accept ?? []), ...(point?.allow ?? [])];
  const tolerance = key.tolerance ?? question.tolerance ?? 0;
  const numbers = [...within, ...right.map((text) => readNumber(text, tolerance))];
  if (numbers.length > 0 && numbers.every((one) => one !== undefined)) return { kind: 'numbers', numbers };
  const kind = describeKey(asked)?.kind;
  if (point === undefined || kind === undefined || !wordKinds.includes(kind)) return { kind: 'model' };
  const accept = right.flatMap((text) => [text, ...withBrackets(text)]);
  const reject = [...(key.reject ?? []), ...(point.reject ?? []), ...(key.insufficient ?? [])];
  return { kind: 'words', accept: [...new Set(accept)], reject: reject.filter((text) => !accept.includes(text)) };
}

const number = /^\s*([+\-−]?\d+(?:\.\d+)?)(?:\s*[x×]\s*10\s*\^?\s*([+\-−]?\d+|[⁺⁻]?[⁰¹²³⁴-⁹]+))?\s*([^\d\s].{0,20})?$/u;
const raised = '⁰¹²³⁴⁵⁶⁷⁸⁹';

/** '12.5 m/s', '3 x 10^8'; `undefined` for anything else. */
function readNumber(text: string, tolerance = 0): RightNumber | undefined {
  const [, digits, power = '0', unit = ''] = number.exec(text.replace(/(?<=\d)[, ](?=\d{3}\b)/gu, '')) ?? [];
  if (digits === undefined || /[=,;]|\bor\b|\d/u.test(unit)) return undefined;
  const plain = (written: string) =>
    Number(
      written
        .replace(/[−⁻]/u, '-')
        .replace(/⁺/u, '')
        .replace(/[⁰¹²³⁴-⁹]/gu, (one) => String(raised.indexOf(one))),
    );
  return { value: Number(`${plain(digits)}e${plain(power)}`), tolerance, unit: unit.trim() };
}

function middleOf(from: RightNumber | undefined, to: RightNumber | undefined): RightNumber | undefined {
  if (from === undefined || to === undefined) return undefined;
  const exact = (value: number) => Number(value.toPrecision(12));
  return {
    value: exact((from.value + to.value) / 2),
    tolerance: exact(Math.abs(to.value - from.value) / 2),
    unit: to.unit || from.unit,
  };
}

/** The key as a mark scheme has it, a line each: what is right with its marks, then what is not. */
export function schemeLines(question: DraftQuestion): string[] {
  const { key, markingPoints, correctAnswers } = question;
  if (key) return linesOf(key);
  if (markingPoints && markingPoints.length > 0)
    return markingPoints.map(({ answers, marks }) => `${answers.join(' / ')} (${marks})`);
  return correctAnswers;
}

function linesOf({ points, anyOf, reject = [], ignore = [], within = [] }: Key): string[] {
  const some = anyOf !== undefined && points.length > 1 ? `any ${anyOf} from: ` : '';
  const said = points.map(({ accept, allow = [], reject: not = [], marks }) => {
    const worth = marks === undefined ? '' : ` (${marks})`;
    return `${[...accept, ...allow].join(' / ')}${not.length > 0 ? `; not ${not.join(' / ')}` : ''}${worth}`;
  });
  return [
    ...(some === '' ? said : [`${some}${said.join('; ')}`]),
    ...within.map(({ from, to }) => `${from} to ${to}`),
    ...(reject.length > 0 ? [`reject: ${reject.join('; ')}`] : []),
    ...(ignore.length > 0 ? [`ignore: ${ignore.join('; ')}`] : []),
  ];
}
