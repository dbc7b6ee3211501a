import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { CommandError } from '../command-error.ts';
import type { Actions } from '../command-words.ts';
import type { serveWords } from '../words/site.ts';

/** `markwell serve`: runs the built server in this process until it is stopped. Fails when the server is not built. */
export const actions: Actions<typeof serveWords> = {
  serve: async ({ demo }) => {
    const server = new URL('../../server/dist/main.js', import.meta.url);
    if (!existsSync(server)) throw new CommandError('The server is not built yet. Run: npm run build');
    process.removeAllListeners('SIGINT');
    process.argv = [process.execPath, fileURLToPath(server), ...(demo ? ['--demo'] : [])];
    await import(server.href);
    return undefined;
  },
};
