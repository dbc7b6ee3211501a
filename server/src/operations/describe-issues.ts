import { en } from 'zod/locales';
import * as z from 'zod/mini';

type Issue = z.core.$ZodIssue;

/** To hand to `safeParse`, so that issues say in English what was expected (zod/mini is silent by itself). */
export const inEnglish = { error: en().localeError };

const mostDescribed = 3;
const named = z.object({ options: z.array(z.string()) });

/** One line that says what to change: 'studentId: send number, not string; answers: is missing: send array'. */
export function describeIssues(issues: readonly Issue[]): string {
  const described = issues.slice(0, mostDescribed).map((issue) => describeIssue(issue, []));
  const more = issues.length - described.length;
  return described.join('; ') + (more > 0 ? `; and ${more} more` : '');
}

function describeIssue(issue: Issue, above: readonly PropertyKey[]): string {
  const path = [...above, ...issue.path];
  const nearest = issue.code === 'invalid_union' ? nearestIssue(issue.errors) : undefined;
  if (nearest !== undefined) return describeIssue(nearest, path);
  const said = issue.code === 'invalid_union' ? (oneName(issue) ?? oneOf(issue.errors)) : inPlainWords(issue.message);
  return path.length === 0 ? said : `${path.map(String).join('.')}: ${said}`;
}

/** The names that would do, where one field says which of several things it is: 'send one of choice, phrases'. */
function oneName(issue: z.core.$ZodIssueInvalidUnion): string | undefined {
  const { options = [] } = named.safeParse(issue).data ?? {};
  return options.length === 0 ? undefined : `send one of ${options.join(', ')}`;
}

/** What would do, where something is none of several things and nothing else is to be said of it. */
function oneOf(branches: readonly (readonly Issue[])[]): string {
  const messages = branches.flatMap((issues) => issues[0]?.message ?? []);
  const expected = messages.flatMap((message) => wrongType.exec(message)?.[1] ?? []);
  const received = messages.map((message) => wrongType.exec(message)?.[2]).find((type) => type !== undefined);
  return expected.length === 0 ? inPlainWords('Invalid input') : sayType([...new Set(expected)].join(' or '), received);
}

const wrongType = /^Invalid input: expected (.+), received (\w+)$/;

const wrongSize = /^Too (small|big): expected \w+ to (?:have|be) [<>]=(-?[\d.]+)( \w+)?$/;
const wrongValue = /^Invalid input: expected (.+)$/;
const wrongOption = /^Invalid option: expected one of (.+)$/;

function inPlainWords(message: string): string {
  const [, expected, received] = wrongType.exec(message) ?? [];
  if (expected !== undefined) return sayType(expected, received);
  const [, value] = wrongValue.exec(message) ?? [];
  if (value !== undefined) return `send ${value.replaceAll('"', '')}`;
  const [, small, limit = '', unit = ''] = wrongSize.exec(message) ?? [];
  if (small === 'small' && limit === '1' && unit !== '') return 'is empty';
  if (small !== undefined) return `send at ${small === 'small' ? 'least' : 'most'} ${limit}${unit}`;
  const [, options] = wrongOption.exec(message) ?? [];
  return options === undefined ? message : `send one of ${options.replaceAll('"', '').replaceAll('|', ', ')}`;
}

function sayType(type: string, received: string | undefined): string {
  if (type === 'int' && received === 'number') return 'send a whole number';
  const expected = type.replaceAll('record', 'object');
  return received === undefined || received === 'undefined'
    ? `is missing: send ${expected}`
    : `send ${expected}, not ${received}`;
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
