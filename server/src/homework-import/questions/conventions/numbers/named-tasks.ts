import { numberOf } from '../../lines/item-numbers.ts';
import { asks, asksTrueOrFalse, isKeyTitle } from '../../lines/line-kinds.ts';
import { type Line, sliceLine, sliceSpans } from '../../lines/lines.ts';
import { readMarker } from '../../lines/markers.ts';
import { takeMarks } from '../../lines/marks.ts';
import { asQuestion } from '../../lines/relabelled.ts';
import { withBehind } from '../../lines/said-behind.ts';
import type { Item } from '../../parsed-question.ts';
import { wordOfCards } from './word-of-cards.ts';

const known =
  'aufgabe|übung|exercice|activité|ejercicio|actividad|pregunta|question|frage|esercizio|domanda|task|exercise|activity|problem|oefening|vraag|tarefa|exercício|uppgift|opgave|oppgave|zadanie|ymarfer|cwestiwn';
const taskNamed = (words: string) =>
  new RegExp(String.raw`^(${words})\s+(?:n[°ºo.]{1,2}\s*)?(\d{1,2})\b(?!\s*(?:[.,]\d|%))\s*`, 'iu');
const marks =
  /^[([]?\s*(?:_{1,5}\s*\/\s*)?(\d{1,2})\s*(?:\/\s*)?(?:points?|pts?|punkte?|pkt|p|puntos?|ptos?|marks?|mks?|punti|bp|be)?\.?\s*[)\]]?\s*[:.–-]?\s*$/iu;
const fewest = 2;

/**
 * 'Aufgabe 3 (2 P.)' or 'Card 3' above each question, where nothing else has a number, is the number of the question below it:
 * '3. Nenne … [2]'. The answers have the name again.
 */
export function spellNamedTasks(items: readonly Item[]): readonly Item[] {
  const task = taskNamed(wordOfCards(items) ?? known);
  const heads = items.flatMap((item, index) => {
    const match = item.kind === 'line' ? task.exec(item.text) : null;
    return match === null ? [] : [{ index, name: (match[1] ?? '').toLowerCase(), number: Number(match[2]) }];
  });
  const [first] = heads;
  const key = items.findIndex((item) => item.kind === 'line' && isKeyTitle(item.text));
  const asked = heads.filter(({ index }) => key === -1 || index < key);
  const goOn = asked.every(({ name, number }, at) => name === first?.name && number === at + 1);
  const between = items.slice(first?.index ?? 0, key === -1 ? undefined : key);
  const areOthers = between.some((item) =>
    item.kind === 'row'
      ? /^\d/u.test(item.question.path[0] ?? '')
      : item.kind === 'line' && !task.test(item.text) && numberOf(item) !== undefined,
  );
  // 'Question 1' is known as a number: only alone above what is asked does it say more.
  const isKnown = first?.name === 'question' && !asked.every(({ index }) => isAboveText(items, index, task));
  if (first === undefined || asked.length < fewest || !goOn || areOthers || isKnown) return items;
  const found = new Set(heads.map(({ index }) => index));
  return items.flatMap((item, index): Item[] => {
    if (item.kind !== 'line') return [item];
    if (found.has(index))
      return isAlone(item, task) && items[index + 1]?.kind === 'line' ? [] : [numbered(item, item, task)];
    const head = items[index - 1];
    return found.has(index - 1) && head?.kind === 'line' && isAlone(head, task) ? [numbered(head, item, task)] : [item];
  });
}

function isAboveText(items: readonly Item[], index: number, task: RegExp): boolean {
  const [head, below] = items.slice(index, index + 2);
  if (head?.kind !== 'line' || below?.kind !== 'line' || !isAlone(head, task)) return false;
  return readMarker(below.text) === undefined && asks(takeMarks(below.text).text) && !asksTrueOrFalse(below.text);
}

/** Whether a line has nothing but its name, its number and its marks. */
function isAlone({ text }: Line, task: RegExp): boolean {
  const rest = text.slice(task.exec(text)?.[0].length ?? 0);
  return /^\W*$/u.test(rest) || marks.test(rest);
}

function numbered(head: Line, line: Line, task: RegExp): Line {
  const match = task.exec(head.text);
  const rest = head.text.slice(match?.[0].length ?? 0);
  const count = isAlone(head, task) ? marks.exec(rest)?.[1] : undefined;
  const own = head === line ? withoutColon(sliceLine(line, match?.[0].length ?? 0)) : line;
  const asked = asQuestion(own, match?.[2] ?? '');
  return count === undefined ? asked : withBehind(asked, ` [${count}]`);
}

function withoutColon(line: Line): Line {
  const before = /^[:.–-]\s*/u.exec(line.text)?.[0].length ?? 0;
  return before === 0
    ? line
    : { ...line, text: line.text.slice(before), spans: sliceSpans(line.spans, before, line.text.length) };
}
