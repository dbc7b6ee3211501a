import { expect, test } from 'vitest';
import { longestLine, splitLines } from './restore.ts';

async function* pieces(...texts: readonly string[]): AsyncGenerator<string> {
  yield* texts;
}
async function split(...texts: readonly string[]): Promise<string[]> {
  const lines: string[] = [];
  for await (const line of splitLines(pieces(...texts))) lines.push(line);
  return lines;
}

test.each<[label: string, texts: string[], lines: string[]]>([
  ['nothing', [], []],
  ['lines in one piece', ['a\nb\n'], ['a', 'b']],
  ['a line in many pieces', ['a', 'b', 'c\nd', 'e\n'], ['abc', 'de']],
  ['a break at the start of a piece', ['a', '\nb\n'], ['a', 'b']],
  ['a last line without a break', ['a\nb'], ['a', 'b']],
  ['empty lines', ['\n\na\n'], ['', '', 'a']],
])('splits %s', async (_label, texts, lines) => {
  expect(await split(...texts)).toEqual(lines);
});

test('takes time in proportion to the length of a line', async () => {
  const time = async (length: number) => {
    const started = process.cpuUsage();
    await split(...Array.from({ length }, () => 'x'.repeat(1_000)), '\n');
    const { user, system } = process.cpuUsage(started);
    return user + system;
  };
  await time(1_000);
  // Some eight times as long: with work on all that came before it would be some sixty times.
  expect(await time(30_000)).toBeLessThan(24 * (await time(4_000)) + 50_000);
});

test('refuses a line that is longer than any that is written, before it is all in memory', async () => {
  let given = 0;
  async function* endless() {
    for (;;) {
      given += 1_000_000;
      yield 'x'.repeat(1_000_000);
    }
  }
  const reading = async () => {
    for await (const _line of splitLines(endless()));
  };
  await expect(reading()).rejects.toThrow(/not whole.*line/);
  expect(given).toBeLessThan(longestLine + 2_000_000);
});
