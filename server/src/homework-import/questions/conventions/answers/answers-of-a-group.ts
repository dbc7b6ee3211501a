import { type KeyEntry, readAnswerKey } from '../../key/answer-key.ts';
import { numberOf } from '../../lines/item-numbers.ts';
import { keyTitleBefore } from '../../lines/languages.ts';
import { asks, isAnswerSpace, isKeyTitle } from '../../lines/line-kinds.ts';
import { type Line, sliceLine } from '../../lines/lines.ts';
import { readMarker } from '../../lines/markers.ts';
import type { Item } from '../../parsed-question.ts';

/** The answers to the questions right above them. */
export interface AnswersOfGroup {
  /** Index of its first item, and the index behind its last. */
  readonly from: number;
  readonly end: number;
  readonly entries: readonly KeyEntry[];
}

const title = /^\W*(?:the\s+)?(?:answers?|ans|key|sol(?:utio)?ns?)\b\s*[:.–—-]*\s*(?=\S)/iu;
/** 'Monday answers', and not 'Short answers' or 'Task 2 Short answers'. */
const named =
  /^(?!.*\b(?:short|long(?:er)?|written|your|full|extended|open|all|each)\s+answers\W*$)\W*\p{L}[\p{L}\d ]{0,24}\sanswers\W*$/iu;

/** Answers below a title of their own: in its line, or in lines with the numbers of questions above it, or in a table. */
export function answersOfGroups(items: readonly Item[]): AnswersOfGroup[] {
  const found: AnswersOfGroup[] = [];
  const labels = labelsAboveNumbers(items);
  let asked = new Set<string>();
  let from = 0;
  for (const [index, item] of items.entries()) {
    if (index < from) continue;
    const group = item.kind === 'line' ? groupAt(items, index, item, { asked, labels }) : undefined;
    if (group === undefined) {
      const number = numberOf(item);
      if (number !== undefined) asked.add(number);
    } else {
      found.push(group);
      from = group.end;
      asked = new Set();
    }
  }
  return found;
}

const label = /^\W*(\p{L}[\p{L} ’'()-]{0,30}?)\s*[:.–—-]+\s*(?=\(?(?:q\s*)?1\D)/iu;

/** What stands more than once before a number 1 in its line: 'Self-check: 1. newton  2. joule', whatever it is called. */
function labelsAboveNumbers(items: readonly Item[]): ReadonlySet<string> {
  const seen = new Set<string>();
  const names = items.flatMap((item) => (item.kind === 'line' ? labelOf(item.text) || [] : []));
  return new Set(names.filter((name) => seen.size === seen.add(name).size));
}

const labelOf = (text: string) => label.exec(text)?.[1]?.toLowerCase() ?? '';

const behindLabel = (line: Line) => sliceLine(line, label.exec(line.text)?.[0].length ?? 0);

function groupAt(
  items: readonly Item[],
  from: number,
  line: Line,
  { asked, labels }: { readonly asked: ReadonlySet<string>; readonly labels: ReadonlySet<string> },
): AnswersOfGroup | undefined {
  const inLine = entriesIn(behindTitle(line));
  const isNamed = title.test(line.text) || keyTitleBefore(line.text) > 0;
  const inOther = isNamed || !labels.has(labelOf(line.text)) ? [] : entriesIn([behindLabel(line)]);
  if (inOther.length >= asked.size && inOther.every(({ path: [number = ''] }) => asked.has(number)) && asked.size > 1)
    return { from, end: from + 1, entries: inOther };
  if (inLine.length > 0) return { from, end: from + 1, entries: inLine };
  if (asked.size === 0 || !(isKeyTitle(line.text) || named.test(line.text))) return undefined;
  const end = endOfLines(items, from + 1, asked);
  const entries = entriesIn(items.slice(from + 1, end));
  return entries.length === 0 ? inOrder(items, from, asked) : { from, end, entries };
}

/** As many lines without numbers as there are questions above, before the next number and its heading. */
function inOrder(items: readonly Item[], from: number, asked: ReadonlySet<string>): AnswersOfGroup | undefined {
  const end = from + 1 + asked.size;
  const said = items.slice(from + 1, end);
  const lines = said.filter((item) => item.kind === 'line' && isSaid(item.text));
  const isOver = end >= items.length || items.slice(end, end + 2).some((item) => numberOf(item) !== undefined);
  if (lines.length < Math.max(asked.size, fewestInOrder) || !isOver) return undefined;
  const numbers = [...asked];
  return {
    from,
    end,
    entries: lines.map((line, at) => ({
      section: undefined,
      path: [numbers[at] ?? ''],
      text: line.kind === 'line' ? line.text : '',
      place: line.place,
    })),
  };
}

const fewestInOrder = 2;
const isSaid = (text: string) =>
  readMarker(text) === undefined && !asks(text) && !isAnswerSpace(text) && !isKeyTitle(text);

/** What stands behind 'Answers:', where that has a number. */
function behindTitle(line: Line): Line[] {
  const end = title.exec(line.text)?.[0].length ?? keyTitleBefore(line.text);
  const isNumbered = end > 0 && /^\W*(?:q\s*)?\d/iu.test(line.text.slice(end));
  return isNumbered ? [sliceLine(line, end)] : [];
}

/** The answers of some items by numbers that go on by one; empty where anything else is there. */
function entriesIn(items: readonly Item[]): readonly KeyEntry[] {
  const entries = readAnswerKey(items);
  const arePlain = entries.every(({ path, text }) => path.length > 0 && text !== '');
  const goOn = entries.every(({ path }, at) => {
    const step = Number(path[0]) - Number(entries[at - 1]?.path[0] ?? path[0]);
    return at === 0 || step === 1 || (step === 0 && path.length > 1);
  });
  return arePlain && goOn ? entries : [];
}

/** Where answers end: their numbers go up and were asked above; what has none stands between them, or is a point of the last. */
function endOfLines(items: readonly Item[], start: number, asked: ReadonlySet<string>): number {
  if (items[start]?.kind === 'table') return start + 1;
  let [last, end] = [0, start];
  for (const [offset, item] of items.slice(start, start + farthest).entries()) {
    if (item.kind !== 'line' || isKeyTitle(item.text)) break;
    const number = numberOf(item) ?? /^(\d{1,3})\s+\S/u.exec(item.text)?.[1];
    const marker = readMarker(item.text);
    const isPart = marker?.kind === 'number' && marker.parts.length > 0;
    if (number === undefined && last === 0) break;
    if (number !== undefined && (Number(number) < last + (isPart ? 0 : 1) || !asked.has(number))) break;
    last = Number(number ?? last);
    const isPoint = (marker?.kind === 'bullet' || marker?.kind === 'letter') && start + offset === end;
    if (number !== undefined || isPoint) end = start + offset + 1;
  }
  return end;
}

const farthest = 200;
