/** Marks out of a maximum as 0 to 100, unrounded; 0 when there is nothing to gain. */
export function exactPercentage(marks: number, maxMarks: number): number {
  return maxMarks > 0 ? (marks / maxMarks) * 100 : 0;
}

/** A percentage as it is shown: rounded to an integer (spec part 1, section 9). */
export function shownPercentage(marks: number, maxMarks: number): number {
  return Math.round(exactPercentage(marks, maxMarks));
}

/** A percentage as it is sent: a text with two decimals (spec part 1, section 9). */
export function percentageText(marks: number, maxMarks: number): string {
  return exactPercentage(marks, maxMarks).toFixed(2);
}
