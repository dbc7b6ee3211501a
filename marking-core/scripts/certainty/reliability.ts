import { results } from '../../src/certainty/signs.ts';
import { doubtfulBelow, sureFrom } from '../../src/results/certainty.ts';
import type { MarkToFit } from './marks-to-fit.ts';

/** A mark with how sure it is said to be, by weights that have not seen it. */
interface Weighed {
  readonly mark: MarkToFit;
  readonly confidence: number;
}

const bands = [sureFrom, 0.9, doubtfulBelow, 0.65, 0] as const;

/** Prints, of each set and family, how often marks of each confidence are right, and what is hidden or given too freely. */
export function printReliability(title: string, weighed: readonly Weighed[]): void {
  process.stdout.write(`\n== ${title}\n`);
  const sets = [...new Set(weighed.map(({ mark }) => mark.set))];
  for (const set of sets) {
    const guarded = weighed.filter(({ mark }) => mark.set === set && mark.family !== 'published');
    print(`${set}, all`, guarded);
    for (const family of new Set(guarded.map(({ mark }) => mark.family)))
      for (const result of results)
        print(
          `  ${family} ${result}`,
          guarded.filter(({ mark }) => mark.family === family && mark.result === result),
        );
    const wrong = pupils(guarded.filter(({ mark }) => !mark.isRight));
    const hidden = pupils(guarded.filter(({ mark, confidence }) => !mark.isRight && confidence >= sureFrom));
    const free = count(guarded.filter(({ mark, confidence }) => mark.isTooMany && confidence > doubtfulBelow));
    process.stdout.write(
      `  pupils misjudged ${wrong.toFixed(0)}, of them hidden by ${sureFrom} or more ${percent(hidden, wrong)}; too many marks above ${doubtfulBelow}: ${free.toFixed(0)}\n`,
    );
    for (const [name, test] of [
      ['accepted', (result: string) => result === 'full' || result === 'slip'],
      ['refused', (result: string) => result === 'none'],
    ] as const) {
      const sure = guarded.filter(({ mark, confidence }) => test(mark.result) && confidence >= sureFrom);
      process.stdout.write(`  sure ${name}: ${count(sure).toFixed(0)}, right ${percent(right(sure), count(sure))}\n`);
    }
  }
  print(
    'published, all sets',
    weighed.filter(({ mark }) => mark.family === 'published'),
  );
}

function print(name: string, own: readonly Weighed[]): void {
  if (own.length === 0) return;
  const cells = bands.map((from, at) => {
    const to = bands[at - 1] ?? 2;
    const inBand = own.filter(({ confidence }) => confidence >= from && confidence < to);
    return `${from.toFixed(2)}+ ${count(inBand).toFixed(0).padStart(5)} ${percent(right(inBand), count(inBand)).padStart(6)}`;
  });
  process.stdout.write(
    `${name.padEnd(26)}${cells.join('  ')}  all ${percent(right(own), count(own))}, surprise ${surprise(own).toFixed(3)}\n`,
  );
}

function right(some: readonly Weighed[]): number {
  return count(some.filter(({ mark }) => mark.isRight));
}

/** A mark that stands for fewer counts less. */
function count(some: readonly Weighed[]): number {
  return some.reduce((sum, { mark }) => sum + mark.weight, 0);
}

function pupils(some: readonly Weighed[]): number {
  return some.reduce((sum, { mark }) => sum + mark.pupils * mark.weight, 0);
}

function percent(part: number, whole: number): string {
  return whole === 0 ? '-' : `${((100 * part) / whole).toFixed(1)}%`;
}

/** How surprising what people gave is on average, in nats: the less, the better the confidences. */
function surprise(some: readonly Weighed[]): number {
  const of = ({ mark, confidence }: Weighed) => -Math.log(Math.max(0.005, mark.isRight ? confidence : 1 - confidence));
  return some.reduce((sum, one) => sum + one.mark.weight * of(one), 0) / Math.max(1, count(some));
}
