// @ts-check
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { inRoot } from './root.mjs';
import { runNpm } from './run.mjs';

const parts = ['marking-core', 'server', 'web', 'cli'];

/**
 * What Markwell is made of when it runs, as a CycloneDX bill of materials: what npm says of all that is installed, without what is only built and
 * tested with. (`npm sbom --omit dev` leaves out what both are done with.) Throws where npm gives none.
 */
export async function makeSbom() {
  const { code, output } = await runNpm(['sbom', '--sbom-format', 'cyclonedx', '--package-lock-only'], {
    gather: true,
  });
  if (code !== 0) throw new Error(output);
  const bom = JSON.parse(output.slice(output.indexOf('{'), output.lastIndexOf('}') + 1));
  /** @type {{ ref: string, dependsOn: string[] }[]} */
  const dependencies = bom.dependencies;
  const dependsOn = new Map(dependencies.map((one) => [one.ref, one.dependsOn]));
  const needed = new Set(parts.flatMap((part) => ownDependencies(part, dependsOn)));
  for (const ref of needed) for (const other of dependsOn.get(ref) ?? []) if (!isOurs(other)) needed.add(other);
  const { version } = readPackage('.');
  return {
    ...bom,
    metadata: { ...bom.metadata, component: { ...bom.metadata.component, name: 'markwell', type: 'application' } },
    components: bom.components.filter((/** @type {{ 'bom-ref': string }} */ one) => needed.has(one['bom-ref'])),
    dependencies: [
      {
        ref: `markwell@${version}`,
        dependsOn: [...needed].filter((ref) => parts.some((part) => ownDependencies(part, dependsOn).includes(ref))),
      },
      ...dependencies.filter(({ ref }) => needed.has(ref)),
    ],
  };
}

/**
 * What a package of ours names as its dependencies, as npm refers to them.
 * @param {string} part
 * @param {ReadonlyMap<string, readonly string[]>} dependsOn
 */
function ownDependencies(part, dependsOn) {
  const { name, version, dependencies = {} } = readPackage(part);
  const all = dependsOn.get(`${name}@${version}`) ?? [];
  return all.filter((ref) => !isOurs(ref) && Object.hasOwn(dependencies, ref.slice(0, ref.lastIndexOf('@'))));
}

/** @param {string} ref */
const isOurs = (ref) => ref.startsWith('@markwell/');

/** @param {string} part */
function readPackage(part) {
  return JSON.parse(readFileSync(join(inRoot(part), 'package.json'), 'utf8'));
}
