/** So much of a file shows how it is written, in bytes. */
const enough = 2_000;

/**
 * The text of a file as spreadsheets and editors save it: UTF-8, UTF-16 ('Unicode text') or otherwise
 * Windows-1252, which Excel writes in Britain and which can read any file, or what Excel for the Mac wrote. Drops a byte order mark.
 */
export function decodeText(file: Uint8Array | ArrayBuffer): string {
  const bytes = new Uint8Array(file);
  const utf16 = findUtf16(bytes);
  if (utf16 !== undefined) return new TextDecoder(utf16).decode(bytes);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    // Lines that end in a carriage return alone are of an old Macintosh, with letters of its own.
    if (bytes.includes(0x0d) && !bytes.includes(0x0a)) return new TextDecoder('macintosh').decode(bytes);
    return new TextDecoder('windows-1252').decode(bytes).replace(/[\u0080-\u009f]/g, windowsLetter);
  }
}

/** What Windows has from 0x80 on. Node 20 reads these bytes as the control characters of Latin 1. */
const windowsLetters = '€\u0081‚ƒ„…†‡ˆ‰Š‹Œ\u008dŽ\u008f\u0090‘’“”•–—˜™š›œ\u009džŸ';
const windowsLetter = (control: string) => windowsLetters[control.charCodeAt(0) - 0x80] ?? control;

/**
 * Which UTF-16 a text is in, if any: by its byte order mark, or by zeros as the first or second byte of most
 * letters.
 */
export function findUtf16(bytes: Uint8Array): 'utf-16le' | 'utf-16be' | undefined {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return 'utf-16le';
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return 'utf-16be';
  const start = bytes.subarray(0, enough);
  const zeros = [0, 0];
  for (const [index, byte] of start.entries()) if (byte === 0) zeros[index % 2] = (zeros[index % 2] ?? 0) + 1;
  const [first = 0, second = 0] = zeros;
  const most = start.length / 4;
  if (second > most && first === 0) return 'utf-16le';
  return first > most && second === 0 ? 'utf-16be' : undefined;
}
