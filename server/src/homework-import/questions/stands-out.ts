import type { Span } from '../docx/document.ts';
import { type Emphasis, emphasisOf } from './lines.ts';

/** How sure each way of standing out makes us that it is the answer. */
const ways: readonly (readonly [stands: (emphasis: Emphasis) => boolean, confidence: number])[] = [
  [({ marked }) => marked, 0.9],
  [({ colour }) => colour !== null, 0.85],
  [({ underlined }) => underlined, 0.8],
  [({ bold }) => bold, 0.8],
  [({ italic }) => italic, 0.6],
];

/** The one of several texts that stands out from the others; `undefined` when none does, or several do in the same way. */
export function standsOut(texts: readonly (readonly Span[])[]): { index: number; confidence: number } | undefined {
  const looks = texts.map(emphasisOf);
  for (const [stands, confidence] of ways) {
    const found = looks.flatMap((look, index) => (stands(look) ? [index] : []));
    const [only] = found;
    if (found.length === 1 && only !== undefined && texts.length > 1) return { index: only, confidence };
  }
  // Struck out are the wrong ones.
  const left = looks.flatMap(({ struck }, index) => (struck ? [] : [index]));
  const [only] = left;
  return left.length === 1 && only !== undefined && texts.length > 2 ? { index: only, confidence: 0.8 } : undefined;
}
