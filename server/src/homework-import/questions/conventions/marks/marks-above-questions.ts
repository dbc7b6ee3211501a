import { asks, isAnswerSpace, isKeyTitle } from '../../lines/line-kinds.ts';
import { type Line, spokenLine } from '../../lines/lines.ts';
import { readMarker } from '../../lines/markers.ts';
import { takeMarks } from '../../lines/marks.ts';
import type { Item } from '../../parsed-question.ts';

const fewest = 2;
const mostLines = 4;
/** Room for a score, and what it is out of. */
const outOf = /^_{1,12}\s*(?:\/|out\s+of)\s*(\d{1,2})\s*(?:marks?|mks?|points?|pts?)$/iu;
const unit = /\b(?:marks?|mks?|points?|pts?)\b/iu;

/**
 * A print of a test may have the marks between the number and the question: 'Question 3', '____ out of 2 points', 'Name two rivers.' They
 * stand behind what is asked, where most numbers are so.
 */
export function spellMarksAboveQuestions(items: readonly Item[]): readonly Item[] {
  const alone = items.flatMap((item, index) =>
    isNumberAlone(item) && !isNumberAlone(items[index + 1]) ? [index] : [],
  );
  if (alone.length < fewest) return items;
  const key = items.findIndex((item) => item.kind === 'line' && isKeyTitle(item.text));
  const moved = new Map(
    alone.flatMap((index) => {
      const marks = key === -1 || index < key ? marksIn(items[index + 1]) : undefined;
      const at = marks === undefined ? undefined : askedBelow(items, index + 2);
      return marks === undefined || at === undefined ? [] : [[at, { marks, from: index + 1 }] as const];
    }),
  );
  if (moved.size < fewest || moved.size * 2 < alone.length) return items;
  const gone = new Set([...moved.values()].map(({ from }) => from));
  return items.flatMap((item, index) => {
    const marks = moved.get(index)?.marks;
    if (gone.has(index)) return [];
    return item.kind === 'line' && marks !== undefined ? [withMarks(item, marks)] : [item];
  });
}

function isNumberAlone(item: Item | undefined): boolean {
  if (item?.kind !== 'line') return false;
  const marker = readMarker(item.text);
  return marker?.kind === 'number' && /^\W*$/u.test(item.text.slice(marker.end));
}

/** The marks of a line that says nothing else. */
function marksIn(item: Item | undefined): number | undefined {
  if (item?.kind !== 'line' || !unit.test(item.text)) return undefined;
  const score = outOf.exec(item.text)?.[1];
  if (score !== undefined) return Number(score);
  const { text, marks } = takeMarks(item.text);
  return text === '' ? marks : undefined;
}

/** The first of a few plain lines that asks. */
function askedBelow(items: readonly Item[], start: number): number | undefined {
  for (let index = start; index < start + mostLines; index += 1) {
    const item = items[index];
    if (item?.kind !== 'line' || isAnswerSpace(item.text) || readMarker(item.text) !== undefined) return undefined;
    if (asks(item.text)) return takeMarks(item.text).marks === undefined ? index : undefined;
  }
  return undefined;
}

function withMarks(line: Line, marks: number): Line {
  const { spans } = spokenLine(` [${marks}]`, line.place);
  return { ...line, text: `${line.text} [${marks}]`, spans: [...line.spans, ...spans] };
}
