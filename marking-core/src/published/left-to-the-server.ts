/**
 * What stands in a browser for marking under `published` (see `imports` in package.json): a page marks under `guarded` only, and asks the
 * server for everything else. A page that asks for it all the same gets an error that leads here.
 */
export function publishedMarkers(): never {
  throw new Error('Pages mark under guarded only: see marking-core/src/published/left-to-the-server.ts');
}
