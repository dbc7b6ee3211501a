import { splitKey } from '../../key/split-key.ts';
import { asks, isAnswerSpace, readSection } from '../../lines/line-kinds.ts';
import { emphasisOf, type Line } from '../../lines/lines.ts';
import { letterPlace, type Marker, readMarker, romanPlace } from '../../lines/markers.ts';
import { takeMarks } from '../../lines/marks.ts';
import { toPieces } from '../../lines/pieces.ts';
import type { Item } from '../../parsed-question.ts';
import { countedOn, numberIn } from './counted-on.ts';

const fewest = 2;
const share = 0.7;
/** How many lines may stand between the end of the last numbered question and the first label. */
const mostAbove = 3;

/** What begins a list of its own: 'i)', 'a)' or 'A.'. */
interface Kind {
  readonly style: string;
  readonly isRoman: boolean;
}

/**
 * Questions 'i)', 'ii)' and 'iii)', or 'A)' and 'B)', below a heading of their own are no parts of the question above that heading: they are counted on
 * from its number. So a colleague adds some to a sheet: 'Please also do these', in bold below the room for the last. In the answers they have those numbers too.
 */
export function spellLabelsGoOn(items: readonly Item[]): readonly Item[] {
  const { body, key } = splitKey(items);
  const at = body.findLastIndex((item) => item.kind === 'line' && numberIn(item) > 0);
  const last = body[at];
  const first = body.findIndex((item, index) => index > at && item.kind === 'line' && isFirst(item));
  const begun = body[first];
  const kind = begun?.kind === 'line' ? kindOf(readMarker(begun.text)) : undefined;
  if (last?.kind !== 'line' || kind === undefined) return items;
  const heading = headingAbove(body.slice(at, first));
  const labels = body.flatMap((item, index) => (item.kind === 'line' && placeIn(item, kind) > 0 ? [index] : []));
  const goOn = labels.every((index, order) => placeAt(body[index], kind) === order + 1);
  if (heading === undefined || labels.length < fewest || !goOn || labels[0] !== first) return items;
  const asked = labels.filter((index, order) => isAsked(body.slice(index, labels[order + 1])));
  if (!(kind.isRoman && heading.isHeading) && asked.length < labels.length * share) return items;
  const keyed = key.filter((item) => placeAt(item, kind) > 0);
  if (!keyed.every((item, order) => placeAt(item, kind) === order + 1)) return items;
  const counted = new Set<Item>([...labels.flatMap((index) => body[index] ?? []), ...keyed]);
  return items.map((item) => {
    if (item === heading) return { ...heading, isHeading: true };
    return item.kind === 'line' && counted.has(item)
      ? countedOn(item, readMarker(item.text)?.end ?? 0, last, placeIn(item, kind))
      : item;
  });
}

/** The heading among what follows the last numbered question: one for Word, or what stands out, or tells of more, below the room or the answer of that. */
function headingAbove([question, ...below]: readonly Item[]): Line | undefined {
  const known = below.find((item) => item.kind === 'line' && item.isHeading);
  if (known?.kind === 'line') return known;
  const end = below.findLastIndex(endsQuestion);
  const [line, ...more] = below.slice(end + 1).filter((item) => item.kind !== 'line' || item.text !== '');
  if (line?.kind !== 'line' || readSection(line.text) !== undefined || more.length >= mostAbove) return undefined;
  const { bold, colour, underlined } = emphasisOf(line.spans);
  const standsOut = (bold || colour !== null || underlined) && !asks(line.text);
  const isOver = end !== -1 || (question?.kind === 'line' && takeMarks(question.text).marks !== undefined);
  return isOver && (standsOut || tellsOfMore.test(line.text)) ? line : undefined;
}

const tellsOfMore =
  /^\W*(?:(?:please\s+)?(?:also|now)\s+(?:do|try|answer|complete)\b|(?:\p{L}+\s+){0,3}(?:extra|bonus|additional|further|more|added|extension|challenge)\s+(?:questions?|ones|practice|tasks?|work)\b)/iu;

const endsQuestion = (item: Item) =>
  (item.kind === 'line' && item.text !== '' && isAnswerSpace(item.text)) ||
  toPieces([item]).some((piece) => piece.kind === 'answer');

/** Whether a line with a label asks, has marks, or has options, an answer or room below it. */
function isAsked([line, ...below]: readonly Item[]): boolean {
  if (line?.kind !== 'line') return false;
  const { text, marks } = takeMarks(line.text.slice(readMarker(line.text)?.end ?? 0));
  return asks(text) || marks !== undefined || below.some((item) => endsQuestion(item) || isOption(item));
}

const isOption = (item: Item) => {
  const kind = item.kind === 'line' ? readMarker(item.text)?.kind : undefined;
  return kind === 'letter' || kind === 'box';
};

function kindOf(marker: Marker | undefined): Kind | undefined {
  if (marker?.kind !== 'letter' || marker.style.includes('=')) return undefined;
  const isRoman = marker.letter === 'i' || marker.letter === 'I';
  return { style: marker.style, isRoman };
}

const isFirst = ({ text }: Line) => {
  const marker = readMarker(text);
  return marker?.kind === 'letter' && /^[aAiI]$/u.test(marker.letter);
};

const placeAt = (item: Item | undefined, kind: Kind) => (item?.kind === 'line' ? placeIn(item, kind) : 0);

function placeIn({ text }: Line, { style, isRoman }: Kind): number {
  const marker = readMarker(text);
  if (marker?.kind !== 'letter' || marker.style !== style) return 0;
  return isRoman ? romanPlace(marker.letter) : letterPlace(marker.letter);
}
