import type { IncomingMessage } from 'node:http';
import { Problem } from '../operations/site/problems/problem.ts';
import { createTurns } from './turns.ts';

/**
 * Largest body, in bytes: a quiz with answers of 10,000 characters, sent twice, with results that quote them.
 */
const largestBody = 2 * 1024 * 1024;

/**
 * Most values in a body, however small: a quiz of a hundred questions has fewer than 2,000. Validating a
 * million, and reporting what is wrong with each, would block the server for a minute.
 */
const mostValues = 5_000;

const turn = createTurns();

/**
 * Reads a JSON body in UTF-8; throws a `Problem` if it is not JSON or too large. Express's own reader also
 * handles compressed bodies and other encodings, which none of our pages send, at several times the cost.
 */
export async function readJson(request: IncomingMessage): Promise<unknown> {
  checkHeaders(request);
  const bytes = await readBytes(request);
  await turn();
  return parse(bytes.toString());
}

function checkHeaders({ headers }: IncomingMessage): void {
  const [type = '', ...parameters] = (headers['content-type'] ?? '').toLowerCase().split(';');
  if (type.trim() !== 'application/json') {
    throw new Problem('unsupported-type', 'Send a JSON body, with Content-Type: application/json');
  }
  const charset = parameters.find((parameter) => parameter.trim().startsWith('charset='));
  if (charset !== undefined && !/^charset="?utf-?8"?$/.test(charset.trim())) {
    throw new Problem('unsupported-type', 'Send the body in UTF-8.');
  }
  const encoding = headers['content-encoding'] ?? 'identity';
  if (encoding !== 'identity')
    throw new Problem('unsupported-type', 'Send the body as it is, without Content-Encoding.');
  if (Number(headers['content-length'] ?? 0) > largestBody) throw tooLarge();
}

function readBytes(request: IncomingMessage): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = [];
    let length = 0;
    request.on('data', (chunk: Buffer) => {
      length += chunk.length;
      if (length > largestBody) {
        chunks.length = 0;
        reject(tooLarge());
      } else chunks.push(chunk);
    });
    request.on('end', () =>
      resolve(chunks.length === 1 && chunks[0] !== undefined ? chunks[0] : Buffer.concat(chunks)),
    );
    const broken = () => reject(new Problem('invalid-input', 'The body broke off. Send it again.'));
    request.on('error', broken);
    request.on('aborted', broken);
  });
}

function parse(text: string): unknown {
  const body = parseJson(text);
  // A value takes at least two characters, including its separator.
  const mayHoldTooMany = text.length > 2 * mostValues;
  if (mayHoldTooMany && holdsTooMany(body))
    throw new Problem('too-large', `The body holds too many values. Send at most ${mostValues}.`);
  return brokenCharacter.test(text) ? mend(body) : body;
}

/** An escape that may be half a character, or the null character, which PostgreSQL cannot store. */
const brokenCharacter = /\\u(?:d[89a-f]|0000)/i;

/**
 * The value with every broken character in its texts and names replaced by '\ufffd', as decoding UTF-8 would.
 */
function mend(value: unknown): unknown {
  if (typeof value === 'string') return value.replace(/[\p{Surrogate}\0]/gu, '\ufffd');
  if (Array.isArray(value)) return value.map(mend);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, inner]) => [mend(name), mend(inner)]));
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new Problem('invalid-input', 'The body is not valid JSON. Send one JSON object.');
  }
}

function holdsTooMany(body: unknown): boolean {
  const values = [body];
  for (const value of values) {
    if (typeof value !== 'object' || value === null) continue;
    const inner: unknown[] = Object.values(value);
    if (values.length + inner.length > mostValues) return true;
    values.push(...inner);
  }
  return false;
}

const tooLarge = () => new Problem('too-large', 'The body is too large. Send at most 2 MB.');
