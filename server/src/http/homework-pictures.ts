import { Router } from 'express';
import { mediaKindOf, mediaKinds } from '../files/media-kinds.ts';
import { findPicture } from '../operations/homework/uploads/homework-pictures.ts';
import type { Services } from '../operations/site/services/services.ts';
import { pictureContentPolicy } from './security-headers.ts';

/**
 * Serves the pictures and sounds of imported homework by digest, so that an address always has the same bytes and a
 * browser fetches them once; a part of them where it asks for one, as Safari does of sound. Passes unknown ones on to the next handler.
 */
export function homeworkPictures(services: Services): Router {
  const router = Router();
  router.get('/homework-images/:name', async (request, response, next) => {
    const [, digest, ending] = /^([0-9a-f]{64})\.(\w{3})$/.exec(request.params.name) ?? [];
    const picture = digest === undefined ? undefined : await findPicture(services, digest);
    if (picture === undefined || picture.type !== mediaKindOf(ending)) return next();
    const { bytes } = picture;
    response.set({
      'Content-Type': mediaKinds[picture.type].type,
      'Accept-Ranges': 'bytes',
      'Cache-Control': 'public, max-age=31536000, immutable',
      'Content-Security-Policy': pictureContentPolicy,
      'X-Content-Type-Options': 'nosniff',
    });
    const ranges = request.range(bytes.length);
    const [range] = Array.isArray(ranges) && ranges.length === 1 ? ranges : [];
    if (range === undefined) return response.send(bytes);
    response.status(206).set('Content-Range', `bytes ${range.start}-${range.end}/${bytes.length}`);
    response.send(bytes.subarray(range.start, range.end + 1));
  });
  return router;
}
