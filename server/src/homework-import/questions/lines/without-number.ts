import type { Item } from '../parsed-question.ts';
import { sliceLine } from './lines.ts';
import { letterPlace, readMarker, romanPlace } from './markers.ts';
import type { Piece } from './pieces.ts';

/** The number of the question is not part of its text; a part beside it ('1 (a)') begins a group where '(b)' follows. */
export function withoutNumber(
  pieces: readonly Piece[],
  path: readonly string[],
): { pieces: Piece[]; path: readonly string[] } {
  const at = pieces.findIndex((piece) => piece.kind === 'text');
  const first = pieces[at];
  if (first?.kind !== 'text') return { pieces: [...pieces], path };
  const rest = pieces.slice(at + 1);
  const [next] = rest;
  // '1. (a) What …  (b) How …', cut into its parts: the number alone, and the first of them.
  if (first.marker?.kind === 'number' && first.text === '' && isPart(next, path[1]))
    return { pieces: [...pieces.slice(0, at), ...rest], path: path.slice(0, 1) };
  const isNumber = first.marker?.kind === 'number' && path.length > 0;
  const isSpecial =
    path.length === 0 &&
    (first.marker?.kind === 'bullet' || (first.marker?.kind === 'letter' && /^q$/iu.test(first.marker.letter)));
  // 'Which is a virus? *' of a form is required, and none of its options.
  const own: Piece = isNumber || isSpecial ? { ...first, marker: undefined, star: false } : first;
  const [number = '', ...parts] = path;
  const level = parts.findIndex((part) => hasNext(rest, part));
  if (level === -1) return { pieces: [...pieces.slice(0, at), own, ...rest], path };
  const begun = parts.slice(level).map((part, index, all): Piece => {
    const style = styleOfNext(rest, part) ?? 'lx)';
    const isLast = index === all.length - 1;
    return {
      ...first,
      text: isLast ? first.text : '',
      marks: isLast ? first.marks : undefined,
      answer: isLast ? first.answer : undefined,
      marker: { kind: 'letter', letter: part, style, end: 0 },
    };
  });
  return { pieces: [...pieces.slice(0, at), ...begun, ...rest], path: [number, ...parts.slice(0, level)] };
}

const isPart = (piece: Piece | undefined, part: string | undefined) =>
  piece?.kind === 'text' && piece.marker?.kind === 'letter' && piece.marker.letter === part;

/** Whether the part that follows this one ('b' after 'a') is among some pieces. */
function hasNext(pieces: readonly Piece[], part: string): boolean {
  return styleOfNext(pieces, part) !== undefined;
}

function styleOfNext(pieces: readonly Piece[], part: string): string | undefined {
  const places = [letterPlace(part), romanPlace(part)];
  for (const piece of pieces) {
    if (piece.kind !== 'text' || piece.marker?.kind !== 'letter' || /^[A-Z]$/u.test(piece.marker.letter)) continue;
    const { letter, style } = piece.marker;
    if (
      (places[0] !== 0 && letterPlace(letter) === (places[0] ?? 0) + 1) ||
      (places[1] !== 0 && romanPlace(letter) === (places[1] ?? 0) + 1)
    )
      return style;
  }
  return undefined;
}

/** A segment without the number that it begins with. */
export function bare(items: readonly Item[]): Item[] {
  return items.map((item, index) => {
    const marker = index === 0 && item.kind === 'line' ? readMarker(item.text) : undefined;
    return item.kind === 'line' && marker?.kind === 'number' ? sliceLine(item, marker.end) : item;
  });
}

/** Cards with 'Q:' and 'A:', or 'Q1:' and 'A1:', say 'Answer:' by a letter that elsewhere is an option's. */
export function spellAnswers(items: readonly Item[]): readonly Item[] {
  const count = (pattern: RegExp) => items.filter((item) => item.kind === 'line' && pattern.test(item.text)).length;
  const isNumbered = count(/^Q\d{1,3}\s*[:.)-]\s*\S/u) > 1 && count(/^A\d{1,3}\s*[:.)-]\s*\S/u) > 1;
  const isPlain = count(/^Q\s*[:.)-]\s*(?!\d)\S/u) > 1 && count(/^A\s*[:.)-]\s*\S/u) > 1;
  if ((!isNumbered && !isPlain) || count(/^B\s*[:.)-]\s*\S/u) > 0) return items;
  const answer = isNumbered ? /^A\d{1,3}\s*[:.)-]\s*(?=\S)/u : /^A\s*[:.)-]\s*(?=\S)/u;
  return items.map((item) => {
    const match = item.kind === 'line' ? answer.exec(item.text) : null;
    if (item.kind !== 'line' || match === null) return item;
    const rest = sliceLine(item, match[0].length);
    const [first] = rest.spans;
    return first === undefined
      ? item
      : { ...rest, text: `Answer: ${rest.text}`, spans: [{ ...first, text: 'Answer: ' }, ...rest.spans] };
  });
}
