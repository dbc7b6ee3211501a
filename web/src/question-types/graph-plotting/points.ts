/** A point of the jar graph: volume in cm³ and time in seconds. */
export interface Point {
  readonly x: number;
  readonly y: number;
}

/** The six points that can be plotted, in the order in which the answer names them (spec part 1, section 2). */
export const points: readonly Point[] = [
  { x: 100, y: 2 },
  { x: 250, y: 5 },
  { x: 500, y: 9 },
  { x: 1000, y: 22 },
  { x: 2000, y: 37 },
  { x: 3000, y: 60 },
];

/** A point as the answer writes it: '(100,2)'. */
export function pointText({ x, y }: Point): string {
  return `(${x},${y})`;
}

/** The points that an answer holds, in the fixed order; anything else in it is passed over. */
export function readPoints(answer: string): Point[] {
  return points.filter((point) => answer.includes(pointText(point)));
}

/** The answer after `point` has been plotted, or rubbed out if it was there: '(100,2),(250,5)', or '' for none. */
export function togglePoint(answer: string, point: Point): string {
  const plotted = new Set(readPoints(answer));
  if (!plotted.delete(point)) plotted.add(point);
  return points
    .filter((each) => plotted.has(each))
    .map(pointText)
    .join(',');
}
