import { asks } from '../../lines/line-kinds.ts';
import { type Emphasis, emphasisOf, type Line } from '../../lines/lines.ts';
import { readMarker } from '../../lines/markers.ts';
import type { Item } from '../../parsed-question.ts';
import { beginsQuestion } from './answers-below.ts';

const fewest = 3;
const share = 0.7;
/** What is asked, two options and the explanation. */
const fewestLines = 4;

/**
 * A line in italics below the options of nearly every question, where nothing else is, says why the option that stands out is right: it is for the
 * teacher, no further option, and is left out of the items. So is one below a sentence in which the answer stands out.
 */
export function withoutExplanations(items: readonly Item[]): readonly Item[] {
  const starts = items.flatMap((item, index) => (item.kind === 'line' && beginsQuestion(item) ? [index] : []));
  const asked = starts
    .map((start, at) => items.slice(start, starts[at + 1]).filter((item) => item.kind !== 'line' || item.text !== ''))
    .filter((segment) => segment.length >= fewestLines || isFilled(segment[0]));
  const found = new Set(asked.flatMap((segment) => explanationIn(segment) ?? []));
  if (found.size < fewest || found.size < asked.length * share) return items;
  return items.filter((item) => item.kind !== 'line' || !found.has(item));
}

function explanationIn(segment: readonly Item[]): Line | undefined {
  const [head, ...below] = segment;
  const [only, next] = below;
  const isOnly = next === undefined || (next.kind === 'line' && (next.isHeading || !emphasisOf(next.spans).italic));
  if (isFilled(head)) return only?.kind === 'line' && isOnly && isSaid(only) ? only : undefined;
  const options = below.slice(0, -1).map((item) => (item.kind === 'line' ? emphasisOf(item.spans) : undefined));
  const last = below.at(-1);
  const isApart = options.every((look) => look !== undefined && !look.italic);
  const isAnswered = options.some((look) => look?.marked || look?.bold || (look?.colour ?? null) !== null);
  return last?.kind === 'line' && emphasisOf(last.spans).italic && isApart && isAnswered ? last : undefined;
}

/** A sentence of which a part is in a colour, underlined or highlighted, as no explanation is; what asks has a part so because it matters. */
const isFilled = (item: Item | undefined) =>
  item?.kind === 'line' &&
  !asks(item.text.slice(readMarker(item.text)?.end ?? 0)) &&
  !standsOut(emphasisOf(item.spans)) &&
  item.spans.some((span) => span.text.trim() !== '' && standsOut(emphasisOf([span])));

const standsOut = ({ colour, underlined, marked }: Emphasis) => colour !== null || underlined || marked;

const isSaid = (line: Line) =>
  emphasisOf(line.spans).italic && readMarker(line.text) === undefined && !standsOut(emphasisOf(line.spans));
