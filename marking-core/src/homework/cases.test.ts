import { describe, expect, it } from 'vitest';
import { casesOfHomework } from '../../scripts/cases.ts';
import { allBuiltInHomework } from './index.ts';
import { marksFor } from './marks-for.ts';

describe.each(allBuiltInHomework)('the answers that are marked for $slug', (homework) => {
  const rows = casesOfHomework(homework.slug).map((one) => ({
    ...one,
    answer: typeof one.given === 'string' ? one.given : `${one.given.choice}: ${one.given.reason}`,
  }));

  it.each(rows)('$questionId "$answer" gets $guarded: $why', ({ questionId, given, guarded }) => {
    expect(marksFor(homework, questionId, given, 'guarded')).toBe(guarded);
  });

  const specified = rows.filter(({ published }) => published !== undefined);
  it.each(specified)('$questionId "$answer" gets $published under published', ({ questionId, given, published }) => {
    expect(marksFor(homework, questionId, given, 'published')).toBe(published);
  });
});
