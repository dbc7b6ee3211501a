import { type JSONVisitor, printParseErrorCode, visit } from 'jsonc-parser';

/** JSON text that cannot be read, with its place from 1. */
export class JsonSyntaxError extends Error {
  override readonly name = 'JsonSyntaxError';
  readonly line: number;

  constructor(line: number, message: string) {
    super(message);
    this.line = line;
  }
}

/** Names of fields and places in lists. */
type JsonPath = readonly (string | number)[];

/** A value read from JSON, and the line on which each part of it begins. */
export interface LocatedJson {
  readonly value: unknown;
  /** Line, from 1, of the part that `path` leads to; of the nearest part around it when there is none. */
  lineOf(path: JsonPath): number;
}

const deepest = 60;
/**
 * Most values: fifty homework have a tenth. Without it the map of lines grows until it needs more at once than the reader may
 * have.
 */
const mostValues = 125_000;

/** What was expected, by the parser's names of errors; a value for any other. */
const expected: Readonly<Record<string, string>> = {
  PropertyNameExpected: 'A name in double quotes',
  ColonExpected: 'A colon',
  CommaExpected: 'A comma or the closing bracket',
  CloseBraceExpected: "A comma or '}'",
  CloseBracketExpected: "A comma or ']'",
  EndOfFileExpected: 'The end of the file',
};

/** Reads JSON and remembers lines. Throws a `JsonSyntaxError` that says what was expected and where. */
export function locateJson(text: string): LocatedJson {
  const source = text.replace(/^\uFEFF/, '');
  const lines = new Map<string, number>();

  function fail(line: number, offset: number, what: string): never {
    const found = source
      .slice(offset, offset + 20)
      .split('\n')[0]
      ?.trim();
    throw new JsonSyntaxError(line + 1, `${what} was expected${found ? ` before '${found}'` : ' before the end'}.`);
  }
  function note(line: number, offset: number, path: JsonPath): void {
    lines.set(keyOf(path), line + 1);
    if (lines.size > mostValues) fail(line, offset, `The end of the file after ${mostValues} values`);
    if (path.length > deepest) fail(line, offset, 'Less nesting');
  }
  const onBegin: JSONVisitor['onObjectBegin'] = (offset, _length, line, _character, path) => note(line, offset, path());
  visit(
    source,
    {
      onObjectBegin: onBegin,
      onArrayBegin: onBegin,
      onLiteralValue: (_value, offset, _length, line, _character, path) => note(line, offset, path()),
      onError: (code, offset, _length, line) => fail(line, offset, expected[printParseErrorCode(code)] ?? 'A value'),
    },
    { disallowComments: true },
  );
  return {
    value: JSON.parse(source),
    lineOf: (path) => {
      for (let length = path.length; length >= 0; length--) {
        const line = lines.get(keyOf(path.slice(0, length)));
        if (line !== undefined) return line;
      }
      return 1;
    },
  };
}

const keyOf = (path: JsonPath) => path.map((part) => `/${part}`).join('');
