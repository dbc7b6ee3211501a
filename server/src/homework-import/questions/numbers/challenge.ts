import { isNumbered } from '../lines/item-numbers.ts';
import { asks, demands, isFurniture } from '../lines/line-kinds.ts';
import { type Line, sliceLine, spokenLine, withLabel } from '../lines/lines.ts';
import { readMarker } from '../lines/markers.ts';
import { takeMarks } from '../lines/marks.ts';
import { challenge, type Item } from '../parsed-question.ts';

const label =
  /^[^\p{L}\p{N}]{0,4}(?:(?:super\s+)?challenge|ext(?:ension)?|stretch(?:\s+and\s+challenge)?|bonus|extra\s+credit|défi|reto|desafío|sfida|herausforderung)(?:\s+(?:question|task))?(?:\s*(\([^()]{1,20}\)))?\s*[:–-]\s*(?=\S)/iu;
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
    const text = asked === undefined ? '' : takeMarks(asked.text).text;
    return asksSomewhere(text) ? [index] : [];
  });
  const [only] = found;
  return found.length === 1 && only !== undefined && last > -1 && only > last ? only : undefined;
}

/** 'Coeliac disease damages the villi. Explain why people lose weight.' */
const asksSomewhere = (text: string) => text.split(/(?<=[.!?])\s+/u).some(demands);

/** What a line of a key says of the challenge, 'Challenge: it is less dense'; `undefined` for any other line. */
export const challengeAnswer = (line: Line): string | undefined => withoutLabel(line)?.text;

/** The items of the challenge without its label, as those of other questions are read without their number. */
export const bareChallenge = (items: readonly Item[], path: readonly string[]): readonly Item[] =>
  path[0] !== challenge
    ? items
    : items.map((item, index) => (index === 0 && item.kind === 'line' ? (withoutLabel(item) ?? item) : item));

/** 'EXTENSION (only if you have finished!!)' */
const headAlone =
  /^[^\p{L}\p{N}]*(?:(?:super|extra)\s+)?(?:challenge|stretch|extension|bonus|extra\s+credit)(?:\s+(?:yourself|and\s+challenge|it|time|question|task|work))?[^\p{L}\p{N}(]*(?:\([^()]{1,60}\))?[^\p{L}\p{N}]*$/iu;
/** 'A) teeth   B) saliva   Challenge: less surface' */
const withinKey = /\s{2,}(?=(?:challenge|extension|bonus)\s*:\s*\S)/iu;

/**
 * 'Challenge question!' alone above a line that asks and has no number, below the questions, is the label of that: 'Challenge: Explain why …'. In the
 * answers, what stands behind others in their line gets one of its own.
 */
export function spellChallenges(items: readonly Item[]): readonly Item[] {
  const first = items.findIndex(isNumbered);
  const found = items.filter((item, index) => index > first && isHeadOfChallenge(item, items[index + 1]));
  const [head, ...others] = found;
  if (first === -1 || head === undefined || others.length > 0) return items;
  const at = items.indexOf(head);
  return items.flatMap((item, index): readonly Item[] => {
    if (index === at) return [];
    if (item.kind !== 'line') return [item];
    if (index === at + 1) return [withLabel({ ...item, label: null, isHeading: false }, 'Challenge:')];
    const behind = index > at ? withinKey.exec(item.text) : null;
    if (behind === null) return [item];
    const rest = { ...sliceLine(item, behind.index + behind[0].length), label: null, continues: false };
    return [sliceLine(item, 0, behind.index), rest];
  });
}

function isHeadOfChallenge(item: Item, next: Item | undefined): boolean {
  if (item.kind !== 'line' || next?.kind !== 'line' || !headAlone.test(item.text)) return false;
  return (
    readMarker(next.text) === undefined && !next.isHeading && !isFurniture(next.text) && asks(takeMarks(next.text).text)
  );
}

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
