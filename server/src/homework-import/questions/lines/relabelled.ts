import { type Line, withLabel } from './lines.ts';

/** A line with a label in place of the one that its list gave it. */
export const relabelled = (line: Line, label: string): Line => ({ ...withLabel(line, label), label: null });

/** A line as the first of a question with this number, whatever it was before. */
export const asQuestion = (line: Line, number: number | string): Line => ({
  ...relabelled(line, `${number}.`),
  isHeading: false,
  continues: false,
});
