import { isNumbered } from '../../lines/item-numbers.ts';
import { type Line, spokenLine } from '../../lines/lines.ts';
import { readMarker } from '../../lines/markers.ts';
import { withBehind } from '../../lines/said-behind.ts';
import type { Item, RowItem } from '../../parsed-question.ts';
import { rowOf } from '../../row-of.ts';

const head = /^(?<name>title|points?|pts|type|id|link|difficulty|topic)\s*:\s*(?<said>\S.{0,120})$/iu;
/** What is shown after an answer: '@ A LAN covers a small area.' for every answer, '~' for the one above. */
const feedback = /^[@~]\s*(?=\S)/u;
const typed = /^(?:E|ES|ESSAY|LA|F|FB|FIB|FMB|BLANK|SA|SHORT|NUM|N)$/iu;
const matched = /^(?:MT|MAT|MATCH(?:ING)?)$/iu;
const marks = /^\d{1,2}(?:\.0+)?$/u;
const pair = /^(?<left>[^=]{1,200}?)\s*=\s*(?<right>[^=]{1,300})$/u;
const fewest = 2;

interface Question {
  readonly asked: Line;
  readonly type: string;
  readonly points: string | undefined;
  readonly below: Item[];
}

/**
 * The format in which programs for tests online read questions from a Word file (Respondus, Blackboard, Canvas): 'Title:', 'Points:' and
 * 'Type:' above a number, '@ …' below it for feedback. Points hold until others are said, a type for its question alone; the letters of one
 * that is typed in are its answers, those of one to match are pairs.
 */
export function spellImportFormat(items: readonly Item[]): readonly Item[] {
  const heads = headsAboveNumbers(items);
  // 'Points: 2' above a number is said by others too, and of that number alone.
  if (items.filter((item, index) => heads.has(index) && isNumbered(items[index + 1]) && ofFormat(item)).length < fewest)
    return items;
  const before: Item[] = [];
  const questions: Question[] = [];
  let points: string | undefined;
  let type = '';
  for (const [index, item] of items.entries()) {
    const { name, said = '' } = item.kind === 'line' && heads.has(index) ? (head.exec(item.text)?.groups ?? {}) : {};
    if (name !== undefined && /^p/iu.test(name)) points = marks.exec(said)?.[0];
    else if (name !== undefined && /^type$/iu.test(name)) type = said.trim();
    else if (item.kind === 'line' && isNumbered(item)) {
      questions.push({ asked: item, type, points, below: [] });
      type = '';
    } else if (name === undefined && !(item.kind === 'line' && feedback.test(item.text)))
      (questions.at(-1)?.below ?? before).push(item);
  }
  return [...before, ...questions.flatMap((question) => spellQuestion(question))];
}

const ofFormat = (item: Item) => item.kind === 'line' && /^(?:title|type)\s*:/iu.test(item.text);

/** The lines that say something of the question below them, with nothing else between. */
function headsAboveNumbers(items: readonly Item[]): ReadonlySet<number> {
  const heads = new Set<number>();
  for (let index = items.length - 2; index >= 0; index -= 1) {
    const [item, below] = [items[index], items[index + 1]];
    const isHead = item?.kind === 'line' && item.label === null && head.test(item.text);
    if (isHead && (isNumbered(below) || heads.has(index + 1))) heads.add(index);
  }
  return heads;
}

function spellQuestion({ asked, type, points, below }: Question): readonly Item[] {
  const question = points === undefined ? asked : withBehind(asked, ` [${Number(points)}]`);
  if (matched.test(type)) return pairsOf(below) ?? [question, ...below];
  if (!typed.test(type)) return [question, ...below];
  return [
    question,
    ...below.map((item) => {
      const said = item.kind === 'line' ? behindLetter(item) : undefined;
      return said === undefined ? item : spokenLine(`Answer: ${said}`, item.place);
    }),
  ];
}

function behindLetter({ text }: Line): string | undefined {
  const said = text.replace(/^\*(?=[a-z][).])/iu, '');
  const marker = readMarker(said);
  return marker?.kind === 'letter' ? said.slice(marker.end) : undefined;
}

/** 'a. Einstein = relativity' in each line: a question of each, whose options are all that stands behind the signs. */
function pairsOf(below: readonly Item[]): readonly RowItem[] | undefined {
  const pairs = below.flatMap((item) => {
    const { left, right } = (item.kind === 'line' ? pair.exec(behindLetter(item) ?? '') : null)?.groups ?? {};
    return left === undefined || right === undefined ? [] : [{ left, right: right.trim(), place: item.place }];
  });
  if (pairs.length < fewest || pairs.length < below.length) return undefined;
  const options = pairs.map(({ right, place }) => ({ value: right, place, confidence: 0.9 }));
  return pairs.map(({ left, right, place }) =>
    rowOf(place, { text: left, options, answers: [{ value: right, place, confidence: 0.9 }] }),
  );
}
