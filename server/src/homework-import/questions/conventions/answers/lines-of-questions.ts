import { isAnswerSpace, isDetailsLine, isFurniture, readSection } from '../../lines/line-kinds.ts';
import type { Line } from '../../lines/lines.ts';
import { readMarker } from '../../lines/markers.ts';
import type { Item } from '../../parsed-question.ts';

/** The lines of each question that has a number, to the next heading, without room to write and what is of the page. */
export function linesOfQuestions(items: readonly Item[]): readonly (readonly Line[])[] {
  const asked: Line[][] = [];
  let open: Line[] | undefined;
  for (const item of items) {
    if (item.kind !== 'line' || item.isHeading || readSection(item.text) !== undefined) open = undefined;
    else if (!item.continues && readMarker(item.text)?.kind === 'number') {
      open = [item];
      asked.push(open);
    } else if (!isNothing(item.text)) open?.push(item);
  }
  return asked;
}

const isNothing = (text: string) => isAnswerSpace(text) || isFurniture(text) || isDetailsLine(text);
