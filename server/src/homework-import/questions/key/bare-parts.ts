import { type Line, sliceLine, withLabel } from '../lines/lines.ts';
import { romanPlace } from '../lines/markers.ts';
import type { Item } from '../parsed-question.ts';

/** '1 a Mammals', 'Q1ci lungs', '1.c.i. oxygen' */
const numbered =
  /^(?:q(?:uestion)?\s*)?(\d{1,2})\s*[.):]?\s*([a-h])(?![)\p{L}]{2})[.):]?\s*(?:(i{1,3}|iv|vi{0,3})(?=[.):\s])[.):]?)?\s+(?=\S)/iu;
const joined = /^(?:q(?:uestion)?\s*)?(\d{1,2})\s*[.):]?\s*([a-h])(i{1,3}|iv|vi{0,3})[.):]?\s+(?=\S)/iu;
const lettered = /^([a-h])[.):]?\s+(?:(i{1,3}|iv|vi{0,3})(?:[.):]\s*|\s+)(?=\S))?(?=\S)/u;
const roman = /^(i{1,3}|iv|vi{0,3})(?:[.):]\s*|\s+)(?=\S)/u;
const alone = /^(?:q(?:uestion)?\s*)?(\d{1,2})\s*[.):]?$/iu;
const withNumber = /^(?:q(?:uestion)?\s*)?(\d{1,2})(?!\d)/iu;
const inBrackets = /^(?:q(?:uestion)?\s*)?\d{0,2}\s*[.):]?\s*\(?[a-h]\)/iu;

interface Label {
  readonly path: readonly string[];
  readonly end: number;
}

/**
 * Answers to parts whose letters stand bare: '1 a Mammals' above 'b Hair', 'c i Oxygen' and 'ii Lungs'. As 'a' is a word too, a letter counts
 * where the next one follows; they get their number and brackets.
 */
export function spellBareParts(key: readonly Item[]): readonly Item[] {
  const lines = key.filter((item): item is Line => item.kind === 'line' && item.text !== '');
  const found = new Map<Item, Label>();
  let path: readonly string[] = [];
  for (const [index, line] of lines.entries()) {
    const label = labelOf(line.text, path);
    const number = alone.exec(line.text)?.[1] ?? withNumber.exec(line.text)?.[1];
    if (label === undefined) {
      if (number !== undefined) path = [number];
      continue;
    }
    const isNew = label.path[0] !== path[0] || path[1] === undefined;
    // '1b 2c' names options.
    const begins = label.path[1] === 'a' && goesOn(lines.slice(index + 1), label.path);
    if (isNew ? !begins : !follows(label.path, path)) {
      path = label.path.slice(0, 1);
      continue;
    }
    path = label.path;
    if (!inBrackets.test(line.text)) found.set(line, label);
  }
  return found.size === 0 ? key : key.map((item) => spelt(item, found.get(item)));
}

function labelOf(text: string, [number, letter, part]: readonly string[]): Label | undefined {
  const own = joined.exec(text) ?? numbered.exec(text);
  if (own !== null) {
    const [whole, digits = '', first = '', second] = own;
    return { path: [digits, first.toLowerCase(), ...(second === undefined ? [] : [second])], end: whole.length };
  }
  if (number === undefined) return undefined;
  const below = roman.exec(text);
  if (
    letter !== undefined &&
    part !== undefined &&
    below !== null &&
    romanPlace(below[1] ?? '') === romanPlace(part) + 1
  )
    return { path: [number, letter, below[1] ?? ''], end: below[0].length };
  const next = lettered.exec(text);
  const expected = letter === undefined ? 'a' : String.fromCodePoint((letter.codePointAt(0) ?? 0) + 1);
  if (next === null || next[1] !== expected) return undefined;
  return { path: [number, expected, ...(next[2] === undefined ? [] : [next[2]])], end: next[0].length };
}

/** Whether a part comes right behind another: b behind a, (ii) behind (i), or the same once more. */
function follows([, letter = '', part]: readonly string[], [, before = '', own]: readonly string[]): boolean {
  const step = (letter.codePointAt(0) ?? 0) - (before.codePointAt(0) ?? 0);
  return step === 1 || (step === 0 && romanPlace(part ?? '') === romanPlace(own ?? '') + 1);
}

/** Whether 'b' comes before the next question. */
function goesOn(lines: readonly Line[], [number, letter, part]: readonly string[]): boolean {
  for (const { text } of lines) {
    const label = labelOf(text, [number ?? '', letter ?? '', ...(part === undefined ? [] : [part])]);
    if (label !== undefined && label.path[0] === number) {
      if (label.path[1] === 'b') return true;
      if (label.path[1] !== 'a') return false;
    } else if (withNumber.test(text)) return false;
  }
  return false;
}

function spelt(item: Item, label: Label | undefined): Item {
  if (item.kind !== 'line' || label === undefined) return item;
  const [number, ...parts] = label.path;
  return withLabel(sliceLine(item, label.end), `${number}${parts.map((part) => `(${part})`).join('')}`);
}
