import { type QueueScope, selectQueueStart } from '../../../db/select-queue.ts';
import { getReportClass } from '../../people/classes/report-class.ts';
import { getSchemeHomework } from '../../schemes/versions/find-scheme.ts';
import { timeBefore } from '../../site/school-clock.ts';
import type { Services } from '../../site/services/services.ts';

/** What was handed in longer ago waits for nobody, unless a student asks about it, in milliseconds: more than any school year. */
const waitsFor = 400 * 24 * 60 * 60_000;
/** Attempts whose waiting answers are counted where no homework is asked for, the latest of the school: a large one’s term. */
const mostCounted = 50_000;

/** What is looked at, as the path gives it. */
export interface QueueChoice {
  /** Id or slug; all homework when absent. */
  readonly homework?: string | undefined;
  /** A class's code; those of `classes` when absent. */
  readonly class?: string | undefined;
  /** Codes of classes; all when absent. */
  readonly classes?: readonly string[] | undefined;
}

/** The scope that is chosen. Throws a `Problem` for an unknown homework or class. */
export async function getQueueScope(services: Services, choice: QueueChoice): Promise<QueueScope> {
  const homeworkId =
    choice.homework === undefined ? null : (await getSchemeHomework(services, choice.homework)).homework.id;
  const classCode = await getReportClass(services, choice.class);
  const { database, now } = services;
  const { first, last, asked } = await selectQueueStart(database.reader, timeBefore(now(), waitsFor));
  const recent = first ?? (last ?? 0) + 1;
  return {
    homeworkId,
    classes: classCode === null ? (choice.classes ?? null) : [classCode],
    ...{ from: Math.min(recent, asked ?? recent) },
    countedFrom: homeworkId === null ? Math.max(recent, (last ?? 0) - mostCounted) : recent,
  };
}
