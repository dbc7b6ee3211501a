import { decodeText, findUtf16 } from '@markwell/server/contract';

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

/** Gives the text of a chunk as far as it can be read, and, called without one, what is left at the end. */
type Decode = (chunk?: Uint8Array) => string;

/** Lines longer than this, in bytes, are cut: they are too long to be read anyway. */
const mostHeld = 1_000_000;
const newline = 0x0a;

/**
 * The text of a file as it arrives, in constant memory: in UTF-16, which PowerShell writes, in UTF-8, or else in Windows-1252, which
 * Excel writes in Britain.
 */
export async function* decodeLines(chunks: AsyncIterable<Uint8Array>): AsyncGenerator<string> {
  let decode: Decode | undefined;
  for await (const chunk of chunks) {
    decode ??= decoderFor(chunk);
    yield decode(chunk);
  }
  if (decode !== undefined) yield decode();
}

function decoderFor(start: Uint8Array): Decode {
  const utf16 = findUtf16(start);
  if (utf16 === undefined) return lineDecoder();
  const decoder = new TextDecoder(utf16);
  return (chunk) => decoder.decode(chunk, { stream: chunk !== undefined });
}

/** Decodes whole lines: one by one they are UTF-8 or Windows-1252, and none is cut within a letter. */
function lineDecoder(): Decode {
  let rest: Uint8Array = Buffer.of();
  return (chunk) => {
    const bytes = Buffer.concat(chunk === undefined ? [rest] : [rest, chunk]);
    const isEnough = chunk === undefined || bytes.length > mostHeld;
    const end = isEnough ? bytes.length : bytes.lastIndexOf(newline) + 1;
    rest = bytes.subarray(end);
    return decodeText(bytes.subarray(0, end));
  };
}
