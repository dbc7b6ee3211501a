import type { Plugin } from 'vite';

/** A part of a library that the pages do without. */
export interface Cut {
  /** What it is, as it stands in the message of a build that fails. */
  readonly what: string;
  /** The file of the library, by the end of its path. */
  readonly file: string;
  /** The part, as it stands in the file; all of it when absent. */
  readonly found?: RegExp;
  /** What takes its place; nothing when absent. */
  readonly instead?: string;
  /** What a page must not have, because it would ask for the part. */
  readonly asks?: RegExp;
}

/**
 * Leaves parts of libraries out of the built pages. A page that asks for one does not build, nor does a library that keeps one
 * elsewhere.
 */
export function leaveOut(cuts: readonly Cut[]): Plugin {
  const waiting = new Set(cuts);
  return {
    name: 'markwell-leave-out',
    apply: 'build',
    enforce: 'pre',
    transform(code, id) {
      if (/\/web\/src\//.test(id)) {
        const asked = cuts.find(({ asks }) => asks?.test(code));
        if (asked !== undefined) this.error(`${id} asks for ${asked.what}, which the pages are built without.`);
      }
      const own = cuts.filter(({ file }) => id.endsWith(`/node_modules/${file}`));
      if (own.length === 0) return undefined;
      return own.reduce((rest, cut) => {
        const { what, found, instead = '' } = cut;
        const left = found === undefined ? instead : rest.replace(found, instead);
        if (left === rest) this.error(`${what} stands elsewhere in ${id} than web/vite/cuts.ts has it.`);
        waiting.delete(cut);
        return left;
      }, code);
    },
    generateBundle() {
      const [missed] = waiting;
      if (missed !== undefined) this.error(`${missed.what} is not in ${missed.file} any more: see web/vite/cuts.ts.`);
    },
  };
}
