import { asksToChoose } from '../../lines/line-kinds.ts';
import { type Line, sliceLine, withLabel } from '../../lines/lines.ts';
import { readMarker } from '../../lines/markers.ts';
import type { Item } from '../../parsed-question.ts';

const fewest = 2;
/** 'My aunt is …   kind / tall / shy' */
const openThenChoices =
  /^(.*?\p{L}.*?)(?:(\s*(?:…|\.{3,4}))\s*|(:)\s+|\s{3,}|\s*\t\s*)((?:[^/?_…\t]{1,50}?\s+\/\s+){1,5}[^/?_…\t]{1,50})$/su;
/** A statement that has its truth to be marked behind it asks something else. */
const truth = /^(?:t|f|v|r|true|false|yes|no|vrai|faux|verdadero|falso|richtig|falsch)$/iu;

interface Found {
  readonly stem: Line;
  readonly options: readonly Line[];
}

/**
 * '1) My aunt is …   kind / tall / shy' among numbers that are all written so: what stands behind the open sentence is to choose from, and gets a line
 * of its own for each. Where it is said above that one is to be chosen, any gap may stand between, and two are enough.
 */
export function spellOptionsBehindOpenSentences(items: readonly Item[]): readonly Item[] {
  const spelt: Item[] = [];
  let told = '';
  for (let index = 0; index < items.length; ) {
    const isTold = asksToChoose(told);
    const run = runFrom(items, index, isTold);
    const found = run.filter((one) => !isLine(one)).length;
    const isChosen = found >= fewest && (isTold || found === run.length);
    if (isChosen) spelt.push(...run.flatMap((one) => (isLine(one) ? [one] : [one.stem, ...one.options])));
    else spelt.push(...items.slice(index, index + Math.max(run.length, 1)));
    const item = items[index];
    if (run.length === 0 && item?.kind === 'line' && item.text !== '') told = item.text;
    index += Math.max(run.length, 1);
  }
  return spelt;
}

const isNumber = ({ text }: Line) => readMarker(text)?.kind === 'number';

const isLine = (one: Line | Found): one is Line => 'kind' in one;

/** The numbers from here on, those apart that have their choices behind them. */
function runFrom(items: readonly Item[], start: number, isTold: boolean): readonly (Line | Found)[] {
  const run: (Line | Found)[] = [];
  for (const item of items.slice(start)) {
    if (item.kind !== 'line' || !isNumber(item)) break;
    run.push(choicesOf(item, isTold) ?? item);
  }
  return run;
}

function choicesOf(line: Line, isTold: boolean): Found | undefined {
  const [, before = '', dots = '', colon = '', list = ''] =
    (line.text.length < 300 && openThenChoices.exec(line.text)) || [];
  if (list === '') return undefined;
  const from = line.text.length - list.length;
  const parts = list.split(/\s+\/\s+/u).map((part) => part.trim());
  const isOpen = dots !== '' || colon !== '' || !/[.!?]\s*$/u.test(before);
  if (!isOpen || parts.some((part) => truth.test(part)) || new Set(parts).size < parts.length) return undefined;
  if (!isTold && (dots === '' || parts.length < 3)) return undefined;
  let at = from;
  const options = parts.map((part) => {
    const begin = line.text.indexOf(part, at);
    at = begin + part.length;
    return { ...withLabel(sliceLine(line, begin, at), '☐'), label: null, continues: false };
  });
  return { stem: sliceLine(line, 0, (before + dots + colon).length), options };
}
