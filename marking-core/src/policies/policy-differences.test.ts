import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { markingDocPath, markingDocText } from '../../scripts/marking-doc.ts';
import type { Policy } from '../answers/marking.ts';
import { markAttempt } from '../marking/mark-attempt.ts';
import { policyDifferences } from './policy-differences.cases.ts';

describe('the two policies', () => {
  it.each(policyDifferences.map((row) => ({ ...row, slug: row.homework.slug })))(
    'give "$answer" for $slug $questionId $published (published) and $guarded (guarded): $reason',
    ({ homework, questionId, answer, published, guarded }) => {
      const marks = (policy: Policy) =>
        markAttempt(homework.scheme, { [questionId]: { questionId, value: answer } }, { policy }).results.find(
          (result) => result.questionId === questionId,
        )?.marksAwarded;
      expect({ published: marks('published'), guarded: marks('guarded') }).toEqual({ published, guarded });
    },
  );

  it('are told apart in docs/marking.md as here: run marking-core/scripts/write-marking-doc.ts', () => {
    expect(readFileSync(markingDocPath, 'utf8')).toBe(markingDocText());
  });
});
