import type { Point } from './points.ts';

/** The axes: jar volume 0 to 3000 cm³, time 0 to 60 seconds; both run a little past the last point. */
export const xAxis = { label: 'Jar volume (cm³)', end: 3200, ticks: [0, 500, 1000, 1500, 2000, 2500, 3000] } as const;
export const yAxis = { label: 'Time (seconds)', end: 64, ticks: [0, 10, 20, 30, 40, 50, 60] } as const;

/** How far along the plot's width, in per cent from the left. */
export const acrossPercent = (x: number) => (x / xAxis.end) * 100;

/** How far down the plot's height, in per cent from the top. */
export const downPercent = (y: number) => 100 - (y / yAxis.end) * 100;

/**
 * The point nearest to a place on the plot, all in pixels from the plot's top left corner. Points lie closer together
 * than a fingertip, so whichever is nearest is meant; further away than `reach` pixels none is.
 */
export function nearestPoint(
  points: readonly Point[],
  place: { readonly left: number; readonly top: number },
  plot: { readonly width: number; readonly height: number },
  reach = 32,
): Point | undefined {
  let nearest: Point | undefined;
  let least = reach;
  for (const point of points) {
    const across = (acrossPercent(point.x) / 100) * plot.width - place.left;
    const down = (downPercent(point.y) / 100) * plot.height - place.top;
    const distance = Math.hypot(across, down);
    if (distance <= least) {
      least = distance;
      nearest = point;
    }
  }
  return nearest;
}
