import type { ClassEntry } from '../contract/class-list.ts';
import { listClasses } from './list-classes.ts';
import { plainText } from './normalise-name.ts';
import { Problem } from './problem.ts';
import type { Services } from './services.ts';

/**
 * The class with this code, written in any case and with any spaces; where a code is on two lists, the one of `teacher`.
 * Throws a `Problem` that names classes it may have been meant to be.
 */
export async function getClass(services: Services, code: string, teacher: string): Promise<ClassEntry> {
  const classes = await listClasses(services);
  const wanted = plainText(code);
  const found = classes.filter((entry) => plainText(entry.code) === wanted);
  const entry = found.find((one) => plainText(one.teacher) === plainText(teacher)) ?? found[0];
  if (entry !== undefined) return entry;
  const near = [...new Set(classes.map((one) => one.code))].filter((one) => shareStart(plainText(one), wanted));
  const hint = near.length > 0 ? ` Did you mean ${near.slice(0, 8).join(', ')}?` : ' GET /api/classes lists them all.';
  throw new Problem('invalid-input', `studentClass: there is no class '${code}'.${hint}`);
}

/** Whether two codes begin with the same year, such as '8' or '10'. */
function shareStart(one: string, other: string): boolean {
  const year = /^\d+/.exec(other)?.[0];
  return year !== undefined && /^\d+/.exec(one)?.[0] === year;
}
