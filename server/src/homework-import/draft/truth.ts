import type { Span } from '../marks/span.ts';

const behind =
  /\s*[[(（]?\s*(?:True|T|Yes|Right)[ \t]*(?:\/|\||\bor\b|,|\t|[ ]{2})[ \t]*(?:False|F|No|Wrong)\s*[\])）]?\s*\??\s*$/iu;
const room =
  /\s*[[(（]?\s*(?:[_.…]{2,}|\s{2,})\s*[\])）]?\s*$|\s*[[(（]\s*[\])）]\s*$|^\s*[[(（]?\s*_{2,}\s*[\])）]?\s*/u;
const filled =
  /\s*[[(（]\s*(true|false|T|F)\s*[\])）]\s*$|(?:\s+[-–—]|\s*[:=])\s*(true|false|T|F)\s*\.?$|^\s*[[(（]?(true|false|T|F)[\])）]?\s*[-–—.:)_]+\s+(?=\S)|\s*_+\s*(true|false|T|F)\s*_+\s*$|^\s*_+\s*(true|false|T|F)\s*_+\s*/iu;

/** No statement is longer, in characters. */
const longest = 1_000;

/** Whether a section says that its statements are to be called true or false. */
export const asksForTruth = (above: readonly Span[]): boolean =>
  above.some((span) => span.text.length < 200 && span.says('truth'));

/** A statement without the room for its answer, and the answer where one was filled in; null where nothing asks for its truth. */
export function readStatement(
  text: string,
  isSection: boolean,
): { readonly text: string; readonly value: string | null } | null {
  if (text.length > longest) return null;
  const own = behind.exec(text);
  if (own !== null) return { text: text.slice(0, own.index).trim(), value: null };
  if (!isSection || /[?？]\s*$/u.test(text)) return null;
  const answer = filled.exec(text);
  const bare = answer === null ? text : text.slice(0, answer.index) + text.slice(answer.index + answer[0].length);
  return { text: bare.replace(room, '').trim(), value: answer?.slice(1).find((group) => group !== undefined) ?? null };
}
