import { type Answers, certaintyOf, fewestSharing } from '@markwell/marking-core';
import { readStoredAnswers } from '../../../db/marking-json.ts';
import { type QueueScope, selectQueueAttempts, selectQueueState } from '../../../db/select-queue.ts';
import type { Services } from '../../site/services/services.ts';
import { questionFinder, readResults } from './asked-questions.ts';
import { isDecided, isRefused, sayingsOfGiven } from './group-answers.ts';

/** Refused wordings that several students of a homework gave, which nobody has decided about. */
export interface SharedRefusals {
  /** By `sayingOf`. */
  readonly sayings: ReadonlySet<string>;
  /** Those of their answers that are not worth a look for themselves, by homework and class. */
  readonly counted: readonly { readonly homeworkId: number; readonly class: string; readonly answers: number }[];
}

export const nothingShared: SharedRefusals = { sayings: new Set(), counted: [] };

const attemptsAtOnce = 250;
/** Attempts that are read, the latest: as many as the queue reads. */
const mostAttempts = 5_000;
const mostKept = 60;

const kept = new WeakMap<Services, Map<string, { readonly state: string; readonly shared: Promise<SharedRefusals> }>>();

/**
 * Refused wordings that three or more students of a homework share, whichever of its classes are looked at. Kept until an
 * attempt of the scope comes, goes or is marked again.
 */
export async function readShared(services: Services, { homeworkId, from }: QueueScope): Promise<SharedRefusals> {
  const scope: QueueScope = { homeworkId, classes: null, from, countedFrom: from };
  const state = await selectQueueState(services.database.reader, scope);
  const own = kept.get(services) ?? new Map<string, { state: string; shared: Promise<SharedRefusals> }>();
  kept.set(services, own);
  const name = String(homeworkId);
  const known = own.get(name);
  if (known?.state === state) return known.shared;
  if (own.size >= mostKept) own.clear();
  const shared = findShared(services, scope);
  own.set(name, { state, shared });
  shared.catch(() => own.delete(name));
  return shared;
}

async function findShared(services: Services, scope: QueueScope): Promise<SharedRefusals> {
  const asked = questionFinder(services, await services.catalogue.snapshot());
  const found = new Map<string, { homeworkId: number; students: Set<number>; sure: string[] }>();
  let below = 2 ** 31 - 1;
  for (let read = 0; read < mostAttempts; read += attemptsAtOnce) {
    const choice = { below, most: attemptsAtOnce, which: 'missing' } as const;
    const attempts = await selectQueueAttempts(services.database.reader, scope, choice);
    for (const { homework_id: homeworkId, student_id: student, class_code: code, ...stored } of attempts) {
      const questions = await asked(homeworkId);
      const answers: Answers = readStoredAnswers(stored.answers);
      for (const result of readResults(stored.marking)) {
        const question = questions.get(result.questionId)?.marked;
        const answer = Object.hasOwn(answers, result.questionId) ? answers[result.questionId] : undefined;
        if (question === undefined || answer === undefined) continue;
        for (const { saying, result: own } of sayingsOfGiven({ homeworkId, question, answer, result })) {
          if (!isRefused(own) || isDecided(own)) continue;
          const one = found.get(saying) ?? { homeworkId, students: new Set(), sure: [] };
          found.set(saying, one);
          one.students.add(student);
          if (certaintyOf(own.confidence) !== 'look') one.sure.push(code);
        }
      }
    }
    below = attempts.at(-1)?.id ?? 0;
    if (attempts.length < attemptsAtOnce) break;
  }
  const shared = [...found].filter(([, { students }]) => students.size >= fewestSharing);
  const counts = new Map<string, { homeworkId: number; class: string; answers: number }>();
  for (const [, { homeworkId, sure }] of shared)
    for (const code of sure) {
      const name = `${homeworkId} ${code}`;
      const before = counts.get(name)?.answers ?? 0;
      counts.set(name, { homeworkId, class: code, answers: before + 1 });
    }
  return { sayings: new Set(shared.map(([saying]) => saying)), counted: [...counts.values()] };
}
