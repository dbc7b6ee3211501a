import { isDayAlone } from '../../lines/day-names.ts';
import {
  asks,
  asksTrueOrFalse,
  isAnswerSpace,
  isDetailsLine,
  isFurniture,
  readSection,
  readTip,
} from '../../lines/line-kinds.ts';
import { emphasisOf, type Line, sliceLine } from '../../lines/lines.ts';
import { readMarker } from '../../lines/markers.ts';
import { takeMarks } from '../../lines/marks.ts';
import type { Item } from '../../parsed-question.ts';
import type { Look } from './looks.ts';

/** What has a number or letter and asks, and what stands below it. */
export interface Asked {
  readonly head: Line;
  /** Whether it is to be called true or false, by what stands above. */
  readonly isTruth: boolean;
  readonly below: { readonly line: Line; readonly stands: boolean }[];
  hasTable: boolean;
}

/** Whether what a line says behind its number, letter or bullet is in a look. */
export const standsIn = (line: Line, look: Look): boolean =>
  look(emphasisOf(sliceLine(line, readMarker(line.text)?.end ?? labelEnd(line)).spans));

/** The 'B' of an automatic list, which nothing closes, is no marker, and is in no look either. */
const labelEnd = ({ text, label }: Line) =>
  label !== null && label.text !== '' && text.startsWith(`${label.text} `) ? label.text.length + 1 : 0;

/** The questions of a document, and parts of them, with the lines below each: those in a look begin none. */
export function askedIn(items: readonly Item[], look: Look): readonly Asked[] {
  const all: Asked[] = [];
  let open: Asked | undefined;
  let isTruth = false;
  for (const item of items) {
    if (item.kind !== 'line') {
      if (open !== undefined) open.hasTable = true;
      continue;
    }
    const stands = standsIn(item, look);
    if (
      item.isHeading ||
      isDayAlone(item.text) ||
      readSection(item.text) !== undefined ||
      (stands && namesSection.test(item.text))
    ) {
      open = undefined;
      isTruth = asksTrueOrFalse(item.text);
      continue;
    }
    if (isAnswerSpace(item.text) || isNothing(item.text)) continue;
    // A heading above the next question, in the colour of the answers.
    const said = open?.below.find((one) => one.stands);
    if (stands && said !== undefined && emphasisOf(item.spans).bold && !emphasisOf(said.line.spans).bold)
      open = undefined;
    const isBare = open !== undefined && open.below.length === 0 && saidIn(open.head) === '';
    if (!stands && (isBare || begins(item))) {
      if (isBare) all.pop();
      open = { head: item, isTruth, below: [], hasTable: false };
      all.push(open);
    } else if (open === undefined) isTruth ||= asksTrueOrFalse(item.text);
    else open.below.push({ line: item, stands });
  }
  return all;
}

/** What a line says behind its number, without its marks. */
export const saidIn = ({ text }: Line): string => takeMarks(text.slice(readMarker(text)?.end ?? 0)).text;

function begins(line: Line): boolean {
  const kind = line.continues ? undefined : readMarker(line.text)?.kind;
  if (kind === 'number') return true;
  const said = saidIn(line);
  return kind === 'letter' && (asks(said) || takeMarks(line.text).marks !== undefined || /_{2,}|…|\.{4,}/u.test(said));
}

/** What stands in bold above the next questions: 'Short answer questions', 'B. True or false', 'Extension'. */
const namesSection =
  /:$|\b(?:questions|section|task|activity|mark\s?scheme)\b|^\W*(?:\p{L}[.)]\s+)?(?:challenge|extension(?!\s+(?:is|are|of|and|in|was|will|doubles?|increases?)\b)|stretch|bonus|completion|matching|missing\s+words|fill\s+in|multiple\s+choice|true\s*(?:\/|or)\s*false)\b/iu;

const isNothing = (text: string) =>
  isFurniture(text) || isDetailsLine(text) || readTip(text) !== undefined || takeMarks(text).text === '';
