import { equal, type KeyNotes, type Kind, type Said, unequal, type Verdict } from '../kind.ts';
import { isClose } from '../numbers/compare-quantities.ts';
import { readNumbers } from '../numbers/read-numbers.ts';
import { inFull } from '../numbers/write-number.ts';

/** A point in the plane or in space. */
type Point = readonly number[];

const number = String.raw`[-+]?\s*\d+(?:[.·]\d+)?(?:\s*\/\s*\d+)?`;
const bracketed = new RegExp(
  String.raw`[([]\s*(?:x\s*=\s*)?(${number}(?:\s*[,;]\s*(?:[yz]\s*=\s*)?${number}){1,2})\s*[)\]]?`,
  'gi',
);
const named = new RegExp(
  String.raw`\b([xy])\s*(?:=|is)\s*(${number})[\s,;]*(?:and\s*)?\b([xy])\s*(?:=|is)\s*(${number})`,
  'gi',
);
const bare = new RegExp(
  String.raw`(?<![\w.)\]])(${number}(?:\s*[,;]\s*|\s+(?=[-\d]))${number}(?:\s*[,;]\s*${number})?)(?![\w.]*\d)\s*\)?`,
  'gi',
);
const across = /(\d+)\s*(?:across|along|right|east)\D*(\d+)\s*(?:up|north)/gi;
const key = new RegExp(
  String.raw`^(?:[A-Z]\s*(?:is|=)?\s*)?(?:[([]\s*${number}(?:\s*,\s*${number}){1,2}\s*[)\]]|x\s*=\s*${number}\s*(?:,|and|;)\s*y\s*=\s*${number})$`,
  'i',
);

/** Coordinates: '(3, -2)', '3,-2', 'x = 3, y = -2'. Order and signs count. */
export const coordinatesKind: Kind<Point> = {
  isKey: (text) => key.test(text.trim()),
  read: readPoints,
  compare,
  hasWorking: false,
  isGiven: (point, { question }) => point !== undefined && question.replace(/\s/g, '').includes(`(${point.join(',')})`),
  notes: (point): KeyNotes => ({
    also: [
      point.map(inFull).join(', '),
      ...(point.length === 2 ? [`x = ${inFull(point[0] ?? 0)}, y = ${inFull(point[1] ?? 0)}`] : []),
    ],
    doubts: [],
  }),
};

function readPoints(text: string): Said<Point>[] {
  const byName = [...text.matchAll(named)].flatMap((match): Said<Point>[] => {
    const [whole, name = '', one = '', other = '', two = ''] = match;
    const [first, second] = [readValue(one), readValue(two)];
    if (first === undefined || second === undefined || name.toLowerCase() === other.toLowerCase()) return [];
    const value = name.toLowerCase() === 'x' ? [first, second] : [second, first];
    return [{ value, start: match.index, end: match.index + whole.length }];
  });
  if (byName.length > 0) return byName;
  for (const pattern of [bracketed, across, bare]) {
    const found = [...text.matchAll(pattern)].flatMap((match): Said<Point>[] => {
      const numbers = pattern === across ? [match[1], match[2]] : (match[1] ?? '').split(/[,;]|\s+(?=[-\d])(?<=\d\s+)/);
      const value = numbers.map((part) => readValue(part ?? ''));
      const known = value.filter((part) => part !== undefined);
      if (known.length < 2 || known.length !== value.length) return [];
      return [{ value: known, start: match.index, end: match.index + match[0].length }];
    });
    if (found.length > 0) return found;
  }
  return inWords(text);
}

/** 'three, minus two' */
function inWords(text: string): Said<Point>[] {
  const numbers = readNumbers(text);
  const [first, second] = numbers;
  if (numbers.length !== 2 || first === undefined || second === undefined) return [];
  const isPair = /^\s*(?:,|and)\s*(?:minus|negative)?\s*$/i.test(text.slice(first.end, second.start));
  return isPair ? [{ value: [first.value, second.value], start: first.start, end: second.end }] : [];
}

function readValue(written: string): number | undefined {
  const [only] = readNumbers(written.replace(/([-+])\s+/g, '$1').trim());
  return only?.value;
}

function compare(answer: Point, of: Point): Verdict {
  if (answer.length === of.length && answer.every((part, at) => isClose(part, of[at] ?? 0, 0))) return equal();
  const isTurned =
    answer.length === 2 &&
    of.length === 2 &&
    isClose(answer[0] ?? 0, of[1] ?? 0, 0) &&
    isClose(answer[1] ?? 0, of[0] ?? 0, 0);
  return unequal(isTurned ? 'wrong-order' : 'wrong-number');
}
