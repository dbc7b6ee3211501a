import { kindTexts, markedQuestionSchema } from '@markwell/marking-core';
import { expect, it } from 'vitest';
import * as z from 'zod/mini';
import { readNumber } from '../typed-field.tsx';
import { findWords, kindText, nameInList } from './field-words.ts';
import { pairsOf } from './fields-editor.tsx';
import { emptyOf, partsOf, type Schema } from './schema-parts.ts';

const ruleSchema = partsOf(markedQuestionSchema, {}).find(({ name }) => name === 'rule')?.schema;

/** Every field of a thing and of the things in it that has no words of its own: 'value.digits'. */
function wordless(schema: Schema, of: string, kind?: string): string[] {
  return partsOf(schema, { kind }).flatMap(({ name, schema: part }) => {
    const words = findWords(of, name);
    if (words === undefined) return [];
    const inner = part instanceof z.ZodMiniArray ? part.def.element : part;
    return [...(words.label === name ? [`${of}.${name}`] : []), ...wordless(inner, name)];
  });
}

it.each(Object.keys(kindTexts))('has words for every field of a rule %s', (kind) => {
  if (ruleSchema === undefined) throw new Error('There are no rules');
  expect(partsOf(ruleSchema, { kind })).not.toEqual([]);
  expect(wordless(ruleSchema, kind, kind)).toEqual([]);
});

it('has words for every field of a marked question', () => {
  expect(wordless(markedQuestionSchema, 'question')).toEqual([]);
});

it.each([['constructor'], ['none'], [undefined], [7]])('there is no rule %s', (kind) => {
  expect(kindText({ kind })).toBe('another rule');
  expect(ruleSchema && partsOf(ruleSchema, { kind })).toEqual([]);
});

it.each<[label: string, read: () => unknown, value: unknown]>([
  [
    'points',
    () => pairsOf('(100, 2)\n\n250;5'),
    [
      [100, 2],
      [250, 5],
    ],
  ],
  ['no points while one is half typed', () => pairsOf('100, 2\n250'), undefined],
  ['a number with a comma', () => readNumber('2,5'), 2.5],
  ['no number', () => readNumber('2x'), undefined],
  ['nothing typed is no nought', () => readNumber(' '), null],
  [
    'a new idea is empty',
    () => emptyOf(z.object({ name: z.string(), accept: z.array(z.string()) })),
    { name: '', accept: [] },
  ],
  [
    'a new band is one for one',
    () => emptyOf(z.object({ atLeast: z.number(), marks: z.number() })),
    { atLeast: 1, marks: 1 },
  ],
  ['an idea without a name has its place', () => nameInList({ label: '' }, { name: '' }, 2), '3'],
])('reads %s', (_label, read, value) => {
  expect(read()).toEqual(value);
});
