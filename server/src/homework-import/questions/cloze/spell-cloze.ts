import { spellFilledGaps } from '../conventions/answers/filled-in-text.ts';
import { spellFilledRoom } from '../conventions/answers/filled-room.ts';
import { joinHardBreaks } from '../conventions/prints/hard-breaks.ts';
import { numberOf } from '../lines/item-numbers.ts';
import { asks, asksToFillIn, asksTrueOrFalse, isFurniture, isKeyTitle, readSection } from '../lines/line-kinds.ts';
import { spokenLine } from '../lines/lines.ts';
import { readMarker } from '../lines/markers.ts';
import { marksOfEach, takeMarks } from '../lines/marks.ts';
import type { Item } from '../parsed-question.ts';
import { answersBelow } from './answers-below.ts';
import { bankAround } from './bank-around.ts';
import { findPassages, type Passage } from './passages.ts';
import { questionsOfPassage } from './questions-of-passage.ts';

const near = 4;

/**
 * A running text with gaps, or sentences with gaps below each other, as a question for each gap, with the words to choose from, which stand
 * around it, and its answers, which stand in it or below.
 */
export function spellCloze(source: readonly Item[]): readonly Item[] {
  const items = joinHardBreaks(source);
  const filled = spellFilledGaps(spellFilledRoom(items));
  const passages = findPassages(filled);
  if (passages.length === 0) return source;
  const isNumbered = items.some(isAsked);
  const gone = new Set<number>();
  const instead = new Map<number, readonly Item[]>();
  for (const passage of passages) {
    const { start, end, run, isList } = passage;
    const bank = bankAround(filled, start, end, run.gaps.length);
    const instruction = instructionAbove(items, start);
    if (isList && bank === undefined && instruction === undefined) continue;
    const told = instruction === undefined ? undefined : items[instruction];
    const asked = told?.kind === 'line' ? told : undefined;
    const marker = asked === undefined ? undefined : readMarker(asked.text);
    // 'A. Fill in the gaps.' is a section, '(a) Fill in the gaps.' a part.
    if (marker?.kind === 'letter' && marker.letter === marker.letter.toLowerCase()) continue;
    const path = marker?.kind === 'number' ? [String(marker.value), ...marker.parts] : passage.path;
    // Where the numbers of the gaps are those of questions, the key has them all.
    const areQuestions = isNumbered && path.length === 0 && goesOnBehind(items, passage);
    const isApart = isNumbered && !areQuestions;
    const typed = run.gaps.map(({ answer }) => answer);
    const isEmpty = typed.every((answer) => answer === undefined);
    const isBank = (index: number) => bank?.items.includes(index) === true;
    const others = filled.map((item, index) => (isBank(index) ? spokenLine('', item.place) : item));
    const below =
      isEmpty && !areQuestions ? answersBelow(others, { ...passage, path }, bank?.words ?? [], isApart) : undefined;
    const rows = questionsOfPassage(passage, {
      path,
      isNumbered: isApart,
      instruction: asked === undefined ? undefined : takeMarks(withoutName(asked.text, marker)),
      each: asked === undefined ? undefined : marksOfEach(asked.text),
      bank: bank?.words ?? [],
      answers: below?.answers ?? typed,
      places: { passage: items[start]?.place ?? 0, answers: below?.place ?? items[start]?.place ?? 0 },
    });
    for (let index = start; index < end; index++) gone.add(index);
    for (const index of [...(bank?.items ?? []), ...(below?.items ?? [])]) gone.add(index);
    if (marker?.kind === 'number' && instruction !== undefined) gone.add(instruction);
    instead.set(start, rows);
    const [said] = below?.items ?? [];
    if (said !== undefined && keepsTitle(items, said, gone))
      instead.set(said, [spokenLine('Answers', items[said]?.place ?? 0)]);
  }
  return items.flatMap((item, index) => instead.get(index) ?? (gone.has(index) ? [] : [item]));
}

/** 'Task 1: Fill in the gaps' and '3. Fill in the gaps' without what only names them. */
function withoutName(text: string, marker: ReturnType<typeof readMarker>): string {
  if (marker?.kind === 'number') return text.slice(marker.end);
  return readSection(text) === undefined ? text : text.replace(/^\p{L}+\s+\w+\s*[:.–—-]*\s*/u, '');
}

/** 'Fill in the gaps.', or another line that tells of words, above a passage and its bank. */
function instructionAbove(items: readonly Item[], start: number): number | undefined {
  for (let index = start - 1; index >= Math.max(0, start - near); index--) {
    const item = items[index];
    if (item?.kind !== 'line') continue;
    if (asksToFillIn(item.text) || tells.test(item.text)) return index;
    if (readMarker(item.text)?.kind === 'number' || readSection(item.text) !== undefined) return undefined;
  }
  return undefined;
}

const tells =
  /\b(?:complete|fill|use|choose|select|copy|finish)\b.{0,60}\b(?:words?|gaps?|blanks?|passages?|paragraphs?|sentences?|text|summary|list|box)\b|\bcloze\b/iu;

/** Whether a line with a number asks something: the numbers of gaps are none of questions then. */
function isAsked(item: Item): boolean {
  const marker = item.kind === 'line' ? readMarker(item.text) : undefined;
  return item.kind === 'line' && marker?.kind === 'number' && asks(item.text.slice(marker.end));
}

/** Whether '7. Why …?' stands behind the gaps (1) to (6): their numbers are those of questions. */
function goesOnBehind(items: readonly Item[], { run, end }: Passage): boolean {
  const labels = run.gaps.map(({ label }) => Number(label));
  const next = items.slice(end).find(isAsked);
  return labels[0] === 1 && next !== undefined && numberOf(next) === String(labels.length + 1);
}

/** 'All cells have a wall. TRUE / FALSE' and what tells to call such statements true or false ask too. */
const isOfTruth = (item: Item) => item.kind === 'line' && asksTrueOrFalse(item.text);

/** Whether 'Answers: …' has to stay as a title: more follows that asks for nothing, and no title stands above. */
function keepsTitle(items: readonly Item[], index: number, gone: ReadonlySet<number>): boolean {
  const isRest = (item: Item, at: number) =>
    !gone.has(at) && (item.kind !== 'line' || (item.text !== '' && !isFurniture(item.text)));
  if (items.slice(index + 1).some((item) => isAsked(item) || item.kind === 'row' || isOfTruth(item))) return false;
  const isTitled = items.slice(0, index).some((item) => item.kind === 'line' && isKeyTitle(item.text));
  const item = items[index];
  const isTitle = item?.kind === 'line' && /^\W*(?:answers?|key|solutions?|mark\s*scheme|teacher)\b/iu.test(item.text);
  return !isTitled && isTitle && items.some((one, at) => at > index && isRest(one, at));
}
