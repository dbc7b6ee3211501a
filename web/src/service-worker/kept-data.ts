/** The caches of what is kept besides the page's own files. */
export type DataCache = 'questions' | 'pictures' | 'languages';

/** `listAssignments.path`, without the whole contract in the worker. */
const questions = '/api/assignments';
/** The texts of pages in another language, once somebody has chosen it; a new version has another name. */
const languages = /^\/static\/in-[^/]+\.js$/;
const pictures = /^\/(assets|attached-assets|homework-images)\/[^/]+$/;

/**
 * Where an answer of this site is kept, so that a homework that was opened once opens again without a connection: the list of
 * homework as anybody sees it, pictures, and the language that was chosen. Everything else is left to the network: no results, no names, nothing of staff.
 */
export function cacheFor(
  address: URL,
  { method, headers }: Pick<Request, 'method' | 'headers'>,
): DataCache | undefined {
  // Whoever sends a token may see what pupils may not.
  if (method !== 'GET' || headers.has('Authorization')) return undefined;
  if (address.pathname === questions && address.search === '') return 'questions';
  if (languages.test(address.pathname)) return 'languages';
  return pictures.test(address.pathname) ? 'pictures' : undefined;
}
