import type { FileLine } from '../../contract/homework-draft.ts';

/** Most lines that a draft carries. */
const mostLines = 10_000;
/** Most characters of all of them, and of one. */
const mostText = 200_000;
const longestLine = 1_000;
/** However long a file is, so much of a line tells which one it is. */
const shortestLimit = 20;

/** The lines as a draft carries them: not more than a screen can use, and long ones shortened. */
export function limitLines(lines: readonly FileLine[]): FileLine[] {
  const kept = lines.slice(0, mostLines);
  const length = kept.reduce((sum, { text }) => sum + Math.min(text.length, longestLine), 0);
  const longest = length <= mostText ? longestLine : Math.max(shortestLimit, Math.floor(mostText / kept.length));
  return kept.map((line) =>
    line.text.length > longest ? { ...line, text: `${line.text.slice(0, longest - 1)}…` } : line,
  );
}
