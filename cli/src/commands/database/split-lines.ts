import { brokenBackup } from '@markwell/server/operations';

/** The longest line of a backup, in characters: a picture has 5 MB at most, which is 7 million in base64. */
export const longestLine = 32_000_000;

/** The lines of a text that comes in pieces, in time and memory that go with their length. Throws a `Problem` for one that no backup has. */
export async function* splitLines(pieces: AsyncIterable<string>): AsyncGenerator<string> {
  let begun: string[] = [];
  let length = 0;
  for await (const piece of pieces) {
    const [first = '', ...others] = piece.split('\n');
    begun.push(first);
    length += first.length;
    if (length > longestLine) throw brokenBackup('It has a line that is longer than any that Markwell writes.');
    const last = others.pop();
    if (last === undefined) continue;
    yield begun.join('');
    yield* others;
    begun = [last];
    length = last.length;
  }
  if (length > 0) yield begun.join('');
}
