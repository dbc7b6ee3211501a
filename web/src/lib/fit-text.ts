/** A text that fits, where to put the caret, and how many characters were left out. */
export interface FittedText {
  readonly text: string;
  readonly caret: number;
  readonly leftOut: number;
}

/**
 * Shortens a text to `most` characters (UTF-16 units) where it is longer, before the caret, where something has just been put in, so
 * that nothing else is lost. A null caret is at the end. No character of two units is left as half of one.
 */
export function fitText(text: string, caret: number | null, most: number | undefined): FittedText {
  const at = caret ?? text.length;
  const over = most === undefined ? 0 : text.length - most;
  if (over <= 0) return { text, caret: at, leftOut: 0 };
  // Only a program, not a person, can insert more than what is before the caret.
  const cut = Math.max(0, at - over);
  const isHalf = /[\uD800-\uDBFF]$/.test(text.slice(0, cut));
  const end = isHalf ? cut - 1 : cut;
  const kept = (text.slice(0, end) + text.slice(at)).slice(0, most);
  return { text: kept, caret: end, leftOut: text.length - kept.length };
}
