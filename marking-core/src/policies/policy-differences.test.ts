import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { policyDifferences } from '../../scripts/cases.ts';
import { markingDocPath, markingDocText } from '../../scripts/marking-doc.ts';
import { builtInHomework } from '../homework/index.ts';
import { marksFor } from '../homework/marks-for.ts';

describe('the two policies', () => {
  it.each(policyDifferences)('of %s %s give "%s" %i (published) and %i (guarded): %s', (...row) => {
    const [slug, questionId, answer, published, guarded] = row;
    const homework = builtInHomework.find((one) => one.slug === slug)!;
    expect(marksFor(homework, questionId, answer, 'published')).toBe(published);
    expect(marksFor(homework, questionId, answer, 'guarded')).toBe(guarded);
  });

  it('are told apart in docs/marking.md as here: run marking-core/scripts/write-marking-doc.ts', () => {
    expect(readFileSync(markingDocPath, 'utf8')).toBe(markingDocText());
  });
});
