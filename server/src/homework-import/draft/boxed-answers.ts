import type { Span } from '../marks/span.ts';
import type { Asked } from './paper.ts';

/** In how many of the written questions something must stand boxed, so that boxes are where answers are. */
const enough = 0.4;

/**
 * Takes out of the questions what stands in a box below or beside them, where most have such a box with something in it: a copy that was filled
 * in. The boxes become answers.
 */
export function withBoxedAnswers(asked: readonly Asked[]): Asked[] {
  const written = asked.filter(({ options, block }) => options.length === 0 && block.answers.length === 0);
  const boxes = new Map(
    written.flatMap((one) => {
      const box = boxOf(one);
      return box === null ? [] : [[one, box] as const];
    }),
  );
  if (boxes.size < Math.max(2, enough * asked.length)) return [...asked];
  return asked.map((one) => {
    const box = boxes.get(one);
    if (box === undefined) return one;
    const inBox = new Set(box);
    const answers = [{ spans: box, value: box.map(({ text }) => text).join('\n') }];
    return { ...one, stem: one.stem.filter((span) => !inBox.has(span)), block: { ...one.block, answers } };
  });
}

/** The lines of the one cell that holds anything in a table at the end of a question, beside its own text. */
function boxOf({ stem, block }: Asked): readonly Span[] | null {
  const own = block.start?.line.cell;
  const first = stem.findIndex(
    ({ line }, at) =>
      at > 0 && line.cell !== null && (line.cell.table !== own?.table || line.cell.column !== own.column),
  );
  if (first < 1 || !stem.slice(0, first).some(({ asks }) => asks)) return null;
  const box = stem.slice(first);
  const cells = new Set(
    box.map(({ line: { cell } }) => (cell === null ? '' : `${cell.table} ${cell.row} ${cell.column}`)),
  );
  return cells.size === 1 && !cells.has('') ? box : null;
}
