import type { RequestHandler } from 'express';
import { Problem } from '../operations/site/problems/problem.ts';

/** Answers with a file that is written when the server is built: the OpenAPI description of every call, or the schema of homework. */
export function apiDescription(file: string): RequestHandler {
  return (_request, response, next) => {
    response.set('Cache-Control', 'no-cache');
    response.sendFile(file, { cacheControl: false }, (error) => {
      if (error) next(isMissing(error) ? new Problem('unavailable', 'It is not built yet: npm run build') : error);
    });
  };
}

const isMissing = (error: unknown) => error instanceof Error && 'status' in error && error.status === 404;
