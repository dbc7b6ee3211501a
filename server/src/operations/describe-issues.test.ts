import { expect, it } from 'vitest';
import * as z from 'zod/mini';
import { describeIssues, inEnglish } from './describe-issues.ts';

const either = z.union([z.number(), z.string()]);

it.each<[label: string, schema: z.ZodMiniType, sent: unknown, said: string]>([
  ['a field of the wrong type', z.object({ id: z.number() }), { id: 'x' }, 'id: send number, not string'],
  ['a field that is missing', z.object({ id: z.number() }), {}, 'id: is missing: send number'],
  ['one of several types', z.object({ id: either }), { id: true }, 'id: send number or string, not boolean'],
  ['the same, missing', z.object({ id: either }), {}, 'id: is missing: send number or string'],
  [
    'the branch that came furthest',
    z.object({ id: z.union([z.object({ at: z.number() }), z.string()]) }),
    { id: { at: '1' } },
    'id.at: send number, not string',
  ],
  [
    'a name that is none of those known',
    z.object({
      rule: z.discriminatedUnion('kind', [
        z.object({ kind: z.literal('choice') }),
        z.object({ kind: z.literal('number') }),
      ]),
    }),
    { rule: { kind: 'chioce' } },
    'rule.kind: send one of choice, number',
  ],
  ['a reason of its own', z.string().check(z.minLength(3, 'type a word')), 'x', 'type a word'],
  [
    'the first three of many',
    z.object({ a: z.number(), b: z.number(), c: z.number(), d: z.number() }),
    {},
    'a: is missing: send number; b: is missing: send number; c: is missing: send number; and 1 more',
  ],
])('says of %s what to change', (_label, schema, sent, said) => {
  const read = schema.safeParse(sent, inEnglish);
  expect(describeIssues(read.error?.issues ?? [])).toBe(said);
});
