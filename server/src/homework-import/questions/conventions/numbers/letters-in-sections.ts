import { splitKey } from '../../key/split-key.ts';
import { isNumbered } from '../../lines/item-numbers.ts';
import { asks, asksToFillIn, asksTrueOrFalse } from '../../lines/line-kinds.ts';
import { type Line, sliceLine } from '../../lines/lines.ts';
import { readMarker } from '../../lines/markers.ts';
import { takeMarks } from '../../lines/marks.ts';
import { relabelled } from '../../lines/relabelled.ts';
import type { Item } from '../../parsed-question.ts';
import { spellLetters } from './bare-letters.ts';
import { answersBySection, countLabels, spellAnswers } from './lettered-answers.ts';
import { type LetteredSection, letteredSections, nameOf } from './sections-by-letters.ts';
import { isStatement } from './statements-with-capitals.ts';

const fewest = 2;

/**
 * Below 'Part C: Short answers' the lines 'i)', 'ii)', 'iii)' are questions, as 'A.', 'B.' and 'C.' are below 'Task 2: True or false?': they get
 * numbers. In the answers 'Task 2: A true, B false' and 'Section B: a déteste, b prof' have a line for each.
 */
export function spellLettersInSections(source: readonly Item[]): readonly Item[] {
  if (!source.some((item) => nameOf(item) !== undefined)) return source;
  const items = spellLetters(source);
  const { body, key } = splitKey(items);
  const keyOf = answersBySection(key);
  const sections = letteredSections(body).filter(({ name, above, lines, labels, isCounted }) => {
    const isAnswered = isCounted && countLabels(keyOf.get(name) ?? [], labels) >= fewest;
    return (
      !isCounted || isAnswered || lines.every((line) => isAsked(line)) || above.some((item) => asksForEach(item, lines))
    );
  });
  if (sections.length === 0 || areNumbersOfQuestions(body, key, sections)) return source;
  const counted = new Map(
    sections.flatMap(({ lines, isCounted }) => (isCounted ? lines.map((line, at) => [line, at + 1] as const) : [])),
  );
  const isOfKey = new Set(key);
  const named = new Map(sections.toReversed().map((section) => [section.name, section]));
  let open: LetteredSection | undefined;
  return items.flatMap((item): readonly Item[] => {
    if (item.kind !== 'line') return [item];
    const number = counted.get(item);
    if (number !== undefined) return [numbered(item, number)];
    if (!isOfKey.has(item)) return [item];
    const name = nameOf(item);
    if (name !== undefined) open = named.get(name);
    return open === undefined ? [item] : spellAnswers(item, open);
  });
}

/** 'Task 1: …' above '(i)' and '(ii)', where nothing else has a number, and the answers name no task: the tasks are the questions. */
function areNumbersOfQuestions(
  body: readonly Item[],
  key: readonly Item[],
  sections: readonly LetteredSection[],
): boolean {
  const areTasks = body.every((item) => nameOf(item) === undefined || (item.kind === 'line' && task.test(item.text)));
  const areParts = sections.every(({ labels }) => /^\p{Ll}/u.test(labels[0] ?? ''));
  return areTasks && areParts && !body.some(isNumbered) && !key.some((item) => nameOf(item) !== undefined);
}

const task = /^(?:task|exercise|activity|problem)\s+\d/iu;

function isAsked(line: Line): boolean {
  const { text, marks } = takeMarks(line.text.slice(readMarker(line.text)?.end ?? 0));
  return marks !== undefined || asks(text);
}

/** 'True or false?' and 'Fill in the gaps.' hold for each of the lines below, where these are statements or have gaps. */
const asksForEach = (item: Item, lines: readonly Line[]) =>
  item.kind === 'line' &&
  ((asksTrueOrFalse(item.text) && lines.every(({ text }) => isStatement(text))) ||
    (asksToFillIn(item.text) && lines.some(({ text }) => gap.test(text))));

const gap = /_{2,}|\.{4,}|…/u;

const numbered = (line: Line, number: number) =>
  relabelled(sliceLine(line, readMarker(line.text)?.end ?? 0), `${number}.`);
