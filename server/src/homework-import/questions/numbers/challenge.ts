import { demands, isFurniture } from '../lines/line-kinds.ts';
import { type Line, sliceLine } from '../lines/lines.ts';
import { readMarker } from '../lines/markers.ts';
import { challenge, type Item } from '../parsed-question.ts';

const label =
  /^[^\p{L}\p{N}]{0,4}(?:(?:super\s+)?challenge|ext(?:ension)?|stretch(?:\s+and\s+challenge)?|bonus)(?:\s+(?:question|task))?\s*[:–-]\s*(?=\S)/iu;
/** A line that says 'Challenge: Explain why …' without it; `undefined` for one that sets no question so. */
function withoutLabel(line: Line): Line | undefined {
  const match = label.exec(line.text);
  return match === null || line.continues || isFurniture(line.text) ? undefined : sliceLine(line, match[0].length);
}

/** 'Challenge: Explain why …' below the last question that has a number is one more, where it is the only one. */
export function challengeAt(items: readonly Item[], last: number): number | undefined {
  const found = items.flatMap((item, index) => {
    const asked = item.kind === 'line' ? withoutLabel(item) : undefined;
    return asked !== undefined && demands(asked.text) ? [index] : [];
  });
  const [only] = found;
  return found.length === 1 && only !== undefined && last > -1 && only > last ? only : undefined;
}

/** What a line of a key says of the challenge, 'Challenge: it is less dense'; `undefined` for any other line. */
export const challengeAnswer = (line: Line): string | undefined => withoutLabel(line)?.text;

/** The items of the challenge without its label, as those of other questions are read without their number. */
export const bareChallenge = (items: readonly Item[], path: readonly string[]): readonly Item[] =>
  path[0] !== challenge
    ? items
    : items.map((item, index) => (index === 0 && item.kind === 'line' ? (withoutLabel(item) ?? item) : item));

const alone =
  /^[^\p{L}\p{N}]*(?:(?:super|extra)\s+)?(?:challenge|stretch|extension|bonus)(?:\s+(?:yourself|and\s+challenge|it|time|questions?|tasks?|work|section))?[^\p{L}\p{N}]*$/iu;

/** Without '★ Stretch yourself' alone above a number that goes on: it belongs neither to the question above nor to its answer. */
export function withoutChallengeAlone(items: readonly Item[]): readonly Item[] {
  return items.filter((item, index) => {
    if (item.kind !== 'line' || item.isHeading || !alone.test(item.text)) return true;
    const below = items.slice(index + 1, index + 4).find((one) => one.kind !== 'line' || one.text !== '');
    const next = below?.kind === 'line' ? readMarker(below.text) : undefined;
    return next?.kind !== 'number' || next.value === 1;
  });
}
