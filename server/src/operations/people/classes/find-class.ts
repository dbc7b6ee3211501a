import * as z from 'zod/mini';
import type { ClassEntry } from '../../../contract/class-list.ts';
import type { Hint } from '../../../contract/problem.ts';
import { selectRows } from '../../../db/session.ts';
import { plainText, tidyText } from '../../site/normalise-name.ts';
import { Problem, type ProblemCode } from '../../site/problems/problem.ts';
import type { Services } from '../../site/services/services.ts';
import { listClasses } from './list-classes.ts';

const mostNamed = 8;

/** How a call refuses an unknown class: what kind of problem it is, and by which field the class was named. */
interface Refusal {
  readonly code: ProblemCode;
  readonly field: string;
}

/**
 * The class with this code, written in any case and with any spaces; where a code is on two lists, the one of `teacher`. One that has
 * left the lists is found too: it may have left while a student was at work. Throws a `Problem` that names classes it may have been
 * meant to be.
 */
export async function getClass(
  services: Services,
  code: string,
  teacher: string,
): Promise<Pick<ClassEntry, 'code' | 'teacher'>> {
  const classes = await listClasses(services);
  const listed = withCode(classes, code);
  const found = listed.length > 0 ? listed : withCode(await selectFormer(services), code);
  const entry = found.find((one) => plainText(one.teacher) === plainText(teacher)) ?? found[0];
  if (entry === undefined) throw unknownClass(classes, code, { code: 'invalid-input', field: 'studentClass' });
  return entry;
}

/**
 * The code of a class as it is stored, written in any case: a class that has students, even if it is on no list any more, or else one
 * that is on a list; `undefined` where it is none.
 */
export async function findClassCode(services: Services, typed: string): Promise<string | undefined> {
  // By hand: the code as it was written comes first.
  const [row] = await selectRows(
    services.database.reader,
    z.object({ class_code: z.string() }),
    'SELECT class_code FROM students WHERE lower(class_code) = lower($1) ORDER BY class_code = $1 DESC LIMIT 1',
    [tidyText(typed)],
  );
  return row?.class_code ?? withCode(await listClasses(services), typed)[0]?.code;
}

/** As `findClassCode`; where it is none, throws a `Problem` of this code about this field of the call. */
export async function getClassCode(services: Services, typed: string, refusal: Refusal): Promise<string> {
  const code = await findClassCode(services, typed);
  if (code === undefined) throw unknownClass(await listClasses(services), typed, refusal);
  return code;
}

function selectFormer({ database }: Services) {
  return database.reader.tables.formerClasses.findAll({ order: [['id', 'DESC']] });
}

function withCode<Entry extends { readonly code: string }>(classes: readonly Entry[], code: string): Entry[] {
  const wanted = plainText(code);
  return classes.filter((entry) => plainText(entry.code) === wanted);
}

function unknownClass(classes: readonly ClassEntry[], typed: string, { code, field }: Refusal): Problem {
  const near = [...new Set(classes.map((one) => one.code))].filter((one) => shareStart(one, typed));
  const hint: Hint =
    near.length > 0 ? { kind: 'choose-other', values: near.slice(0, mostNamed) } : { kind: 'list-classes' };
  return new Problem(code, `there is no class '${typed}'.`, { field, hint });
}

/** Whether two codes begin with the same year, such as '8' or '10'. */
function shareStart(one: string, other: string): boolean {
  const year = /^\s*(\d+)/.exec(other)?.[1];
  return year !== undefined && /^\s*(\d+)/.exec(one)?.[1] === year;
}
