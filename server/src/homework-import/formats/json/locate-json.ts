/** JSON text that cannot be read, with its place from 1. */
export class JsonSyntaxError extends Error {
  override readonly name = 'JsonSyntaxError';
  readonly line: number;

  constructor(line: number, message: string) {
    super(message);
    this.line = line;
  }
}

/** A value read from JSON, and the line on which each part of it begins. */
export interface LocatedJson {
  readonly value: unknown;
  /** Line, from 1, of the part that `path` leads to; of the nearest part around it when there is none. */
  lineOf(path: readonly (string | number)[]): number;
}

const deepest = 60;
/**
 * Most values and names: fifty homework have a tenth. Without it the map of lines grows until it needs more at once than the
 * reader may have.
 */
const mostValues = 250_000;
const token = /\s*(?:([{}[\],:])|("[^"\\\n]*(?:\\.[^"\\\n]*)*")|([^\s{}[\],:"]+))/suy;

/** Reads JSON and remembers lines. Throws a `JsonSyntaxError` that says what was expected and where. */
export function locateJson(text: string): LocatedJson {
  const source = text.replace(/^\uFEFF/, '');
  const lines = new Map<string, number>();
  const lineAt = lineCounter(source);
  let at = 0;
  let tokenStart = 0;

  function fail(expected: string): never {
    const found = source
      .slice(tokenStart, tokenStart + 20)
      .split('\n')[0]
      ?.trim();
    throw new JsonSyntaxError(
      lineAt(tokenStart),
      `${expected} was expected${found ? ` before '${found}'` : ' before the end'}.`,
    );
  }
  function next(): string {
    token.lastIndex = at;
    const match = token.exec(source);
    tokenStart =
      match === null
        ? skipSpace(source, at)
        : match.index + match[0].length - (match[1] ?? match[2] ?? match[3] ?? '').length;
    if (match === null) return '';
    at = token.lastIndex;
    return match[1] ?? match[2] ?? match[3] ?? '';
  }
  function readValue(read: string, path: string, depth: number): unknown {
    lines.set(path, lineAt(tokenStart));
    if (lines.size > mostValues) fail(`The end of the file after ${mostValues} values`);
    if (depth > deepest) fail('Less nesting');
    if (read === '{') return readObject(path, depth);
    if (read === '[') return readArray(path, depth);
    if (/^("|-?\d|true$|false$|null$)/.test(read)) {
      try {
        return JSON.parse(read);
      } catch {
        return fail('A value');
      }
    }
    return fail('A value');
  }
  function readArray(path: string, depth: number): unknown[] {
    const values: unknown[] = [];
    let read = next();
    if (read === ']') return values;
    for (;;) {
      values.push(readValue(read, `${path}/${values.length}`, depth + 1));
      read = next();
      if (read === ']') return values;
      if (read !== ',') fail("A comma or ']'");
      read = next();
    }
  }
  function readObject(path: string, depth: number): unknown {
    const entries: [string, unknown][] = [];
    let read = next();
    while (read !== '}') {
      if (!read.startsWith('"')) fail('A name in double quotes');
      const name: unknown = readValue(read, `${path}/`, depth);
      if (next() !== ':') fail('A colon');
      entries.push([String(name), readValue(next(), `${path}/${String(name)}`, depth + 1)]);
      read = next();
      if (read === ',') {
        read = next();
        if (read === '}') fail('A name in double quotes');
      } else if (read !== '}') fail("A comma or '}'");
    }
    return Object.fromEntries(entries);
  }

  const value = readValue(next(), '', 0);
  if (next() !== '' || at < source.trimEnd().length) fail('The end of the file');
  return {
    value,
    lineOf: (path) => {
      for (let length = path.length; length >= 0; length--) {
        const line = lines.get(
          path
            .slice(0, length)
            .map((part) => `/${part}`)
            .join(''),
        );
        if (line !== undefined) return line;
      }
      return 1;
    },
  };
}

function skipSpace(source: string, from: number): number {
  const rest = source.slice(from).search(/\S/);
  return rest === -1 ? source.length : from + rest;
}

/** Lines of places that come in rising order, mostly; a text of one long line is searched for its end once. */
function lineCounter(source: string): (at: number) => number {
  const endOfLine = (start: number) => {
    const end = source.indexOf('\n', start);
    return end === -1 ? source.length : end;
  };
  let line = 1;
  let start = 0;
  let end = endOfLine(0);
  return (at) => {
    if (at < start) {
      line = 1;
      start = 0;
      end = endOfLine(0);
    }
    while (end < at && end < source.length) {
      line++;
      start = end + 1;
      end = endOfLine(start);
    }
    return line;
  };
}
