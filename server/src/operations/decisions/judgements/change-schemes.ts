import type { MarkScheme } from '@markwell/marking-core';
import type { ChangedAttempt, RemarkRun, RemarkSummary, Touched } from '../../../contract/remark.ts';
import type { Session } from '../../../db/session.ts';
import { newestVersion } from '../../homework/catalogue/scheme-rows.ts';
import { applyTargets } from '../../schemes/remark/apply-targets.ts';
import { getRemarkRun } from '../../schemes/remark/list-remark-runs.ts';
import { previewTarget } from '../../schemes/remark/preview-remark.ts';
import { findRemarkTarget, type RemarkTarget, withScheme } from '../../schemes/remark/remark-target.ts';
import type { AppliedTarget } from '../../schemes/remark/stage-target.ts';
import {
  type HeldScheme,
  holdScheme,
  publishNext,
  readCurrentScheme,
  settleJudgements,
} from '../../schemes/versions/change-judged.ts';
import type { Actor } from '../../site/audit/record-audit.ts';
import { Problem } from '../../site/problems/problem.ts';
import type { Services } from '../../site/services/services.ts';
import { oneAfterAnother } from './one-after-another.ts';
import { countTouchedBy, type OthersSaid, refuseUnsaid } from './touched.ts';

/** A change of one homework's mark scheme, by which all of its attempts are marked again. */
export interface SchemeChange<Stored> {
  readonly homeworkId: number;
  /** The scheme that is wanted; the same object where it is so already. It only reads, and may be asked several times. */
  readonly next: (session: Session, scheme: MarkScheme) => Promise<MarkScheme>;
  /** What it would store, as far as that can be told beforehand: for a dry run. */
  readonly foretell: (session: Session, before: MarkScheme) => Promise<Stored>;
  /** What belongs to it, stored with it. */
  readonly store: (session: Session, changed: ChangedScheme) => Promise<Stored>;
  /** Why there is a new version. */
  readonly note: (changed: Pick<ChangedScheme, 'before' | 'scheme'>) => string;
}

/** A scheme that was changed, within the transaction that does it. */
export interface ChangedScheme {
  readonly before: MarkScheme;
  readonly scheme: MarkScheme;
  /** False where it was so already: no version was published. */
  readonly isNew: boolean;
  /** The version that marks from now on. */
  readonly version: number;
  readonly at: Date;
  /** Whose marks change, by it and by what is changed with it. */
  readonly touched: Touched;
}

/** What becomes of one homework. */
export interface StoredChange<Stored> {
  readonly homework: { readonly id: number; readonly title: string };
  readonly version: number;
  readonly stored: Stored;
  readonly summary: RemarkSummary;
  readonly runId: number | null;
}

/** The same, with the re-mark as it is told; of a dry run, what it would be. */
export interface SchemeChanged<Stored> extends Omit<StoredChange<Stored>, 'runId'> {
  readonly run: RemarkRun | null;
  /** Of a dry run: the first of the attempts that would change, and how many more would. */
  readonly changes: ChangedAttempt[];
  readonly omitted: number;
}

/** Of whom marks may change; and what is done within the same transaction as everything else, where what it throws ends all of it. */
interface Around<Stored> {
  readonly others: OthersSaid;
  /** Before anything is stored that counts. */
  readonly before?: (session: Session) => Promise<void>;
  /** Told what is stored, and whose marks it changes. */
  readonly after?: (session: Session, stored: readonly StoredChange<Stored>[], touched: Touched) => Promise<void>;
}

/** What became of each homework, and whose marks changed. */
interface Changed<Stored> {
  readonly changed: readonly SchemeChanged<Stored>[];
  readonly touched: Touched;
}

/**
 * Changes the mark schemes of several homework, each once, and marks all of their attempts again, marks taken away too: all of it or nothing,
 * whatever is interrupted when. Whoever changes one of them at the same time waits and builds on it, so that nothing is lost. Gives what
 * became of each, by id, and whose marks changed. Throws a `Problem` where those are pupils outside the classes of whoever does it, and `others` does
 * not have all of their classes.
 */
export function changeSchemes<Stored>(
  services: Services,
  changes: readonly SchemeChange<Stored>[],
  by: Actor,
  around: Around<Stored>,
): Promise<Changed<Stored>> {
  const ids = changes.map(({ homeworkId }) => homeworkId);
  return oneAfterAnother(services.database, ids, () => tryToChange(services, changes, by, around));
}

/** How a single homework is changed. */
interface How {
  readonly others: OthersSaid;
  /** Only looks what it would do. */
  readonly dryRun?: boolean | undefined;
  /** Most changes that a dry run lists. */
  readonly limit?: number | undefined;
}

/** The same for one homework; or, in a dry run, what that would do. */
export async function changeScheme<Stored>(
  services: Services,
  change: SchemeChange<Stored>,
  { others, dryRun, limit }: How,
  by: Actor,
): Promise<{ one: SchemeChanged<Stored>; touched: Touched }> {
  if (dryRun !== true) {
    const { changed, touched } = await changeSchemes(services, [change], by, { others });
    const [one] = changed;
    if (one === undefined) throw new Error('A mark scheme was changed, and nothing is known of it');
    return { one, touched };
  }
  const { before, students, homework, ...preview } = await previewChange(services, change, limit);
  const { reader } = services.database;
  const touched = await countTouchedBy(reader, students, by);
  return { one: { homework, ...preview, stored: await change.foretell(reader, before), run: null }, touched };
}

/** A change with the scheme that it begins from, and the target that it makes. */
interface Planned<Stored> {
  readonly change: SchemeChange<Stored>;
  readonly held: HeldScheme;
  readonly scheme: MarkScheme;
  readonly target: RemarkTarget;
}

async function tryToChange<Stored>(
  services: Services,
  changes: readonly SchemeChange<Stored>[],
  by: Actor,
  around: Around<Stored>,
): Promise<Changed<Stored>> {
  let touched: Touched = { own: 0, others: [] };
  let plans: Planned<Stored>[] = [];
  let stored: StoredChange<Stored>[] = [];
  const findTargets = async () => {
    services.catalogue.forget();
    plans = await Promise.all(changes.map((change) => planChange(services, change)));
    return plans.map(({ target }) => target);
  };
  const within = async (session: Session, applied: readonly AppliedTarget[]) => {
    await around.before?.(session);
    touched = await countTouchedBy(session, new Set(applied.flatMap(({ students }) => [...students])), by);
    refuseUnsaid(touched, around.others);
    stored = [];
    for (const { target, runId, summary } of applied) {
      const { id, title } = target.homework;
      const plan = plans.find(({ change }) => change.homeworkId === id);
      const done = plan && (await storeChange(services, session, plan, { by, touched }));
      if (done === undefined) return false;
      await settleJudgements(session, id, runId);
      stored.push({ homework: { id, title }, ...done, summary, runId });
    }
    await around.after?.(session, stored, touched);
    return true;
  };
  await applyTargets(services, findTargets, by, { within });
  return { changed: await Promise.all(stored.map((one) => withRun(services, one))), touched };
}

/** What was stored, with the re-mark as it is told. */
export async function withRun<Stored>(
  services: Services,
  { runId, ...rest }: StoredChange<Stored>,
): Promise<SchemeChanged<Stored>> {
  const run = runId === null ? null : await getRemarkRun(services, runId);
  return { ...rest, run, changes: [], omitted: 0 };
}

async function planChange<Stored>(services: Services, change: SchemeChange<Stored>): Promise<Planned<Stored>> {
  const { reader } = services.database;
  const found = await findRemarkTarget(services, String(change.homeworkId), { allowLower: true });
  const held = await readCurrentScheme(reader, change.homeworkId);
  // Published between two looks: whoever asks begins again.
  if (held.version !== found.newest) throw new Problem('conflict', 'The mark scheme was changed meanwhile. Try again.');
  const scheme = await change.next(reader, held.scheme);
  const version = scheme === held.scheme ? held.version : (await newestVersion(reader, change.homeworkId)) + 1;
  const target = await withScheme(services, found, scheme);
  return { change, held, scheme, target: { ...target, version } };
}

/** Undefined where the scheme is no longer the one that was begun from. */
async function storeChange<Stored>(
  services: Services,
  session: Session,
  { change, held: begun, scheme, target }: Planned<Stored>,
  { by, touched }: { readonly by: Actor; readonly touched: Touched },
): Promise<{ stored: Stored; version: number } | undefined> {
  const held = await holdScheme(session, change.homeworkId);
  if (held.version !== begun.version || held.text !== begun.text) return undefined;
  const at = services.now();
  const isNew = scheme !== begun.scheme;
  const told = { before: begun.scheme, scheme };
  const version = isNew ? await publishNext(session, held, { scheme, note: change.note(told), by, at }) : held.version;
  if (version !== target.version) return undefined;
  return { stored: await change.store(session, { ...told, isNew, version, at, touched }), version };
}

/** What a change would do to marks, and to whose. */
export async function previewChange<Stored>(services: Services, change: SchemeChange<Stored>, limit?: number) {
  services.catalogue.forget();
  const { held, target } = await planChange(services, change);
  const { id, title } = target.homework;
  const about = { homework: { id, title }, before: held.scheme, version: target.version };
  return { ...about, ...(await previewTarget(services, target, limit)) };
}
