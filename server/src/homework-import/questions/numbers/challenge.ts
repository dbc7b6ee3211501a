import { demands, isFurniture } from '../lines/line-kinds.ts';
import { type Line, sliceLine, spokenLine } from '../lines/lines.ts';
import { readMarker } from '../lines/markers.ts';
import { takeMarks } from '../lines/marks.ts';
import { challenge, type Item } from '../parsed-question.ts';

const label =
  /^[^\p{L}\p{N}]{0,4}(?:(?:super\s+)?challenge|ext(?:ension)?|stretch(?:\s+and\s+challenge)?|bonus|extra\s+credit)(?:\s+(?:question|task))?(?:\s*(\([^()]{1,20}\)))?\s*[:–-]\s*(?=\S)/iu;
/**
 * A line that says 'Challenge: Explain why …' without it; `undefined` for one that sets no question so. The marks of 'Bonus (+1): …' stand
 * behind it then.
 */
function withoutLabel(line: Line): Line | undefined {
  const match = label.exec(line.text);
  if (match === null || line.continues || isFurniture(line.text)) return undefined;
  const rest = sliceLine(line, match[0].length);
  const worth = /\+\s?(\d)/u.exec(match[1] ?? '')?.[1] ?? takeMarks(match[1] ?? '').marks;
  const said = worth === undefined ? undefined : spokenLine(` [${worth}]`, line.place);
  return said === undefined ? rest : { ...rest, text: rest.text + said.text, spans: [...rest.spans, ...said.spans] };
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
