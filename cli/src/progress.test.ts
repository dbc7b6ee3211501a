import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

const source = new URL('./progress.ts', import.meta.url).href;
const tsx = fileURLToPath(import.meta.resolve('tsx'));

/** Shows a bar as on a terminal, and ends by a signal, as `main.ts` does by Ctrl-C. */
const shown = `
  process.stderr.isTTY = true;
  process.once('SIGINT', () => process.exit(130));
  const { withProgress } = await import('${source}');
  await withProgress('Reading', async (update) => {
    update(1, 2);
    process.stdout.write('shown');
    await new Promise((resolve) => setTimeout(resolve, 60_000));
  });
`;

test.each<[signal: NodeJS.Signals, code: number]>([
  ['SIGINT', 130],
  ['SIGTERM', 143],
])(
  'a bar that is shown when %s comes gives the terminal its cursor and its breaking of lines back',
  async (signal, code) => {
    const child = spawn(process.execPath, ['--import', tsx, '--input-type=module', '-e', shown]);
    let stderr = '';
    child.stderr.on('data', (chunk) => {
      stderr += chunk;
    });
    await once(child.stdout, 'data');
    child.kill(signal);
    expect(await once(child, 'close')).toEqual([code, null]);
    const last = (on: string, off: string) => stderr.lastIndexOf(on) > stderr.lastIndexOf(off);
    expect(stderr).toContain('1 of 2');
    expect({ cursor: last('[?25h', '[?25l'), lines: last('[?7h', '[?7l') }).toEqual({ cursor: true, lines: true });
  },
);
