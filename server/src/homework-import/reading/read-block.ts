import type { Span } from '../marks/span.ts';
import type { Block, BlockReading } from './block.ts';
import { readPassage } from './passages.ts';
import { tallyBlock } from './tally.ts';
import { readRow, type TitledTables } from './titled-tables.ts';
import { ways } from './ways.ts';
import { weigh } from './weights.ts';

/** What the other blocks of the document say of how one is read. */
export interface Habit {
  /** Share of the blocks, 0 to 1, that are read in a way. */
  readonly share: (way: string) => number;
  /** How many options most questions have; 0 where none is usual. */
  readonly usual: number;
  /** How many questions there are. */
  readonly many: number;
}
export const noHabit: Habit = { share: () => 0, usual: 0, many: 0 };

/** Every way to read a block, with what speaks for it. */
export function readWays(
  block: Block,
  starts: ReadonlySet<string>,
  tables: TitledTables,
  depth = 2,
  stemAbove: readonly Span[] | null = null,
): BlockReading[] {
  const row = block.form === 'row' ? readRow(block, tables) : null;
  if (row !== null) return [{ ...row, features: tallyBlock(block, row, stemAbove, tables.data) }];
  if (block.passage !== undefined) {
    const passage = readPassage(block, block.passage);
    const parts = passage.parts.map((part) => ({
      ...part,
      reading: { ...part.reading, features: tallyBlock(part.block, part.reading, passage.stem, tables.data) },
    }));
    const whole = { ...passage, parts };
    return [{ ...whole, features: tallyBlock(block, whole, stemAbove, tables.data) }];
  }
  return ways.flatMap(({ name, read }) =>
    read(block, {
      starts,
      depth,
      data: tables.data,
      readPart: (part, stem) => best(readWays(part, starts, tables, depth - 1, stem), noHabit),
    }).map((shape): BlockReading => {
      const reading = { ...shape, way: name };
      return { ...reading, features: tallyBlock(block, reading, stemAbove, tables.data) };
    }),
  );
}

/** The reading that is weighed most, by itself and by the habit of the document. */
export function best(readings: readonly BlockReading[], habit: Habit): BlockReading {
  let found = readings[0];
  let most = Number.NEGATIVE_INFINITY;
  for (const reading of readings) {
    const weight = weigh(withHabit(reading, habit));
    if (weight > most) {
      most = weight;
      found = reading;
    }
  }
  if (found === undefined) throw new RangeError('A block can always be read as written.');
  return found;
}

export function withHabit({ features, way, options }: BlockReading, { share, usual, many }: Habit) {
  const isUsual = usual > 0 && options.length === usual;
  return {
    ...features,
    sameWay: share(way),
    ...(many >= 5 && share(way) < 0.1 && way.startsWith('options') ? { rareWay: 1 } : {}),
    ...((way === 'options plain' || way === 'options at commas') && many >= 3 && share(way) < 0.35
      ? { rarePlain: 1 }
      : {}),
    ...(isUsual ? { asManyAsUsual: 1 } : {}),
    ...(way === 'options plain' && !isUsual && usual > 0 ? { plainOddCount: 1 } : {}),
  };
}
