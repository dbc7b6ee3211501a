import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { engineVersion } from '@markwell/marking-core';
import { insertRows } from '../src/db/insert-rows.ts';
import { openDatabase } from '../src/db/open-database.ts';
import { insertRunMarkings, pointAtRun, pointBeforeRun, type StoredAttempt } from '../src/db/remark-rows.ts';
import { applyRemark } from '../src/operations/remark/apply-remark.ts';
import { discardRun } from '../src/operations/remark/discard-runs.ts';
import { findHorizon } from '../src/operations/remark/find-horizon.ts';
import { previewRemark } from '../src/operations/remark/preview-remark.ts';
import { scanAttempts } from '../src/operations/remark/scan-attempts.ts';
import { undoRemark } from '../src/operations/remark/undo-remark.ts';
import { createServices, type Services } from '../src/operations/services.ts';
import { addVersion, fillSchool } from './school-database.ts';

const rounds = 3;
const scope = { homeworkId: 2, classCode: null };

/** Measures re-marking so many attempts, and prints the figures. */
export async function measureRemark(attempts: number): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'markwell-remark-'));
  const database = await openDatabase({ engine: 'sqlite', file: join(folder, 'markwell.db') });
  try {
    const services = createServices(database);
    await fillSchool(services, attempts);
    await addVersion(services, 2, (scheme) => {
      const rule = scheme.questions.find(({ id }) => id === 'q1b')?.rule;
      if (rule?.kind === 'phrases') rule.allow = [...(rule.allow ?? []), 'stops'];
    });
    await addVersion(services, 3, (scheme) => {
      for (const question of scheme.questions) {
        question.feedback = { correct: 'Yes.', partly: 'Partly.', incorrect: 'No: look at the picture again.' };
      }
    });
    console.log(`${attempts.toLocaleString('en')} attempts of seven answers`);
    await measureVersion(services, attempts, 2, 'a phrase more');
    await measureVersion(services, attempts, 3, 'other feedback');
  } finally {
    await database.close();
    rmSync(folder, { recursive: true, force: true });
  }
}

async function measureVersion(services: Services, attempts: number, version: number, what: string): Promise<void> {
  const input = { version, allowLower: true };
  const memory = watchMemory();
  const waits = watchWaits(services);
  const best = { preview: Number.POSITIVE_INFINITY, apply: Number.POSITIVE_INFINITY, floor: Number.POSITIVE_INFINITY };
  let changed = 0;
  for (let round = 0; round < rounds; round++) {
    best.preview = Math.min(best.preview, await seconds(() => previewRemark(services, 'year8', input)));
    let run = 0;
    best.apply = Math.min(
      best.apply,
      await seconds(async () => {
        const applied = await applyRemark(services, 'year8', input, null);
        run = applied.run?.id ?? 0;
        const { gain, lose, moved, reworded } = applied.summary;
        changed = gain + lose + moved + reworded;
      }),
    );
    await undoRemark(services, String(run), null);
    const ids = await changedIds(services, run);
    let copied = 0;
    best.floor = Math.min(
      best.floor,
      await seconds(async () => {
        copied = await copyRows(services, ids);
      }),
    );
    await services.database.write((session) => pointBeforeRun(session, copied));
    await discardRun(services.database, copied);
  }
  // Once more with others who write, which costs the run itself some time.
  waits.isWatching = true;
  const last = await applyRemark(services, 'year8', input, null);
  waits.isWatching = false;
  await undoRemark(services, String(last.run?.id), null);
  const rate = (time: number) => Math.round(attempts / time).toLocaleString('en');
  const ratio = best.floor / best.apply;
  console.log(
    `  version with ${what}: ${changed.toLocaleString('en')} markings change\n` +
      `    dry run  ${rate(best.preview).padStart(8)} attempts/s (goal 10,000)\n` +
      `    apply    ${rate(best.apply).padStart(8)} attempts/s (goal 10,000): ${ratio.toFixed(2)} x reading and writing the same rows without marking (${rate(best.floor)}/s; goal 0.5)\n` +
      `    a write of another meanwhile waits ${waits.stop().toFixed(0)} ms at most; memory ${memory.stop()}`,
  );
}

async function seconds(work: () => Promise<unknown>): Promise<number> {
  const start = performance.now();
  await work();
  return (performance.now() - start) / 1000;
}

async function changedIds({ database }: Services, run: number): Promise<Set<number>> {
  const rows = await database.reader.run('SELECT attempt_id AS id FROM markings WHERE remark_run_id = $1', [run]);
  return new Set(rows.flatMap((row) => (hasId(row) ? [row.id] : [])));
}

function hasId(row: unknown): row is { id: number } {
  return typeof row === 'object' && row !== null && 'id' in row && typeof row.id === 'number';
}

/** The floor: reads every attempt and writes as many markings as the apply did, in the same turns, and marks nothing. */
async function copyRows({ database }: Services, ids: ReadonlySet<number>): Promise<number> {
  const run = {
    homework_id: 2,
    scheme_version: 2,
    policy: 'guarded',
    summary: '{}',
    applied_at: 'x',
    state: 'marking',
  };
  const [row] = await database.write((session) => insertRows(session, 'remark_runs', [run], 'RETURNING id'));
  const runId = hasId(row) ? row.id : 0;
  let waiting: StoredAttempt[] = [];
  let writing: Promise<void> = Promise.resolve();
  const write = async () => {
    await writing;
    const rows = waiting.map((stored) => copyOf(stored, runId));
    waiting = [];
    writing = database.write((session) => insertRunMarkings(session, rows));
  };
  for await (const batch of scanAttempts(database.reader, scope, { after: 0, upTo: await findHorizon(database) })) {
    for (const stored of batch) if (ids.has(stored.id)) waiting.push(stored);
    if (waiting.length >= 600) await write();
  }
  await write();
  await writing;
  await database.write((session) => pointAtRun(session, runId));
  return runId;
}

function copyOf({ id, marking, marking_id }: StoredAttempt, runId: number) {
  return {
    ...{ attempt_id: id, scheme_version: 2, policy: 'guarded', engine_version: engineVersion, remark_run_id: runId },
    ...{ total_marks: 1, max_marks: 7, grade: 'x', marking, marked_at: 'x', replaces_marking_id: marking_id },
  };
}

function watchMemory(): { stop: () => string } {
  globalThis.gc?.();
  const megabytes = () => process.memoryUsage().rss / 1024 / 1024;
  const before = megabytes();
  let most = before;
  const timer = setInterval(() => {
    most = Math.max(most, megabytes());
  }, 50);
  return {
    stop: () => {
      clearInterval(timer);
      return `${before.toFixed(0)} MB before, ${most.toFixed(0)} MB at most`;
    },
  };
}

/** Writes a little all the time, as students who submit do, and remembers the longest wait in milliseconds. */
function watchWaits({ database }: Services): { isWatching: boolean; stop: () => number } {
  let longest = 0;
  let busy = false;
  const watch = { isWatching: false, stop: () => 0 };
  const timer = setInterval(async () => {
    if (!watch.isWatching || busy) return;
    busy = true;
    const start = performance.now();
    await database.write((session) =>
      session.run("INSERT INTO audit_log (at, action, subject) VALUES ('x', 'bench', 'x')"),
    );
    longest = Math.max(longest, performance.now() - start);
    busy = false;
  }, 20);
  watch.stop = () => {
    clearInterval(timer);
    return longest;
  };
  return watch;
}
