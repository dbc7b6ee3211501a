import { access } from 'node:fs/promises';
import { extname, join } from 'node:path';
import type { Request, RequestHandler, Response } from 'express';

/** What the build puts beside a file, the smaller first. Browsers take brotli over HTTPS alone. */
const encodings = [
  { name: 'br', ending: '.br' },
  { name: 'gzip', ending: '.gz' },
] as const;

/**
 * The path of what is to be sent for a file of the folder: what the build compressed, if there is such a file and the browser takes it,
 * with the headers it needs; else the file itself.
 */
export async function compressedPath(
  folder: string,
  path: string,
  request: Request,
  response: Response,
): Promise<string> {
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
export function preferCompressed(folder: string): RequestHandler {
  return async (request, response, next) => {
    const { path } = request;
    if (request.method === 'GET' && /^\/[\w./-]+\.\w+$/.test(path) && !path.includes('..')) {
      const found = await compressedPath(folder, path, request, response);
      if (found !== path) request.url = found;
    }
    next();
  };
}
