import { isAnswerSpace, isFurniture, readSection } from '../lines/line-kinds.ts';
import type { Line } from '../lines/lines.ts';
import { readMarker } from '../lines/markers.ts';
import type { Item, ParsedQuestion } from '../parsed-question.ts';
import { readInOrder } from '../tables/read-pairs.ts';

const gap = /_{2,}|\.{4,}|…+\.*/gu;
const name = /^\p{L}+\s+\w+\s*[:.–—-]*\s*/u;

/**
 * 'Task 2: melting, energy, …' in a key are the gaps of the passage that is the only question of that task, whatever its number is; so
 * are lines below 'Task 2', one for each gap.
 */
export function withSectionAnswers(
  questions: readonly ParsedQuestion[],
  key: readonly Item[],
): readonly ParsedQuestion[] {
  const said = saidOfSections(key);
  if (said.size === 0) return questions;
  return questions.map((question) => {
    const { section, answers, text } = question;
    const gaps = text.match(gap)?.length ?? 0;
    const lines = section === undefined ? [] : (said.get(section) ?? []);
    const [first] = lines;
    if (gaps < 2 || answers.length > 0 || first === undefined) return question;
    if (questions.some((one) => one !== question && one.section === section)) return question;
    const found = readInOrder(lines.map((line) => line.text).join('\n'), gaps);
    return found === undefined
      ? question
      : { ...question, answers: found.map((value) => ({ value, place: first.place, confidence: 0.8 })) };
  });
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
