/** A word as it would be typed at a shell: in single quotes where it holds more than letters, digits and signs of paths. */
export function quoteForShell(word: string): string {
  return /^[\w./:-]+$/.test(word) ? word : `'${word.replaceAll("'", "'\\''")}'`;
}
