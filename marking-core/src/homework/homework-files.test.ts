import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { markSchemeSchema } from '../scheme/mark-scheme.ts';
import { homeworkPaperSchema } from './built-in-homework.ts';
import { allBuiltInHomework } from './index.ts';

const read = (slug: string, file: string) =>
  JSON.parse(readFileSync(new URL(`./${slug}/${file}`, import.meta.url), 'utf8'));

describe.each(allBuiltInHomework)('the files of $slug', ({ slug, scheme }) => {
  it('hold a paper and a mark scheme, and nothing that their schemas do not know', () => {
    const [paper, key] = [read(slug, 'paper.json'), read(slug, 'mark-scheme.json')];
    expect(homeworkPaperSchema.parse(paper)).toEqual(paper);
    expect(markSchemeSchema.parse(key)).toEqual(key);
    expect(markSchemeSchema.parse(scheme)).toEqual(scheme);
  });
});
