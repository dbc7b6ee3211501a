import { fileURLToPath } from 'node:url';
import { build, type Plugin, type Rollup } from 'vite';
import { describe, expect, it } from 'vitest';
import { cuts } from '../web/vite/cuts.ts';
import { leaveOut } from '../web/vite/leave-out.ts';
import { preactAliases } from '../web/vite/preact-aliases.ts';

const root = fileURLToPath(new URL('../web', import.meta.url));
const page = `${root}/src/a-page-for-tests.tsx`;
const plainPage = `import { QueryClient, useQuery } from '@tanstack/react-query';
import { render } from 'preact';
render(useQuery({ queryKey: ['a'] }, new QueryClient()), document.body);`;

/** Builds a page of Preact and TanStack Query as they are installed, and gives its text; rejects as the build does. */
async function buildPage(plugins: readonly Plugin[], text = plainPage): Promise<string> {
  const ofPage: Plugin = {
    name: 'the page',
    enforce: 'pre',
    resolveId: (id) => (id === page ? id : undefined),
    load: (id) => (id === page ? text : undefined),
  };
  const built = await build({
    ...{ root, configFile: false, logLevel: 'silent', plugins: [ofPage, ...plugins] },
    resolve: { alias: preactAliases },
    build: { write: false, minify: false, rollupOptions: { input: page } },
  });
  const [output] = [built].flat() as Rollup.RollupOutput[];
  return output!.output.map((file) => (file.type === 'chunk' ? file.code : '')).join('\n');
}

/** A library of which something is written otherwise. */
const changed = (file: string, from: RegExp): Plugin => ({
  name: 'changed',
  enforce: 'pre',
  transform: (code, id) => (id.endsWith(`/${file}`) ? code.replace(new RegExp(from, 'gm'), '') : undefined),
});

describe('what the pages are built without', () => {
  it('is not in them, and the rest of its library is', async () => {
    const [whole, cut] = [await buildPage([]), await buildPage([leaveOut(cuts)])];
    expect(whole.length - cut.length).toBeGreaterThan(15_000);
    for (const part of ['scopeFor(', 'addToEnd(']) {
      expect([part, whole.includes(part), cut.includes(part)]).toEqual([part, true, false]);
    }
    expect(cut).toContain('QueryObserver');
  });

  it.each(cuts.filter(({ found }) => found !== undefined).map((cut) => [cut.what, cut] as const))(
    'does not build where the library has changed: %s',
    async (what, { file, found }) => {
      await expect(buildPage([changed(file, found!), leaveOut(cuts)])).rejects.toThrow(`${what} stands elsewhere`);
    },
  );

  it('does not build where a file of the library is not read any more', async () => {
    const gone = { what: 'A part', file: 'preact/a-file-that-was.js', instead: '' };
    await expect(buildPage([leaveOut([...cuts, gone])])).rejects.toThrow('A part is not in preact/a-file');
  });

  it.each([
    ['TanStack Query’s useMutation', "import { useMutation } from '@tanstack/react-query'; useMutation({});"],
    [
      'TanStack Query’s useInfiniteQuery',
      "import { useInfiniteQuery } from '@tanstack/react-query'; useInfiniteQuery();",
    ],
  ])('does not build where a page asks for it: %s', async (what, text) => {
    await expect(buildPage([leaveOut(cuts)], text)).rejects.toThrow(`asks for ${what}`);
  });
});
