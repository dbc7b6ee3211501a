/**
 * One step of `remark.bench.ts`, in a process of its own so that its memory is its own:
 * `fill URL ATTEMPTS SPREAD`, or `run URL ATTEMPTS VERSION ROUNDS`.
 */
import { readDatabaseUrl } from '../src/db/database-url.ts';
import { beginToMove } from '../src/db/move-attempts.ts';
import { openDatabase } from '../src/db/open-database.ts';
import { applyRemark } from '../src/operations/schemes/remark/apply-targets.ts';
import { discardRun } from '../src/operations/schemes/remark/discard-runs.ts';
import { moveRuns } from '../src/operations/schemes/remark/move-runs.ts';
import { previewRemark } from '../src/operations/schemes/remark/preview-remark.ts';
import { undoRemark } from '../src/operations/schemes/remark/undo-remark.ts';
import { createServices, type Services } from '../src/operations/site/services/services.ts';
import { changedIds, copyRows } from './remark-floor.ts';
import { fillSchool } from './school-database.ts';
import { longestWait, peakMemory, type Timing, time } from './watches.ts';

const [step = '', url = '', attemptsText = '', what = '', roundsText = '3'] = process.argv.slice(2);
const attempts = Number(attemptsText);
const address = readDatabaseUrl(url);
if (address === undefined) throw new Error(`${url} is no database`);
const database = await openDatabase(address);
try {
  const services = createServices(database);
  if (step === 'fill') {
    console.log(`  ${await fillSchool(services, attempts, what === 'unlike' ? 'all unlike' : 'school')}`);
  } else await measure(services, Number(what), Number(roundsText));
} finally {
  await database.close();
}

async function measure(services: Services, version: number, rounds: number): Promise<void> {
  const input = { version, allowLower: true };
  const timings: Record<'preview' | 'apply' | 'floor', Timing[]> = { preview: [], apply: [], floor: [] };
  const atRest = peakMemory();
  let most = 0;
  let changed = 0;
  for (let round = 0; round < rounds; round++) {
    timings.preview.push(await time(() => previewRemark(services, 'year8', input)));
    let run = 0;
    timings.apply.push(
      await time(async () => {
        const { run: applied, summary } = await applyRemark(services, 'year8', input, null);
        run = applied?.id ?? 0;
        changed = summary.gain + summary.lose + summary.moved + summary.reworded;
      }),
    );
    await undoRemark(services, String(run), null);
    // The floor holds in memory what it is to copy.
    if (round === 0) most = peakMemory();
    const ids = await changedIds(services, run);
    let copied = 0;
    timings.floor.push(
      await time(async () => {
        copied = await copyRows(services, ids);
      }),
    );
    await services.database.write((session) => beginToMove(session, copied, 'back'));
    await moveRuns(services.database, 2);
    await discardRun(services.database, copied);
  }
  let run = 0;
  const wait = await longestWait(services, async () => {
    run = (await applyRemark(services, 'year8', input, null)).run?.id ?? 0;
  });
  await undoRemark(services, String(run), null);
  const [preview, apply, floor] = [best(timings.preview), best(timings.apply), best(timings.floor)];
  const ratio = (floor.seconds / apply.seconds).toFixed(2);
  console.log(`  ${changed.toLocaleString('en')} markings change
    dry run  ${describe(preview)} (goal 10,000)
    apply    ${describe(apply)} (goal 10,000): ${ratio} x the floor (goal 0.5)
    floor    ${describe(floor)}: reads the same rows and writes as many, in the same turns, and marks nothing
    a write of another meanwhile waits ${wait.toFixed(0)} ms at most; memory ${atRest.toFixed(0)} MB before, ${most.toFixed(0)} MB at most`);
}

function best(timings: readonly Timing[]): Timing {
  return timings.reduce((least, one) => (one.seconds < least.seconds ? one : least));
}

function describe({ seconds, processorSeconds, otherCores }: Timing): string {
  const rate = Math.round(attempts / seconds).toLocaleString('en');
  const each = ((processorSeconds * 1e6) / attempts).toFixed(0);
  return `${rate.padStart(8)} attempts/s (${each} µs of processor each; other programs used ${otherCores.toFixed(2)} cores)`;
}
