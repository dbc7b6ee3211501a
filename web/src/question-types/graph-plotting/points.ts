/** A point of the jar graph: volume in cm³ and time in seconds. */
export interface Point {
  readonly x: number;
  readonly y: number;
}

/** The six points that have buttons, in their order (spec part 1, section 2). */
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

export const isSame = (one: Point, other: Point): boolean => one.x === other.x && one.y === other.y;

/** The points that an answer holds, from left to right, each once; anything else in it is passed over. */
export function readPoints(answer: string): Point[] {
  const found = Array.from(answer.matchAll(/\(\s*(\d+)\s*,\s*(\d+)\s*\)/g), ([, x, y]) => ({
    x: Number(x),
    y: Number(y),
  }));
  return found
    .filter((point, index) => found.findIndex((other) => isSame(other, point)) === index)
    .sort((one, other) => one.x - other.x || one.y - other.y);
}

/** The answer after `point` has been plotted: '(100,2),(250,5)'. As it was when it is there already, or when there are six. */
export function withPoint(answer: string, point: Point): string {
  const before = readPoints(answer);
  return before.length < points.length ? write([...before, point]) : answer;
}

/** The answer after `point` has been rubbed out; '' for none. */
export function withoutPoint(answer: string, point: Point): string {
  return write(readPoints(answer).filter((one) => !isSame(one, point)));
}

/** Each once and in order, whatever the order in which they were plotted. */
const write = (plotted: readonly Point[]): string =>
  readPoints(plotted.map(pointText).join(',')).map(pointText).join(',');
