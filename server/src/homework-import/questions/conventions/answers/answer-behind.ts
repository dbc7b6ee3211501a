import { asks, demands, isUnit } from '../../lines/line-kinds.ts';
import { emphasisOf, type Line } from '../../lines/lines.ts';
import { readMarker } from '../../lines/markers.ts';
import { takeMarks } from '../../lines/marks.ts';
import { mayTellHow, offersChoice, tellsHow } from './how-to-answer.ts';
import type { Look } from './looks.ts';

/** Where what is asked ends in a line, and what stands behind it. */
export interface Behind {
  readonly end: number;
  readonly marks: number | undefined;
  readonly answer: string;
  /** '(23)' behind a question may be its marks as well. */
  readonly isUnsure: boolean;
}

/** A way in which an answer can stand behind its question. */
export type Way = (line: Line) => Behind | undefined;

const separators = [
  /\s+[–—-]\s+/gu,
  /\s*(?:→|⇒|➔|➜|⟶|=>|->|–>)\s*/gu,
  /\s+=\s+/gu,
  /\s*\t\s*/gu,
  /\s+(?:\/\/|\||::|>>)\s+/gu,
];
const looks: readonly Look[] = [
  ({ colour }) => colour !== null,
  ({ marked }) => marked,
  ({ italic }) => italic,
  ({ bold }) => bold,
  ({ underlined }) => underlined,
];
const onlyMarks =
  /^(?:\/\s?\d{1,2}|[([]\s*\d{1,2}\s*(?:m|p|mks?|marks?|pts?|points?|punkte?|pkte?|puntos?|ptos?|punti)?\.?\s*[)\]]|\p{L}{4,8}\s?:\s?\d{1,2})(?!\S)/u;
/** '(in newtons)' may say how to answer, '(in oil)' be an answer. */
const mayTellUnit = /^(?:in|to|one|two|three)\b/iu;
/** Room behind a sign, and a few words behind that. */
export const roomBehindSign = /^(.*\p{L}.*?(?:[=→⟶⇒➔:–]|->)\s*_{3,})\s+([^\s_.…][^_…]{0,50})$/u;
const noAnswer = /^[\s_.…-]*$|_{3,}|…{2,}|\.{4,}|\?\s*$|^[([]?[A-Ha-h][).]\s/u;
const longest = 200;

/** Each way in which answers stand behind what is asked: behind a sign, in brackets, or in a look of their own. */
export const ways: readonly Way[] = [
  inBrackets,
  ...separators.map(
    (sign): Way =>
      (line) =>
        behindSign(line, sign),
  ),
  ...looks.map(
    (look): Way =>
      (line) =>
        inLook(line, look),
  ),
  behindQuestionMark,
  behindDots,
  behindSentence,
  behindRoom,
  behindAnyEnd,
];

/** 'Who was queen from 1558? Elizabeth I' */
function behindQuestionMark({ text }: Line): Behind | undefined {
  const at = text.lastIndexOf('? ');
  const behind = at === -1 ? '' : text.slice(at + 1).trim();
  if (!/^[\p{L}\p{N}"“'‘£$]/u.test(behind) || demands(behind) || asks(behind)) return undefined;
  if (/:$/u.test(behind) || offersChoice(behind)) return undefined;
  return splitAt(text, at + 1, behind);
}

/** 'Water that turns to a gas is called… evaporation' */
function behindDots({ text }: Line): Behind | undefined {
  const dots = /(?<=[\p{L},:])\s?(?:…|\.{3})(?=\s+[\p{L}\d][^.…]*\.?$)/u.exec(text);
  const end = dots === null ? -1 : dots.index + dots[0].length;
  return end === -1 ? undefined : splitAt(text, end, text.slice(end));
}

/** 'The ______ makes proteins. ribosome' */
function behindSentence({ text }: Line): Behind | undefined {
  if (!/_{3,}/u.test(text)) return undefined;
  const behind = /[.!]["”’)]?\s+([^\s.!?:_]+(?:\s[^\s.!?:_]+){0,3})$/u.exec(text);
  const said = behind?.[1] ?? '';
  if (behind === null || demands(said) || asks(said)) return undefined;
  return splitAt(text, text.length - said.length - 1, said);
}

/** 'What is the unit of power? W' among orders such as 'Name a fuel. coal', where no sentence begins with a small letter. */
export function behindAnyEnd(line: Line): Behind | undefined {
  const { text } = line;
  const found = behindQuestionMark(line);
  if (found !== undefined) return found;
  const said = /(?<=\p{L}{2}["”’)]?\.)\s+([\p{Ll}\d£$€][^.!?:_]*(?:\d\.\d+[^.!?:_]*)?)\.?$/u.exec(text);
  const [, answer = ''] = said ?? [];
  if (said === null || abbreviated.test(text.slice(0, said.index)) || demands(answer) || asks(answer)) return undefined;
  return splitAt(text, said.index, answer);
}

const abbreviated = /\b(?:e\.g|i\.e|etc|approx|no|fig|vs|p|pp|min|max|temp|vol)\.$/iu;

/** 'an animal that hunts others → ________ predator' */
function behindRoom({ text }: Line): Behind | undefined {
  const room = roomBehindSign.exec(text);
  const answer = room?.[2] ?? '';
  if (room === null || namesUnit.test(answer) || isUnit(answer) || asks(answer) || /^[([]/u.test(answer))
    return undefined;
  return { end: (room[1] ?? '').length, marks: undefined, answer, isUnsure: false };
}

/** 'speed = ______ metres per second' */
const namesUnit =
  /\b(?:met(?:re|er)s?|seconds?|(?:kilo|milli)?grams?|(?:kilo|centi|milli)met(?:re|er)s?|minutes?|hours?|days|weeks|(?:milli)?lit(?:re|er)s?|degrees?|per|cubed|squared|pounds?|pence|percent|marks?|points?)\b/iu;

function behindSign({ text }: Line, sign: RegExp): Behind | undefined {
  for (const { index, 0: whole } of text.matchAll(sign)) {
    const found = splitAt(text, index, text.slice(index + whole.length));
    if (found !== undefined) return found;
  }
  return undefined;
}

/** 'Name the largest planet. (1) (Jupiter)', or '… (Jupiter) [1]' */
function inBrackets({ text }: Line): Behind | undefined {
  const { text: unmarked, marks } = takeMarks(text);
  const first = marks === undefined ? undefined : lastBrackets(unmarked);
  // '(1) (23)' has its marks before its answer.
  const isBefore = first?.isUnsure === true && /\(\d{1,2}\)\W?$/u.test(text);
  return first === undefined || isBefore
    ? lastBrackets(text)
    : { ...first, marks: first.marks ?? marks, isUnsure: false };
}

function lastBrackets(text: string): Behind | undefined {
  if (!/[)\]]\W?$/u.test(text)) return undefined;
  for (const { index } of text.matchAll(/(?<=\s)[([]/gu)) {
    const found = splitAt(text, index, text.slice(index + 1).replace(/[)\]]\W?$/u, ''));
    const isMarks = onlyMarks.test(text.slice(index));
    if (found === undefined || (isMarks && (!isLast(text, index) || (found.marks === undefined && !found.isUnsure))))
      continue;
    return { ...found, isUnsure: found.isUnsure || mayTellUnit.test(found.answer) };
  }
  return undefined;
}

const isLast = (text: string, index: number) => !/[([]/u.test(text.slice(index + 1));

function inLook({ text, spans }: Line, has: Look): Behind | undefined {
  const last = spans.findLastIndex((span) => span.text.trim() !== '' && !has(emphasisOf([span])));
  const from = spans.slice(0, last + 1).reduce((sum, span) => sum + span.text.length, 0);
  if (last === -1 || last === spans.length - 1 || has(emphasisOf(spans.slice(0, last + 1)))) return undefined;
  return splitAt(text, from, text.slice(from));
}

/** What is asked must be a sentence, or have its marks behind it. */
function splitAt(text: string, at: number, behind: string): Behind | undefined {
  const start = readMarker(text)?.end ?? 0;
  const asked = takeMarks(text.slice(0, at).trimEnd());
  const first = asked.marks === undefined ? marksBefore(behind.trim()) : undefined;
  if (first !== undefined && /[?.!]["”’)]?$/u.test(asked.text))
    return { end: asked.text.length, isUnsure: false, ...first };
  const trailing = takeMarks(behind.trim());
  const hasOwn = asked.marks === undefined && trailing.marks !== undefined && trailing.text !== '';
  const answer = (hasOwn ? trailing.text : behind).trim();
  const isSentence = /[?.!…]["”’)]?$/u.test(asked.text) || asked.marks !== undefined;
  const isWhole = asked.text.length > start + 2 && /\p{L}{2}/u.test(asked.text.slice(start));
  if (!isSentence || !isWhole || !/[\p{L}\d]/u.test(answer) || answer.length > longest) return undefined;
  // '[six]' has no number in it, as marks have.
  const mayBeMarks = asked.marks === undefined && takeMarks(text).text.length <= at && !/\[\p{L}+\]\W?$/u.test(text);
  if (mayBeMarks && !/^\d{1,2}$/u.test(answer)) return undefined;
  // '/1 Answer: …' has marks, and says itself what it is.
  const isLabelled = onlyMarks.test(behind.trim()) && (behind.includes('\t') || /\d\W*\s+\p{L}+\W*:/u.test(behind));
  if (noAnswer.test(answer) || tellsHow(answer) || isLabelled) return undefined;
  return {
    end: asked.text.length,
    marks: asked.marks ?? (hasOwn ? trailing.marks : undefined),
    answer,
    isUnsure: mayBeMarks || mayTellHow(answer),
  };
}

/** '/1 joule' says first what it earns. */
function marksBefore(behind: string): Pick<Behind, 'marks' | 'answer'> | undefined {
  const [marks] = onlyMarks.exec(behind) ?? [];
  const answer = behind.slice(marks?.length ?? 0).trim();
  if (marks === undefined || !/[\p{L}\d]/u.test(answer) || /^\p{L}+\W*:/u.test(answer)) return undefined;
  return noAnswer.test(answer) || onlyMarks.test(answer) || /^\(/u.test(answer)
    ? undefined
    : { marks: Number(/\d+/u.exec(marks)?.[0]), answer };
}
