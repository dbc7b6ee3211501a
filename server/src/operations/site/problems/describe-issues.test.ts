import { expect, it } from 'vitest';
import * as z from 'zod/mini';
import { describeIssues, inEnglish, inWordsOfFiles } from './say-issue.ts';

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
  ['a text that is empty', z.object({ name: z.string().check(z.minLength(1)) }), { name: '' }, 'name: is empty'],
  ['a text that is too short', z.string().check(z.minLength(8)), 'x', 'send at least 8 characters'],
  ['a text that is too long', z.string().check(z.maxLength(3)), 'four', 'send at most 3 characters'],
  ['a number that is too big', z.number().check(z.maximum(100)), 101, 'send at most 100'],
  ['a list that is too long', z.array(z.number()).check(z.maxLength(1)), [1, 2], 'send at most 1 items'],
  ['a number that should be whole', z.number().check(z.int()), 1.5, 'send a whole number'],
  ['things by name', z.record(z.string(), z.number()), 5, 'send object, not number'],
  ['a word that is none of those known', z.enum(['yes', 'no']), 'maybe', 'send one of yes, no'],
  ['the one number that would do', z.object({ version: z.literal(1) }), { version: 2 }, 'version: send 1'],
  ['the one word', z.literal('yes'), 5, 'send yes'],
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

it.each<[label: string, schema: z.ZodMiniType, sent: unknown, said: string]>([
  ['a text for a number', z.number(), 'x', 'write a number, not text in quotation marks'],
  ['one of two types', either, true, 'write a number or text in quotation marks, not true or false'],
  ['a list that is missing', z.object({ points: z.array(z.string()) }), {}, 'points: is missing: write a list in [ ]'],
  ['null for fields', z.object({}), null, 'write fields in { }, not null'],
  ['a word that is none of those known', z.enum(['yes', 'no']), 'maybe', 'write one of yes, no'],
])('says of %s in a file what to write', (_label, schema, sent, said) => {
  const read = schema.safeParse(sent, inWordsOfFiles);
  expect(describeIssues(read.error?.issues ?? [])).toBe(said);
});
