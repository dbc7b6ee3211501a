import { asks, isKeyTitle } from '../../lines/line-kinds.ts';
import type { Item } from '../../parsed-question.ts';

const head = /^(\p{L}{3,14})\s+(\d{1,2})\b(?!\s*(?:[.,]\d|%|\p{L}))\s*[:.–-]?\s*/u;
/** What has several questions, or is what one looks at: its number belongs to what is asked. */
const others =
  /^(?:section|part|lesson|unit|chapter|topic|module|level|round|set|page|day|week|month|year|grade|quiz|test|paper|group|team|step|stage|figure?|fig|table|diagram|photo|picture|image|source|graph|map|chart|text|box|option|answers?|hint|clue|column|row|experiment|version|paragraph|para|verse|stanza|line|scene|act|extract|passage|sentence|statement|quote|letter|object|sample|substance|rock|liquid|metal|material|bottle|tube|beaker|circuit|animal|plant|cell|organ|planet|shape|angle|person|speaker|student|pupil|car|room|event|law|reason|fact|rule|equation|reaction|criterion|objective|target|question|no|nr)$/iu;
const fewest = 3;

/**
 * The word that stands with a number above each question or before it, whatever it is: 'Card 1', 'Station 2'. Numbers go on from 1, and each
 * has one line behind it that asks. `undefined` where that is not so.
 */
export function wordOfCards(items: readonly Item[]): string | undefined {
  const lines = items.flatMap((item) => (item.kind === 'line' ? [item.text] : []));
  const key = lines.findIndex((text) => isKeyTitle(text));
  const asked = key === -1 ? lines : lines.slice(0, key);
  const heads = asked.flatMap((text, index) => {
    const [whole, word = '', number] = head.exec(text) ?? [];
    return whole === undefined ? [] : [{ index, word, number: Number(number), rest: text.slice(whole.length) }];
  });
  const word = heads[0]?.word;
  if (word === undefined || heads.length < fewest || others.test(word)) return undefined;
  const goOn = heads.every((one, at) => one.word === word && one.number === at + 1);
  const areQuestions = heads.every(({ index, rest }, at) => {
    const below = asked.slice(index + 1, heads[at + 1]?.index);
    const [first = ''] = rest === '' ? below : [rest];
    return asks(first) && below.filter((text) => text !== first && /\?\s*$/u.test(text)).length === 0;
  });
  return goOn && areQuestions ? word : undefined;
}
