import { afterAll, expect, test, vi } from 'vitest';

/** Hints and fields of which somebody at the menu, who types no options, can be told. */
const problems = [
  { reason: 'It is here already.', hint: { kind: 'store-again' } },
  { reason: 'A file cannot be read.', hint: { kind: 'skip-unreadable' } },
  { reason: 'It breaks examples.', hint: { kind: 'publish-anyway' } },
  { reason: 'there are no marked answers.', field: 'marked' },
  { reason: 'there is no class 9z.', field: 'class', hint: { kind: 'list-classes' } },
] as const;

// Whatever is tested next in this process types its commands.
afterAll(() => vi.resetModules());

test.each(problems)('whoever chooses from the menu is told of no option: $reason', async ({ reason, ...details }) => {
  vi.resetModules();
  const { Problem } = await import('@markwell/server/operations');
  const { speakToMenu } = await import('./wording.ts');
  const { toCommandError } = await import('./with-services.ts');
  const problem = new Problem('invalid-input', reason, details);
  expect(toCommandError(problem).message).toMatch(/--|markwell /);
  speakToMenu();
  expect(toCommandError(problem).message).not.toMatch(/--|markwell /);
});
