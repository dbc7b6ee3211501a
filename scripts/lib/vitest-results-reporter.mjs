// @ts-check
import { ResultsGatherer } from './test-results.mjs';

/** Writes vitest's results for `npm test`. A project without any test counts as a failure: its tests have gone missing. */
export default class VitestResultsReporter {
  /** @type {string[]} */
  projects = [];

  /** @param {import('vitest/node').Vitest} vitest */
  onInit(vitest) {
    this.projects = vitest.projects.map(({ name }) => name);
  }

  /**
   * @param {readonly import('vitest/node').TestModule[]} modules
   * @param {readonly import('vitest/node').SerializedError[]} errors
   */
  onTestRunEnd(modules, errors) {
    const gatherer = new ResultsGatherer();
    for (const module of modules) gatherModule(module, gatherer);
    for (const error of errors) gatherer.fail('outside any test', error.message);
    for (const project of this.projects) {
      if (!modules.some((module) => module.project.name === project)) gatherer.fail(project, 'has no tests');
    }
    gatherer.write();
  }
}

/**
 * @param {import('vitest/node').TestModule} module
 * @param {ResultsGatherer} gatherer
 */
function gatherModule(module, gatherer) {
  const project = module.project.name;
  const file = `${project} ${module.relativeModuleId}`;
  const { processorTime: seconds } = /** @type {{ processorTime?: number }} */ (module.meta());
  if (seconds !== undefined) gatherer.took({ project, file: module.relativeModuleId, seconds });
  for (const error of module.errors()) gatherer.fail(file, error.message);
  for (const suite of module.children.allSuites()) {
    for (const error of suite.errors()) gatherer.fail(`${file} > ${suite.fullName}`, error.message);
  }
  for (const test of module.children.allTests()) {
    const name = `${file} > ${test.fullName}`;
    const result = test.result();
    if (result.state === 'passed') gatherer.pass();
    else if (result.state === 'skipped') gatherer.skip(name, result.note);
    else gatherer.fail(name, result.errors?.[0]?.message);
  }
}
