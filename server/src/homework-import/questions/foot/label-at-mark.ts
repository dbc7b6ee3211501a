import type { Label } from './labels.ts';
import type { MarkInText } from './marks-in-text.ts';

/** Marks that stand right behind each other: '1', 'a)' and '(i)', or 'Ex 2:' and '1'. */
export type Chain = readonly MarkInText[];

/** A mark with those right behind it, in all lengths, the longest first. */
export function chainsFrom(marks: readonly MarkInText[], index: number, text: string): readonly Chain[] {
  const first = marks[index];
  if (first === undefined) return [];
  const chains: MarkInText[][] = [[first]];
  for (const chain of chains) {
    const last = chain.at(-1);
    if (last === undefined || chain.length > 3) continue;
    for (const next of marks.slice(index + 1, index + 12))
      if (next.section === undefined && next.at >= last.end && text.slice(last.end, next.at).trim() === '')
        chains.push([...chain, next]);
  }
  return chains.reverse();
}

/**
 * Where the label of a question ends that begins with a mark; `undefined` where none of it does. Behind another question the steps that both
 * have may be left out, 'b)' for '1 b)' behind '1 a)'; the first of a section may have its name.
 */
export function endOfLabel(chains: readonly Chain[], label: Label, before: Label | undefined): number | undefined {
  const isNew = before?.section !== label.section;
  const common = before === undefined || isNew ? 0 : stepsInCommon(before.path, label.path);
  for (const chain of chains) {
    const [head, ...rest] = chain;
    const name = head?.section;
    if (name !== undefined && (name !== label.section || (before !== undefined && !isNew))) continue;
    const steps = (name === undefined ? chain : rest).map(({ step }) => step).join('.');
    const isWhole = (start: number) => label.path.slice(start).join('.') === steps;
    const isSaid = name === undefined ? steps === label.letter || starts(common).some(isWhole) : isWhole(0);
    if (isSaid) return chain.at(-1)?.end;
  }
  return undefined;
}

const starts = (common: number) => Array.from({ length: common + 1 }, (_one, index) => index);

/** How many steps two paths have in common, but the last of the second. */
function stepsInCommon(one: readonly string[], other: readonly string[]): number {
  const differs = other.findIndex((step, at) => step !== one[at]);
  return differs === -1 ? Math.max(0, other.length - 1) : differs;
}
