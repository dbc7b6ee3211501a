import type { RequestHandler } from 'express';
import type { Logger } from 'pino';

/** Logs one line for each API request: which call, its status and how long it took; nothing of what it carried. */
export function requestLog(logger: Logger): RequestHandler {
  return (request, response, next) => {
    const started = performance.now();
    response.on('finish', () => {
      const { statusCode: status } = response;
      const milliseconds = Math.round(performance.now() - started);
      const line = { method: request.method, call: response.locals.call ?? 'unknown', status, milliseconds };
      if (status >= 500) logger.error(line, 'request');
      else logger.info(line, 'request');
    });
    next();
  };
}
