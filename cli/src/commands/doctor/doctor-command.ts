import { examineInstallation } from '@markwell/server/operations';
import { exitCodes } from '../../exit-codes.ts';
import { printJson, printTable } from '../../print-table.ts';

/** The folder of the program, as seen from what this is built into. */
const root = new URL('../../', import.meta.url);

/** `markwell doctor`. */
export async function doctorCommand({ json }: { json?: boolean }): Promise<void> {
  const findings = await examineInstallation({ env: process.env, root });
  if (json) await printJson(findings);
  else {
    await printTable(
      ['', 'What', 'How it is'],
      findings.map(({ state, about, found, advice }) => [state, about, advice === null ? found : `${found} ${advice}`]),
    );
  }
  if (findings.some(({ state }) => state === 'wrong')) process.exitCode = exitCodes.failed;
}
