import { isAnswerSpace, isFurniture, readSection } from '../lines/line-kinds.ts';
import type { Line } from '../lines/lines.ts';
import { readMarker } from '../lines/markers.ts';
import type { Item, ParsedQuestion } from '../parsed-question.ts';
import { takeSchemeMarks } from '../scheme/points.ts';
import { readInOrder } from '../tables/read-pairs.ts';
import type { KeyEntry } from './answer-key.ts';
import { withEntry } from './apply-key.ts';
import { eachInTurn } from './each-in-turn.ts';

const gap = /_{2,}|\.{4,}|…+\.*/gu;
const name = /^\p{L}+\s+\w+\s*[:.–—-]*\s*/u;

/**
 * 'Task 2: melting, energy, …' in a key are the gaps of the passage that is the only question of that task, whatever its number is; so
 * are lines below 'Task 2', one for each gap. 'Task 3: F, T, F' are the answers of its three statements without numbers, and
 * 'Task 4: it reflects light' that of its only question.
 */
export function withSectionAnswers(
  questions: readonly ParsedQuestion[],
  key: readonly Item[],
  entries: readonly KeyEntry[],
): readonly ParsedQuestion[] {
  const said = saidOfSections(key);
  if (said.size === 0) return questions;
  const inOrder = answersInOrder(questions, said, entries);
  return questions.map((question) => {
    const { section, answers, text } = question;
    const gaps = text.match(gap)?.length ?? 0;
    const lines = section === undefined ? [] : (said.get(section) ?? []);
    const [first] = lines;
    const entry = inOrder.get(question);
    if (entry !== undefined) return withEntry(question, entry, 0.8);
    if (gaps < 2 || answers.length > 0 || first === undefined) return question;
    if (questions.some((one) => one !== question && one.section === section)) return question;
    const found = readInOrder(lines.map((line) => line.text).join('\n'), gaps);
    return found === undefined
      ? question
      : { ...question, answers: found.map((value) => ({ value, place: first.place, confidence: 0.8 })) };
  });
}

/**
 * What a key says of the questions of a section that have no numbers, or those from 1 on where the key has none: of each in turn, where it says as
 * many things as there are questions.
 */
function answersInOrder(
  questions: readonly ParsedQuestion[],
  said: ReturnType<typeof saidOfSections>,
  entries: readonly KeyEntry[],
): ReadonlyMap<ParsedQuestion, KeyEntry> {
  const found = new Map<ParsedQuestion, KeyEntry>();
  for (const [section, lines] of said) {
    const own = questions.filter((question) => question.section === section);
    const numbered = entries.filter((entry) => entry.section === section && entry.path.length > 0);
    const [first] = lines;
    const haveNumbers = own.some(({ path }) => path.length > 0);
    const areInOrder = own.every(({ path }, index) => path.join() === String(index + 1));
    const isOpen = own.every(({ answers, text }) => answers.length === 0 && (text.match(gap)?.length ?? 0) <= 1);
    if (!isOpen || (haveNumbers && (!areInOrder || own.length < 2 || numbered.length > 0))) continue;
    const isCounted = numbered.every(({ path }, index) => path.join() === String(index + 1));
    if (numbered.length > 0) {
      if (isCounted && numbered.length === own.length)
        for (const [index, question] of own.entries()) set(found, question, numbered[index]);
    } else if (first !== undefined) {
      const text = lines.map((line) => line.text).join('\n');
      const each = eachInTurn(text, own.length);
      for (const [index, question] of own.entries())
        if (each !== undefined)
          set(found, question, { section, path: [], place: first.place, ...takeSchemeMarks(each[index] ?? '') });
    }
  }
  return found;
}

function set(found: Map<ParsedQuestion, KeyEntry>, question: ParsedQuestion, entry: KeyEntry | undefined): void {
  if (entry !== undefined && entry.text !== '') found.set(question, entry);
}

/** What stands behind the name of each section, and below it before anything has a number. */
function saidOfSections(key: readonly Item[]): ReadonlyMap<string, readonly { text: string; place: number }[]> {
  const said = new Map<string, { text: string; place: number }[]>();
  let lines: { text: string; place: number }[] = [];
  for (const item of key) {
    const section = item.kind === 'line' ? readSection(item.text) : undefined;
    if (section !== undefined || item.kind !== 'line' || isNumbered(item)) lines = [];
    if (section !== undefined) said.set(section, lines);
    if (item.kind === 'line' && !isNumbered(item) && !isAnswerSpace(item.text) && !isFurniture(item.text)) {
      const text = section === undefined ? item.text : item.text.replace(name, '');
      if (text !== '') lines.push({ text, place: item.place });
    }
  }
  return said;
}

const isNumbered = ({ text }: Line) => readMarker(text)?.kind === 'number';
