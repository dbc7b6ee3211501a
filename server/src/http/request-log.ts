import type { Request, Response } from 'express';
import type { Logger } from 'pino';

/** Logs which API request ended, its status and how long it took, but nothing it carried. */
export function logWhenAnswered(logger: Logger, request: Request, response: Response): void {
  const started = performance.now();
  response.on('finish', () => {
    const { statusCode: status } = response;
    const milliseconds = Math.round(performance.now() - started);
    const line = { method: request.method, call: response.locals.call ?? 'unknown', status, milliseconds };
    // `trouble-log.ts` says once why nothing can be stored, so each request that is told to try again need
    // not.
    if (status >= 500 && status !== 503) logger.error(line, 'request');
    else logger.info(line, 'request');
  });
}
