import type { Request, Response } from 'express';
import type { Logger } from 'pino';

/** Logs one line when an API request ends: which call, its status and how long it took; nothing of what it carried. */
export function logWhenAnswered(logger: Logger, request: Request, response: Response): void {
  const started = performance.now();
  response.on('finish', () => {
    const { statusCode: status } = response;
    const milliseconds = Math.round(performance.now() - started);
    const line = { method: request.method, call: response.locals.call ?? 'unknown', status, milliseconds };
    // Why nothing can be stored is said once, in `trouble-log.ts`; whoever is told to come back need not be said each time.
    if (status >= 500 && status !== 503) logger.error(line, 'request');
    else logger.info(line, 'request');
  });
}
