// @ts-check
/** `npm run release -- 1.2.0`: gives everything that version, and says how it becomes one. */
import './lib/require-node.mjs';
import { root } from './lib/root.mjs';
import { setVersion } from './lib/set-version.mjs';

const [version = ''] = process.argv.slice(2);
try {
  setVersion(root, version);
  console.log(`Look at what has changed, then:
  git commit -am "Version ${version}"
  git tag -a v${version} -m "Version ${version}"
  git push --follow-tags
  npm run pack

What pack makes goes with the release: markwell-${version}.tgz, and markwell-${version}.cdx.json, which names every library in it.`);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
