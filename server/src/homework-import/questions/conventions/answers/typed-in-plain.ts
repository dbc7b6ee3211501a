import { asks, asksToFillIn, isAnswerSpace, isDetailsLine } from '../../lines/line-kinds.ts';
import { type Line, sliceLine, withLabel } from '../../lines/lines.ts';
import { readMarker } from '../../lines/markers.ts';
import { takeMarks } from '../../lines/marks.ts';
import type { Item } from '../../parsed-question.ts';
import { isUnanswered } from '../unanswered.ts';

const fewest = 3;
const share = 0.7;
const hasRoom = /_{3,}|\.{4,}|…{2,}/u;
const typed = /^(?:\(?(\d)[.)]?\s+)?(?:(?:_{3,}|\.{4,}|…{2,})\s*)?([^_…]*?[^_…\s.])\s*(?:_{3,}|\.{4,}|…{2,})[\s_.…]*$/u;
const typedBehind = /^(?:\(?(\d)[.)]?\s+)?(?:_{3,}|\.{4,}|…{2,})\s*([^_…]*[^_…\s.])\.?$/u;
/** 'The gas is ………' is to be gone on with. */
const goesOn =
  /(?:[:=,]|\b(?:is|are|was|were|the|an?|of|to|in|at|by|because|from|for|and|or|called|that|est|sont|le|la|les|parce que|ist|sind|der|die|das|weil|es|son|el|porque))$/iu;

/** A question, and the lines below it that something was typed on. */
interface Asked {
  readonly line: Line;
  readonly said: { readonly line: Line; readonly answer: Line }[];
  hasOptions: boolean;
}

/**
 * Where nothing else says what is right, what was typed onto the room below nearly every question: 'rain gauge …………' is 'Answer: rain gauge',
 * though it looks as the question does.
 */
export function spellTypedInPlain(items: readonly Item[]): readonly Item[] {
  if (items.filter((item) => item.kind === 'line' && hasRoom.test(item.text)).length < fewest) return items;
  const written = questionsIn(items).filter(({ hasOptions }) => !hasOptions);
  const answered = written.filter(({ said }) => said.length > 0);
  if (answered.length < fewest || answered.length < written.length * share || !isUnanswered(items)) return items;
  const found = new Map<Item, Line>(
    answered.flatMap(({ said }) => said.map(({ line, answer }) => [line, answer] as const)),
  );
  return items.map((item) => found.get(item) ?? item);
}

function questionsIn(items: readonly Item[]): readonly Asked[] {
  const all: Asked[] = [];
  for (const item of items) {
    const last = all.at(-1);
    if (item.kind !== 'line') {
      if (last !== undefined) last.hasOptions = true;
      continue;
    }
    if (isAnswerSpace(item.text) || isDetailsLine(item.text)) continue;
    const answer = last === undefined ? undefined : typedOn(item, last);
    if (last !== undefined && answer !== undefined) last.said.push({ line: item, answer });
    else if (asksOf(item)) {
      all.push({ line: item, said: [], hasOptions: false });
    } else if (last !== undefined && isOption(item)) last.hasOptions = true;
  }
  return all;
}

const asksOf = ({ text }: Line) => {
  const { text: asked } = takeMarks(text);
  const marker = readMarker(asked);
  return (
    asks(asked.slice(marker?.end ?? 0)) &&
    (marker?.kind === 'number' || marker?.kind === 'letter' || /\?$/u.test(asked))
  );
};

const isOption = ({ text }: Line) => {
  const kind = readMarker(text)?.kind;
  return kind === 'letter' || kind === 'box' || kind === 'bullet';
};

function typedOn(line: Line, { line: asked, said }: Asked): Line | undefined {
  const { text } = takeMarks(line.text);
  const [, number, answer = ''] = typed.exec(text) ?? typedBehind.exec(text) ?? [];
  const isNext = number === undefined || Number(number) === said.length + 1;
  const start = text.indexOf(answer, number === undefined ? 0 : 1);
  const isOther =
    !line.text.startsWith(text) || asksToFillIn(asked.text) || asks(answer) || readMarker(answer) !== undefined;
  if (answer === '' || !isNext || isOther || goesOn.test(answer) || saysNothingNew(answer, asked.text))
    return undefined;
  return withLabel({ ...sliceLine(line, start, start + answer.length), label: null }, 'Answer:');
}

/** 'dish ………' below 'In which dish will the seeds grow?' */
function saysNothingNew(answer: string, asked: string): boolean {
  const known = new Set(wordsOf(asked));
  return wordsOf(answer).every((word) => known.has(word));
}

const wordsOf = (text: string) => text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
