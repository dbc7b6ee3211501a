import { isKeyTitle } from '../../lines/line-kinds.ts';
import { type Line, sliceLine, spokenLine } from '../../lines/lines.ts';
import { relabelled } from '../../lines/relabelled.ts';
import type { Item } from '../../parsed-question.ts';

const label = /(?<=^|\s)([([])([1-6])([)\]])\s+(?=\S)/gu;
/** '1) iron 2) oxygen 3) gold' has a line to itself. */
const halfLabel = /(?<=^|\s)()([1-6])(\))\s+(?=\S)/gu;
const isHalf = /^1\)\s.*\s2\)\s.*\s3\)\s/u;
/** 'Ans: (2)' behind the last option. */
const answerBehind = /\s+(?:ans(?:wer)?|sol(?:ution)?)\s*[.:–-]*\s*[([]?([1-6])[)\]]?\s*\.?$/iu;
/** '1. (2)' in the key, or behind a label. */
const keyed = /(?<=(?:^\d{1,3}|(?:^|\s)(?:\d{1,3}\s?[.):]|ans(?:wer)?\s*[.:–-]+))\s*)[([]([1-6])[)\]](?=$|[\s,.;])/giu;
const [fewest, fewestQuestions] = [3, 2];

interface List {
  readonly line: Line;
  readonly starts: readonly { at: number; end: number; value: number }[];
}

/**
 * '1. Which is a gas? (1) iron (2) oxygen (3) gold', or '(1) iron (2) oxygen' and '(3) gold (4) salt' below the question, as tests of India
 * have them, where two lists at least go on from 1 to 3: each option on a line of its own with a letter, and letters for '(2)' in the key.
 */
export function spellNumberedOptionsInLine(items: readonly Item[]): readonly Item[] {
  const key = items.findIndex((item, index) => index > 1 && item.kind === 'line' && isKeyTitle(item.text));
  const lists: List[][] = [];
  for (const item of key === -1 ? items : items.slice(0, key)) {
    if (item.kind !== 'line') continue;
    const last = lists.at(-1)?.at(-1)?.starts.at(-1)?.value ?? 0;
    const goesOn = last > 0 && new RegExp(`^[([]${last + 1}[)\\]]\\s`, 'u').test(item.text);
    const starts = startsOf(item.text, goesOn ? last : 0);
    if (goesOn) lists.at(-1)?.push({ line: item, starts });
    else if (starts.length > 1 && !isOfGaps(item.text, starts)) lists.push([{ line: item, starts }]);
  }
  const whole = lists.filter((list) => list.reduce((sum, { starts }) => sum + starts.length, 0) >= fewest);
  if (whole.length < fewestQuestions) return items;
  const found = new Map<Item, List>(whole.flat().map((list) => [list.line, list]));
  return items.flatMap((item, index): readonly Item[] => {
    const list = found.get(item);
    if (list !== undefined) return spelt(list);
    if (item.kind !== 'line' || (index < key && !/^ans/iu.test(item.text))) return [item];
    const text = item.text.replace(keyed, (_all, digit: string) => letterOf(Number(digit)));
    return [text === item.text ? item : { ...spokenLine(text, item.place), isHeading: item.isHeading }];
  });
}

/** '(1) ____ is (2) ____' numbers gaps, and 'Answers: (1) red (2) blue' what they are filled with. */
const isOfGaps = (text: string, starts: List['starts']) =>
  starts.some(({ end }) => /^(?:_{2,}|\.{3,}|…)/u.test(text.slice(end))) || /^\W*(?:answers?|key)\b/iu.test(text);

/** Where the numbers after `from` begin that go on by one. */
function startsOf(text: string, from: number): List['starts'] {
  const starts: { at: number; end: number; value: number }[] = [];
  const pattern = isHalf.test(text) ? halfLabel : label;
  for (const { 0: all, index: at, 2: digit } of text.matchAll(pattern))
    if (Number(digit) === from + starts.length + 1) starts.push({ at, end: at + all.length, value: Number(digit) });
  return starts;
}

const letterOf = (value: number) => 'ABCDEF'.charAt(value - 1);

function spelt({ line, starts }: List): readonly Line[] {
  const answer = answerBehind.exec(line.text);
  const length = answer?.index ?? line.text.length;
  const options = starts.map(({ end, value }, index) => {
    const part = sliceLine(line, end, line.text.slice(0, starts[index + 1]?.at ?? length).trimEnd().length);
    return relabelled({ ...part, pictures: [] }, `${letterOf(value)})`);
  });
  const first = starts[0]?.at ?? 0;
  return [
    ...(first === 0 ? [] : [sliceLine(line, 0, line.text.slice(0, first).trimEnd().length)]),
    ...options,
    ...(answer === null ? [] : [spokenLine(`Answer: ${letterOf(Number(answer[1]))}`, line.place)]),
  ];
}
