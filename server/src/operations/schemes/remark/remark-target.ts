import type { MarkScheme, Policy } from '@markwell/marking-core';
import * as z from 'zod/mini';
import type { RemarkInput } from '../../../contract/remark.ts';
import type { CatalogueEntry } from '../../../db/catalogue.ts';
import { numberColumn, selectRows } from '../../../db/session.ts';
import { getClassCode } from '../../people/classes/find-class.ts';
import type { Services } from '../../site/services/services.ts';
import { getScheme, getSchemeHomework } from '../versions/find-scheme.ts';
import { schemesOfEditions } from '../versions/schemes-of-editions.ts';
import type { EarlierScheme } from './remark-attempt.ts';

// SQL by hand: attempts are joined with their students.

/** What is re-marked and by what. */
export interface RemarkTarget {
  readonly homework: CatalogueEntry;
  readonly classCode: string | null;
  readonly version: number;
  readonly scheme: MarkScheme;
  /** For attempts of other editions of the homework than the newest, oldest first; the newest's is `scheme`. */
  readonly earlier: readonly EarlierScheme[];
  /** The newest version when it was asked for. */
  readonly newest: number;
  readonly policy: Policy;
  readonly allowLower: boolean;
}

/**
 * Fills in what a re-mark leaves open. `id` is a homework's id or slug, from a path or a command line.
 * Throws a `Problem` for an unknown homework, class or version.
 */
export async function findRemarkTarget(services: Services, id: string, input: RemarkInput): Promise<RemarkTarget> {
  const { homework, current } = await getSchemeHomework(services, id);
  const version = input.version ?? current;
  const named = await getScheme(services, homework, version);
  const [scheme, earlier] = await schemesOfEditions(services, homework, current, named);
  const { classCode = null, policy = 'guarded', allowLower = false } = input;
  const code =
    classCode === null ? null : await getClassCode(services, classCode, { code: 'invalid-input', field: 'classCode' });
  return { homework, classCode: code, version, scheme, earlier, newest: current, policy, allowLower };
}

/** The target with another scheme, for attempts of every edition. */
export async function withScheme(services: Services, target: RemarkTarget, next: MarkScheme): Promise<RemarkTarget> {
  const [scheme, earlier] = await schemesOfEditions(services, target.homework, target.newest, next);
  return { ...target, scheme, earlier };
}

/** The target as it is told. */
export function describeTarget({ homework, classCode, version, policy, allowLower }: RemarkTarget) {
  return {
    homework: { id: homework.id, title: homework.title },
    classCode,
    schemeVersion: version,
    policy,
    allowLower,
  };
}

/** How many attempts there are to mark, for progress. */
export async function countAttempts({ database }: Services, { homework, classCode }: RemarkTarget): Promise<number> {
  const [row] = await selectRows(
    database.reader,
    z.object({ attempts: numberColumn }),
    `SELECT count(*) AS attempts FROM attempts a JOIN students s ON s.id = a.student_id
      WHERE a.homework_id = $1 AND ($2 = '' OR s.class_code = $2)`,
    [homework.id, classCode ?? ''],
  );
  return row?.attempts ?? 0;
}
