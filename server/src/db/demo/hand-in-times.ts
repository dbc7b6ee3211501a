import type { Random } from './random.ts';

const hour = 60 * 60_000;
const day = 24 * hour;

/** Submissions of a hundred by hour (UTC): some in lessons, most after school. */
const schoolDay = new Map([
  [8, 4],
  [9, 6],
  [10, 5],
  [11, 6],
  [12, 4],
  [13, 5],
  [14, 6],
  [15, 10],
  [16, 14],
  [17, 12],
  [18, 11],
  [19, 9],
  [20, 6],
  [21, 2],
]);
const weekend = new Map([
  [10, 8],
  [11, 10],
  [12, 8],
  [13, 8],
  [14, 12],
  [15, 12],
  [16, 12],
  [17, 12],
  [18, 10],
  [19, 6],
  [20, 2],
]);

/** Mostly within a week of `setAt`, fewer at weekends, always before `end`. Milliseconds since 1970. */
export function pickHandInTime(random: Random, setAt: number, end: number): number {
  for (let tries = 0; tries < 30; tries++) {
    const time = pickTime(random, pickDay(random, setAt));
    if (time >= setAt && time < end) return time;
  }
  return end - random.whole(Math.min(6 * hour, Math.max(1, end - setAt)));
}

function pickDay(random: Random, setAt: number): number {
  const within = random.fraction() < 0.75 ? 8 : 24;
  const chosen = setAt + random.whole(within) * day;
  return isWeekend(chosen) && random.fraction() < 0.5 ? chosen + 2 * day : chosen;
}

function pickTime(random: Random, time: number): number {
  const hours = isWeekend(time) ? weekend : schoolDay;
  const chosen = random.pick([...hours].flatMap(([number, share]) => Array.from({ length: share }, () => number)));
  return Math.floor(time / day) * day + chosen * hour + random.whole(hour);
}

function isWeekend(time: number): boolean {
  return [0, 6].includes(new Date(time).getUTCDay());
}
