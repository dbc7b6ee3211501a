import fc from 'fast-check';
import { expect, test } from 'vitest';
import { JsonSyntaxError, locateJson } from './locate-json.ts';

const broken: [string, string, number, string][] = [
  ['a list that breaks off', '[{"title":\n', 2, 'A value was expected before the end.'],
  ['a comma before the end of a list', '[1,]', 1, "A value was expected before ']'."],
  ['a comma before the end of an object', '{"a":1,\n}', 2, "A name in double quotes was expected before '}'."],
  ['no colon', '{"a" 1}', 1, "A colon was expected before '1}'."],
  ['no comma', '[1\n2]', 2, "A comma or the closing bracket was expected before '2]'."],
  ['something after the end', '[1]x', 1, "A value was expected before 'x'."],
  ['a comment', '// key\n[1]', 1, "A value was expected before '// key'."],
  ['a text over two lines', '["a\nb"]', 1, `A value was expected before '"a'.`],
  ['nothing at all', '', 1, 'A value was expected before the end.'],
];

test.each(broken)('says what is wrong and where: %s', (_label, text, line, message) => {
  expect(() => locateJson(text)).toThrow(expect.objectContaining({ name: 'JsonSyntaxError', line, message }));
});

test('knows the line of each part, and of the nearest part around one that is not there', () => {
  const json = locateJson('\uFEFF{"questions":\n [{"text": "a",\n  "marks":\n 2}]}');
  expect(json.value).toEqual({ questions: [{ text: 'a', marks: 2 }] });
  expect(json.lineOf(['questions', 0])).toBe(2);
  expect(json.lineOf(['questions', 0, 'marks'])).toBe(4);
  expect(json.lineOf(['questions', 0, 'type'])).toBe(2);
  expect(json.lineOf(['title'])).toBe(1);
});

test('what is nested without end, or has values without end, is refused before it takes the memory', () => {
  expect(() => locateJson('['.repeat(1_000_000))).toThrow('Less nesting');
  expect(() => locateJson(`[${'1,'.repeat(1_000_000)}1]`)).toThrow('values');
});

test('takes exactly what is JSON, and reads it as JSON.parse does', () => {
  const pieces = fc.array(
    fc.oneof(
      fc.json({ maxDepth: 3 }),
      fc.constantFrom('[', ']', '{', '}', ',', ':', '\u00a0', '\u2028', '\r', '-', '1e'),
    ),
    { maxLength: 4 },
  );
  fc.assert(
    fc.property(
      fc.oneof(
        fc.json(),
        pieces.map((list) => list.join('')),
        fc.string(),
      ),
      (text) => {
        const parsed = outcome(() => JSON.parse(text));
        expect(outcome(() => locateJson(text).value)).toEqual(parsed);
      },
    ),
    { numRuns: 2_000 },
  );
});

/** The value, or that the text is none. */
function outcome(read: () => unknown): unknown {
  try {
    return { value: read() };
  } catch (error) {
    if (error instanceof SyntaxError || error instanceof JsonSyntaxError) return 'no JSON';
    throw error;
  }
}
