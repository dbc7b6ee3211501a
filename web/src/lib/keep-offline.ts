/** How long the page is left alone with the network once it has loaded, in milliseconds. */
const grace = 1_500;

/**
 * Keeps the site's pages and what else is at these addresses on the device, so that they open again without a connection. What
 * may be kept is for the service worker to say. Where there is none (over plain HTTP, or by a setting), nothing is kept; never rejects.
 */
export async function keepOffline(addresses: readonly string[]): Promise<void> {
  if (!('serviceWorker' in navigator)) return;
  if (document.readyState !== 'complete') await new Promise((resolve) => addEventListener('load', resolve));
  await new Promise((resolve) => setTimeout(resolve, grace));
  try {
    await navigator.serviceWorker.register('/sw.js');
    const { active } = await navigator.serviceWorker.ready;
    // The language of the page came before there was a worker to keep it.
    const languages = performance
      .getEntriesByType('resource')
      .flatMap(({ name }) => (/\/in-[^/]+$/.test(name) ? name : []));
    active?.postMessage({ type: 'CACHE_URLS', payload: { urlsToCache: [...addresses, ...languages] } });
  } catch (error) {
    console.warn('This page will not open without a connection', error);
  }
}
