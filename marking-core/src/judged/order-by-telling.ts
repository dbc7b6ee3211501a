import type { MarkedQuestion } from '../scheme/mark-scheme.ts';
import { answersReader, likeness } from './likeness.ts';

/** Answers to one question that say the same. */
export interface AnswerGroup {
  readonly answer: string;
  /** What was picked with it, in a combined question. */
  readonly choice?: string | null;
  /** How many gave it. */
  readonly pupils: number;
  /** 0 to 1: how sure its marks are. */
  readonly confidence: number;
}

/** How much judging a group tells: about twice the pupils whose marks it is expected to put right. */
export interface Telling<Group> {
  readonly group: Group;
  readonly telling: number;
}

/** However sure its marks are, a group counts as if they were as doubtful as this: certainty may be wrong for a whole group. */
const leastDoubt = 0.1;
/** A judgement settles its own group; of others it tells only what they share, which counts by this power. */
const settles = 2;
const sharpness = 3;
/** Groups that are less alike say nothing about each other. */
const alikeFrom = 0.4;
/** Groups of one question that are compared with each other, those that touch the most: more would take seconds. */
const mostCompared = 100;
/** Less than this, of a pupil, changes no order. */
const nothing = 1e-3;

/**
 * Groups of answers to one question, with the one that tells the most first: given by many, doubtful, like many other
 * doubtful ones, and unlike those before it, which have told what they share. The values never rise along the list, so
 * lists of several questions can be merged by them.
 */
export function orderByTelling<Group extends AnswerGroup>(
  question: Pick<MarkedQuestion, 'type' | 'rule'>,
  groups: readonly Group[],
): Telling<Group>[] {
  const touch = (group: AnswerGroup) => group.pupils * doubt(group);
  const all = [...groups].sort((one, other) => touch(other) - touch(one));
  const alike = alikeAmong(question, all.slice(0, mostCompared));
  const weights = Float64Array.from(all, touch);
  const telling = weights.map((weight) => settles * weight);
  alike.forEach((near, at) => {
    for (const { to, like } of near) add(telling, at, like ** sharpness * (weights[to] ?? 0));
  });
  const lessen = (at: number, lost: number) => {
    if (lost < nothing) return;
    add(weights, at, -lost);
    add(telling, at, -settles * lost);
    for (const { to, like } of alike[at] ?? []) add(telling, to, -(like ** sharpness) * lost);
  };
  const open = new Set(all.keys());
  const ordered: Telling<Group>[] = [];
  while (open.size > 0) {
    let best = -1;
    for (const at of open) if (best < 0 || (telling[at] ?? 0) > (telling[best] ?? 0)) best = at;
    open.delete(best);
    const group = all[best];
    if (group !== undefined) ordered.push({ group, telling: Math.max(0, telling[best] ?? 0) });
    for (const { to, like } of alike[best] ?? []) lessen(to, (weights[to] ?? 0) * like ** 2);
    lessen(best, weights[best] ?? 0);
  }
  return ordered;
}

function add(values: Float64Array, at: number, more: number): void {
  values[at] = (values[at] ?? 0) + more;
}

/** 0 for what nobody needs to judge, 1 where the marks could as well be others. */
function doubt({ confidence }: AnswerGroup): number {
  return confidence >= 1 ? 0 : Math.max(leastDoubt, Math.min(1, 2 * (1 - confidence)));
}

/** For each group those that are like it, by their places. */
function alikeAmong(question: Pick<MarkedQuestion, 'type' | 'rule'>, groups: readonly AnswerGroup[]) {
  const alike = groups.map((): { to: number; like: number }[] => []);
  const read = answersReader(question);
  if (read === undefined) return alike;
  const answers = groups.map(({ answer }) => read(answer));
  answers.forEach((one, at) => {
    for (let to = 0; to < at; to++) {
      const other = answers[to];
      if (other === undefined || (groups[to]?.choice ?? '') !== (groups[at]?.choice ?? '')) continue;
      const like = likeness(one, other, alikeFrom);
      if (like < alikeFrom) continue;
      alike[at]?.push({ to, like });
      alike[to]?.push({ to: at, like });
    }
  });
  return alike;
}
