import type { Candidate } from './find-questions.ts';

/** The style of number that goes furthest: 'Q1' before '1.', and neither before one that stops at 2. */
export function mainStyle(candidates: readonly Candidate[]): string | undefined {
  const named = candidates.filter(({ style }) => style === 'Q');
  if (named.length > 1) return 'Q';
  const lengths = new Map<string, number>();
  const expected = new Map<string, number>();
  for (const { style, value } of candidates) {
    const next = expected.get(style) ?? 1;
    if (value === next || value === next - 1 || value === 1) {
      lengths.set(style, (lengths.get(style) ?? 0) + (style.startsWith('~') ? 0.4 : style.includes('+') ? 0.1 : 1));
      expected.set(style, value + 1);
    }
  }
  return [...lengths].sort(([, a], [, b]) => b - a)[0]?.[0] ?? styleFromTheMiddle(candidates);
}

/** The style of '7.', '8.', '9.' below a table that has asked the first six, and of '4.1', '4.2' in the fourth task. */
function styleFromTheMiddle(candidates: readonly Candidate[]): string | undefined {
  const [first, ...rest] = candidates;
  const goOn =
    rest.length > 0 &&
    rest.every(({ value, style, parts }, at) => {
      const isNextPart = value === first?.value && Number(parts[0]) === Number(first.parts[0]) + at + 1;
      return style === first?.style && (value === first.value + at + 1 || isNextPart);
    });
  return goOn ? first?.style : undefined;
}

/** Two ways of typing a number by hand may be mixed; Word's own levels and weak numbers may not. */
export function fits(style: string, main: string | undefined): boolean {
  if (style === main) return true;
  // '2 (a) Define …' among '1 Amal has a map.' and '3 A car stops.' above their parts.
  if (style === '1a' && main === '~bare') return true;
  const isByHand = (one: string) => /^(?:1\.|1\)|\(1\)|1a|1\.1|auto|Q)$/u.test(one);
  return main !== undefined && isByHand(style) && isByHand(main);
}
