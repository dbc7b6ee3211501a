import type { Point } from './points.ts';

/** The axes: jar volume 0 to 3000 cm³, time 0 to 60 seconds; both run a little past the last number. A point is on a step. */
export const xAxis = { label: 'Jar volume (cm³)', end: 3200, step: 50, ticks: [0, 500, 1000, 1500, 2000, 2500, 3000] };
export const yAxis = { label: 'Time (seconds)', end: 64, step: 1, ticks: [0, 10, 20, 30, 40, 50, 60] };

/** How far along the plot's width, in per cent from the left. */
export const acrossPercent = (x: number) => (x / xAxis.end) * 100;

/** How far down the plot's height, in per cent from the top. */
export const downPercent = (y: number) => 100 - (y / yAxis.end) * 100;

/** A place on the plot, and the plot's size, in pixels; the place from its top left corner. */
export interface Place {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

/** The point of the paper at a place: on the nearest step of both axes, and never off the paper. */
export function pointAt({ left, top, width, height }: Place): Point {
  return onPaper({ x: (left / width) * xAxis.end, y: (1 - top / height) * yAxis.end });
}

/** The point so many steps away, or at the edge. */
export function moved({ x, y }: Point, across: number, up: number): Point {
  return onPaper({ x: x + across * xAxis.step, y: y + up * yAxis.step });
}

function onPaper({ x, y }: Point): Point {
  const onStep = (value: number, { step, end }: typeof xAxis) =>
    Math.min(Math.max(Math.round(value / step) * step, 0), end);
  return { x: onStep(x, xAxis), y: onStep(y, yAxis) };
}

/** Which of the points was meant by pressing a place: the nearest one that is no further away than `reach` pixels. */
export function nearestPoint(points: readonly Point[], place: Place, reach = 10): Point | undefined {
  let nearest: Point | undefined;
  let least = reach;
  for (const point of points) {
    const across = (acrossPercent(point.x) / 100) * place.width - place.left;
    const down = (downPercent(point.y) / 100) * place.height - place.top;
    const distance = Math.hypot(across, down);
    if (distance <= least) {
      least = distance;
      nearest = point;
    }
  }
  return nearest;
}
