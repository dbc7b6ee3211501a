// @ts-check
/**
 * `npm run dev [-- --demo]`: the server from its sources, started again at each change, and the page by Vite, which shows a change
 * at once. Open the address that Vite prints; what the page asks of the server is passed on to it. Its data is in `data/`, as with
 * `npm start`.
 */
import './lib/require-node.mjs';
import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { createServer } from 'vite';
import { ensureInstalled } from './lib/ensure-installed.mjs';
import { freePort } from './lib/free-port.mjs';
import { inRoot } from './lib/root.mjs';

await ensureInstalled();
const port = process.env.PORT ?? String(await freePort());
const tsx = fileURLToPath(import.meta.resolve('tsx/cli'));
const server = spawn(
  process.execPath,
  [
    tsx,
    'watch',
    '--clear-screen=false',
    '--conditions=@markwell/source',
    'server/src/main.ts',
    ...process.argv.slice(2),
  ],
  { cwd: inRoot('.'), stdio: ['ignore', 'inherit', 'inherit'], env: { ...process.env, PORT: port } },
);
const target = `http://127.0.0.1:${port}`;
const page = await createServer({
  root: inRoot('web'),
  server: { proxy: Object.fromEntries(['/api', '/homework-images', '/attached-assets'].map((path) => [path, target])) },
});
await page.listen();
console.log('\nThe page, which reloads itself:');
page.printUrls();

for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM'])) {
  process.once(signal, async () => {
    server.kill('SIGTERM');
    await page.close();
  });
}
server.once('exit', async (code) => {
  await page.close();
  process.exitCode = code ?? 0;
});
