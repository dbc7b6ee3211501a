import { type Line, withLabel } from '../lines/lines.ts';

/** '☐ a)', '[ ] B.', '☑ c' */
const boxedLetter = /^(?:[☐□◻❑❏○◯☑☒✓✔]|\[[ xX✓]?\])\s*\(?[A-Ha-h][).]{0,2}$/u;

/** Prints of quizzes have the box and the letter of an option in a cell of their own: '☐ a) | Venus' is '☐ a) Venus'. */
export function joinBoxedLetters(row: readonly Line[][]): Line[][] {
  return row.flatMap((cell, index): Line[][] => {
    if (isBoxedLetter(cell) && (row[index + 1]?.length ?? 0) > 0) return [];
    const [first, ...rest] = cell;
    const [label] = row[index - 1] ?? [];
    return first !== undefined && label !== undefined && isBoxedLetter(row[index - 1] ?? [])
      ? [[withLabel(first, label.text), ...rest]]
      : [cell];
  });
}

const isBoxedLetter = ([only, ...more]: readonly Line[]): boolean =>
  only !== undefined && more.length === 0 && boxedLetter.test(only.text);
