/**
 * The text of a file as spreadsheets save it: UTF-8 or UTF-16 where it says so or is valid, else Windows-1252, which Excel
 * writes in Britain and in which every file can be read.
 */
export function decodeText(bytes: ArrayBuffer): string {
  const [first, second] = new Uint8Array(bytes);
  if (first === 0xff && second === 0xfe) return new TextDecoder('utf-16le').decode(bytes);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('windows-1252').decode(bytes);
  }
}
