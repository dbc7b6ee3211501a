const scripts = '⁰¹²³⁴⁵⁶⁷⁸⁹₀₁₂₃₄₅₆₇₈₉⁻⁺₋₊';
const plainScripts = '01234567890123456789-+-+';

/** A text as far as a teacher cares: no white space, dashes, quotes, bullets or closing stops; room to write is '_'. */
export function plain(text: string): string {
  return [...text]
    .map((letter) => plainScripts[scripts.indexOf(letter)] ?? letter)
    .join('')
    .normalize('NFKC')
    .toLowerCase()
    .replaceAll('[img]', '')
    .replaceAll('[math]', '')
    .replace(/_{2,}|…+|\.{3,}/gu, '_')
    .replace(/[\s•–—\-"“”'‘’`\u200b\u2212]+/gu, '')
    .replace(/[.:;?,]+$/u, '');
}

/** The same of a question, without the word and number that it may begin with. */
export const plainQuestion = (text: string): string =>
  plain(text.trim().replace(/^(?:câu|question)\s*\d+\s*[.:]?\s*/iu, ''));

export const sameTexts = (some: readonly string[], others: readonly string[]): boolean =>
  some.length === others.length && some.every((one, at) => plain(one) === plain(others[at] ?? ''));

/** How alike two texts are, 0 to 1: twice what they share in order, the longest shared piece first, of both their lengths. */
export function likeness(one: string, other: string): number {
  const all = one.length + other.length;
  if (all === 0) return 1;
  let shared = 0;
  const left = [{ from: 0, to: one.length, otherFrom: 0, otherTo: other.length }];
  for (let part = left.pop(); part !== undefined; part = left.pop()) {
    const { at, otherAt, length } = longestShared(one, other, part);
    if (length === 0) continue;
    shared += length;
    left.push({ ...part, to: at, otherTo: otherAt }, { ...part, from: at + length, otherFrom: otherAt + length });
  }
  return (2 * shared) / all;
}

function longestShared(
  one: string,
  other: string,
  { from, to, otherFrom, otherTo }: { from: number; to: number; otherFrom: number; otherTo: number },
): { at: number; otherAt: number; length: number } {
  let best = { at: from, otherAt: otherFrom, length: 0 };
  let above = new Uint16Array(Math.max(0, otherTo - otherFrom) + 1);
  for (let at = from; at < to; at += 1) {
    const own = new Uint16Array(above.length);
    for (let place = otherFrom; place < otherTo; place += 1) {
      if (one[at] !== other[place]) continue;
      const length = (above[place - otherFrom] ?? 0) + 1;
      own[place - otherFrom + 1] = length;
      if (length > best.length) best = { at: at - length + 1, otherAt: place - length + 1, length };
    }
    above = own;
  }
  return best;
}

/** An upper bound of `likeness`, quickly found: the letters that two texts share in any order. */
export function likenessAtMost(one: string, other: string): number {
  const letters = new Map<string, number>();
  for (const letter of other) letters.set(letter, (letters.get(letter) ?? 0) + 1);
  let shared = 0;
  for (const letter of one) {
    const left = letters.get(letter) ?? 0;
    if (left > 0) shared += 1;
    letters.set(letter, left - 1);
  }
  const all = one.length + other.length;
  return all === 0 ? 1 : (2 * shared) / all;
}
