// @ts-check
import { readFileSync, writeFileSync } from 'node:fs';
import { stripVTControlCharacters } from 'node:util';

/**
 * What one test runner found. A test that was skipped without saying why is among the failed.
 * @typedef {object} TestResults
 * @property {number} passed
 * @property {{ name: string, why: string }[]} failed
 * @property {{ name: string, why: string }[]} skipped
 * @property {{ name: string, why: string }[]} [again] Passed at the second try, because the browser hung at the first; counted in `passed`.
 * @property {{ project: string, file: string, seconds: number }[]} [files] Processor time that test files took, where it is known.
 */

/** The environment variable by which `npm test` tells a runner's reporter where to write its results. */
export const resultsVariable = 'MARKWELL_TEST_RESULTS';

/** Gathers outcomes one by one, in the one shape that both runners report. */
export class ResultsGatherer {
  /** @type {TestResults} */
  results = { passed: 0, failed: [], skipped: [], again: [], files: [] };

  pass() {
    this.results.passed += 1;
  }

  /**
   * @param {string} name
   * @param {string | undefined} why What went wrong at the first try.
   */
  passAgain(name, why = 'failed') {
    this.pass();
    this.results.again?.push({ name, why: firstLineOf(why) });
  }

  /**
   * @param {string} name
   * @param {string | undefined} why
   */
  fail(name, why = 'failed') {
    this.results.failed.push({ name, why: firstLineOf(why) });
  }

  /**
   * @param {string} name
   * @param {string | undefined} why
   */
  skip(name, why) {
    if (why) this.results.skipped.push({ name, why });
    else this.fail(name, 'skipped without a reason');
  }

  /** @param {{ project: string, file: string, seconds: number }} file */
  took(file) {
    this.results.files?.push(file);
  }

  /** Writes the results where `npm test` looks for them; without it, nowhere. */
  write() {
    const path = process.env[resultsVariable];
    if (path) writeFileSync(path, JSON.stringify(this.results, undefined, 2));
  }
}

/** @param {string} text */
function firstLineOf(text) {
  return stripVTControlCharacters(text).split('\n')[0] ?? '';
}

/**
 * The results in a file, or one failure when the runner ended without writing any.
 * @param {string} path
 * @param {string} runner
 * @returns {TestResults}
 */
export function readResults(path, runner) {
  try {
    return JSON.parse(readFileSync(path, 'utf8'));
  } catch {
    return { passed: 0, failed: [{ name: runner, why: 'ended without results' }], skipped: [] };
  }
}
