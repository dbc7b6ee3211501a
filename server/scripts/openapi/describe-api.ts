import * as z from 'zod/mini';
import type { Call } from '../../src/contract/call.ts';
import * as contract from '../../src/contract/index.ts';
import type { CallDocs } from './read-call-docs.ts';

type AnyCall = Call<z.ZodMiniType, z.ZodMiniType>;
type Json = Record<string, unknown>;

/** Calls that a client may send again with the same `Idempotency-Key`. */
const repeatable: ReadonlySet<string> = new Set(['submitQuizAttempt', 'submitChildcare']);

/** Every call of the contract, by its name. */
const calls: ReadonlyMap<string, AnyCall> = new Map(
  Object.entries(contract).flatMap(([name, value]) => (isCall(value) ? [[name, value] as const] : [])),
);

/**
 * The contract as an OpenAPI 3.1 document: each call with its comment, who may make it, input and output. Schemas that the contract exports are
 * components by their names. Throws where a call has no comment.
 */
export function describeApi(docs: ReadonlyMap<string, CallDocs>, version: string): Json {
  const components: Json = {};
  const paths: Record<string, Json> = {};
  for (const [name, call] of calls) {
    const said = docs.get(name);
    if (said === undefined || said.text === '')
      throw new Error(`The call ${name} has no comment that says what it does.`);
    const path = call.path.replace(/:(\w+)/gu, '{$1}');
    paths[path] = { ...paths[path], [call.method.toLowerCase()]: operationOf(name, call, said, components) };
  }
  return {
    openapi: '3.1.1',
    info: {
      title: 'Markwell',
      version,
      description:
        'What pages, the command line and other programs ask of Markwell. Staff sign in and send the token as `Authorization: Bearer …`.',
      license: { name: 'MIT', identifier: 'MIT' },
    },
    servers: [{ url: '/' }],
    tags: [...new Set([...docs.values()].map(({ file }) => file))].map((name) => ({ name })),
    paths,
    components: {
      securitySchemes: { staff: { type: 'http', scheme: 'bearer' } },
      schemas: { ...components, Problem: problem },
      responses: {
        Problem: {
          description: 'What is wrong, and what to do.',
          content: json({ $ref: '#/components/schemas/Problem' }),
        },
      },
    },
  };
}

function operationOf(name: string, call: AnyCall, { text, file }: CallDocs, components: Json): Json {
  const takesInput = !call.input.safeParse(undefined).success;
  const sent = takesInput ? jsonSchema(call.input, 'input', components) : undefined;
  const inPath = [...call.path.matchAll(/:(\w+)/gu)].map(([, parameter = '']) => ({
    name: parameter,
    in: 'path',
    required: true,
    schema: { type: 'string' },
  }));
  const parameters = [
    ...inPath,
    ...(call.method === 'GET' && sent !== undefined ? inQuery(sent) : []),
    ...(repeatable.has(name) ? [idempotencyKey] : []),
  ];
  return {
    operationId: name,
    tags: [file],
    summary: firstSentence(text),
    description: text,
    ...(parameters.length > 0 && { parameters }),
    ...(call.method !== 'GET' &&
      sent !== undefined && { requestBody: { required: true, content: bodyOf(call, sent) } }),
    ...(call.who !== 'anyone' && {
      security: [{ staff: [] }],
      'x-who': call.who,
      ...(call.on !== undefined && { 'x-on': call.on }),
    }),
    responses: {
      200: { description: 'Done.', content: answerOf(call, components) },
      default: { $ref: '#/components/responses/Problem' },
    },
  };
}

const json = (schema: Json) => ({ 'application/json': { schema } });

function bodyOf(call: AnyCall, schema: Json): Json {
  if (call.form !== true) return json(schema);
  const files = { type: 'array', items: { type: 'string', contentMediaType: 'application/octet-stream' } };
  const properties = { ...record(schema.properties), files };
  return { 'multipart/form-data': { schema: { ...schema, properties } } };
}

function answerOf(call: AnyCall, components: Json): Json {
  if (call.download === undefined) return json(jsonSchema(call.output, 'output', components));
  return { [call.download]: { schema: { type: 'string' } } };
}

/** The fields of an input, as parts of an address. */
function inQuery(schema: Json): Json[] {
  const required = Array.isArray(schema.required) ? schema.required : [];
  return Object.entries(record(schema.properties)).map(([name, own]) => ({
    name,
    in: 'query',
    required: required.includes(name),
    schema: own,
  }));
}

const named = z.registry<{ id: string }>();
for (const [name, value] of Object.entries(contract))
  if (isSchema(value)) named.add(value, { id: name.replace(/Schema$/u, '') });

/** A schema, the named ones in it put among the components. Those of an input are written out: what may be absent differs. */
function jsonSchema(schema: z.ZodMiniType, io: 'input' | 'output', components: Json): Json {
  const {
    $schema: _,
    $defs,
    ...own
  } = z.toJSONSchema(schema, {
    io,
    unrepresentable: 'any',
    ...(io === 'output' && { metadata: named }),
  });
  Object.assign(components, referring($defs ?? {}));
  return record(referring(own));
}

/** References to definitions, as references to components. */
function referring(value: unknown): Json {
  return JSON.parse(
    JSON.stringify(value, (key, own: unknown) =>
      key === '$ref' && typeof own === 'string' ? own.replace('#/$defs/', '#/components/schemas/') : own,
    ),
  );
}

const problem = {
  type: 'object',
  properties: {
    error: { type: 'string', description: 'What is wrong and what to do, for a programmer to read.' },
    problem: referring(z.toJSONSchema(contract.problemSchema)),
    details: { type: 'array', items: { type: 'string' } },
  },
  required: ['error'],
};

const idempotencyKey = {
  name: 'Idempotency-Key',
  in: 'header',
  required: false,
  description:
    '8 to 200 visible ASCII characters, such as a UUID. The same key with the same body gets the first receipt.',
  schema: { type: 'string', minLength: 8, maxLength: 200 },
};

const firstSentence = (text: string) => /^.*?[.?!:](?=\s|$)/su.exec(text)?.[0].replace(/:$/u, '.') ?? text;

const record = (value: unknown): Json => (typeof value === 'object' && value !== null ? { ...value } : {});

function isCall(value: unknown): value is AnyCall {
  return typeof value === 'object' && value !== null && 'path' in value && 'who' in value && 'method' in value;
}

function isSchema(value: unknown): value is z.ZodMiniType {
  return typeof value === 'object' && value !== null && '_zod' in value;
}
