import { type Line, sliceLine, spokenLine } from '../lines/lines.ts';
import type { Item } from '../parsed-question.ts';

const numbered = /^\(?(?:q\s?)?(\d{1,3})[).:]?\s+(?=\(?1[).:]?\s+(?:true|false|t|f)\b)/iu;
const truth = /\(?(\d{1,2})[).:]?\s+(true|false|t|f)\b[\s,;.]*/giu;

/** '3. 1) true  2) false' in a key has the statements of question 3, whose numbers are none of other questions: '3. true, false'. */
export function spellTruthsOfEntries(items: readonly Item[]): readonly Item[] {
  return items.map((item) => (item.kind === 'line' ? (withoutNumbers(item) ?? item) : item));
}

function withoutNumbers(line: Line): Line | undefined {
  const label = numbered.exec(line.text)?.[0];
  if (label === undefined) return undefined;
  const rest = line.text.slice(label.length);
  const said = [...rest.matchAll(truth)];
  const goOn = said.every(({ 1: number }, index) => Number(number) === index + 1);
  if (said.length < 2 || !goOn || said.map(([whole]) => whole).join('').length !== rest.length) return undefined;
  const words = said.map(({ 2: word = '' }) => word).join(', ');
  const { spans } = spokenLine(words, line.place);
  const head = sliceLine(line, 0, label.length);
  return { ...line, text: `${label}${words}`, spans: [...head.spans, ...spans] };
}
