import type { BuiltInHomework } from './built-in-homework.ts';

/** How each homework that comes with Markwell is loaded, by its slug. */
const loaders: Readonly<Record<string, () => Promise<BuiltInHomework>>> = {
  year7: async () => (await import('./year7/index.ts')).year7,
  year8: async () => (await import('./year8/index.ts')).year8,
  year9: async () => (await import('./year9/index.ts')).year9,
  year10: async () => (await import('./year10/index.ts')).year10,
  year11: async () => (await import('./year11/index.ts')).year11,
  'jar-graph': async () => (await import('./jar-graph/index.ts')).jarGraph,
  childcare: async () => (await import('./childcare/index.ts')).childcare,
};

/** The slugs of every homework that comes with Markwell: science, and the childcare assessment. */
export const builtInSlugs: readonly string[] = Object.keys(loaders);

/**
 * Loads the homework with this slug ('year8'), id ('149') or number of its card ('2' is Year 8), by its slug without the others;
 * `undefined` where there is none.
 */
export async function loadBuiltInHomework(name: string): Promise<BuiltInHomework | undefined> {
  if (Object.hasOwn(loaders, name)) return loaders[name]?.();
  const all = await Promise.all(Object.values(loaders).map((load) => load()));
  return all.find(({ id, card }) => [id, card].some((number) => number !== undefined && String(number) === name));
}
