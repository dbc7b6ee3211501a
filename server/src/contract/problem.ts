import * as z from 'zod/mini';

/**
 * What somebody could do about a problem, as data: page, terminal and API each say it in the words of their reader. `choose-other`
 * has what may have been meant.
 */
export const hintSchema = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('choose-other'), values: z.array(z.string()) }),
  z.object({ kind: z.literal('list-classes') }),
  z.object({ kind: z.literal('list-users') }),
  z.object({ kind: z.literal('list-homework') }),
  z.object({ kind: z.literal('find-students') }),
  z.object({ kind: z.literal('make-student') }),
  z.object({ kind: z.literal('show-own-set') }),
  z.object({ kind: z.literal('store-again') }),
  z.object({ kind: z.literal('publish-anyway') }),
  z.object({ kind: z.literal('skip-unreadable') }),
]);
export type Hint = z.infer<typeof hintSchema>;

/** What is wrong, before it is put into words: `reason` is a sentence, or where there is a field what is wrong with that. */
export const problemSchema = z.object({
  reason: z.optional(z.string()),
  /** What is wrong, by its name in the call. */
  field: z.optional(z.string()),
  hint: z.optional(hintSchema),
});
export type ProblemData = z.infer<typeof problemSchema>;

/** How a reader is told of a problem. */
export interface ProblemWords {
  /** What a field is called in front of what is wrong with it, such as '--class: '; empty where the reason says it all. */
  readonly field: (field: string) => string;
  readonly hints: { readonly [Kind in Hint['kind']]: (hint: Extract<Hint, { kind: Kind }>) => string };
}

/** A problem in the words of a reader: 'There is no class ‘9z’. Did you mean 9a/Sc1?'. */
export function sayProblem({ reason, field, hint }: ProblemData & { reason: string }, words: ProblemWords): string {
  const before = field === undefined ? '' : words.field(field);
  const said = field !== undefined && before === '' ? capitalise(reason) : `${before}${reason}`;
  const tip = hint === undefined ? '' : sayHint(hint, words);
  return tip === '' ? said : `${/[.?!]$/.test(said) ? said : `${said}.`} ${tip}`;
}

function sayHint<Kind extends Hint['kind']>(hint: Extract<Hint, { kind: Kind }>, { hints }: ProblemWords): string {
  const say: (one: Extract<Hint, { kind: Kind }>) => string = hints[hint.kind];
  return say(hint);
}

const capitalise = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);
