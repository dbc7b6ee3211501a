import { sliceLine, withLabel } from '../../lines/lines.ts';
import type { Item } from '../../parsed-question.ts';

const question = /^question(?:\s+text)?\s*[:–-]\s*(?=\S)/iu;
const type = /^(?:question\s+)?type\s*[:–-]\s*(\S.*)$/iu;
const truth = /^(?:t\s*\/\s*f|tf|true\s*(?:\/|or)\s*false)$/iu;
const besides =
  /^(?:topic|difficulty|level|category|id|ao|tags?|time(?:\s+limit)?|image|feedback|explanation)\s*[:–-]\s*(?:\S.*)?$/iu;
const fewest = 2;

/** Questions written as cards, 'Question: …', 'Type: …', 'Answer: …': the items with the questions numbered, and nothing of their types. */
export function spellCards(items: readonly Item[]): readonly Item[] {
  const isQuestion = (item: Item) => item.kind === 'line' && question.test(item.text);
  if (items.filter(isQuestion).length < fewest) return items;
  const isNumbered = items.some((item) => item.kind === 'line' && /^(?:question|q)\s*\d/iu.test(item.text));
  let count = 0;
  return items.flatMap((item): Item[] => {
    if (item.kind !== 'line') return [item];
    if (isQuestion(item)) {
      count += 1;
      const asked = sliceLine(item, question.exec(item.text)?.[0].length ?? 0);
      return [isNumbered ? asked : withLabel(asked, `${count}.`)];
    }
    const kind = type.exec(item.text)?.[1];
    if (kind !== undefined) return truth.test(kind) ? [{ ...item, text: 'True or false?' }] : [];
    return count > 0 && besides.test(item.text) ? [] : [item];
  });
}
