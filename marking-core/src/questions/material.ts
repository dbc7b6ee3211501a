import type { Question } from './question.ts';

type Sharing = Pick<Question, 'id' | 'material' | 'type'>;

/** Questions that follow each other and share a text, picture, table or sound, with what they share. */
export interface SharedBlock<One> {
  readonly material: One;
  /** In order; blocks within share more. Material that is itself answered is the first of them. */
  readonly content: readonly (One | SharedBlock<One>)[];
}

export function isSharedBlock<One extends Sharing>(part: One | SharedBlock<One>): part is SharedBlock<One> {
  return 'content' in part;
}

/** What a question shares with others: those named in its `material` that are there, outermost first. */
export function materialOf<One extends Sharing>(question: Sharing, questions: readonly One[]): One[] {
  return (question.material ?? []).flatMap((id) => questions.find((one) => one.id === id && id !== question.id) ?? []);
}

/**
 * A homework in the order in which it is shown, what is shared above those that share it. A text that is only shown beside others is not a
 * question of its own here; material of questions that are apart is above each of them.
 */
export function sharedBlocks<One extends Sharing>(questions: readonly One[]): (One | SharedBlock<One>)[] {
  const named = new Set(questions.flatMap((one) => materialOf(one, questions).map(({ id }) => id)));
  const placed = questions
    .filter(({ id, type }) => type !== 'information' || !named.has(id))
    .map((one) => ({ one, path: [...materialOf(one, questions), ...(named.has(one.id) ? [one] : [])] }));
  return gather(placed, 0);
}

interface Placed<One> {
  readonly one: One;
  readonly path: readonly One[];
}

function gather<One extends Sharing>(placed: readonly Placed<One>[], depth: number): (One | SharedBlock<One>)[] {
  const parts: (One | SharedBlock<One>)[] = [];
  for (let from = 0, to = 0; from < placed.length; from = to) {
    const first = placed[from];
    const material = first?.path[depth];
    for (to = from + 1; material !== undefined && placed[to]?.path[depth] === material; ) to += 1;
    const run = placed.slice(from, to);
    const isAlone = run.length === 1 && first?.one === material;
    if (material !== undefined && !isAlone) parts.push({ material, content: gather(run, depth + 1) });
    else if (first !== undefined) parts.push(first.one);
  }
  return parts;
}
