import type { Span } from '../../docx/document.ts';
import { type Emphasis, emphasisOf } from '../lines/lines.ts';

/** How sure each way of standing out makes us that it is the answer. */
const ways: readonly (readonly [stands: (emphasis: Emphasis) => boolean, confidence: number])[] = [
  [({ marked }) => marked, 0.9],
  [({ colour }) => colour !== null, 0.85],
  [({ underlined }) => underlined, 0.8],
  [({ bold }) => bold, 0.8],
  [({ italic }) => italic, 0.6],
];

/** Those of several texts that stand out from the others in one way, at most so many; `undefined` when none does, or more do. */
export function standOut(
  texts: readonly (readonly Span[])[],
  most: number,
): { indexes: readonly number[]; confidence: number } | undefined {
  const looks = texts.map(emphasisOf);
  const areFew = (found: readonly number[]) => found.length > 0 && found.length <= most && found.length < texts.length;
  for (const [stands, confidence] of ways) {
    const indexes = looks.flatMap((look, index) => (stands(look) ? [index] : []));
    if (areFew(indexes)) return { indexes, confidence };
  }
  // Struck out are the wrong ones.
  const left = looks.flatMap(({ struck }, index) => (struck ? [] : [index]));
  return areFew(left) && texts.length > 2 ? { indexes: left, confidence: 0.8 } : undefined;
}

/** How many options a text asks to choose, where it asks for several: 'Choose two' is 2, 'Tick all that apply' any number; else 1. */
export function mostToChoose(text: string): number {
  const count = /\b(two|three|four|[2-4])\b/iu.exec(text)?.[1]?.toLowerCase();
  if (/\ball\b.{0,30}\b(?:apply|correct|true)\b|\bwhich of (?:these|the following) are\b/iu.test(text)) return 60;
  return count === undefined ? 1 : (numbers[count] ?? Number(count));
}

const numbers: Readonly<Record<string, number>> = { two: 2, three: 3, four: 4 };
