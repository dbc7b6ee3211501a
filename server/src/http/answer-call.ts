import express, { type Request, type RequestHandler, type Response, type Router } from 'express';
import type * as z from 'zod/mini';
import type { Call } from '../contract/call.ts';
import { Problem } from '../operations/problem.ts';
import { describeIssues, inEnglish } from './describe-issues.ts';

/** Largest body: a quiz of answers of 10,000 characters, sent twice over, with results that quote them. */
const readJson = express.json({ limit: '2mb' });

/**
 * Adds the route of one call: its body is read and checked by the call's schema, `answer` does the operation, and what it
 * gives is the JSON answer. What is wrong with the request is thrown as a `Problem`.
 */
export function answerCall<Input extends z.ZodMiniType, Output extends z.ZodMiniType>(
  router: Router,
  call: Call<Input, Output>,
  answer: (input: z.output<Input>, request: Request) => Promise<z.output<Output>>,
  ...before: readonly RequestHandler[]
): void {
  const takesInput = !call.input.safeParse(undefined).success;
  const takesBody = takesInput && call.method !== 'GET';
  const handle: RequestHandler = async (request, response) => {
    const sent = takesBody ? request.body : takesInput ? request.query : undefined;
    const read = call.input.safeParse(sent, inEnglish);
    if (!read.success) throw new Problem('invalid-input', describeIssues(read.error.issues));
    sendJson(response, await answer(read.data, request));
  };
  const route = router.route(call.path);
  const handlers = [nameCall(call.path), ...(takesBody ? [requireJson, readJson] : []), ...before, handle];
  switch (call.method) {
    case 'GET':
      return void route.get(handlers);
    case 'POST':
      return void route.post(handlers);
    case 'PUT':
      return void route.put(handlers);
    case 'DELETE':
      return void route.delete(handlers);
  }
}

/** What is read again and again gets an ETag from Express; an answer to a submission needs none. */
function sendJson(response: Response, answer: unknown): void {
  if (response.req.method !== 'POST') {
    response.json(answer);
    return;
  }
  const body = Buffer.from(JSON.stringify(answer));
  response.setHeader('Content-Type', 'application/json; charset=utf-8');
  response.setHeader('Content-Length', body.length);
  response.end(body);
}

/** Leaves the call's name for the log, which must not hold the address itself. */
function nameCall(path: string): RequestHandler {
  return (request, response, next) => {
    response.locals.call = path;
    response.setHeader('Cache-Control', request.method === 'GET' ? 'no-cache' : 'no-store');
    next();
  };
}

const requireJson: RequestHandler = (request, _response, next) => {
  if (request.is('application/json') === false || request.headers['content-type'] === undefined) {
    throw new Problem('unsupported-type', 'Send a JSON body, with Content-Type: application/json');
  }
  next();
};
