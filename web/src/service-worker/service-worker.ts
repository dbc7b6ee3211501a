import { clientsClaim } from 'workbox-core';
import { addRoute, matchPrecache, precache } from 'workbox-precaching';
import { NavigationRoute, registerRoute } from 'workbox-routing';
import { CacheFirst, NetworkFirst, NetworkOnly } from 'workbox-strategies';
import { cacheFor } from './kept-data.ts';

/** The files of pupils' pages, put here by the build. */
declare const pageFiles: Parameters<typeof precache>[0];

/** How long a page or the questions are waited for before what is kept takes their place, in seconds. */
const patience = 5;

/** A proxy that answers for a server which is being updated has no page. */
const brokenServerIsNone = {
  fetchDidSucceed: async ({ response }: { response: Response }) => {
    if (response.status >= 500) throw new Error(`The server answered ${response.status}`);
    return response;
  },
};

/** The oldest go first: pictures of homework long done, languages of versions long gone. */
const atMost = (most: number) => ({
  cacheDidUpdate: async ({ cacheName }: { cacheName: string }) => {
    const cache = await caches.open(cacheName);
    const kept = await cache.keys();
    await Promise.all(kept.slice(0, -most).map((one) => cache.delete(one)));
  },
});

/*
 * Pages come from the network while there is one, so a new version is used as soon as a page is opened. This worker takes over
 * from an older one only when no page is open any more: until then the files of the older one stay, and no quiz loses any.
 */
precache(pageFiles);
clientsClaim();

registerRoute(
  new NavigationRoute(
    new NetworkOnly({
      networkTimeoutSeconds: patience,
      plugins: [brokenServerIsNone, { handlerDidError: () => matchPrecache('/index.html') }],
    }),
    { denylist: [/^\/api\//, /\.[^/]*$/] },
  ),
);
addRoute({ directoryIndex: '', cleanURLs: false });

registerRoute(
  ({ url, request, sameOrigin }) => sameOrigin && cacheFor(url, request) === 'questions',
  new NetworkFirst({
    cacheName: 'questions',
    networkTimeoutSeconds: patience,
    plugins: [brokenServerIsNone],
  }),
);
registerRoute(
  ({ url, request, sameOrigin }) => sameOrigin && cacheFor(url, request) === 'pictures',
  new NetworkFirst({ cacheName: 'pictures', plugins: [atMost(100)] }),
);
registerRoute(
  ({ url, request, sameOrigin }) => sameOrigin && cacheFor(url, request) === 'languages',
  new CacheFirst({ cacheName: 'languages', plugins: [atMost(4)] }),
);
