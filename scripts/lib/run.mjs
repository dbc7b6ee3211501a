// @ts-check
import { spawn } from 'node:child_process';
import { timeOfEndedChildren } from './processor-time.mjs';
import { root } from './root.mjs';

/**
 * @typedef {object} RunOptions
 * @property {boolean} [gather] Keeps the output back for the caller instead of showing it.
 * @property {boolean} [shell]
 * @property {Record<string, string>} [env] Added to the environment.
 * @property {string} [cwd] The root of the checkout unless told.
 */

/** @typedef {{ code: number, output: string, seconds: number }} Ran */

/**
 * Runs Node on a script from the root of the checkout and resolves to its exit code, the seconds of processor time that it
 * and its processes took (see `processorTime`) and, when gathered, what it wrote.
 * A signal counts as exit code 1. Standard input is closed, so that nothing can wait for an answer.
 * @param {string[]} args Arguments of node: the script's path first.
 * @param {Omit<RunOptions, 'shell'>} [options]
 * @returns {Promise<Ran>}
 */
export function runNode(args, options = {}) {
  return run(process.execPath, args, options);
}

/**
 * As `runNode`, for npm: the one that started this script, else the one on the path.
 * @param {string[]} args
 * @param {Omit<RunOptions, 'shell'>} [options]
 */
export function runNpm(args, options = {}) {
  const { npm_execpath } = process.env;
  if (npm_execpath?.endsWith('.js')) return runNode([npm_execpath, ...args], options);
  return run('npm', args, { ...options, shell: process.platform === 'win32' });
}

let counted = 0;

/**
 * @param {string} command
 * @param {string[]} args
 * @param {RunOptions} options
 * @returns {Promise<Ran>}
 */
function run(command, args, { gather = false, shell = false, env = {}, cwd = root }) {
  return new Promise((resolve, reject) => {
    const shown = gather ? 'pipe' : 'inherit';
    const child = spawn(command, args, {
      cwd,
      shell,
      stdio: ['ignore', shown, shown],
      env: { ...process.env, ...env },
    });
    let output = '';
    for (const stream of [child.stdout, child.stderr]) stream?.on('data', (chunk) => (output += chunk));
    child.on('error', reject);
    let seconds = 0;
    // The time of a process is added to that of the ended ones as it ends, one process at a time.
    child.on('exit', () => {
      const before = counted;
      counted = timeOfEndedChildren();
      seconds = counted - before;
    });
    child.on('close', (code) => resolve({ code: code ?? 1, output, seconds }));
  });
}
