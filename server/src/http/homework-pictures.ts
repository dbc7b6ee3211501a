import { Router } from 'express';
import { findPicture } from '../operations/homework/uploads/homework-pictures.ts';
import type { Services } from '../operations/site/services/services.ts';
import { pictureContentPolicy } from './security-headers.ts';

/**
 * Serves the pictures of imported homework by digest, so that an address always shows the same picture and a
 * browser fetches it once. Passes unknown ones on to the next handler.
 */
export function homeworkPictures(services: Services): Router {
  const router = Router();
  router.get('/homework-images/:name', async (request, response, next) => {
    const [, digest, extension] = /^([0-9a-f]{64})\.(png|jpg)$/.exec(request.params.name) ?? [];
    const picture = digest === undefined ? undefined : await findPicture(services, digest);
    if (picture === undefined || (picture.type === 'png' ? 'png' : 'jpg') !== extension) return next();
    response.set({
      'Content-Type': `image/${picture.type}`,
      'Cache-Control': 'public, max-age=31536000, immutable',
      'Content-Security-Policy': pictureContentPolicy,
      'X-Content-Type-Options': 'nosniff',
    });
    response.send(picture.bytes);
  });
  return router;
}
