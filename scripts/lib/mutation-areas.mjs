// @ts-check
import { readdirSync } from 'node:fs';
import { inRoot } from './root.mjs';

/**
 * @typedef {object} MutationArea
 * @property {'core' | 'server'} project The vitest project whose tests are to notice.
 * @property {string[]} mutate What is changed on trial.
 * @property {string[]} tests The tests that are to notice, nearest first.
 */

const operations = 'server/src/operations';
const rules = 'marking-core/src/rules';
const tables = 'marking-core/src/homework/*/*.test.ts';

/**
 * A rule by its own table alone: the tables of the homework notice more, and take many times as long.
 * @param {string} name
 */
const ruleArea = (name) => ({
  project: /** @type {const} */ ('core'),
  mutate: [`${rules}/${name}/*.ts`],
  tests: [`${rules}/${name}/*.test.ts`],
});

const ruleNames = readdirSync(inRoot(rules), { withFileTypes: true }).flatMap((one) =>
  one.isDirectory() ? [one.name] : [],
);

/**
 * What mutation testing is done on, by name: each is a run of its own, so that none takes long.
 * @type {Record<string, MutationArea>}
 */
export const mutationAreas = {
  grades: { project: 'core', mutate: ['marking-core/src/grades/*.ts'], tests: ['marking-core/src/grades/*.test.ts'] },
  ...Object.fromEntries(ruleNames.map((name) => [`rule-${name}`, ruleArea(name)])),
  'rules-shared': {
    project: 'core',
    mutate: [`${rules}/*.ts`],
    tests: [`${rules}/*/*.test.ts`, 'marking-core/src/results/explain-result.test.ts', tables],
  },
  text: {
    project: 'core',
    mutate: ['marking-core/src/text/*.ts'],
    tests: ['marking-core/src/text/*.test.ts', `${rules}/*/*.test.ts`, tables],
  },
  purge: {
    project: 'server',
    mutate: ['purge-expired', 'purge-visits', 'time-before', 'truncate-address'].map(
      (name) => `${operations}/${name}.ts`,
    ),
    tests: [`${operations}/purge-*.test.ts`, `${operations}/truncate-address.test.ts`],
  },
  'sign-in': {
    project: 'server',
    mutate: [`${operations}/sign-in/*.ts`],
    tests: [`${operations}/sign-in/*.test.ts`, `${operations}/users/*.test.ts`],
  },
  remark: {
    project: 'server',
    mutate: [`${operations}/remark/*.ts`],
    tests: [`${operations}/remark/*.test.ts`],
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
