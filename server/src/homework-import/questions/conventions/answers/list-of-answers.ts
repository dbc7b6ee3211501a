import { type Line, spokenLine } from '../../lines/lines.ts';
import { readMarker } from '../../lines/markers.ts';
import { toPieces } from '../../lines/pieces.ts';
import type { Item } from '../../parsed-question.ts';

const title = /^\W*(?:the\s+|correct\s+)?answers\s*(?:\([^)]{0,40}\))?\s*[:–-]\s*(?=\S)/iu;
const separators = [/\s*;\s*/u, /\s+\/\s+/u, /\s*,\s+/u, /\s{3,}/u];
/** '1B' and 'Q2 C' have numbers: a key that is read as such. */
const hasNumber = /^(?:q\s*\d|\d{1,3}\s*[A-H]\b)/iu;
const fewest = 3;

/**
 * 'Answers: newton, joule, carbon dioxide' in the last line of a document without other answers has one for each of its questions, in their
 * order: a key without numbers.
 */
export function spellListOfAnswers(items: readonly Item[]): readonly Item[] {
  const at = items.findLastIndex((item) => item.kind !== 'line' || item.text !== '');
  const last = items[at];
  const said = last?.kind === 'line' ? title.exec(last.text) : null;
  if (last?.kind !== 'line' || said === null) return items;
  const above = items.slice(0, at);
  const numbers = above.flatMap((item) => numberOf(item) ?? []);
  const goOn = numbers.every((number, index) => number === index + 1);
  const isAnswered = toPieces(above).some(
    (piece) => piece.kind === 'row' || (piece.kind === 'answer' && piece.text !== ''),
  );
  if (numbers.length < fewest || !goOn || isAnswered) return items;
  const rest = last.text.slice(said[0].length);
  const listed = separators.map((between) => rest.split(between)).find((parts) => parts.length === numbers.length);
  const areNumbered = listed?.every((part, index) => part.startsWith(`${index + 1} `));
  if (
    listed === undefined ||
    areNumbered === true ||
    listed.some((part) => readMarker(part)?.kind === 'number' || hasNumber.test(part))
  )
    return items;
  const key: Line[] = listed.map((part, index) => spokenLine(`${index + 1}. ${part}`, last.place));
  return [...above, spokenLine('Answers', last.place), ...key];
}

function numberOf(item: Item): number | undefined {
  const marker = item.kind === 'line' ? readMarker(item.text) : undefined;
  return marker?.kind === 'number' ? marker.value : undefined;
}
