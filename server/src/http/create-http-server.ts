import { createServer, IncomingMessage, type Server, ServerResponse } from 'node:http';
import type { Express } from 'express';

/**
 * An HTTP server for one Express app. Express changes the prototype of each request and response, and an
 * object with a changed prototype is slow from then on: that more than doubles the cost of a small call.
 * These are created with Express's prototype (docs/decisions/0024).
 */
export function createHttpServer(app: Express): Server {
  class AppRequest extends IncomingMessage {}
  class AppResponse extends ServerResponse {}
  Object.setPrototypeOf(AppRequest.prototype, app.request);
  Object.setPrototypeOf(AppResponse.prototype, app.response);
  Object.assign(app, { request: AppRequest.prototype, response: AppResponse.prototype });
  return createServer({ IncomingMessage: AppRequest, ServerResponse: AppResponse }, app);
}
