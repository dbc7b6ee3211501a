import { en } from 'zod/locales';
import type * as z from 'zod/mini';

type Issue = z.core.$ZodIssue;

/** To hand to `safeParse`, so that issues say in English what was expected (zod/mini is silent by itself). */
export const inEnglish = { error: en().localeError };

const mostDescribed = 3;

/** One line that says what to change: 'studentId: Invalid input: expected number, received string'. */
export function describeIssues(issues: readonly Issue[]): string {
  const described = issues.slice(0, mostDescribed).map((issue) => describeIssue(issue, []));
  const more = issues.length - described.length;
  return described.join('; ') + (more > 0 ? `; and ${more} more` : '');
}

function describeIssue(issue: Issue, above: readonly PropertyKey[]): string {
  const path = [...above, ...issue.path];
  const nearest = issue.code === 'invalid_union' ? nearestIssue(issue.errors) : undefined;
  if (nearest !== undefined) return describeIssue(nearest, path);
  return path.length === 0 ? issue.message : `${path.map(String).join('.')}: ${issue.message}`;
}

/** Of the ways in which something is none of several things, the one that came furthest. */
function nearestIssue(branches: readonly (readonly Issue[])[]): Issue | undefined {
  const firsts = branches.flatMap((issues) => issues[0] ?? []);
  return firsts.reduce<Issue | undefined>(
    (deepest, issue) => (depth(issue) > (deepest === undefined ? 0 : depth(deepest)) ? issue : deepest),
    undefined,
  );
}

function depth(issue: Issue): number {
  const below = issue.code === 'invalid_union' ? nearestIssue(issue.errors) : undefined;
  return issue.path.length + (below === undefined ? 0 : depth(below));
}
