// @ts-check
import { ResultsGatherer } from './test-results.mjs';

/** Writes Playwright's results for `npm test`. */
export default class PlaywrightResultsReporter {
  gatherer = new ResultsGatherer();
  /** @type {import('@playwright/test/reporter').TestCase[]} */
  tests = [];

  /**
   * @param {import('@playwright/test/reporter').FullConfig} _config
   * @param {import('@playwright/test/reporter').Suite} suite
   */
  onBegin(_config, suite) {
    this.tests = suite.allTests();
  }

  /** @param {import('@playwright/test/reporter').TestError} error */
  onError(error) {
    this.gatherer.fail('outside any test', error.message);
  }

  onEnd() {
    if (this.tests.length === 0) this.gatherer.fail('browser', 'has no tests');
    for (const test of this.tests) {
      const name = `browser ${test.titlePath().filter(Boolean).join(' > ')}`;
      const outcome = test.outcome();
      if (outcome === 'expected') this.gatherer.pass();
      else if (outcome === 'skipped') this.gatherer.skip(name, reasonOf(test));
      else if (outcome === 'flaky' && ranOutOfTime(test)) this.gatherer.passAgain(name, messageOf(test, 0));
      else this.gatherer.fail(name, outcome === 'flaky' ? 'passed only when tried again' : messageOf(test));
    }
    this.gatherer.write();
  }
}

/** @param {import('@playwright/test/reporter').TestCase} test */
function reasonOf(test) {
  const annotations = [...test.annotations, ...test.results.flatMap((result) => result.annotations)];
  return annotations.find(({ type, description }) => (type === 'skip' || type === 'fixme') && description)?.description;
}

/**
 * Whether each try but the last reached the limit of the whole test, so that the browser hung: looking for something, and acting on it,
 * have shorter limits of their own.
 * @param {import('@playwright/test/reporter').TestCase} test
 */
function ranOutOfTime(test) {
  return test.results.slice(0, -1).every(({ status }) => status === 'timedOut');
}

/**
 * @param {import('@playwright/test/reporter').TestCase} test
 * @param {number} [attempt] The last by default.
 */
function messageOf(test, attempt = -1) {
  return test.results.at(attempt)?.error?.message;
}
