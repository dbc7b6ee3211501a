import { readAnswerLine } from '../../lines/answer-text.ts';
import { isNumbered } from '../../lines/item-numbers.ts';
import { isAnswerSpace } from '../../lines/line-kinds.ts';
import { spokenLine } from '../../lines/lines.ts';
import { readMarker } from '../../lines/markers.ts';
import { truthWords } from '../../lines/truth-words.ts';
import type { Item } from '../../parsed-question.ts';

const labels = /(?<=^|[\s,;])(?:\(?(?:[a-h]|[ivx]{1,4}|\d{1,2})[).:=–-]+\s*|\d{1,2}\s+(?=[tf]))/giu;
const fewest = 2;

/** 'Answers: true, false, true' below as many statements is an answer of each. */
export function spellTruthsInOneLine(items: readonly Item[]): readonly Item[] {
  const said = new Map<number, string>();
  const gone = new Set<number>();
  for (const [index, item] of items.entries()) {
    const truths = item.kind === 'line' ? truthsIn(item.text) : undefined;
    const statements = truths === undefined ? [] : statementsAbove(items, index, truths.length);
    if (truths === undefined || statements.length !== truths.length) continue;
    // '1. True  2. False' below numbers says where each belongs, and is read with the other keys of its kind.
    if (item.kind === 'line' && hasNumbers(item.text) && statements.some((at) => isNumbered(items[at]))) continue;
    gone.add(index);
    for (const [at, statement] of statements.entries()) said.set(statement, truths[at] ?? '');
  }
  if (gone.size === 0) return items;
  return items.flatMap((item, index): readonly Item[] => {
    const truth = said.get(index);
    if (gone.has(index)) return [];
    if (truth === undefined) return [item];
    if (item.kind !== 'row') return [item, spokenLine(`Answer: ${truth}`, item.place)];
    const answers = [{ value: truth, place: item.place, confidence: 0.85 }];
    return [{ ...item, question: { ...item.question, answers } }];
  });
}

const hasNumbers = (text: string) => /\d/u.test(readAnswerLine(text) ?? '');

function truthsIn(text: string): readonly string[] | undefined {
  const words = truthWords(readAnswerLine(text)?.replace(labels, ' ') ?? '');
  if (words === undefined || words.length < fewest) return undefined;
  return words.map((one) => (/^t/iu.test(one) ? 'true' : 'false'));
}

/** The places of the last statements above, with nothing but room between; more of them, or fewer, are not those that are meant. */
function statementsAbove(items: readonly Item[], below: number, count: number): readonly number[] {
  const found: number[] = [];
  for (let index = below - 1; index >= 0 && found.length <= count; index -= 1) {
    const item = items[index];
    if (item?.kind === 'line' && (item.text === '' || isAnswerSpace(item.text))) continue;
    const isRow = item?.kind === 'row' && item.question.type === 'true-false' && item.question.answers.length === 0;
    const marker = item?.kind === 'line' ? readMarker(item.text) : undefined;
    const isLine = item?.kind === 'line' && (marker?.kind === 'letter' || marker?.kind === 'number');
    // 'Which of these are true?' above lettered statements asks, and is none of them.
    if (!isRow && !isLine) break;
    found.unshift(index);
    if (found.length === count && isLine && isFirst(marker)) break;
  }
  return found;
}

function isFirst(marker: ReturnType<typeof readMarker>): boolean {
  if (marker?.kind === 'letter') return /^(?:a|i)$/iu.test(marker.letter);
  return marker?.kind === 'number' && marker.parts.length === 0 && marker.value === 1;
}
