/**
 * Only short text around 'or' is an alternative: 'created or destroyed by nothing at all' is one statement.
 */
const mostWords = 3;

/** 'stopwatch / clock' and 'heat or thermal energy' are two; 'm/s', 'e = F / k' and sentences are one. */
export function alternatives(text: string): string[] {
  if (/=/u.test(text)) return [text];
  const slashed = text.split(/(?<!\s)\s+(?:\/\/?|OR)\s+/u);
  const parts = slashed.length > 1 ? slashed : text.split(/(?<![\s,]),?\s+or\s+/u);
  const areShort = parts.every((part) => part.split(/\s+/u).length <= mostWords);
  if (slashed.length === 1 && !areShort) return [text];
  const words = parts.length === 1 ? text.split('/') : parts;
  const areWords = words.every((word) => /^\s*\p{L}[\p{L}'’-]{2,}\s*$/u.test(word));
  return (parts.length > 1 || areWords ? words : parts).map((part) => part.trim()).filter((part) => part !== '');
}
