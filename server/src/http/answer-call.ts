import type { Request, RequestHandler, Response, Router } from 'express';
import type * as z from 'zod/mini';
import type { Call, Who } from '../contract/call.ts';
import { refuseOthers } from '../operations/people/authority/refuse-others.ts';
import type { Staff } from '../operations/people/sign-in/staff.ts';
import type { FloodSource } from '../operations/site/monitor/note-flood.ts';
import { Problem } from '../operations/site/problems/problem.ts';
import { inEnglish, readIssues } from '../operations/site/problems/say-issue.ts';
import type { Services } from '../operations/site/services/services.ts';
import type { Limit, Limits } from './limits.ts';
import { readForm } from './read-form.ts';
import { readJson } from './read-json.ts';
import { checkWho, findSignedIn, getSignedIn } from './signed-in-staff.ts';

/** Where routes are added, and what checks who may use them. */
export interface CallRoutes {
  readonly router: Router;
  readonly services: Services;
  readonly limits: Limits;
  /** Counts what an address asked too much of, for the activity monitor. */
  readonly countFlood: (source: FloodSource) => void;
}

/**
 * Adds the route of a call that anyone may make: its body is read and checked against the call's schema,
 * `answer` runs the operation, and its result is the JSON response.
 */
export function answerCall<Input extends z.ZodMiniType, Output extends z.ZodMiniType>(
  routes: CallRoutes,
  call: Call<Input, Output, 'anyone'>,
  answer: (input: z.output<Input>, request: Request) => Promise<z.output<Output>>,
  limit: Limit = routes.limits.ofCall(call.path),
): void {
  addRoute(routes, call, limit, async (input, request, response) => sendJson(response, await answer(input, request)));
}

/** For a call that a whole school makes at once: `write` produces the response's JSON faster. */
export function answerCallInText<Input extends z.ZodMiniType, Output extends z.ZodMiniType>(
  routes: CallRoutes,
  call: Call<Input, Output, 'anyone'>,
  answer: (input: z.output<Input>, request: Request) => Promise<z.output<Output>>,
  write: (answer: z.output<Output>) => string,
): void {
  addRoute(routes, call, routes.limits.ofCall(call.path), async (input, request, response) =>
    sendText(response, write(await answer(input, request))),
  );
}

/** Who makes a staff call, by what request. */
interface Asked {
  readonly request: Request;
  readonly staff: Staff;
  /** The number of their account. */
  readonly by: number;
  /** The first part of the path that has a name, such as `:id`. */
  readonly id: string;
}

type Answer<Input, Told> = (input: Input, asked: Asked) => Promise<Told>;

/** Adds routes of staff calls: those that answer with JSON, and those that answer with a file, of the type in the call's `download`. */
export function staffRoutes(routes: CallRoutes) {
  const askedOf = (request: Request): Asked => {
    const staff = getSignedIn(request);
    return { request, staff, by: staff.userId, id: String(Object.values(request.params)[0]) };
  };
  return {
    answer: <Input extends z.ZodMiniType, Output extends z.ZodMiniType>(
      call: Call<Input, Output, 'teacher' | 'admin'>,
      answer: Answer<z.output<Input>, z.output<Output>>,
    ): void =>
      addRoute(routes, call, routes.limits.ofCall(call.path), async (input, request, response) =>
        sendJson(response, await answer(input, askedOf(request))),
      ),
    answerFile: <Input extends z.ZodMiniType>(
      call: Call<Input, z.ZodMiniString, 'teacher' | 'admin'>,
      answer: Answer<z.output<Input>, { name: string; text: string | Buffer }>,
    ): void =>
      addRoute(routes, call, routes.limits.ofCall(call.path), async (input, request, response) => {
        const { name, text } = await answer(input, askedOf(request));
        response
          .attachment(name)
          .type(typeof text === 'string' ? `${call.download ?? 'text/plain'}; charset=utf-8` : (call.download ?? 'bin'))
          .send(text);
      }),
  };
}

/** Answers by an operation on what the path names by its id. */
export function onId<Input, Told>(
  services: Services,
  act: (services: Services, id: string, input: Input, by: number, role: Staff['role']) => Promise<Told>,
): Answer<Input, Told> {
  return (input, { id, by, staff }) => act(services, id, input, by, staff.role);
}

/** Answers by an operation on what the path names by its id, that needs no input. */
export function onIdAlone<Told>(
  services: Services,
  act: (services: Services, id: string, by: number) => Promise<Told>,
): Answer<undefined, Told> {
  return (_input, { id, by }) => act(services, id, by);
}

/** Answers by an operation that needs an input and who asks for it. */
export function onInput<Input, Told>(
  services: Services,
  act: (services: Services, input: Input, by: number) => Promise<Told>,
): Answer<Input, Told> {
  return (input, { by }) => act(services, input, by);
}

/**
 * Adds a route. Every call comes through here, and so through the checks of who makes it and what it acts on.
 */
function addRoute<Input extends z.ZodMiniType, Output extends z.ZodMiniType>(
  { router, services }: CallRoutes,
  call: Call<Input, Output, Who>,
  limit: Limit,
  handle: (input: z.output<Input>, request: Request, response: Response) => Promise<void>,
): void {
  const takesInput = !call.input.safeParse(undefined).success;
  const takesBody = takesInput && call.method !== 'GET';
  const readAndHandle: RequestHandler = async (request, response) => {
    const sent = takesBody ? request.body : takesInput ? request.query : undefined;
    const read = call.input.safeParse(sent, inEnglish);
    if (!read.success) {
      await limit.onRefusal(request);
      const { reason, field } = readIssues(read.error.issues);
      throw new Problem('invalid-input', reason, field === undefined ? {} : { field });
    }
    const giveBack = await limit.onTaken(request);
    const staff = findSignedIn(request);
    try {
      if (staff !== undefined) {
        await refuseOthers(services, staff, call.on, { params: request.params, input: read.data });
      }
      await handle(read.data, request, response);
    } catch (error) {
      if (error instanceof Problem) {
        giveBack();
        await limit.onRefusal(request);
      }
      throw error;
    }
  };
  const form = takesBody && call.form === true ? [readForm] : [];
  const handlers = [prepare(services, call, limit, takesBody && form.length === 0), ...form, readAndHandle];
  const route = router.route(call.path);
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

/** Express gives repeated reads an ETag; the response to a submission needs none. */
function sendJson(response: Response, answer: unknown): void {
  if (response.req.method === 'POST') sendText(response, JSON.stringify(answer));
  else response.json(answer);
}

function sendText(response: Response, json: string): void {
  response.setHeader('Content-Type', 'application/json; charset=utf-8');
  response.setHeader('Content-Length', Buffer.byteLength(json));
  response.end(json);
}

/**
 * What every call begins with: its name for the log, who makes it, its limit, its body. Handlers cost time.
 */
function prepare(
  services: Services,
  call: Call<z.ZodMiniType, z.ZodMiniType, Who>,
  limit: Limit,
  takesJson: boolean,
): RequestHandler {
  return async (request, response, next) => {
    // The log must not hold the address itself.
    response.locals.call = call.path;
    response.setHeader('Cache-Control', call.mayBeKept === true ? 'no-cache' : 'no-store');
    await checkWho(services, call, request, response);
    await limit.onArrival(request);
    if (takesJson) request.body = await readJson(request);
    next();
  };
}
