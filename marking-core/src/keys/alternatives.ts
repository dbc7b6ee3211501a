import { plainText } from '../kinds/plain-text.ts';
import { readUnit } from '../kinds/units/read-unit.ts';
import type { Join } from './read-line.ts';

/** What an entry of a key is made of: text, what joins two texts, and what is allowed or rejected beside the text before it. */
export type Run =
  | { readonly is: 'text'; readonly text: string }
  | { readonly is: 'join'; readonly by: Join; readonly text: string }
  | { readonly is: 'allow' | 'reject'; readonly texts: readonly string[] };

/** One thing of a list, in its wordings. */
export interface Item {
  readonly accept: string[];
  readonly allow: string[];
  readonly reject: string[];
}

/** The text of some runs, as it was typed. */
export function textOf(runs: readonly Run[]): string {
  const text = runs.reduce((said, run) => {
    if (run.is === 'text') return `${said} ${run.text}`;
    if (run.is === 'join') return `${said}${closeTo.has(run.by) ? '' : ' '}${run.text}`;
    return said;
  }, '');
  return clean(text);
}

/** Written against the word before. */
const closeTo: ReadonlySet<Join> = new Set([',', ';', '.']);

/** Without signs and spaces around it that say nothing. */
export function clean(text: string): string {
  const own = text
    .replace(/\s+/g, ' ')
    .replace(/^(?:[\s,;:=.]|[-–—+]\s|(?:and|or|&)\s)+/i, '')
    .replace(/(?:[\s,;:–—=-]|(?<!\.\.)\.)+$/, '');
  return /^(["'“‘])([^"'“”‘’]+)["'”’]$/.exec(own)?.[2] ?? own;
}

export const wordCount = (text: string): number =>
  text.split(/\s+/).filter((word) => /[\p{L}\p{N}]/u.test(word)).length;

/** Up to this many words are a name, which stands by itself; a longer text says something, of which a short one can be a part. */
const longestName = 2;
/** Two words beside a text of up to this many may stand by themselves. */
const longestSaid = 5;
/** All of 'heat or thermal energy' is short enough to be two names. */
const longestPair = 4;
/** Things that 'and' joins in a list have this many words at most. */
const longestItem = 6;
/** More wordings of one thing are not made. */
const mostWordings = 24;

/** The wordings of one thing: 'heat / thermal energy', 'x = 3 or 3', 'kills bacteria/germs', 'bacteria are killed OR germs die'. */
export function alternativesIn(runs: readonly Run[]): Item {
  const own = runs.filter((run) => run.is === 'text' || run.is === 'join');
  const shouted = splitAt(own, (run) => run.is === 'join' && run.by === 'OR');
  const texts = shouted.flatMap(wordingsOf).flatMap(withStrokes);
  return {
    accept: [...new Set(texts)].slice(0, mostWordings),
    allow: textsOf(runs, 'allow'),
    reject: textsOf(runs, 'reject'),
  };
}

const textsOf = (runs: readonly Run[], is: 'allow' | 'reject') =>
  runs.flatMap((run) => (run.is === is ? [...run.texts] : []));

/** The wordings that strokes and 'or' part: whole ones, or words that stand for one another within one. */
function wordingsOf(runs: readonly Run[]): string[] {
  const row = rowOf(runs);
  if (row !== undefined) return row;
  const parts = splitAt(runs, (run, at) => isParting(runs, run, at));
  const texts = parts.map(textOf).filter((text) => text !== '');
  const [first = '', ...others] = texts;
  const last = others.at(-1);
  if (last === undefined) return texts;
  const counts = texts.map((text) => wordCount(text.replace(/\([^()]*\)/g, ' ')) || wordCount(text));
  const [most, rest] = [counts[0] ?? 0, counts.slice(1)];
  const isStroked = runs.some((run) => run.is === 'join' && run.by === '/');
  if (texts.every(isNumeric) || texts.every(isWritten)) return texts;
  if (counts.every((count) => count <= longestName)) {
    const tail = last.split(' ').slice(1).join(' ');
    return most === 1 && tail !== '' && isStroked
      ? [...texts, ...texts.slice(0, -1).map((text) => `${text} ${tail}`)]
      : texts;
  }
  if (most > longestName && rest.every((count) => count <= longestName) && !others.some((text) => /[\d=]/.test(text))) {
    const beginning = first.split(' ').slice(0, -1).join(' ');
    const own = new Set(first.toLowerCase().split(' '));
    const isName = (text: string) =>
      text.includes(' ') && (most <= longestSaid || own.has(text.toLowerCase().split(' ')[0] ?? ''));
    return [first, ...others.filter(isName), ...others.map((text) => `${beginning} ${text}`)];
  }
  if (most <= longestName && (counts.at(-1) ?? 0) > longestName + 1 && !isStroked) {
    const tail = last.split(' ').slice(1).join(' ');
    return [...texts.slice(0, -1).map((text) => `${text} ${tail}`), last];
  }
  if (isStroked || counts.every((count) => count > longestName)) return texts;
  return [textOf(runs)];
}

/** '75 °C or above' is one answer. */
const goesBeyond = (text: string) =>
  /^(?:more|above|over|higher|greater|bigger|older|longer|hotter|warmer|less|fewer|below|under|lower|smaller|younger|shorter|colder|so|after|before|later|earlier)\b/i.test(
    text,
  );

const denial = /\b(?:cannot|can ?not|not be|never|neither|\p{L}+n['’]t be)\b[^,;]*$/iu;
const isDenial = (text: string) => /^(?:not|neither|no|whether|either)\b/i.test(text);

/** 'x = 2 or x = -3' says both. */
function areSolutions(left: string, right: string): boolean {
  const [one, other] = [left, right].map((side) => /(?:^|\s)([a-z])\s*=/i.exec(side)?.[1]);
  return one !== undefined && one === other;
}

function isParting(runs: readonly Run[], run: Run, at: number): boolean {
  if (run.is !== 'join' || (run.by !== '/' && run.by !== 'or')) return false;
  const [left, right] = [sideText(runs.slice(0, at).toReversed(), true), sideText(runs.slice(at + 1), false)];
  if (left === '' || right === '') return true;
  if (run.by === '/')
    return !isUnit(left, right) && !isDivision(left, right) && !(left.includes('=') && !right.includes('='));
  const isBound = /\d[^.,;]{0,12}$/.test(left) && goesBeyond(right);
  // 'cannot be created or destroyed' denies both.
  const isDenied = run.by === 'or' && denial.test(left) && wordCount(right) < 4;
  return !isBound && !isDenied && !isDenial(left) && !isDenial(right) && !areSolutions(left, right);
}

/** The text up to the next join. */
function sideText(runs: readonly Run[], isReversed: boolean): string {
  const own = runs.filter(({ is }) => is === 'text' || is === 'join');
  const end = own.findIndex((run) => run.is === 'join' && run.by !== ',' && run.by !== '+' && run.by !== '-');
  const side = end < 0 ? own : own.slice(0, end);
  return textOf(isReversed ? side.toReversed() : side);
}

/** 'm / s' */
function isUnit(left: string, right: string): boolean {
  const [last = ''] = left.split(/\s+/).slice(-1);
  const [first = ''] = right.split(/\s+/);
  const written = plainText(`${last.replace(/^[\d.,]+/, '')}/${first}`);
  if (!/^[A-Za-z°]{1,3}[\d^]*\/[A-Za-z]{1,4}[\d^]*$/.test(written)) return false;
  return readUnit(written, 0)?.end === written.length && (wordCount(right) === 1 || /\d/.test(left));
}

/** '(2400 - 2000) / 2000', '400 / 64'; but '6.25 / 6.3' are two ways of giving one value. */
function isDivision(left: string, right: string): boolean {
  if (!/[\d)]$/.test(left) || !/^[\d(]/.test(right)) return false;
  const [over, under] = [Number(left), Number(right)];
  if (Number.isNaN(over) || Number.isNaN(under)) return /^[\d.,\s()+\-−–×x*÷^√π%£²³]+$/u.test(`${left}${right}`);
  return Math.abs(over - under) > 0.25 * Math.max(Math.abs(over), Math.abs(under));
}

const stroked = /(?<![\p{L}\p{N}/])\p{L}[\p{L}’'-]{2,}(?:\/\p{L}[\p{L}’'-]{2,})+(?![\p{L}/])/u;

/** 'kills bacteria/germs' says 'kills bacteria' and 'kills germs'. */
function withStrokes(text: string): string[] {
  const inside = /\(([^()]*\s\/\s[^()]*)\)/.exec(text);
  if (inside !== null)
    return (inside[1] ?? '').split(/\s+\/\s+/).flatMap((one) => withStrokes(text.replace(inside[0], () => `(${one})`)));
  const apart = text.split('/').map(clean);
  if (
    apart.length > 1 &&
    apart.slice(1).every((part) => /\p{L}{3}/u.test(part)) &&
    apart.slice(1).some((part) => begins.test(part))
  )
    return apart;
  // 'hydrochloric (acid)/HCl': a stroke behind a bracket parts whole names.
  if (
    /\p{L}{2}[^/]*\)\/\p{L}/u.test(text) &&
    apart.every((part) => /\p{L}/u.test(part) && wordCount(part) <= longestPair && balanced(part))
  )
    return apart;
  // 'it increases/gets bigger/expands': what comes between two strokes is a way of its own.
  if (
    apart.length > 2 &&
    apart.slice(1, -1).some((part) => wordCount(part) > 1) &&
    apart.every((part) => /\p{L}{3}/u.test(part))
  ) {
    const beginning = (apart[0] ?? '').split(' ').slice(0, -1).join(' ');
    return [...apart, ...(beginning === '' ? [] : apart.slice(1).map((part) => `${beginning} ${part}`))];
  }
  const [group] = stroked.exec(text) ?? [];
  if (group === undefined) return [text, ...segments(text)];
  const unit = readUnit(plainText(group), 0);
  if (/^and\/or$/i.test(group) || unit?.end === group.length) return [text];
  const words = group.split('/');
  const each = words.flatMap((word) => withStrokes(text.replace(group, () => word)));
  const alone = text.startsWith(group) && text.split(' ').length <= longestName ? words.slice(0, -1) : [];
  return [...alone, ...each, ...segments(text)].slice(0, mostWordings);
}

const balanced = (text: string) => text.split('(').length === text.split(')').length;

/** What begins a text of its own behind a stroke. */
const begins = /^(?:the|a|an|to|it|they|in|on|by|because)\s/i;

/** 'South East England/Thames Valley': strokes between names of several words. */
function segments(text: string): string[] {
  const parts = text.split('/').map(clean);
  return parts.length > 1 &&
    parts.every(
      (part) =>
        /\p{L}{3}/u.test(part) &&
        part
          .replace(/\b(?:a|an|the)\b/gi, '')
          .trim()
          .includes(' '),
    )
    ? parts
    : [];
}

/** The parts of '3/10, 0.3 or 30%' and 'red, blue or green'. */
function rowOf(runs: readonly Run[]): string[] | undefined {
  const last = runs.findLast(({ is }) => is === 'join');
  const commas = runs.filter((run) => run.is === 'join' && run.by === ',').length;
  if (commas === 0 || last?.is !== 'join' || last.by !== 'or') return undefined;
  const texts = splitAt(runs, (run) => run.is === 'join' && (run.by === ',' || run.by === 'or')).map(textOf);
  return texts.every((text) => isNumeric(text) || wordCount(text) <= longestName) ? texts : undefined;
}

/** Whether a text is written in figures and signs: 'tan x = 10/4', '(x - 2)² - 9', '2.5'. */
const isWritten = (text: string): boolean => /\d/.test(text) && !/(?!sin|cos|tan|log|their)\p{L}{3}/iu.test(text);

/** Whether a text is a number with little around it. */
export const isNumeric = (text: string): boolean => /\d/.test(text) && wordCount(text.replace(/[\d.,/^]+/g, ' ')) <= 1;

/** The things that a list names, each with its wordings: 'clamp, vice / bench vice, nail gun'. */
export function itemsIn(runs: readonly Run[]): Item[] {
  const has = (by: Join) => runs.some((run) => run.is === 'join' && run.by === by);
  const outer = ([';', ',', '-', '+', '/', 'OR'] as const).find(has);
  const last = runs.findLastIndex(({ is }) => is === 'join');
  const isLastOr = (run: Run, at: number) => run.is === 'join' && run.by === 'or' && at === last && outer === ',';
  const split = (run: Run, at: number) =>
    run.is === 'join' && (run.by === outer || (outer === ';' && run.by === '.') || isLastOr(run, at));
  const parts =
    outer === undefined && !has('or') ? splitAtAnd(runs) : splitAt(runs, outer === undefined ? isOr : split);
  const items =
    outer === ',' ? parts.flatMap((part, at) => (at === parts.length - 1 ? splitAtAnd(part) : [part])) : parts;
  return items.map(alternativesIn).filter(({ accept }) => accept.length > 0);
}

const isOr = (run: Run) => run.is === 'join' && run.by === 'or';

/** The wordings of an instruction, 'accept CO2, carbon gas / soda gas': commas part short ones only. */
export function wordingsIn(runs: readonly Run[]): string[] {
  const isEnd = (run: Run) => run.is === 'join' && (run.by === ';' || run.by === '.' || run.by === ' ');
  const parts = splitAt(runs, isEnd).flatMap((part) => {
    const short = splitAt(part, (run) => run.is === 'join' && run.by === ',');
    return short.every((one) => wordCount(textOf(one)) <= longestPair) ? short : [part];
  });
  return [...new Set(parts.flatMap((part) => alternativesIn(part).accept))].filter((text) => text !== '');
}

function splitAtAnd(runs: readonly Run[]): Run[][] {
  const end = runs.findLastIndex(({ is }) => is !== 'join') + 1;
  const [only, ...beside] = runs.slice(0, end);
  if (only?.is !== 'text' || beside.some(({ is }) => is === 'join')) return [[...runs]];
  const texts = only.text.split(/\s+(?:and|&|\+)\s+/i);
  if (texts.length < 2 || texts.some((text) => wordCount(text) > longestItem)) return [[...runs]];
  return texts.map((text, at): Run[] => [{ is: 'text', text }, ...(at === texts.length - 1 ? beside : [])]);
}

function splitAt(runs: readonly Run[], ends: (run: Run, at: number) => boolean): Run[][] {
  const parts: Run[][] = [[]];
  runs.forEach((run, at) => {
    if (ends(run, at)) parts.push([]);
    else parts.at(-1)?.push(run);
  });
  return parts.filter((part) => part.some(({ is }) => is === 'text'));
}

const amount = String.raw`[-−+]?\s?[£$€]?\s?\d+(?:[.,·]\d+)*(?:\s?(?:x|×|\*)\s?10\s?\^?\s?[-−⁻]?[\d⁰¹²³⁴-⁹]+)?`;
const unit = String.raw`\s?[\p{L}°%Ω/²³\d^]{0,12}?`;
const range = new RegExp(
  String.raw`^(?:between|from|in|the|range|of|anything|anywhere|values?|answers?|any|number|\s)*(${amount}${unit})\s*(?:–|-|—|−|\.\.+|…|\bto\b|\band\b)\s*(${amount}${unit})(?:\s*inclusive)?\.?$`,
  'iu',
);

/** The ends of 'between 6.7 and 6.9', '6.7–6.9 cm'; `undefined` for anything else. */
export function rangeIn(text: string): { from: string; to: string } | undefined {
  const [, from, to] = range.exec(text.trim()) ?? [];
  return from === undefined || to === undefined ? undefined : { from: from.trim(), to: to.trim() };
}

/** The ends of '[6.3, 6.7]', as boards write what a measurement may be, and of '1..5'. */
export function intervalIn(text: string): { from: string; to: string } | undefined {
  const [, from, to] =
    /^\[\s*([^,[\]]+?)\s*,\s*([^,[\]]+?)\s*\]$/.exec(text.trim()) ??
    /^(-?\d+(?:\.\d+)?)\s*(?:\.\.|…)\s*(-?\d+(?:\.\d+)?)$/.exec(text.trim()) ??
    [];
  return from === undefined || to === undefined || !/\d/.test(from) || !/\d/.test(to) ? undefined : { from, to };
}
