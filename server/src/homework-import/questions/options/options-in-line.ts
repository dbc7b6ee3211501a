import { asks, asksToChoose } from '../lines/line-kinds.ts';
import type { TextPiece } from '../lines/pieces.ts';
import { takeTick } from './ticks.ts';

/** A text that ends with what can be chosen. */
export interface LineOfOptions {
  /** What stands before them; empty where they have the line to themselves. */
  readonly before: string;
  readonly options: readonly { text: string; isTicked: boolean }[];
}

const longest = 60;
const separator = /\s+\/\s+|\s{3,}|\s*\t\s*/u;
/** Two spaces are a gap where the line above asks to mark one. */
const narrowSeparator = /\s+\/\s+|\s{2,}|\s*\t\s*/u;

/**
 * Three or more choices without letters on one line, with slashes or wide gaps between them: 'red / green / blue', 'Circle one:
 * fat     starch     protein'. On the first line of a question they follow what is asked. `isToldAbove` says that the line above asks to
 * mark one of them, `isOpenAbove` that it is a sentence without its end, for which 'transverse / longitudinal' are enough. `undefined` for other lines.
 */
export function optionsInLine(
  piece: TextPiece,
  isFirst: boolean,
  isToldAbove = false,
  isOpenAbove = false,
): LineOfOptions | undefined {
  const text = piece.text.trim();
  if (text.length > 400 || piece.marker?.kind === 'letter' || /_{2,}|\.{4,}/u.test(text)) return undefined;
  const [, before = '', list = ''] = isFirst
    ? (afterSign.exec(text) ?? afterStop.exec(text) ?? afterGap.exec(text) ?? [])
    : ['', '', text];
  const parts = list.split(isToldAbove ? narrowSeparator : separator).map((part) => part.trim());
  const fewest = !isFirst && isOpenAbove && /^[^/]+\s\/\s[^/]+$/u.test(list) ? 2 : 3;
  if (parts.length < fewest || parts.length > 8 || parts.some((part) => part === '' || part.length > longest))
    return undefined;
  if (parts.length > 2 && parts.some((part) => /^true$/iu.test(part)) && parts.some((part) => /^false$/iu.test(part)))
    return undefined;
  if (parts.some((part) => /[?:]$|=/u.test(part)) || new Set(parts).size < parts.length) return undefined;
  // '5 × 7 =     30     35     40'
  const isAsked =
    !isFirst ||
    /=\s*$/u.test(before) ||
    asks(before) ||
    asksToChoose(before) ||
    parts.some((part) => takeTick(part).isTicked);
  if (!isAsked) return undefined;
  return {
    before: before.trim(),
    options: parts.map(takeTick),
  };
}

const afterSign = /^(.*[?:…])\s+(.+)$/su;
/** 'Name the largest planet. Earth / Saturn / Jupiter' has its options behind its full stop. */
const afterStop = /^(.*\.)\s+([^.?:]+(?:\s+\/\s+[^.?:/]+){2,})$/su;
const afterGap = /^(.*?)\s{3,}(.+)$/su;
