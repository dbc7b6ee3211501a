import { describe, expect, it } from 'vitest';
import { pageName } from './page-name.ts';

describe('a page', () => {
  it.each<[string | null, string, string]>([
    ['/quiz-yr8', 'Year 8 quiz', 'by its address'],
    ['/homework/151', 'Homework 151', 'an uploaded homework'],
    ['/', 'Home', 'the front page'],
    ['/somewhere', '/somewhere', 'an address without a name'],
    [null, 'Unknown page', 'none was told'],
  ])('%s is called %s: %s', (path, name) => {
    expect(pageName(path)).toBe(name);
  });
});
