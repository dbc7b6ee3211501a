/** Longest line that is read, in UTF-16 code units: an answer has 10,000 characters at most, written as escapes if need be. */
const longestLine = 200_000;

/** A line without its end; `undefined` text stands for one that is too long to be read. */
export interface TextLine {
  /** Counts from 1. */
  readonly line: number;
  readonly text: string | undefined;
}

/**
 * Cuts text into lines at LF or CRLF, a batch for each chunk that arrives, in constant memory. A byte order mark is dropped; the
 * last line may lack its end.
 */
export async function* readLines(chunks: AsyncIterable<string>): AsyncGenerator<TextLine[]> {
  let line = 0;
  let rest = '';
  let tooLong = false;
  const take = (text: string): TextLine => {
    line += 1;
    const complete = rest + text;
    const skipped = tooLong || complete.length > longestLine;
    rest = '';
    tooLong = false;
    return { line, text: skipped ? undefined : complete.replace(/\r$/, '').replace(line === 1 ? /^\uFEFF/ : '', '') };
  };
  for await (const chunk of chunks) {
    const pieces = chunk.split('\n');
    const last = pieces.pop() ?? '';
    const lines = pieces.map(take);
    if (rest.length + last.length > longestLine) tooLong = true;
    rest = tooLong ? '' : rest + last;
    if (lines.length > 0) yield lines;
  }
  if (rest !== '' || tooLong) yield [take('')];
}
