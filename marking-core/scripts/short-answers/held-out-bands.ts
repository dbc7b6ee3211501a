import { certainties } from '../../src/results/certainty.ts';
import type { SureMark } from './calibration.ts';

/** A mark with the half that its question belongs to. */
export interface HalvedMark extends SureMark {
  readonly half: 0 | 1;
}

/** Where two bands of confidence begin, 0 to 1. */
export interface Bands {
  readonly sureFrom: number;
  readonly likelyFrom: number;
}

/** What share of the marks of a band people are to agree with; what falls short of both is worth a look. */
const wanted = { sure: 0.97, likely: 0.85 };
const steps = Array.from({ length: 50 }, (_, step) => (50 + step) / 100);

/** The lowest bounds that give each band the agreement wanted of it on these marks; 1 where none does. */
export function chooseBands(marks: readonly SureMark[]): Bands {
  const lowest = (below: number, least: number) =>
    steps.find((from) => {
      const own = marks.filter(({ confidence }) => confidence >= from && confidence < below);
      return own.length > 0 && shareSame(own) >= least;
    });
  const sureFrom = lowest(Number.POSITIVE_INFINITY, wanted.sure) ?? 1;
  return { sureFrom, likelyFrom: lowest(sureFrom, wanted.likely) ?? sureFrom };
}

/** The bands that one half of the questions chooses, and what they are worth on the other: shares of its marks, and how many of them people agree with. */
export function heldOutBands(marks: readonly HalvedMark[]) {
  const halves = ([0, 1] as const).map((half) => {
    const bands = chooseBands(marks.filter((mark) => mark.half === half));
    return { bands, others: marks.filter((mark) => mark.half !== half) };
  });
  const total = Math.max(1, marks.length);
  const byName = certainties.map((name) => {
    const own = halves.flatMap(({ bands, others }) =>
      others.filter(({ confidence }) => nameBy(bands, confidence) === name),
    );
    return { name, share: own.length / total, agreement: shareSame(own) };
  });
  return { bands: halves.map(({ bands }) => bands), byName };
}

function nameBy({ sureFrom, likelyFrom }: Bands, confidence: number): (typeof certainties)[number] {
  if (confidence >= sureFrom) return 'sure';
  return confidence < likelyFrom ? 'look' : 'likely';
}

function shareSame(marks: readonly SureMark[]): number {
  return marks.filter(({ isSame }) => isSame).length / Math.max(1, marks.length);
}
