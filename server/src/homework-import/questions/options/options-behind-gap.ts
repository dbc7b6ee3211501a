import { isUnit } from '../lines/line-kinds.ts';
import type { TextPiece } from '../lines/pieces.ts';

const gap = /_{2,}|\.{4,}|…/gu;
const bracket = /[([{]\s*([^()[\]{}]{3,120}?)\s*[)\]}]/gu;
const longest = 40;
const most = 6;

/**
 * 'Me ______ las ciencias. (gusta / gustan / gusto)' and 'Elle ______ (va, vais, vas) au cinéma.': the words in brackets are for the gap, with
 * slashes between them, or commas where they are three or more. `undefined` for a text of which that is not so.
 */
export function optionsBehindGap({ text }: Pick<TextPiece, 'text'>): readonly string[] | undefined {
  const found = [...text.matchAll(bracket)].map(([, inside = '']) => wordsIn(inside));
  const [only, ...more] = found.filter((words) => words !== undefined);
  return more.length === 0 && text.match(gap)?.length === 1 ? only : undefined;
}

function wordsIn(inside: string): readonly string[] | undefined {
  const atSlash = inside.split(/\s*[/|]\s*/u);
  const atComma = inside.split(/\s*[,;]\s*(?:or\s+)?/u);
  const words = atSlash.length > 1 ? atSlash : atComma.length > 2 ? atComma : [];
  const areWords = words.every((word) => word !== '' && word.length <= longest && word.split(' ').length <= 4);
  const isOther = words.every((word) => word.length < 2) || isUnit(inside) || words.some(isUnit);
  const isMany = words.length > 1 && words.length <= most && new Set(words).size === words.length;
  return isMany && areWords && !isOther ? words : undefined;
}
