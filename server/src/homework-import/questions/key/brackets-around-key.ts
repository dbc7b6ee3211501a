/** Where the answers end in a line with a key: before the bracket that closes '(answers: 1a 36  b 5)', or where the line ends. */
export function endOfKey(text: string): number {
  const isClosed = /^[[(]\s*\p{L}[^()]*[)\]]$/u.test(text);
  return isClosed ? text.length - 1 : text.length;
}
