import type { TestProject } from 'vitest/node';
import { startPostgres } from './start-postgres.ts';

declare module 'vitest' {
  export interface ProvidedContext {
    /** Address of a PostgreSQL server on which tests make databases of their own; it ends with `/postgres`. */
    postgresUrl: string;
  }
}

/** Starts one PostgreSQL server for all of the run's tests, and removes it with its data afterwards. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const { url, stop } = await startPostgres({ isDurable: false });
  project.provide('postgresUrl', url);
  keepExitCode();
  return stop;
}

/**
 * The package that starts PostgreSQL ends the process with 0 as soon as nothing is left to do, so that failed tests would
 * pass. What comes before it here ends the process first, with the code that vitest has set.
 */
function keepExitCode(): void {
  process.prependOnceListener('beforeExit', () => process.exit());
}
