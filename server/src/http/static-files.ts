import { access } from 'node:fs/promises';
import { extname, join } from 'node:path';
import type { Request, RequestHandler, Response } from 'express';
import express, { Router } from 'express';
import { pagePath } from '../contract/pages.ts';
import { Problem } from '../operations/site/problems/problem.ts';
import { findFirstFiles } from './first-files.ts';
import { pictureContentPolicy } from './security-headers.ts';

/** Where the files are. */
export interface FileRoots {
  /** The built page: `index.html`, `static` with hashed names, `assets` with the diagrams. */
  readonly web: string;
  /** Pictures that came with uploaded homework, under `attached-assets` and `homework-images`. */
  readonly pictures: string;
  /** The description of the API, a file of OpenAPI. */
  readonly api: string;
}

const year = 365 * 24 * 60 * 60 * 1000;

/** Serves the page, its files and the pictures; an address without a screen gets the page with 404. */
export function staticFiles({ web, pictures }: Omit<FileRoots, 'api'>): Router {
  const router = Router();
  const firstFiles = findFirstFiles(web);
  router.use(preferCompressed(web));
  router.use('/static', express.static(join(web, 'static'), { index: false, immutable: true, maxAge: year }));
  router.use('/static', notFound);
  for (const folder of [web, pictures]) {
    router.use('/attached-assets', revalidated(join(folder, 'attached-assets')));
    router.use('/homework-images', revalidated(join(folder, 'homework-images')));
  }
  router.use('/attached-assets', revalidated(join(web, 'assets')));
  router.use(revalidated(web));
  router.get('/{*path}', async (request, response, next) => {
    if (/\.[^/]*$/.test(request.path) || /^\/(assets|attached-assets|homework-images)\//.test(request.path))
      return next();
    const page = pagePath(request.path);
    response.set('Cache-Control', 'no-cache');
    if (page !== null && page !== request.path) {
      return response.redirect(301, page + request.url.slice(request.path.length));
    }
    response.status(page === null ? 404 : 200);
    const first = firstFiles(request.path);
    if (first) response.set('Link', first);
    const file = await compressedPath(web, 'index.html', request, response);
    response.sendFile(file, { root: web, cacheControl: false }, (error) => {
      if (error)
        next(isMissing(error) ? new Problem('unavailable', 'The page is not built yet: npm run build') : error);
    });
  });
  router.use(notFound);
  return router;
}

/** Files whose names stay the same when they change: requested again each time, and sent only if changed. */
function revalidated(folder: string) {
  return express.static(folder, {
    index: false,
    redirect: false,
    cacheControl: false,
    setHeaders: (response, path) => {
      response.setHeader('Cache-Control', 'no-cache');
      if (/\.svg(\.br|\.gz)?$/.test(path)) response.setHeader('Content-Security-Policy', pictureContentPolicy);
    },
  });
}

const notFound = () => {
  throw new Problem('not-found', 'There is nothing at this address.');
};

function isMissing(error: Error): boolean {
  return 'code' in error && error.code === 'ENOENT';
}

/** What the build puts beside a file, the smaller first. Browsers take brotli over HTTPS alone. */
const encodings = [
  { name: 'br', ending: '.br' },
  { name: 'gzip', ending: '.gz' },
] as const;

/**
 * The path of what is to be sent for a file of the folder: what the build compressed, if there is such a file and the browser takes it,
 * with the headers it needs; else the file itself.
 */
async function compressedPath(folder: string, path: string, request: Request, response: Response): Promise<string> {
  // One by one: asked for both, Express goes by the order in which the browser happens to name them.
  const encoding = encodings.find(({ name }) => request.acceptsEncodings(name) === name);
  if (encoding === undefined) return path;
  const compressed = path + encoding.ending;
  try {
    await access(join(folder, compressed));
  } catch {
    return path;
  }
  response.type(extname(path)).set('Content-Encoding', encoding.name).vary('Accept-Encoding');
  return compressed;
}

/** Has the next handler send what the build compressed; see `compressedPath`. */
function preferCompressed(folder: string): RequestHandler {
  return async (request, response, next) => {
    const { path } = request;
    if (request.method === 'GET' && /^\/[\w./-]+\.\w+$/.test(path) && !path.includes('..')) {
      const found = await compressedPath(folder, path, request, response);
      if (found !== path) request.url = found;
    }
    next();
  };
}
