import { type Line, sliceLine, withLabel } from '../../lines/lines.ts';
import { readMarker } from '../../lines/markers.ts';
import type { Item } from '../../parsed-question.ts';

const fewest = 3;
const words = ['one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten', 'eleven', 'twelve'];
const circled = '①②③④⑤⑥⑦⑧⑨⑩⑪⑫⑬⑭⑮⑯⑰⑱⑲⑳';
const keycap = /^(\d{1,2})\uFE0F?\u20E3\s*/u;
const named = new RegExp(
  String.raw`^(?:(?:question|answer|ans|q)\s+(${words.join('|')})(?![\p{L}-])\s*(?:\(?(?=\(\d)|[:.)–-]*)\s*|(${words.join('|')})\s*[:.)–-]+\s*(?=\S))`,
  'iu',
);
const slashed = /^(\d{1,2})\s?\/\s*(?=\p{L}|["“'‘¿(])/u;
const dashed = /^(\d{1,2})-\s*(?=\p{L}|["“'‘¿(])/u;
/** '1> Which …', '- 1. Which …' */
const angled = /^(\d{1,2})\s?>\s*(?=\S)/u;
const behindDash = /^[-–—]\s+(\d{1,2})[.)]\s*(?=\S)/u;
const degree = /^(?:n\s?[°ºo.]\s?)?(\d{1,2})\s?[°º]\s?[).:-]{0,2}\s*(?=\p{L}|["“'‘¿(])/iu;
const abbreviated = /^(?:n[°º]|nr\.?|nº|num\.?|number)\s?(\d{1,2})\s*[:.)–-]?\s+(?=\S)/iu;

type Form = (text: string) => { value: number; end: number } | undefined;

const patterned =
  (pattern: RegExp): Form =>
  (text) => {
    const match = pattern.exec(text);
    return match === null ? undefined : { value: Number(match[1]), end: match[0].length };
  };
/** '1- …' and '2- …' of a short exercise are numbers even where there is no third. */
const spacedDash = patterned(/^(\d)-\s+(?=\p{Lu})/u);

/** A number as it is typed, in each way that nothing else reads: '①', '1/', '1-', '1>', '- 1.', '1°', 'Nº 1', 'Question One:'. */
const forms: readonly Form[] = [
  (text) =>
    circled.includes(text.charAt(0)) && text !== ''
      ? { value: circled.indexOf(text.charAt(0)) + 1, end: 1 }
      : undefined,
  (text) => {
    const match = named.exec(text);
    return match === null
      ? undefined
      : { value: words.indexOf((match[1] ?? match[2] ?? '').toLowerCase()) + 1, end: match[0].length };
  },
  ...[keycap, slashed, dashed, angled, behindDash, degree, abbreviated].map(patterned),
  spacedDash,
];

/** Numbers in a form of their own, that go on from 1 by one, are '1.', '2.': of the questions and of their answers. */
export function spellNumberForms(items: readonly Item[]): readonly Item[] {
  for (const form of forms) {
    const found = items.flatMap((item, index) => {
      const read = item.kind === 'line' ? form(item.text) : undefined;
      return item.kind !== 'line' || read === undefined ? [] : [{ index, item, ...read }];
    });
    const goOn = found.every(({ value }, at) => value === 1 || value === (found[at - 1]?.value ?? 0) + 1);
    const least = form === spacedDash ? 2 : fewest;
    if (!goOn || new Set(found.map(({ value }) => value)).size < least) continue;
    const lines = new Map(
      found.map(({ index, item, value, end }) => [index, withLabel(sliceLine(item, end), `${value}.`)]),
    );
    return items.map((item, index) => lines.get(index) ?? item);
  }
  return withStops(items);
}

/** '5 48 cm³ of gas …' between '4 Name …' and '6 What …' has a number before a number: all of them have a full stop. */
function withStops(items: readonly Item[]): readonly Item[] {
  const numbers = items.flatMap((item, index) => {
    const [whole = '', digits] =
      (item.kind === 'line' && item.label === null && /^(\d{1,2})\s+(?=\S)/u.exec(item.text)) || [];
    return item.kind !== 'line' || digits === undefined
      ? []
      : [{ index, item, value: Number(digits), end: whole.length }];
  });
  const run: typeof numbers = [];
  for (const one of numbers) {
    const last = run.at(-1);
    if (last === undefined || one.value === last.value + 1 || one.value === 1) run.push(one);
  }
  const isBare = ({ item }: { item: Line }) => readMarker(item.text)?.kind === 'number';
  const hidden = run.filter(
    (one) => !isBare(one) && /^\d[\d.,]*\s?\p{L}.*\p{L}{3}/u.test(one.item.text.slice(one.end)),
  );
  if (hidden.length === 0 || run.filter(isBare).length < 2 || hidden.length > run.length / 2) return items;
  const kept = new Set([...hidden, ...run.filter(isBare)].map(({ index }) => index));
  const lines = new Map(
    run.map(({ index, item, value, end }) => [index, withLabel(sliceLine(item, end), `${value}.`)]),
  );
  return items.map((item, index) => (kept.has(index) ? (lines.get(index) ?? item) : item));
}
