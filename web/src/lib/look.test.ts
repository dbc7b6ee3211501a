import { readFileSync } from 'node:fs';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { stubPageGlobals } from './testing/page-globals.ts';

const beforePage = readFileSync(new URL('../../public/before.js', import.meta.url), 'utf8');

/** The attributes of the document, as the page is loaded anew on the same device. */
function loadPage(): Map<string, string> {
  const attributes = new Map<string, string>();
  Object.assign(document, {
    createElement: () => ({}),
    documentElement: {
      setAttribute: (name: string, value: string) => attributes.set(name, value),
      removeAttribute: (name: string) => attributes.delete(name),
    },
  });
  vi.stubGlobal('window', globalThis);
  new Function(beforePage)();
  vi.resetModules();
  return attributes;
}

beforeEach(() => void stubPageGlobals());
afterEach(() => vi.unstubAllGlobals());

it('is taken on at once, and again before the page is drawn when it is next opened', async () => {
  const attributes = loadPage();
  const { setLook } = await import('./look.ts');
  setLook({ size: 'large', theme: 'dark' });
  setLook({ theme: 'dark', tint: 'blue' });
  const chosen = { 'data-theme': 'dark', 'data-tint': 'blue' };
  expect(Object.fromEntries(attributes)).toEqual(chosen);
  expect(Object.fromEntries(loadPage())).toEqual(chosen);
  expect((await import('./look.ts')).currentLook()).toEqual({ theme: 'dark', tint: 'blue' });
});

it('is as usual again, and nothing is kept', async () => {
  loadPage();
  const { setLook } = await import('./look.ts');
  setLook({ spacing: 'wide' });
  setLook({});
  expect(localStorage.length).toBe(0);
  expect(loadPage().size).toBe(0);
});

it.each(['{', '"dark"', '{"theme":"purple"}', '[1]'])('is as usual where something else is kept: %s', async (text) => {
  localStorage.setItem('markwell-look', text);
  expect(loadPage).not.toThrow();
  expect((await import('./look.ts')).currentLook()).toEqual({});
});
