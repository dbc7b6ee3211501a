import { readAnswerLine } from '../../lines/answer-text.ts';
import { asks, isDetailsLine, isFurniture, isKeyTitle, readSection } from '../../lines/line-kinds.ts';
import { emphasisOf, type Line, withLabel } from '../../lines/lines.ts';
import { readMarker } from '../../lines/markers.ts';
import type { Item } from '../../parsed-question.ts';

const fewest = 3;
const share = 0.7;
const shareOfOthers = 0.2;

/**
 * Questions without numbers that all look the same, in bold say, and as nothing else does, are 'Q: …': what stands between them is none,
 * whether or not a question above it has an end.
 */
export function spellQuestionsOfOneLook(items: readonly Item[]): readonly Item[] {
  if (items.filter((item) => item.kind === 'line' && readMarker(item.text)?.kind === 'number').length > 1) return items;
  const asking = items.filter((item) => item.kind === 'line' && isPlain(item) && asks(item.text));
  const look = mostOf(asking.flatMap((item) => (item.kind === 'line' ? (lookOf(item) ?? []) : [])));
  if (look === undefined) return items;
  const own = items.filter((item) => item.kind === 'line' && isPlain(item) && lookOf(item) === look);
  const asked = own.filter((item) => asking.includes(item));
  const isOneLook =
    asked.length >= fewest &&
    asked.length >= own.length * share &&
    asking.length - asked.length <= asked.length * shareOfOthers;
  if (!isOneLook) return items;
  return items.map((item) => (item.kind === 'line' && asked.includes(item) ? withLabel(item, 'Q:') : item));
}

/** Whether a line has nothing before it, or in it, that says what it is. */
function isPlain(line: Line): boolean {
  const { text } = line;
  const isOther = line.isHeading || line.continues || isKeyTitle(text) || isFurniture(text) || isDetailsLine(text);
  return (
    !isOther && readMarker(text) === undefined && readSection(text) === undefined && readAnswerLine(text) === undefined
  );
}

/** How a line looks, in a word; `undefined` for one that looks like any other. */
function lookOf({ spans }: Line): string | undefined {
  const { bold, italic, underlined, marked, colour } = emphasisOf(spans);
  const isPlainLook = !bold && !italic && !underlined && !marked && colour === null;
  return isPlainLook ? undefined : JSON.stringify([bold, italic, underlined, marked, colour]);
}

function mostOf(looks: readonly string[]): string | undefined {
  const counts = new Map<string, number>();
  for (const look of looks) counts.set(look, (counts.get(look) ?? 0) + 1);
  return [...counts].sort(([, one], [, other]) => other - one)[0]?.[0];
}
