// @ts-check

/** @typedef {{ name: string, seconds: number }} Took */

/**
 * What `npm test` says about the processor time it took: each part and each project, the dearest first, and the ten dearest test
 * files. What the files of vitest do not account for is vitest itself and what files share: PostgreSQL and builds.
 * @param {Took[]} parts What was run, with all that it started.
 * @param {readonly { project: string, file: string, seconds: number }[]} files
 */
export function reportProcessorTime(parts, files) {
  /** @type {Map<string, number>} */
  const projects = new Map();
  for (const { project, seconds } of files) projects.set(project, (projects.get(project) ?? 0) + seconds);
  const inFiles = files.reduce((sum, { seconds }) => sum + seconds, 0);
  const shown = parts.map(({ name, seconds }) =>
    name === 'vitest' ? { name: 'vitest itself, PostgreSQL', seconds: seconds - inFiles } : { name, seconds },
  );
  const named = [...projects].map(([name, seconds]) => ({ name, seconds }));
  return [
    'processor time in seconds, with that of the processes that were started and waited for:',
    ...dearestFirst([...named, ...shown]).map(line),
    'the ten dearest test files:',
    ...dearestFirst(files.map(({ project, file, seconds }) => ({ name: `${project} ${file}`, seconds })))
      .slice(0, 10)
      .map(line),
  ].join('\n');
}

/** @param {Took[]} those */
const dearestFirst = (those) => those.toSorted((one, other) => other.seconds - one.seconds);

/** @param {Took} one */
const line = ({ name, seconds }) => `${Math.max(0, seconds).toFixed(1).padStart(8)}  ${name}`;
