import { examineInstallation } from '@markwell/server/operations';
import { CommandError } from '../../command-error.ts';
import type { Actions } from '../../command-words.ts';
import { tableOf } from '../../table.ts';
import type { doctorWords } from '../../words/site.ts';

/** The folder of the program, as seen from what this is built into. */
const root = new URL('../../', import.meta.url);

/** `markwell doctor`. */
export const actions: Actions<typeof doctorWords> = {
  doctor: async () => {
    const findings = await examineInstallation({ env: process.env, root });
    return {
      json: findings,
      shown: [
        tableOf(findings, {
          '': ({ state }) => state,
          What: ({ about }) => about,
          'How it is': ({ found, advice }) => (advice === null ? found : `${found} ${advice}`),
        }),
      ],
      failure: findings.some(({ state }) => state === 'wrong') ? new CommandError('') : undefined,
    };
  },
};
