import { bankAround } from '../cloze/bank-around.ts';
import { numberOf } from '../lines/item-numbers.ts';
import { asks, readSection } from '../lines/line-kinds.ts';
import { readMarker } from '../lines/markers.ts';
import { takeMarks } from '../lines/marks.ts';
import type { Item, Read, RowItem } from '../parsed-question.ts';
import { marksOfPart } from '../part-of-question.ts';
import { asksToMatch } from '../tables/read-match.ts';
import { type AnswersByName, type Asking, answersOfLabels, readAnswersByName } from './answers-of-labels.ts';
import { givenIn, type LabelRun, labelRunAt } from './label-runs.ts';

const near = 5;
/** 'Label the parts of the flower.', 'Write the correct word next to each letter.', 'Write wind or water next to each plant.' */
const asksForLabels =
  /\blabel(?:led|s|ling)?\b|\b(?:name|identify|write|state|give)\b.{0,80}\b(?:parts?|organs?|letters?|structures?|labels?|layers?|bones?|apparatus|equipment)\b|\b(?:write|put|state|choose)\b.{0,80}\b(?:next\s+to|beside|for)\s+each\b/isu;

/**
 * Labels with room beside each, 'A ______' and 'B ______' or a table of letters, below a line that asks to name what they are: a question for each, with
 * the words of a box to choose from and what the answers say of it.
 */
export function spellLabels(items: readonly Item[]): readonly Item[] {
  const gone = new Set<number>();
  const instead = new Map<number, readonly Item[]>();
  let answers: AnswersByName | undefined;
  let section: Section | undefined;
  for (let index = 0; index < items.length; index += 1) {
    section = sectionAt(items, index) ?? section;
    const above = instructionAbove(items, index);
    const run = above === undefined ? undefined : labelRunAt(items, index);
    if (above === undefined || run === undefined) continue;
    const bank = bankAround(items, index, run.end, run.labels.length);
    const of = askingAt(items, above, section);
    const names = run.labels.map(({ label }) => label);
    answers ??= readAnswersByName(items);
    const said = answersOfLabels(answers, names, of);
    instead.set(index, rowsOf(run, of, { bank: bank?.words ?? [], said: said?.answers ?? [] }));
    for (const at of said?.items ?? []) gone.add(at);
    for (let at = index; at < run.end; at++) gone.add(at);
    for (const at of bank?.items ?? []) gone.add(at);
    index = run.end - 1;
  }
  return instead.size === 0
    ? items
    : items.flatMap((item, index) => instead.get(index) ?? (gone.has(index) ? [] : [item]));
}

/** Where the line stands that asks for labels: nothing else that asks is between, only pictures and words to choose from. */
function instructionAbove(items: readonly Item[], index: number): number | undefined {
  const item = items[index];
  const isRoom = item?.kind === 'line' && /_{3,}|\.{5,}|…{2,}/u.test(item.text);
  if (item?.kind === 'row' || (item?.kind === 'line' && !isRoom && givenIn(item).length === 0)) return undefined;
  for (let at = index - 1; at >= Math.max(0, index - near); at--) {
    const above = items[at];
    if (above?.kind === 'row') return undefined;
    if (above?.kind !== 'line') continue;
    if (asksForLabels.test(above.text)) return asksToMatch(above.text) ? undefined : at;
    if (readMarker(above.text) !== undefined || readSection(above.text) !== undefined || asks(above.text))
      return undefined;
  }
  return undefined;
}

/** The question that asks for labels: its words, what they are worth, and how its answers name it. */
interface LabelAsking extends Asking {
  readonly text: string;
  readonly total: number | undefined;
}

/** The heading of a section, and where it stands. */
interface Section {
  readonly name: string;
  readonly text: string;
  readonly at: number;
}

function sectionAt(items: readonly Item[], at: number): Section | undefined {
  const item = items[at];
  const name = item?.kind === 'line' ? readSection(item.text) : undefined;
  return item?.kind === 'line' && name !== undefined ? { name, text: item.text, at } : undefined;
}

function askingAt(items: readonly Item[], above: number, section: Section | undefined): LabelAsking {
  const line = items[above];
  const text = line?.kind === 'line' ? line.text : '';
  const isNear = section !== undefined && above - section.at <= 1;
  return {
    text,
    total: takeMarks(text).marks ?? (isNear ? takeMarks(section.text).marks : undefined),
    number: numberOf(line),
    section: section?.name,
  };
}

function rowsOf(
  run: LabelRun,
  { text, total, number }: LabelAsking,
  { bank, said }: { readonly bank: readonly string[]; readonly said: readonly string[] },
): readonly RowItem[] {
  return run.labels.map(({ label, place, given }, at) => {
    const read = <Value>(value: Value): Read<Value> => ({ value, place, confidence: 0.8 });
    const answer = given || said[at] || '';
    const right = bank.find((word) => word.toLowerCase() === answer.toLowerCase());
    const isBank = bank.length > 0 && (answer === '' || right !== undefined);
    return {
      kind: 'row',
      place,
      number: undefined,
      question: {
        section: undefined,
        path: run.areLetters ? [label.toLowerCase()] : [],
        place,
        text: label,
        description: number === undefined ? instructionOf(text) : undefined,
        options: isBank ? bank.map(read) : [],
        answers: answer === '' ? [] : [read(right ?? answer)],
        marks: total === undefined ? undefined : read(marksOfPart(total, run.labels.length)),
        pictures: [],
        leftOver: [],
      },
    };
  });
}

/** Without the name of a section and marks. */
const instructionOf = (text: string) =>
  takeMarks(readSection(text) === undefined ? text : text.replace(/^\p{L}+\s+\w+\s*[:.–—-]*\s*/u, '')).text ||
  undefined;
