// @ts-check
import { runNode } from './run.mjs';

/** Before the command-line tests: they run the built program, which must be that of the sources beside them. */
export default async function buildCli() {
  const { code, output } = await runNode(['scripts/build.mjs', 'cli'], { gather: true });
  if (code !== 0) throw new Error(output);
}
