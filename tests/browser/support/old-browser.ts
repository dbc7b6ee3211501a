import type { BrowserContext, Page } from '@playwright/test';

/**
 * Takes from a page what the oldest supported browsers lack (Safari 15.4, Firefox ESR, a Chromium of three years ago), and some that even
 * older ones lack. It runs in the page, before anything else, and so imports nothing.
 */
export function takeNewFunctions(): void {
  const take = (owner: object | undefined, names: readonly string[]) => {
    for (const name of names) if (owner !== undefined) Reflect.deleteProperty(owner, name);
  };
  take(AbortSignal, ['timeout', 'any']);
  take(Array.prototype, ['findLast', 'findLastIndex', 'toSorted', 'toSpliced', 'toReversed', 'with']);
  take(Object.getPrototypeOf(Int8Array.prototype), ['findLast', 'findLastIndex', 'toSorted', 'toReversed', 'with']);
  take(Array, ['fromAsync']);
  take(URL, ['canParse', 'parse']);
  take(Object, ['groupBy']);
  take(Map, ['groupBy']);
  take(Promise, ['withResolvers', 'try']);
  take(String.prototype, ['isWellFormed', 'toWellFormed']);
  take(Set.prototype, ['union', 'intersection', 'difference', 'symmetricDifference', 'isSubsetOf', 'isSupersetOf']);
  take(Object.getPrototypeOf(Object.getPrototypeOf([].values())), [
    'map',
    'filter',
    'toArray',
    'some',
    'every',
    'find',
  ]);
  take(Crypto.prototype, ['randomUUID']);
  take(window, [
    'requestIdleCallback',
    'reportError',
    'scheduler',
    'navigation',
    'structuredClone',
    'BroadcastChannel',
  ]);
  take(Navigator.prototype, ['locks', 'clipboard', 'userAgentData']);
  // A build turns what its targets cannot parse into a call, which fails there when the page is loaded.
  window.RegExp = new Proxy(RegExp, {
    construct: (target, args) => {
      if (/\(\?<[=!]/.test(String(args[0]))) throw new SyntaxError('Invalid group specifier name');
      return Reflect.construct(target, args);
    },
  });
}

/** Has them taken from every page that is opened there from now on. */
export async function withoutNewFunctions(where: BrowserContext | Page): Promise<void> {
  await where.addInitScript(takeNewFunctions);
}
