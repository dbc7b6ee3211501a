import { readFileSync } from 'node:fs';
import { allBuiltInHomework } from '@markwell/marking-core';
import { expect, it } from 'vitest';
import { homeworkFileSchema } from './homework-file.ts';
import { homeworkJsonSchema, homeworkSchemaFile } from './homework-json-schema.ts';

const at = (path: string) => readFileSync(new URL(`../../${path}`, import.meta.url), 'utf8');

it('the published schema is the one that files are read by: else run server/scripts/write-homework-schema.ts', () => {
  expect(readFileSync(homeworkSchemaFile, 'utf8')).toBe(homeworkJsonSchema());
});

it.each(allBuiltInHomework.map(({ slug }) => [slug]))('the paper of %s is such a file', (slug) => {
  const paper: unknown = JSON.parse(at(`marking-core/src/homework/${slug}/paper.json`));
  expect(homeworkFileSchema.safeParse(paper).error?.issues).toBeUndefined();
});

it('the example of the documentation is such a file, and one with an unknown part is not', () => {
  const [, example = ''] = /```json\n([\s\S]*?)```/.exec(at('docs/homework-format.md')) ?? [];
  expect(homeworkFileSchema.safeParse(JSON.parse(example)).error?.issues).toBeUndefined();
  const wrong = example.replace('"type": "true-false"', '"type": "riddle"');
  expect(homeworkFileSchema.safeParse(JSON.parse(wrong)).success).toBe(false);
});
