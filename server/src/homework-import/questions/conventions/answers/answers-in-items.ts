import { aboveKey } from '../../key/title-of-key.ts';
import { readAnswerLine } from '../../lines/answer-text.ts';
import { asks, asksToChoose, asksToFillIn, asksTrueOrFalse } from '../../lines/line-kinds.ts';
import { spokenLine } from '../../lines/lines.ts';
import { readMarker } from '../../lines/markers.ts';
import { takeMarks } from '../../lines/marks.ts';
import type { Item } from '../../parsed-question.ts';
import { readWordBank } from '../../word-bank.ts';
import { choicesSaid } from './choices-said.ts';
import { type Member, runsOfItems } from './runs-of-items.ts';
import { colours, type Look, type Typed, typedBelow, typedInto } from './typed-into-items.ts';

const share = 0.7;
const fewest = 2;
const looks: readonly Look[] = [colours, ({ underlined }) => underlined, ({ bold }) => bold, ({ italic }) => italic];
const saysLook =
  /underlin|\bbold|colou?r|highlight|\bred\b|italic|soulign|subray|unterstr|\bfett\b|mistake|error|wrong/iu;

/**
 * In a copy with answers the items of an exercise have them in one look: in their sentences ('J’adore mes parents.' below 'Complete with: mon /
 * ma / mes'), behind them, or on the line below.
 */
export function spellAnswersInItems(items: readonly Item[]): readonly Item[] {
  const spelt = new Map<number, readonly Item[]>();
  for (const run of runsOfItems(aboveKey(items))) {
    const [first] = run;
    const above = first === undefined ? -1 : instructionAbove(items, first.index);
    const instruction = textOf(items[above]);
    const found = looks.map((look) => answersIn(items, run, { look, instruction })).find((one) => one !== undefined);
    for (const { index, spelt: lines } of found ?? []) spelt.set(index, lines);
    const gaps = found === undefined ? filledIn(run) : found.flatMap(({ way, words }) => (way === 'gap' ? words : []));
    const bank = gaps.length === 0 ? undefined : choicesSaid(instruction, gaps);
    const line = items[above];
    if (bank !== undefined && line !== undefined && readWordBank([line]) === undefined)
      spelt.set(above, [line, spokenLine(`Word bank: ${bank.join(' | ')}`, line.place)]);
  }
  return spelt.size === 0 ? items : items.flatMap((item, index) => spelt.get(index) ?? [item]);
}

/** The words of gaps that are filled already: '___mon___'. */
const filledIn = (run: readonly Member[]): readonly string[] =>
  run.flatMap(({ line }) => [...line.text.matchAll(/_{2,}([^_]+)_{2,}/gu)].map(([, word = '']) => word.trim()));

/** The line right above the first item, where it is none itself. */
function instructionAbove(items: readonly Item[], first: number): number {
  const above = items[first - 1];
  const [marker, own] = [textOf(above), textOf(items[first])].map(readMarker);
  const isAbove = marker?.kind !== 'letter' || own?.kind !== 'letter';
  return above?.kind === 'line' && isAbove && !/\?\s*$/u.test(above.text) ? first - 1 : -1;
}

function answersIn(
  items: readonly Item[],
  run: readonly Member[],
  { look, instruction }: { look: Look; instruction: string },
): readonly Typed[] | undefined {
  const typed = run.flatMap((member) => typedInto(member, look) ?? typedBelow(items, member, look) ?? []);
  const [one] = typed;
  const isHabit = one !== undefined && typed.length >= fewest && typed.length >= run.length * share;
  const isSaid = run.some(({ index }) => readAnswerLine(textOf(items[index + 1])) !== undefined);
  // 'Plants make food in their roots / leaves / flowers.' has its choices.
  const choices = run.filter(({ line }) => /\s\/\s/u.test(line.text)).length;
  const areBeside = typed.length > 0 && typed.every(({ spelt: [line] }) => besideSlash.test(line?.text ?? ''));
  if ((areBeside || asksToChoose(instruction)) && choices >= run.length * share) return undefined;
  // 'Ice floats. T / F' has its letter read as what is true.
  if (run.some(({ line }) => asksTrueOrFalse(line.text))) return undefined;
  if (!isHabit || isSaid || saysLook.test(instruction) || asksTrueOrFalse(instruction)) return undefined;
  const gaps = typed.filter(({ way }) => way === 'gap');
  // What asks by itself has its answers read elsewhere.
  const asking = run.filter(({ line, start }) => asks(takeMarks(line.text).text.slice(start))).length;
  if (gaps.length < typed.length && (instruction === '' || asking * 2 >= run.length)) return undefined;
  const isToldToFill =
    asksToFillIn(instruction) ||
    choicesSaid(
      instruction,
      gaps.flatMap(({ words }) => words),
    ) !== undefined;
  if (look === colours) {
    const areSentences = gaps.every(({ index }) => !/\?\s*$/u.test(textOf(items[index])));
    return isToldToFill || (areSentences && (gaps.length === 0 || instruction !== '')) ? typed : undefined;
  }
  const isOneWay = typed.every(({ way }) => way === one.way) && instruction !== '';
  return isOneWay && (one.way !== 'gap' || isToldToFill) ? typed : undefined;
}

/** One of two choices that was taken for a gap. */
const besideSlash = /___\s*\/|\/\s*___/u;

const textOf = (item: Item | undefined) => (item?.kind === 'line' ? item.text : '');
