// @ts-check
/**
 * `npm run pack [-- FOLDER]`: makes `markwell-VERSION.tgz` in FOLDER, by default here: the built server, page and command line as one
 * package, so that `npm install -g` of it is all that a school needs. Prints the name of the file. Beside it goes `markwell-VERSION.cdx.json`,
 * which names every library in it (CycloneDX).
 */
import './lib/require-node.mjs';
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join, resolve } from 'node:path';
import { makeSbom } from './lib/make-sbom.mjs';
import { inRoot } from './lib/root.mjs';
import { runNode, runNpm } from './lib/run.mjs';

const parts = ['cli/bin', 'cli/dist', 'server/dist', 'web/dist', 'LICENSE', 'README.md', 'CHANGELOG.md'];
/** What a build keeps for itself, and maps of sources that are not there. */
const leftOut = /^\.(?:built-from|compiled)$|\.js\.map$/;

const built = await runNode(['scripts/build.mjs']);
if (built.code !== 0) process.exit(built.code);

const folder = mkdtempSync(join(tmpdir(), 'markwell-pack-'));
try {
  for (const part of parts) {
    cpSync(inRoot(part), join(folder, part), { recursive: true, filter: (path) => !leftOut.test(basename(path)) });
  }
  writeFileSync(join(folder, 'package.json'), `${JSON.stringify(describePackage(), null, 2)}\n`);
  const destination = resolve(process.argv[2] ?? '.');
  const { code } = await runNpm(['pack', folder, '--silent', '--pack-destination', destination]);
  const bill = join(destination, `markwell-${readPackage('.').version}.cdx.json`);
  writeFileSync(bill, `${JSON.stringify(await makeSbom(), null, 2)}\n`);
  process.exitCode = code;
} finally {
  rmSync(folder, { recursive: true, force: true });
}

/** One package of what the parts need when they run: what they share they need in one version. */
function describePackage() {
  const { name, version, description, license, type, engines } = readPackage('.');
  const needed = ['server', 'cli'].flatMap((part) => Object.entries(readPackage(part).dependencies));
  /** @type {Record<string, string>} */
  const dependencies = {};
  for (const [dependency, range] of needed) {
    if (dependency.startsWith('@markwell/')) continue;
    if (range !== (dependencies[dependency] ?? range)) throw new Error(`${dependency} is needed in two versions.`);
    dependencies[dependency] = range;
  }
  return { name, version, description, license, type, engines, bin: { markwell: 'cli/bin/markwell.js' }, dependencies };
}

/** @param {string} part */
function readPackage(part) {
  return JSON.parse(readFileSync(join(inRoot(part), 'package.json'), 'utf8'));
}
