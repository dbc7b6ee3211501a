import { asksToFillIn, isAnswerSpace, isDetailsLine } from '../lines/line-kinds.ts';
import type { Line } from '../lines/lines.ts';
import { readMarker } from '../lines/markers.ts';
import { splitOptions } from '../options/split-options.ts';
import type { Item } from '../parsed-question.ts';
import { type GapRun, readGaps } from './gap-run.ts';
import { type Sentence, toSentences } from './sentences.ts';

/** A running text, or sentences below each other, with gaps that have no numbers of questions. */
export interface Passage {
  /** Its first item, and the one behind its last. */
  readonly start: number;
  readonly end: number;
  readonly run: GapRun;
  readonly sentences: readonly Sentence[];
  /** Its own number where it stands in the line of it: ['3']. */
  readonly path: readonly string[];
  readonly isList: boolean;
}

const fewestGaps = 3;
const longest = 40;

/** The passages with gaps among the items, which are read as filled where a teacher's copy has words in the gaps. */
export function findPassages(items: readonly Item[]): readonly Passage[] {
  const passages: Passage[] = [];
  for (let index = 0; index < items.length; index++) {
    const passage = passageAt(items, index);
    if (passage === undefined) continue;
    passages.push(passage);
    index = passage.end - 1;
  }
  return passages;
}

function passageAt(items: readonly Item[], start: number): Passage | undefined {
  const first = items[start];
  const number = first?.kind === 'line' ? readMarker(first.text) : undefined;
  const own = first?.kind === 'line' ? proseOf(first, number?.kind === 'number' ? number.end : 0) : undefined;
  if (first === undefined || own === undefined || countGaps(own) === 0) return undefined;
  const lines = [own];
  let end = start + 1;
  for (let index = start + 1; index < items.length && lines.length < longest && number?.kind !== 'number'; index++) {
    const item = items[index];
    const text = item?.kind === 'line' && !item.isHeading ? proseOf(item, 0) : undefined;
    if (text === undefined) break;
    lines.push(text);
    if (countGaps(text) > 0) end = index + 1;
  }
  const texts = lines.slice(0, end - start);
  const run = readGaps(texts.join('\n'));
  const isLabelled = run.gaps[0]?.label !== undefined;
  const sentences = toSentences(run);
  const asked = sentences.filter(({ gaps }) => gaps.length > 0);
  const isRunning = texts.some((text) => toSentences(readGaps(text)).filter(({ gaps }) => gaps.length > 0).length > 1);
  const isMany = run.gaps.length >= fewestGaps || (isLabelled && asked.length > 1);
  if (!isMany || asked.length < 2 || (!isRunning && texts.length < fewestGaps) || !asked.every(isSentence))
    return undefined;
  const path = number?.kind === 'number' ? [String(number.value), ...number.parts] : [];
  return { start, end, run, sentences, path, isList: !isRunning };
}

const countGaps = (text: string) => readGaps(text).gaps.length;

/** The text of a line that may be part of a passage: prose that asks nothing, and offers nothing. */
function proseOf(line: Line, from: number): string | undefined {
  const marker = from === 0 ? readMarker(line.text) : undefined;
  const start = marker?.kind === 'bullet' ? marker.end : from;
  const text = line.text.slice(start);
  const isOther =
    (marker !== undefined && marker.kind !== 'bullet') ||
    line.pictures.length > 0 ||
    isAnswerSpace(text) ||
    isDetailsLine(text) ||
    asksToFillIn(text) ||
    splitOptions(line).length > 1;
  const words = text.match(/\p{L}{2,}/gu)?.length ?? 0;
  return isOther || words < 3 || !/[.!…_)]\s*$/u.test(text) ? undefined : text;
}

/** Not 'What is the speed? ____' nor '2. It is ____', which are questions of their own. */
const isSentence = ({ text }: Sentence) =>
  !/\?|[=]/u.test(text) && !/^\(?\d{1,2}[).]\s/u.test(text) && (text.match(/\p{L}{2,}/gu)?.length ?? 0) > 1;
