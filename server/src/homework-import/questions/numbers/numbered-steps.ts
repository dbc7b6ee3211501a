import { takeMarks } from '../lines/marks.ts';
import type { Candidate } from './find-questions.ts';

const fewest = 3;

/**
 * Without the numbered steps of a method or of instructions: lines from 1 on that follow each other directly, of which none has
 * marks or a question mark, before numbers that begin again and have marks. What 'Section 2: True or false' stands above is asked.
 */
export function withoutSteps(
  candidates: readonly Candidate[],
  isBelowSection: (index: number) => boolean,
): readonly Candidate[] {
  const restart = candidates.findIndex(
    ({ value }, index) => index > 0 && value === 1 && candidates[index - 1]?.value !== 1,
  );
  if (restart < fewest || isBelowSection(candidates[0]?.index ?? 0)) return candidates;
  const steps = candidates.slice(0, restart);
  const areSteps = steps.every(
    ({ value, index, parts, line }, at) =>
      value === at + 1 &&
      parts.length === 0 &&
      index === (steps[0]?.index ?? 0) + at &&
      takeMarks(line.text).marks === undefined &&
      !/\?\s*$|_{3,}/u.test(line.text),
  );
  const isFollowed = candidates
    .slice(restart)
    .some(({ line, parts }) => parts.length > 0 || takeMarks(line.text).marks !== undefined);
  return areSteps && isFollowed ? candidates.slice(restart) : candidates;
}
