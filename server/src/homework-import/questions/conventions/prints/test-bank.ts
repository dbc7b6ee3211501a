import { type Line, sliceLine, spokenLine, withLabel } from '../../lines/lines.ts';
import type { Item } from '../../parsed-question.ts';

const room = /^_{2,}\s*(?=\d{1,3}[.)]\s)/u;
const answer = /^(\d{1,3}[.)]\s*)?ANS:\s*/u;
/** What a test bank says of an answer besides: 'PTS: 1', 'DIF: Easy', 'REF: p. 12'. */
const besides = /\s*\b(?:PTS|DIF|REF|OBJ|NAT|STA|TOP|KEY|MSC|LOC|BLM|NOT):.*$/su;
const points = /\bPTS:\s*(\d{1,2})\b/u;
const alone = /^(?:PTS|DIF|REF|OBJ|NAT|STA|TOP|KEY|MSC|LOC|BLM|NOT):/u;
const kind =
  /^(?=[A-Z])(?:MULTIPLE CHOICE|MULTIPLE RESPONSE|MODIFIED TRUE\/FALSE|TRUE\/FALSE|YES\/NO|COMPLETION|MATCHING|SHORT ANSWER|NUMERIC RESPONSE|PROBLEM|ESSAY|CASE|OTHER)$/iu;

const instruction =
  /^(?:identify the (?:letter of the )?choice that best completes the statement or answers the question|indicate whether the (?:statement|sentence or statement) is true or false|complete each (?:sentence or )?statement|match each (?:item|term) with the correct (?:statement|definition) below)\b/iu;

/**
 * Printed test banks have room for a letter before each number, '____ 1. …', and in their answers 'ANS: B  PTS: 1': the items with
 * '1. …' and '1. B [1]'. Their headings are sections of the questions, and nothing in the answers.
 */
export function spellTestBank(items: readonly Item[]): readonly Item[] {
  const answers = items.filter(isAnswer);
  if (answers.length < 2 && !items.some(isInstruction)) return items;
  // Answers with numbers of their own are a key; others stand below their questions.
  const first = items.findIndex((item) => item.kind === 'line' && numberedAnswer.test(item.text));
  const key = first === -1 ? items.length : first;
  let sections = 0;
  return items.flatMap((item, index): Item[] => {
    if (item.kind !== 'line') return [item];
    const before = room.exec(item.text);
    if (before !== null) return [sliceLine(item, before[0].length)];
    if (kind.test(item.text)) {
      sections += 1;
      return index < key && !isAnswer(items[index + 1]) ? [withLabel(item, `Section ${sections}:`)] : [];
    }
    if (answersAbove(items[index - 1])) return [];
    if (alone.test(item.text)) return pointsAlone(item);
    const said = spellAnswer(item, items[index + 1]);
    return [said !== item && first === -1 ? withLabel(said, 'Answer:') : said];
  });
}

/** A line of a test bank without what it says of an answer besides: nobody misses 'DIF: Easy'. */
export const withoutBankData = (text: string): string => (/\bANS:/u.test(text) ? text.replace(besides, '') : text);

const isInstruction = (item: Item) => item.kind === 'line' && instruction.test(item.text);
const isAnswer = (item: Item | undefined) => item?.kind === 'line' && answer.test(item.text);

const numberedAnswer = /^\d{1,3}[.)]\s*ANS:/u;

/** '7. ANS:' with nothing behind it: the answer is the line below. */
const answersAbove = (item: Item | undefined) => item?.kind === 'line' && emptyAnswer.test(item.text);
const emptyAnswer = /^\d{1,3}[.)]\s*ANS:\s*$/u;

/** 'PTS: 2' in a line of its own, below an answer of several lines. */
function pointsAlone({ text, place }: Line): Line[] {
  const marks = points.exec(text)?.[1];
  return marks === undefined ? [] : [spokenLine(`[${marks}]`, place)];
}

function spellAnswer(line: Line, below: Item | undefined): Line {
  const found = answer.exec(line.text);
  if (found === null) return line;
  if (emptyAnswer.test(line.text) && below?.kind === 'line') return withLabel(below, found[1]?.trim() ?? '');
  const said = sliceLine(line, found[0].length);
  const marks = points.exec(line.text)?.[1];
  const own = sliceLine(said, 0, said.text.replace(besides, '').length);
  const labelled = found[1] === undefined ? own : withLabel(own, found[1].trim());
  if (marks === undefined) return labelled;
  const text = `${labelled.text} [${marks}]`;
  return {
    ...labelled,
    text,
    spans: [...labelled.spans, ...labelled.spans.slice(0, 1).map((span) => ({ ...span, text: ` [${marks}]` }))],
  };
}
