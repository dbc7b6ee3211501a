import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import * as z from 'zod/mini';

const schema = z.record(z.string(), z.array(z.string()));

/**
 * Finds, by a page's path, the `Link` header that names its first files, so that a browser fetches them along with those that every
 * page has. The build writes them, also while the server runs; none where it has not.
 */
export function findFirstFiles(web: string): (path: string) => string | undefined {
  const list = join(web, '.vite/first-files.json');
  let builtAt: number | undefined;
  let headers: ReturnType<typeof readHeaders> = [];
  return (path) => {
    const changedAt = statSync(list, { throwIfNoEntry: false })?.mtimeMs;
    if (changedAt !== builtAt) headers = readHeaders(list);
    builtAt = changedAt;
    return headers.find(({ pattern }) => pattern.test(path))?.header;
  };
}

function readHeaders(list: string) {
  return Object.entries(readFirstFiles(list)).map(([route, files]) => ({
    pattern: new RegExp(`^${route.replace(/\/:\w+\?/g, '(/[^/]+)?').replace(/:\w+/g, '[^/]+')}/?$`),
    header: files.map(link).join(', '),
  }));
}

function link(file: string): string {
  return file.endsWith('.css') ? `<${file}>; rel=preload; as=style` : `<${file}>; rel=modulepreload`;
}

function readFirstFiles(list: string): z.infer<typeof schema> {
  try {
    return schema.parse(JSON.parse(readFileSync(list, 'utf8')));
  } catch {
    return {};
  }
}
