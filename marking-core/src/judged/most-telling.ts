import { answerReader, likeness } from './likeness.ts';

/** Answers to one question that say the same. */
export interface AnswerGroup {
  readonly answer: string;
  /** How many gave it. */
  readonly count: number;
  /** 0 to 1: how sure its marking is. */
  readonly confidence: number;
}

/** Compares this many groups, the largest; more would take seconds. */
const mostCompared = 400;

/**
 * Indexes of the groups most worth judging, best first: large and unsure, similar to many unsure others, and
 * not to those before. Takes time quadratic in their number, half a second for the most.
 */
export function mostTelling(groups: readonly AnswerGroup[], wanted: number, question?: string): number[] {
  const read = answerReader(question);
  const compared = [...groups.entries()]
    .sort(([, a], [, b]) => b.count - a.count)
    .slice(0, mostCompared)
    .map(([place, { answer, count, confidence }]) => ({
      place,
      read: read(answer),
      weight: count * unsureness(confidence),
      unsure: unsureness(confidence),
      isLeft: true,
      left: 1,
    }));
  const alike = compared.map((one) => compared.map((other) => (one === other ? 1 : likeness(one.read, other.read))));
  const chosen: number[] = [];
  while (chosen.length < Math.min(wanted, compared.length)) {
    let [best, most] = [-1, -1];
    compared.forEach(({ isLeft, unsure }, at) => {
      if (!isLeft) return;
      const telling = compared.reduce(
        (sum, { weight, left }, other) => sum + (alike[at]?.[other] ?? 0) ** 3 * weight * left,
        0,
      );
      if (unsure * telling > most) [best, most] = [at, unsure * telling];
    });
    const one = compared[best];
    if (one === undefined) break;
    one.isLeft = false;
    chosen.push(one.place);
    compared.forEach((other, at) => {
      other.left *= 1 - (alike[best]?.[at] ?? 0) ** 2;
    });
  }
  return chosen;
}

/** 0 where the marks are certain, 1 where they could as well be others. */
function unsureness(confidence: number): number {
  return Math.min(1, Math.max(0.01, 2 * (1 - confidence)));
}
