// @ts-check
import { readdirSync } from 'node:fs';
import { inRoot } from './root.mjs';

/**
 * @typedef {object} MutationArea
 * @property {'core' | 'server'} project The vitest project whose tests are to notice.
 * @property {string[]} mutate What is changed on trial.
 * @property {string[]} tests The tests that are to notice.
 * @property {string[]} [excluded] Those of them that are left out: they take longer than all others together, or read the documentation.
 */

const operations = 'server/src/operations';
const core = 'marking-core/src';
const rules = `${core}/rules`;

/**
 * A folder of the marking library, with all the library's tests: its own table, the others and those of the built-in homework.
 * @param {string} folder
 */
const coreArea = (folder) => ({
  project: /** @type {const} */ ('core'),
  mutate: [`${folder}/*.ts`],
  tests: [`${core}/**/*.test.ts`],
  excluded: ['near-words', 'properties', 'relaxed-spelling', 'policy-differences'].map(
    (name) => `${core}/**/${name}.test.ts`,
  ),
});

const ruleNames = readdirSync(inRoot(rules), { withFileTypes: true }).flatMap((one) =>
  one.isDirectory() ? [one.name] : [],
);

/**
 * What mutation testing is done on, by name: each is a run of its own, so that none takes long.
 * @type {Record<string, MutationArea>}
 */
export const mutationAreas = {
  grades: coreArea(`${core}/grades`),
  ...Object.fromEntries(ruleNames.map((name) => [`rule-${name}`, coreArea(`${rules}/${name}`)])),
  'rules-shared': coreArea(rules),
  text: coreArea(`${core}/text`),
  purge: {
    project: 'server',
    mutate: [`${operations}/site/retention/*.ts`],
    tests: [`${operations}/site/retention/*.test.ts`],
  },
  'sign-in': {
    project: 'server',
    mutate: [`${operations}/people/sign-in/*.ts`],
    tests: [`${operations}/people/sign-in/*.test.ts`, `${operations}/people/staff/*.test.ts`],
  },
  remark: {
    project: 'server',
    mutate: [`${operations}/schemes/remark/*.ts`],
    tests: [`${operations}/schemes/remark/*.test.ts`],
  },
};

/** The environment variable that says which area a run is of. */
export const areaVariable = 'MARKWELL_MUTATION_AREA';

/** The area that this run is of; the smallest one when nothing says which. */
export function findArea() {
  const name = process.env[areaVariable] ?? 'grades';
  const area = mutationAreas[name];
  if (area === undefined) throw new Error(`There is no area ${name}.`);
  return { name, ...area };
}
