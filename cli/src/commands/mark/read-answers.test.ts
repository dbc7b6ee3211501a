import { expect, test } from 'vitest';
import { type AnswerLine, readAnswers } from './read-answers.ts';

const answer = (line: number, questionId: string, value: string, more = {}): AnswerLine => ({
  line,
  answer: { questionId, value, ...more },
});

const cases: [label: string, input: string, name: string, expected: AnswerLine[]][] = [
  [
    'JSON lines',
    '{"questionId":"q1","value":"a"}\n{"questionId":"q2","value":"b"}\n',
    '-',
    [answer(1, 'q1', 'a'), answer(2, 'q2', 'b')],
  ],
  ['the last line may lack its end', '{"questionId":"q1","value":"a"}', '-', [answer(1, 'q1', 'a')]],
  [
    'CSV with semicolons, as Excel saves it where the comma is the decimal sign',
    'questionId;value\nq1;a, b\nq2;"c; d"',
    '-',
    [answer(2, 'q1', 'a, b'), answer(3, 'q2', 'c; d')],
  ],
  ['CSV with tabs', 'questionId\tvalue\nq1\ta', '-', [answer(2, 'q1', 'a')]],
  ['CRLF and a byte order mark', '\uFEFF{"questionId":"q1","value":"a"}\r\n', '-', [answer(1, 'q1', 'a')]],
  ['blank lines are passed over and counted', '\n{"questionId":"q1","value":"a"}\n\n', '-', [answer(2, 'q1', 'a')]],
  [
    'choice and reason',
    '{"questionId":"q1","value":"","choice":"yes","reason":"same mass"}',
    '-',
    [answer(1, 'q1', '', { choice: 'yes', reason: 'same mass' })],
  ],
  [
    'numbers and nothing stand for text',
    '{"questionId":"q1","value":46}\n{"questionId":"q2","value":null}\n{"questionId":"q3"}',
    '-',
    [answer(1, 'q1', '46'), answer(2, 'q2', ''), answer(3, 'q3', '')],
  ],
  [
    'a line that is not JSON keeps its place',
    'x\n{"questionId":"q1","value":"a"}',
    '-',
    [{ line: 1, error: 'not JSON' }, answer(2, 'q1', 'a')],
  ],
  ['a line without a question', '{"value":"a"}', '-', [{ line: 1, error: 'questionId is missing' }]],
  ['a line that is no object', '5', '-', [{ line: 1, error: 'expected an object with questionId and value' }]],
  ['an answer that is a list', '{"questionId":"q1","value":["a"]}', '-', [{ line: 1, error: 'value must be text' }]],
  [
    'an array',
    '[{"questionId":"q1","value":"a"}]',
    '-',
    [{ line: 1, error: 'expected an object with questionId and value' }],
  ],
  [
    'an array over lines',
    '[\n{"questionId":"q1","value":"a"}\n]',
    '-',
    [
      { line: 1, error: 'not JSON (an array: write each answer on a line of its own)' },
      answer(2, 'q1', 'a'),
      { line: 3, error: 'not JSON' },
    ],
  ],
  [
    'an answer that is too long',
    JSON.stringify({ questionId: 'q1', value: 'a'.repeat(10_001) }),
    '-',
    [{ line: 1, error: 'value is longer than 10000 characters' }],
  ],
  [
    'a line that is too long to be read',
    `${'a'.repeat(300_000)}\n{"questionId":"q1","value":"a"}`,
    '-',
    [{ line: 1, error: 'the line is too long' }, answer(2, 'q1', 'a')],
  ],
  ['CSV known by its header', 'questionId,value\nq1,a\n', '-', [answer(2, 'q1', 'a')]],
  [
    'CSV with its columns in another order, and more of them',
    'Value,marks,QuestionId\r\n"a, b",1,q1\r\n',
    '-',
    [answer(2, 'q1', 'a, b')],
  ],
  [
    'CSV with choice and reason',
    'questionId,value,choice,reason\nq1,,yes,"same\nmass"\nq2,b,,\n',
    '-',
    [answer(2, 'q1', '', { choice: 'yes', reason: 'same\nmass' }), answer(4, 'q2', 'b')],
  ],
  [
    'CSV with a field too few',
    'questionId,value\nq1\nq2,b',
    '-',
    [{ line: 2, error: 'expected 2 fields, found 1' }, answer(3, 'q2', 'b')],
  ],
  [
    'CSV known by its name, without the columns',
    'id,text\nq1,a',
    'answers.CSV',
    [
      { line: 1, error: 'the first line must name the columns questionId and value' },
      { line: 2, error: 'questionId is missing' },
    ],
  ],
  ['nothing at all', '', '-', []],
];

test.each(cases)('%s', async (_label, input, name, expected) => {
  expect(await read([input], name)).toEqual(expected);
  expect(await read([...input], name)).toEqual(expected);
});

async function read(chunks: readonly string[], name: string): Promise<AnswerLine[]> {
  const lines: AnswerLine[] = [];
  for await (const batch of readAnswers(arrive(chunks), name)) lines.push(...batch);
  return lines;
}

async function* arrive(chunks: readonly string[]) {
  yield* chunks;
}
