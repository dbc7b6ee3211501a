import { resolveOptions } from '../answers/resolve.ts';
import type { Line } from '../lines/line.ts';
import { answerWithinText } from '../marks/sayings.ts';
import type { Span } from '../marks/span.ts';
import type { Block, BlockReading, Option } from './block.ts';
import { add, type Tally } from './weights.ts';

export const textOf = (spans: readonly Span[]): string => spans.map(({ text }) => text).join('\n');
export const namedOptions = (options: readonly Option[]) =>
  options.map(({ spans, value, said }) => ({ text: said ?? textOf(spans), value }));

const strong = ({ family }: { family: string }) => !family.includes('weakly') && family !== 'bullet';

/** Counts what speaks for and against one reading of a block by itself. `stemAbove` is the stem of the question that it is a part of. */
export function tallyBlock(
  block: Block,
  reading: Omit<BlockReading, 'features'>,
  stemAbove: readonly Span[] | null,
  data: ReadonlySet<Line>,
): Tally {
  const { stem, options, parts, tail } = reading;
  const tally: Tally = {};
  const count = (name: keyof Tally, times = 1) => {
    if (times !== 0) tally[name] = (tally[name] ?? 0) + times;
  };
  const text = textOf(stem);
  const last = stem.at(-1);
  const hasPlace = block.marks !== null || saysWorth(last) || block.apart.some((span) => span.says('room'));
  const asks = stem.some((span) => span.asks || span.says('truth'));
  const instructs = stem.some((span, at) => (at === 0 || at === stem.length - 1) && isInstruction(span));
  for (const span of tail) {
    if (!span.isHeading) count('leftInTail', block.answers.length + block.feedback.length > 0 ? 0.3 : 1);
    if (span.marks.some(strong)) count('swallowedMark', 0.5);
    if (span.endsAsking) count('swallowedQuestion');
  }
  stem.slice(1).forEach((span, at) => {
    if (span.marks.length > 0) {
      if (span.marks.every(({ family }) => family === 'bullet'))
        count(span.hasGap ? 'swallowedQuestion' : 'swallowedBullet');
      else if (span.marks.some(strong)) count(options.length >= 2 ? 'markAboveOptions' : 'swallowedMark');
    }
    if (span.endsAsking && at + 2 < stem.length) count('swallowedQuestion');
  });
  count('longStem', Math.max(0, stem.filter(({ line }) => !data.has(line)).length - 6));
  if (parts.length > 0) {
    count('hasParts');
    count('partGoesOn', parts.length - 1);
    for (const part of parts) add(tally, part.reading.features);
    return tally;
  }
  const many = options.length;
  const isItem = block.start?.marks.some(({ family }) => family === 'bullet') === true;
  const isTold = stemAbove?.some(isItem ? isInstruction : asksOfSeveral) === true;
  if (text === '' && many === 0 && stem.every(({ line }) => line.pictures.length === 0)) {
    // A number with nothing behind it: room for a question that nobody wrote.
    return tally;
  }
  if (stemAbove !== null) {
    const above = textOf(stemAbove);
    const isOrder = stemAbove.some(isInstruction);
    const fillsGap = stemAbove.at(-1)?.hasGap === true && !stem.some((span) => span.hasGap || span.endsAsking);
    if ((asks && !fillsGap) || reading.way === 'gap' || (hasPlace && many === 0)) count('partAsks');
    else if (fillsGap || goesOnBelow.test(above) || /(?:,|\band)$/u.test(text)) count('partAsksNothing');
    else if (isOrder || /[:：]\s*$/u.test(above))
      count('partBelowInstruction', text.split(/\s+/u).length > 2 || stemAbove.some(asksOfSeveral) ? 1 : 0);
    else count('partAsksNothing');
  } else if (asks || (hasPlace && text !== '') || (many >= 2 && text.length > 15 && reading.way !== 'options plain'))
    count('asks');
  else if (text !== '' || many < 2) count('asksNothing');
  if (text === '') count('isEmptyAboveOptions', many >= 2 ? 1 : 0);
  else if (many === 0 && text.length < 30 && !asks && !isTold) count('tooShort');
  if (many > 0) {
    tallyOptions(reading, instructs, last, count);
    // After the last option comes what the whole question is worth.
    count(
      'optionWorth',
      options.filter(({ spans }, at) =>
        spans.some((span) => saysWorth(span) && (at + 1 < many || span.says('instructs'))),
      ).length,
    );
    count('roomBetween', roomsBetween(block, options));
  }
  for (const { value } of [...block.answers, ...(reading.answers ?? [])]) {
    if (value === '') continue;
    const fits = many >= 2 ? resolveOptions(namedOptions(options), value) !== null : !/^\W*[A-Ha-h]\W*$/u.test(value);
    if (fits) count('answerFits');
  }
  return tally;
}

function tallyOptions(
  { way, options, stem }: Omit<BlockReading, 'features'>,
  instructs: boolean,
  last: Span | undefined,
  count: (name: keyof Tally, times?: number) => void,
): void {
  const many = options.length;
  const text = textOf(stem);
  const texts = options.map(({ spans }) => textOf(spans));
  const gaps = texts.filter((own) => /_{2,}|\.{4,}|…/u.test(own)).length;
  const isPlain = way === 'options plain';
  const isBulleted =
    way.endsWith('bullet') ||
    options.every(({ spans: [head] }) => head?.marks.some(({ family }) => family === 'bullet') === true);
  const chooses =
    last !== undefined &&
    (last.says('chooses') || /[?？]\s*$/u.test(last.text) || (/[:：]$/u.test(last.text) && !instructs) || last.hasGap);
  if (instructs) count(isPlain ? 'plainBelowInstruction' : 'instructsAboveOptions');
  // Statements to judge are no options of what says so.
  const isToJudge =
    stem.some((span) => span.says('truth') && span.text.length < 120) &&
    stem.at(-1)?.endsAsking === false &&
    texts.every((own) => own.split(/\s+/u).length > 2);
  const isToConsider = last?.hasGap === false && considers.test(last.text) && !/[?？؟]/u.test(text);
  const isToFill =
    way === 'options in cells' && stem.some(({ text: own }) => /\b(?:complete|fill)\b.*\btable\b/iu.test(own));
  if (gaps * 2 > many || isToFill || isToJudge || isToConsider || (last !== undefined && asksOfSeveral(last)))
    count('instructsAboveOptions', 2);
  else if (many < 2 || many > 6) count('oddCount');
  else if (!isBulleted || (!/\b(?:should|must)\s*:$/u.test(text) && (chooses || /[?？]/u.test(text))))
    count('hasOptions');
  count('optionMarked', lettersSwallowed(options, texts));
  for (const { spans, said } of options) {
    if (said !== undefined) continue;
    const [head] = spans;
    const own = textOf(spans);
    if (answerWithinText(own) !== null) count('optionAsks', 3);
    else if (spans.some(({ endsAsking }) => endsAsking)) count('optionAsks');
    else if (head !== undefined && /^(?:explain|describe|state|write|discuss|calculate|define)\b/iu.test(head.text))
      count('optionAsks', 0.6);
    else if (text === '' && head?.says('instructs') === true) count('optionAsks', 2);
    if (/(?:\t|\s{3})\(?[A-H][.)]\s?\S/iu.test(own)) count('optionMarked');
    if (/(?:,|;|\b(?:and|or))$/u.test(own) && way !== 'options at slashes') count('optionGoesOn');
    if (head !== undefined && head.from > 0 && head.marks.some(strong) && !/^[\d\s.,/:%-]+$/u.test(own))
      count('optionMarked');
  }
}

/** Whether it ends with marks in words: '(2 marks)'. */
const saysWorth = (span: Span | undefined): boolean =>
  span?.worth?.to === span?.text.length && /[a-z½]/iu.test(span?.text.slice(span.worth?.from) ?? '');

/** Behind how many of the options but the last there is room to write. */
function roomsBetween({ lines }: Block, options: readonly Option[]): number {
  const at = options.map(({ spans }) => lines.findIndex(({ line }) => line === spans.at(-1)?.line));
  return at
    .slice(1)
    .filter((to, index) => lines.slice((at[index] ?? 0) + 1, to).some((span) => span.says('room') && span.text !== ''))
    .length;
}

/** How many letters that the options lack stand in them: 'A. red  C. blue' above 'B. green  D. white' read as two. */
function lettersSwallowed(options: readonly Option[], texts: readonly string[]): number {
  const own = new Set(options.map(({ value }) => value));
  const within = texts.flatMap((text) => [...text.slice(0, 400).matchAll(/\s\(?([A-Ha-h])[.)]\s?(?=\S)/gu)]);
  const places = within.map(([, letter = '']) => letter.toLowerCase().charCodeAt(0) - 96);
  const lacked = Array.from({ length: own.size + 1 }, (_, at) => at + 1).find((place) => !own.has(place)) ?? 0;
  return places.includes(lacked) ? places.length : 0;
}

/** A sentence that ends in what is below it: 'Write a program that:'. */
const goesOnBelow = /\b(?:that|which|to|should|must|will|can|includes?|including)\s*[:：]?$/iu;

/** What is below is to be thought about, and the question comes behind it. */
const considers = /^\W*(?:consider|examine|study|read)\b(?!.*\b(?:choose|select|pick|tick|circle|which)\b)/iu;

/** '… each of the following:': what is below it is answered one by one. */
export const asksOfSeveral = (span: Span): boolean => isInstruction(span) && span.says('several') && !span.hasGap;

/** Tells what to do, without asking to choose: what is below it are things to do. */
export function isInstruction(span: Span): boolean {
  const isLong = span.text.length > 15 || span.says('several');
  return isLong && span.says('instructs') && !span.endsAsking && !span.says('chooses');
}
