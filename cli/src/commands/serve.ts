import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { CommandError } from '../command-error.ts';

/** Runs the built server in this process until it is stopped. Fails when the server is not built. */
export async function serve({ demo = false }: { demo?: boolean }): Promise<void> {
  const server = new URL('../../server/dist/main.js', import.meta.url);
  if (!existsSync(server)) throw new CommandError('The server is not built yet. Run: npm run build');
  process.removeAllListeners('SIGINT');
  process.argv = [process.execPath, fileURLToPath(server), ...(demo ? ['--demo'] : [])];
  await import(server.href);
}
