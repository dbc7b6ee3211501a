import { test } from '@playwright/test';

/**
 * Tries each case as a step of one test, so that a page is opened once for all of them. A case that fails keeps none of the
 * rest from being tried; the test then fails with the names of all that did, each with its reason.
 */
export async function tryEach<Case>(
  cases: readonly (readonly [name: string, one: Case])[],
  attempt: (one: Case) => Promise<void>,
): Promise<void> {
  const failures: string[] = [];
  for (const [name, one] of cases)
    await test.step(name, () => attempt(one)).catch((error: unknown) => failures.push(`${name}: ${reasonOf(error)}`));
  if (failures.length > 0) throw new Error(failures.join('\n\n'));
}

const reasonOf = (error: unknown) => (error instanceof Error ? error.message : String(error));
