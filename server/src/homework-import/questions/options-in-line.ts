import { asks, asksToChoose } from './line-kinds.ts';
import type { TextPiece } from './pieces.ts';

/** A text that ends with what can be chosen. */
export interface LineOfOptions {
  /** What stands before them; empty where they have the line to themselves. */
  readonly before: string;
  readonly options: readonly { text: string; isTicked: boolean }[];
}

const longest = 60;
const separated =
  /^(.*?(?:[?:…]|\.{3}|\s{3}|\t))?\s*((?:(?!\s{3}|\t|\s\/\s).)+(?:(?:\s{3,}|\s*\t\s*|\s+\/\s+)(?:(?!\s{3}|\t|\s\/\s).)+){2,})$/su;

/**
 * Three or more choices without letters on one line, with slashes or wide gaps between them: 'red / green / blue', 'Circle one:
 * fat     starch     protein'. `undefined` for other lines.
 */
export function optionsInLine(piece: TextPiece, isFirst: boolean): LineOfOptions | undefined {
  if (piece.text.length > 400 || piece.marker?.kind === 'letter' || /_{2,}|\.{4,}|=/u.test(piece.text))
    return undefined;
  const match = separated.exec(piece.text.trim());
  const before = match?.[1]?.trim() ?? '';
  const parts = (match?.[2] ?? '').split(/\s{3,}|\s*\t\s*|\s+\/\s+/u).map((part) => part.trim());
  if (parts.length < 3 || parts.length > 8 || parts.some((part) => part === '' || part.length > longest))
    return undefined;
  if (parts.some((part) => /[?:]$/u.test(part)) || new Set(parts).size < parts.length) return undefined;
  if (isFirst ? before === '' || !(asks(before) || asksToChoose(before) || parts.some(isStarred)) : before !== '')
    return undefined;
  return {
    before,
    options: parts.map((part) => ({ text: part.replace(/^\*|\*$/gu, '').trim(), isTicked: isStarred(part) })),
  };
}

const isStarred = (text: string) => /^\*|\*$/u.test(text);
