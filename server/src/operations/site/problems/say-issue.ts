import * as z from 'zod/mini';

type RawIssue = z.core.$ZodRawIssue;

/** How one reader is told what to change. */
interface Wording {
  readonly verb: string;
  /** What a type of JSON is called. */
  readonly typeName: (type: string) => string;
}

const fileTypes = new Map([
  ['string', 'text in quotation marks'],
  ['number', 'a number'],
  ['boolean', 'true or false'],
  ['array', 'a list in [ ]'],
  ['object', 'fields in { }'],
]);

/** To hand to `safeParse`, so that issues say to whoever sends a request what to change (zod/mini is silent by itself). */
export const inEnglish = { error: sayTo({ verb: 'send', typeName: (type) => type }) };

/** The same for whoever writes a file: 'write a number, not text in quotation marks'. */
export const inWordsOfFiles = {
  error: sayTo({ verb: 'write', typeName: (type) => fileTypes.get(type) ?? type }),
};

const named = z.object({ options: z.array(z.string()) });

function sayTo(wording: Wording): (issue: RawIssue) => string | undefined {
  return (issue) => {
    switch (issue.code) {
      case 'invalid_type':
        return sayType(wording, [issue.expected], issue.input);
      case 'invalid_value':
        return issue.values.length === 1
          ? `${wording.verb} ${String(issue.values[0])}`
          : `${wording.verb} one of ${issue.values.map(String).join(', ')}`;
      case 'too_small':
        return issue.minimum === 1 && unitOf(issue.origin) !== ''
          ? 'is empty'
          : `${wording.verb} ${issue.inclusive === false ? 'more than' : 'at least'} ${issue.minimum}${unitOf(issue.origin)}`;
      case 'too_big':
        return `${wording.verb} ${issue.inclusive === false ? 'less than' : 'at most'} ${issue.maximum}${unitOf(issue.origin)}`;
      case 'unrecognized_keys':
        return `leave out ${issue.keys.join(', ')}`;
      case 'invalid_union':
        return sayUnion(wording, issue);
      default:
        return 'is not valid';
    }
  };
}

/** Where something is none of several things: the names that would do, or the types. */
function sayUnion(wording: Wording, issue: z.core.$ZodRawIssue<z.core.$ZodIssueInvalidUnion>): string {
  const { options = [] } = named.safeParse(issue).data ?? {};
  if (options.length > 0) return `${wording.verb} one of ${options.join(', ')}`;
  const firsts = issue.errors.flatMap((issues) => issues[0] ?? []);
  const types = firsts.flatMap((first) => (first.code === 'invalid_type' ? first.expected : []));
  return types.length === 0 ? 'is not valid' : sayType(wording, [...new Set(types)], issue.input);
}

function sayType({ verb, typeName }: Wording, expected: readonly string[], input: unknown): string {
  const received = typeOf(input);
  if (expected[0] === 'int' && received === 'number') return `${verb} a whole number`;
  const wanted = expected.map((type) => typeName(type === 'record' ? 'object' : type)).join(' or ');
  return received === 'undefined' ? `is missing: ${verb} ${wanted}` : `${verb} ${wanted}, not ${typeName(received)}`;
}

function typeOf(input: unknown): string {
  if (input === null) return 'null';
  if (Array.isArray(input)) return 'array';
  return Number.isNaN(input) ? 'NaN' : typeof input;
}

const units = new Map([
  ['string', ' characters'],
  ['array', ' items'],
  ['set', ' items'],
  ['file', ' bytes'],
]);

const unitOf = (origin: string) => units.get(origin) ?? '';

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
