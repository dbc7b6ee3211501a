/** A number with what it counts, as a person writes it: `1 mark`, `2 marks`. `what` takes an s for several. */
export function count(number: number, what: string): string {
  return `${number} ${what}${number === 1 ? '' : 's'}`;
}

/** A word as it would be typed at a shell: in single quotes where it holds more than letters, digits and signs of paths. */
export function quoteForShell(word: string): string {
  return /^[\w./:-]+$/.test(word) ? word : `'${word.replaceAll("'", "'\\''")}'`;
}
