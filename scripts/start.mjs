// @ts-check
/** `npm start [-- --demo]`: installs and builds what is missing, then runs the server in this process. */
import './lib/require-node.mjs';
import { pathToFileURL } from 'node:url';
import { staleTargets } from './lib/build-targets.mjs';
import { ensureInstalled } from './lib/ensure-installed.mjs';
import { inRoot } from './lib/root.mjs';
import { runNode } from './lib/run.mjs';

await ensureInstalled();
if (staleTargets().length > 0) {
  const { code } = await runNode([inRoot('scripts/build.mjs')]);
  if (code !== 0) process.exit(code);
}
await import(pathToFileURL(inRoot('server/dist/main.js')).href);
