import type * as z from 'zod/mini';

type Issue = z.core.$ZodIssue;

const mostDescribed = 3;

/**
 * One line that says what to change, of issues that were told by `inEnglish` or `inWordsOfFiles`:
 * 'studentId: send number, not string; answers: is missing: send array'.
 */
export function describeIssues(issues: readonly Issue[]): string {
  return withMore(issues, issues.slice(0, mostDescribed).map(describeIssue));
}

/** The same, with the field of the first issue apart, as a `Problem` has it. */
export function readIssues(issues: readonly Issue[]): { readonly reason: string; readonly field: string | undefined } {
  const [first, ...others] = issues.slice(0, mostDescribed);
  if (first === undefined) return { reason: '', field: undefined };
  const reason = withMore(issues, [deepest(first).message, ...others.map(describeIssue)]);
  return { reason, field: fieldOf(first, []) || undefined };
}

function withMore(issues: readonly Issue[], described: readonly string[]): string {
  const more = issues.length - described.length;
  return described.join('; ') + (more > 0 ? `; and ${more} more` : '');
}

function describeIssue(issue: Issue): string {
  const field = fieldOf(issue, []);
  const { message } = deepest(issue);
  return field === '' ? message : `${field}: ${message}`;
}

/** Where an issue is: 'answers.2.value'; empty for the whole of what was sent. */
function fieldOf(issue: Issue, above: readonly PropertyKey[]): string {
  const path = [...above, ...issue.path];
  const nearest = nearestOf(issue);
  return nearest === undefined ? path.map(String).join('.') : fieldOf(nearest, path);
}

function deepest(issue: Issue): Issue {
  const nearest = nearestOf(issue);
  return nearest === undefined ? issue : deepest(nearest);
}

const nearestOf = (issue: Issue) => (issue.code === 'invalid_union' ? nearestIssue(issue.errors) : undefined);

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
