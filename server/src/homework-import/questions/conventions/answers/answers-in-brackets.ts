import { asks, isUnit } from '../../lines/line-kinds.ts';
import { type Line, sliceLine, withLabel } from '../../lines/lines.ts';
import { takeMarks } from '../../lines/marks.ts';
import { withAnswer } from '../../lines/said-behind.ts';
import { optionsBehindGap } from '../../options/options-behind-gap.ts';
import type { Item } from '../../parsed-question.ts';
import { isUnanswered } from '../unanswered.ts';
import { mayTellHow, tellsHow } from './how-to-answer.ts';

/** Also behind room for what an equation or a word in another language is: '2H₂ + O₂ → ____ (2H₂O)'. */
const behind =
  /^(.*(?:[?.:]|(?:[=→⟶⇒➔]|->)\s*_{3,}(?:\s*\+\s*_{3,})*)(?:\s*[([]\d{1,2}[)\]])?)\s*[([]\s*([^()[\]]{1,160}?)\s*[)\]]\s*$/su;
/** '[four]' has no marks in it, as '[4]', '[/4]' and '[__ / 4 marks]' have. */
const words = /\[(?=[^[\]]*\p{L})(?![^\p{L}]*\d{1,3}\s*\p{L}{0,7}\W*\])[^[\]]+\]\s*$/u;
/** '(2 marks)' and '(in newtons)' */
const marksOrUnit = /^(?:\d{1,2}\s*(?:marks?|m|pts?|points?)?$|(?:in|to)\b)/iu;
const saysNothing = (text: string) => marksOrUnit.test(text) || tellsHow(text) || mayTellHow(text);
/** '(m)', '(pl)' and '(5 letters)' behind room. */
const hints =
  /^(?:\p{L}{1,3}|masc\w*|fem\w*|neut\w*|sing\w*|plur\w*|noun|verb|adj\w*|formal|informal)\.?$|\b(?:letters?|words?|starts?\s+with|begins?\s+with|rhymes)\b/iu;
const whole = /^\(.{1,200}\)$/su;
const fewest = 3;
const share = 0.7;

/**
 * Where nothing else says what is right, brackets behind most questions do: 'What is the unit of force? (newton)' becomes
 * 'What is the unit of force? Answer: newton', and so does '(newton)' below it.
 */
export function spellAnswersInBrackets(items: readonly Item[]): readonly Item[] {
  const asking = items.filter((item) => item.kind === 'line' && asksInLine(item));
  const all = asking.filter((item) => item.kind === 'line' && bracketsOf(item) !== undefined);
  const offering = new Set(all.filter((item) => item.kind === 'line' && optionsBehindGap(item) !== undefined));
  // '(est / es / et)' behind most gaps are words to choose from; behind one of them two ways to say its answer.
  const found = offering.size > all.length / 2 ? all.filter((item) => !offering.has(item)) : all;
  const asked = new Set<Item>(asking);
  const below = new Set(items.filter((item, index) => asked.has(items[index - 1] ?? item) && isInBrackets(item)));
  const most = Math.max(found.length, below.size);
  if (most < fewest || most < asking.length * share || !isUnanswered(items, true)) return items;
  if (below.size > found.length)
    return items.map((item) => (item.kind === 'line' && below.has(item) ? answerBelow(item) : item));
  return items.map((item) => (found.includes(item) && item.kind === 'line' ? spelt(item) : item));
}

/** '(newton)' on a line of its own. */
const isInBrackets = (item: Item) =>
  item.kind === 'line' && whole.test(item.text) && !saysNothing(item.text.slice(1, -1));

const answerBelow = (line: Line) => withLabel(sliceLine(line, 1, line.text.length - 1), 'Answer:');

/** Whether a line asks, whatever stands in brackets or marks behind it. */
function asksInLine({ text }: Line): boolean {
  const unmarked = words.test(text) ? text : takeMarks(text).text;
  return asks(
    takeMarks(behind.exec(unmarked)?.[1] ?? unmarked).text.replace(/^\W*(?:q(?:uestion)?\s*)?\d{1,3}\W*/iu, ''),
  );
}

function bracketsOf({ text }: Line): RegExpExecArray | undefined {
  const isSquare = words.test(text);
  const match = behind.exec(isSquare ? text : takeMarks(text).text);
  const said = match?.[2] ?? '';
  const isNoAnswer = isSquare
    ? /^(?:hint|tip|see|turn)\b|\bmarks?$/iu.test(said)
    : saysNothing(said) || (/_\s*$/u.test(match?.[1] ?? '') && (isUnit(said) || hints.test(said)));
  return match === null || isNoAnswer ? undefined : match;
}

function spelt(line: Line): Line {
  const [, asked = '', answer = ''] = bracketsOf(line) ?? [];
  const { marks } = takeMarks(words.test(line.text) ? '' : line.text);
  return withAnswer(line, answer, marks, asked.length);
}
