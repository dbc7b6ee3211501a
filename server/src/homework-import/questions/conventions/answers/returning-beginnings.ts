import { readAnswerLine } from '../../lines/answer-text.ts';
import { sliceLine, spokenLine, withLabel } from '../../lines/lines.ts';
import type { Item } from '../../parsed-question.ts';
import { beginningsOf, nameOf } from './beginnings.ts';
import { isOfList } from './fits-options.ts';
import { isLabelOfAnswers, type Places } from './label-of-answers.ts';
import { saysAnswer } from './label-words.ts';

const fewest = 3;
const mostTried = 8;

/**
 * A short beginning that comes back below nearly every question, with another text behind it each time, stands before the answers, whatever
 * it says: 'R: B', '✔ newton', '[ans] gravity', 'Sol. 4 m/s²' become 'Answer: …'.
 */
export function spellReturningBeginnings(items: readonly Item[]): readonly Item[] {
  const found = new Map<string, Map<number, number>>();
  for (const [index, item] of items.entries()) {
    if (item.kind !== 'line') continue;
    for (const beginning of beginningsOf(item)) {
      const name = nameOf(beginning);
      found.set(name, (found.get(name) ?? new Map<number, number>()).set(index, beginning.length));
    }
  }
  const label = [...found]
    .filter(([, places]) => places.size >= fewest)
    .map(([name, places]) => ({ name, places: withoutLists(items, name, places) }))
    .filter(({ places }) => places.size >= fewest)
    .sort((a, b) => Number(saysAnswer(b.name)) - Number(saysAnswer(a.name)) || b.places.size - a.places.size)
    .slice(0, mostTried)
    .find((one) => isLabelOfAnswers(items, one));
  return label === undefined ? items : spoken(items, label.places);
}

const spoken = (items: readonly Item[], places: Places) =>
  items.map((item, index) => {
    const length = places.get(index);
    if (item.kind !== 'line' || length === undefined || (readAnswerLine(item.text) ?? '') !== '') return item;
    const rest = sliceLine(item, length);
    return rest.text === '' ? spokenLine('Answer:', item.place) : withLabel(rest, 'Answer:');
  });

/** 'A. heart' above 'B. lungs' is an option: lines of lists are left out. */
const withoutLists = (items: readonly Item[], name: string, places: Places): Places =>
  /^\(?\p{L}\P{L}*$|^\P{L}+$/u.test(name) ? new Map([...places].filter(([index]) => !isOfList(items, index))) : places;
