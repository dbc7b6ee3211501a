import { execFile } from 'node:child_process';
import { rm } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import type { TestProject } from 'vitest/node';

declare module 'vitest' {
  export interface ProvidedContext {
    /** Folder of the sources, bundled as a build does. */
    serverBundle: string;
  }
}

/**
 * Bundles the sources as a build does, for what tests start in processes of their own: from sources these take many times as
 * long to be up.
 */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const packageRoot = fileURLToPath(new URL('../../', import.meta.url));
  const bundle = join(packageRoot, `dist.test-${process.pid}`);
  const tsup = createRequire(import.meta.url).resolve('tsup/dist/cli-default.js');
  const make = async () => {
    await promisify(execFile)(process.execPath, [tsup, '--out-dir', bundle, '--silent'], { cwd: packageRoot });
  };
  await make();
  project.provide('serverBundle', bundle);
  project.onTestsRerun(make);
  return () => rm(bundle, { recursive: true, force: true });
}
