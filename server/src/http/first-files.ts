import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as z from 'zod/mini';

const schema = z.record(z.string(), z.array(z.string()));

/**
 * Finds, by a page's path, the `Link` header that names its first files, so that a browser fetches them along with those that every
 * page has. The build writes them; none where it has not.
 */
export function findFirstFiles(web: string): (path: string) => string | undefined {
  const headers = Object.entries(readFirstFiles(web)).map(([route, files]) => ({
    pattern: new RegExp(`^${route.replace(/\/:\w+\?/g, '(/[^/]+)?').replace(/:\w+/g, '[^/]+')}/?$`),
    header: files.map(link).join(', '),
  }));
  return (path) => headers.find(({ pattern }) => pattern.test(path))?.header;
}

function link(file: string): string {
  return file.endsWith('.css') ? `<${file}>; rel=preload; as=style` : `<${file}>; rel=modulepreload`;
}

function readFirstFiles(web: string): z.infer<typeof schema> {
  try {
    return schema.parse(JSON.parse(readFileSync(join(web, '.vite/first-files.json'), 'utf8')));
  } catch {
    return {};
  }
}
