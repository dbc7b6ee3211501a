import { decodeText } from '@markwell/server/contract';

/** Lines longer than this, in bytes, are cut: they are too long to be read anyway. */
const mostHeld = 1_000_000;
const newline = 0x0a;

/**
 * The text of a file as it arrives, whole lines at a time, in UTF-8 or else Windows-1252, which Excel writes in Britain; in
 * constant memory.
 */
export async function* decodeLines(chunks: AsyncIterable<Uint8Array>): AsyncGenerator<string> {
  let rest: Uint8Array = Buffer.of();
  for await (const chunk of chunks) {
    const bytes = Buffer.concat([rest, chunk]);
    const end = bytes.length > mostHeld ? bytes.length : bytes.lastIndexOf(newline) + 1;
    if (end > 0) yield decodeText(bytes.subarray(0, end));
    rest = bytes.subarray(end);
  }
  if (rest.length > 0) yield decodeText(rest);
}
