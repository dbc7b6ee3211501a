import { readQuantities } from '../kinds/numbers/read-quantities.ts';
import { plainText } from '../kinds/plain-text.ts';
import { alternativesIn, clean, type Item, intervalIn, isNumeric, itemsIn, textOf, wordCount } from './alternatives.ts';
import { numberAskedFor } from './asked-number.ts';
import { bandsOf, type KeyBand } from './bands.ts';
import { type Entry, type Gathered, gather, type PieceRole } from './gather.ts';
import type { Key, KeyPoint } from './key.ts';
import { labelsOf } from './line-labels.ts';
import { areItems, listItems } from './list-items.ts';
import { countCodes, isTally, type Line, readLine } from './read-line.ts';

/** A piece of a key's text. */
export interface Piece {
  /** Number of its line, from 0. */
  readonly line: number;
  readonly start: number;
  readonly end: number;
  readonly as: PieceRole;
}

/** A key as it was read. */
export interface KeyText {
  readonly key: Key;
  /** Every character of every line is in one of these, in order. */
  readonly pieces: readonly Piece[];
  /** Whether it says nothing beside its answers, a line each. */
  readonly isPlain: boolean;
}

/** The question that a key belongs to. */
export interface KeyOf {
  readonly question: string;
  /** What it is worth. */
  readonly marks: number;
}

/** A longer line is no key: what is behind this many characters is not read. */
const longestLine = 4_000;

/**
 * Reads the lines of a key as a teacher types them or copies them from a mark scheme: answers, what is accepted, ignored and rejected beside
 * them, how many are asked for, marks, tolerances. Never throws.
 */
export function readKey(lines: readonly string[], of: KeyOf): KeyText {
  const read = readLines(lines, of);
  const gathered = gather(read);
  return { key: keyOf(gathered, of), pieces: piecesOf(read, gathered.roles), isPlain: gathered.isPlain };
}

/** No point of a key is worth more, where nobody says what the question is worth. */
const mostMarks = 6;

/** What a key itself says that its question is worth: the marks behind its answers, or its maximum; `undefined` where it does not say. */
export function marksOfKey(lines: readonly string[], question: string): number | undefined {
  const of = { question, marks: mostMarks };
  const gathered = gather(readLines(lines, of));
  const { anyOf, most, levels } = gathered.whole;
  const entries = numberedApart(joinAlternatives(gathered.entries));
  if (most === undefined && gathered.bands.length > 0) return Math.max(...gathered.bands.map(({ marks }) => marks));
  const isSaid = gathered.each !== undefined || entries.some(({ marks }) => marks !== undefined);
  if (most !== undefined || !isSaid || levels === true) return most;
  const marks = pointsOf(entries, gathered, of)
    .filter(({ mark }) => mark !== 'special')
    .map((point) => point.marks ?? gathered.each ?? Number.NaN)
    .sort((a, b) => b - a)
    .slice(0, anyOf);
  const sum = marks.reduce((all, one) => all + one, 0);
  // 'An answer of 320 scores 2 marks' above its two steps has all of them.
  const [first = 0, ...steps] = marks;
  const isWhole = steps.length > 1 && 2 * first === sum;
  return sum > 0 && Number.isFinite(sum) ? (isWhole ? first : sum) : undefined;
}

function readLines(lines: readonly string[], of: KeyOf): Line[] {
  const labels = labelsOf(lines);
  const codes = lines.reduce((sum, text) => sum + countCodes(text), 0);
  const tallies = lines.filter((text) => isTally(text, of.marks)).length;
  let isFirst = true;
  return lines.map((text, at): Line => {
    const line = readLine(text.slice(0, longestLine), {
      isFirst,
      marks: of.marks,
      label: labels[at] ?? 0,
      codes,
      tallies,
      isOnly: lines.length === 1,
    });
    if (line.tokens.length > 0) isFirst = false;
    return { ...line, text };
  });
}

function piecesOf(lines: readonly Line[], roles: Gathered['roles']): Piece[] {
  return lines.flatMap(({ text, tokens, nodes }, line) => {
    let start = 0;
    const pieces = nodes.map((node, at): Piece => {
      const isLast = at === nodes.length - 1;
      const end = isLast ? text.length : (tokens[node.to]?.start ?? text.length);
      const piece = { line, start, end, as: roles[line]?.[at] ?? 'unread' };
      start = end;
      return piece;
    });
    return pieces.length > 0 || text === '' ? pieces : [{ line, start: 0, end: text.length, as: 'between' as const }];
  });
}

function keyOf(gathered: Gathered, of: KeyOf): Key {
  const { whole, each } = gathered;
  const banded = gathered.bands.length === 0 ? undefined : bandedKey(gathered, of);
  if (banded !== undefined) return banded;
  const entries = numberedApart(
    joinAlternatives(withoutHeadings(gathered.entries.map((entry) => withinWhole(entry, of)))),
  );
  const read = gathered.isPlain ? entries.map(asTyped) : entries;
  const points = pointsOf(read, gathered, of).filter(({ accept, allow = [] }) => accept.length + allow.length > 0);
  const asked = numberAskedFor(of.question);
  const key: Key = withIntervals({ ...withTolerance(points), ...whole });
  if (each !== undefined && key.most !== undefined && key.anyOf === undefined)
    key.anyOf = Math.max(1, Math.floor(key.most / each));
  if (whole.anyOf === 1 || key.points.length < 2) {
    delete key.anyOf;
    return key;
  }
  if (each !== undefined)
    return { ...key, points: key.points.map((point) => ({ ...point, marks: point.marks ?? each })) };
  const isEnough =
    asked !== undefined && asked < key.points.length && !key.points.some(({ marks }) => marks !== undefined);
  if (key.anyOf === undefined && isEnough) key.anyOf = asked;
  const n = key.anyOf;
  if (n !== undefined && of.marks > n && of.marks % n === 0)
    return { ...key, points: key.points.map((point) => ({ marks: of.marks / n, ...point })) };
  return key;
}

/** A list whose things earn marks by how many there are. */
function bandedKey({ entries, bands: said, whole }: Gathered, of: KeyOf): Key | undefined {
  const listed =
    entries.length === 1
      ? entries.flatMap(({ runs }) => itemsIn(runs))
      : entries.map(({ runs }) => alternativesIn(runs));
  const items = listed.length === 1 ? listed.flatMap(spacedApart) : listed;
  const isWhole = entries.length === 1 && entries[0]?.marks === of.marks;
  const asked = whole.anyOf ?? numberAskedFor(of.question) ?? items.length;
  const things = said.some(({ of: what }) => what !== 'some') ? Math.min(asked, items.length) : items.length;
  const all: KeyBand[] = isWhole ? [{ of: 'all', many: 0, marks: of.marks }] : [];
  const bands = bandsOf([...said, ...all], things, of.marks);
  if (items.length < 2 || bands === undefined) return undefined;
  const { anyOf, together, most, ...others } = whole;
  const [only, ...more] = bands;
  const points = items.map(pointFrom);
  if (only !== undefined && more.length === 0 && only.atLeast === items.length)
    return { ...others, points, together: true };
  return { ...others, points, bands };
}

/** 'red orange yellow' in a row without commas, 'egg > larva > pupa'. */
const spacedApart = (item: Item): Item[] => {
  const text = item.accept.length === 1 ? (item.accept[0] ?? '') : '';
  const listed = listItems(text);
  const names = listed.length > 1 ? listed : text.includes('=') ? [] : text.split(' ');
  return names.length > 2 ? names.map((name) => ({ accept: [name], allow: [], reject: [] })) : [item];
};

/** 'Scores full marks' says so many. */
const withinWhole = (entry: Entry, { marks }: KeyOf): Entry => (entry.marks === Infinity ? { ...entry, marks } : entry);

const stepName =
  /^(?:(?:recall|select\w*|appl\w*|substitut\w*|evaluat\w*|re-?arrang\w*|transpos\w*|conver\w*|calculat\w*|working|method|process|formula|equation|final|correct|answer|unit|units|and|of|or|the|into|in|step)[\s,/&:]*)+$/i;

/** 'substitution (1)' only names the step that is below it, which has its marks. */
function withoutHeadings(entries: readonly Entry[]): Entry[] {
  const kept: Entry[] = [];
  entries.forEach((entry, at) => {
    const [before, next] = [entries[at - 1], entries[at + 1]];
    if (isHeading(entry, next)) return;
    const marks = before !== undefined && isHeading(before, entry) ? before.marks : undefined;
    kept.push(marks === undefined ? entry : { ...entry, marks });
  });
  return kept;
}

const isHeading = ({ runs, marks, line }: Entry, next: Entry | undefined): boolean =>
  marks !== undefined &&
  next?.marks === undefined &&
  next !== undefined &&
  next.line > line &&
  /\d/.test(textOf(next.runs)) &&
  stepName.test(textOf(runs));

/** 'M1 …', 'M2 …', 'M3 …' number the points of a chemist, each worth one mark. */
function numberedApart(entries: Entry[]): Entry[] {
  const coded = entries.filter(({ code }) => code === 'M');
  const isRow = coded.length > 1 && coded.every(({ marks }, at) => marks === at + 1);
  return isRow
    ? entries.map((entry) => (entry.code === 'M' ? { ...entry, marks: 1, code: undefined } : entry))
    : entries;
}

/** A key that says nothing but one answer is that, down to its full stop. */
function asTyped(entry: Entry): Entry {
  const [only, stop, ...more] = entry.runs;
  const isSentence = stop === undefined || (stop.is === 'join' && stop.by === '.' && more.length === 0);
  return only?.is === 'text' && isSentence
    ? { ...entry, typed: `${only.text}${stop === undefined ? '' : '.'}` }
    : entry;
}

/** Takes '[6.3, 6.7]' out of the answers: any number from one to the other. */
function withIntervals(key: Key): Key {
  const found = key.points.flatMap(({ accept }) => accept.flatMap((text) => intervalIn(text) ?? []));
  const isPoint = found.length === 0 || key.points.length > 1;
  return isPoint ? key : { ...key, within: [...(key.within ?? []), ...found] };
}

/** The entries, those that only say another one in other words with that one. */
function joinAlternatives(entries: readonly Entry[]): Entry[] {
  const joined: Entry[] = [];
  for (const entry of entries) {
    const last = joined.at(-1);
    const isOwn = entry.marks !== undefined && last?.marks !== undefined;
    if (entry.isOr && last !== undefined && !isOwn) last.runs.push({ is: 'join', by: 'OR', text: 'OR' }, ...entry.runs);
    else joined.push({ ...entry, runs: [...entry.runs] });
  }
  return joined;
}

function pointsOf(entries: readonly Entry[], { whole, each }: Gathered, of: KeyOf): KeyPoint[] {
  const asked = numberAskedFor(of.question);
  const isList = whole.anyOf !== undefined || each !== undefined;
  const isMarked = entries.some(({ marks }) => marks !== undefined);
  if (whole.anyOf === 1) {
    const itemsOf = (entry: Entry) =>
      entries.length === 1 || isPlainRow(entry) ? itemsIn(entry.runs).map(pointFrom) : [pointOf(entry)];
    return [together(entries.flatMap(itemsOf))];
  }
  if (isList) {
    const isWhole = entries.length === 1 && !isMarked;
    return entries.flatMap((entry) =>
      isWhole || isPlainRow(entry) ? itemsIn(entry.runs).map(pointFrom) : [pointOf(entry)],
    );
  }
  if (isMarked || whole.levels === true) return entries.map(pointOf);
  const [first] = entries;
  if (entries.length === 1 && first !== undefined) {
    const needsAll = whole.together === true || whole.inOrder !== undefined;
    const items = needsAll ? itemsIn(first.runs) : [];
    if (items.length > 1) return items.map(pointFrom);
    const added = first.runs.some((run) => run.is === 'join' && run.by === '+') ? itemsIn(first.runs) : [];
    if (added.length > 1 && added.length === of.marks && added.every(isName)) return added.map(pointFrom);
    return plainList(first, of, asked) ?? [pointOf(first)];
  }
  const lines = new Set(entries.map(({ line }) => line)).size;
  const isOneLine = lines < entries.length;
  const alternatives = [together(entries.map(pointOf))];
  if (whole.together === true || whole.inOrder !== undefined) return entries.map(pointOf);
  if (of.marks < 2)
    return asked !== undefined && asked > 1 && asked <= entries.length && isOneLine
      ? entries.map(pointOf)
      : alternatives;
  const isSame = entries.every(({ runs }) => isNumeric(textOf(runs))) && asked === undefined;
  if (isSame && !isOneLine) return alternatives;
  if (asked === undefined && areForms(entries.map(({ runs }) => textOf(runs)))) return alternatives;
  if (entries.every(({ isItem }) => isItem)) return entries.map(pointOf);
  if (entries.length === of.marks || (entries.length > of.marks && (isOneLine || asked !== undefined)))
    return entries.map(pointOf);
  if (asked !== undefined && asked <= entries.length) return entries.map(pointOf);
  return isOneLine ? [rejoined(entries)] : alternatives;
}

const isName = ({ accept }: Item) => accept.every((text) => /\p{L}{3}/u.test(text) && wordCount(text) < 4);

/** Whether these are forms of one word: 'mitochondria', 'mitochondrion'. */
function areForms([first = '', ...others]: readonly string[]): boolean {
  const start = first.toLowerCase().slice(0, Math.max(5, Math.ceil(first.length * 0.7)));
  return [first, ...others].every((text) => wordCount(text) === 1 && text.toLowerCase().startsWith(start));
}

/** A line of several names: 'Spain, Italy, Germany'. */
function isPlainRow({ runs, marks }: Entry): boolean {
  const commas = runs.filter((run) => run.is === 'join' && run.by === ',').length;
  return (
    marks === undefined &&
    commas > 1 &&
    itemsIn(runs).every(({ accept }) => accept.every((text) => wordCount(text) < 4))
  );
}

const asksForOne = /\b(?:name|give|state|suggest|identify|write(?: down)?|list)\b[^.?!]{0,12}\b(?:a|an|one|any)\b/i;

/** The things of a list that only the question makes one: 'Name two gases', 'Give one use'. */
function plainList({ runs }: Entry, { question, marks }: KeyOf, asked: number | undefined): KeyPoint[] | undefined {
  const parts = listItems(textOf(runs));
  if (runs.some(({ is }) => is !== 'text' && is !== 'join') || !areItems(parts)) return undefined;
  if (asked !== undefined)
    return marks > 1 && parts.length >= asked ? parts.map((text) => pointFrom(itemOf(text))) : undefined;
  const commas = runs.filter((run) => run.is === 'join' && run.by === ',').length;
  return commas > 1 && marks === 1 && asksForOne.test(question) ? [together(itemsIn(runs))] : undefined;
}

/** 'adenine / A' are two names of one thing. */
function itemOf(text: string): Item {
  const names = text.split('/').map((name) => name.trim());
  return { accept: names.every((name) => /[\p{L}\p{N}]/u.test(name)) ? names : [text], allow: [], reject: [] };
}

/** Fewer statements than marks are one answer. */
function rejoined(entries: readonly Entry[]): KeyPoint {
  return pointFrom({ accept: [entries.map(({ runs }) => textOf(runs)).join('; ')], allow: [], reject: [] });
}

const marksOfCodes: { readonly [code: string]: KeyPoint['mark'] } = {
  ...({ M: 'method', P: 'method', C: 'method', A: 'accuracy', B: 'independent', SC: 'special' } as const),
};

function pointOf(entry: Entry): KeyPoint {
  const item = alternativesIn(entry.runs);
  const point = pointFrom(
    entry.typed === undefined || item.accept.length !== 1 ? item : { ...item, accept: [entry.typed.trim()] },
  );
  const { marks, code } = entry;
  const mark = code === undefined ? undefined : marksOfCodes[code];
  return { ...point, ...(marks !== undefined && { marks }), ...(mark !== undefined && { mark }) };
}

function pointFrom({ accept, allow, reject }: Item): KeyPoint {
  return {
    accept,
    ...(allow.length > 0 && { allow: [...new Set(allow)] }),
    ...(reject.length > 0 && { reject: [...new Set(reject)] }),
  };
}

/** Several things of which one is enough. */
function together(items: readonly Pick<KeyPoint, 'accept' | 'allow' | 'reject'>[]): KeyPoint {
  const all = (of: keyof Item) => [...new Set(items.flatMap((item) => item[of] ?? []))];
  return pointFrom({ accept: all('accept'), allow: all('allow'), reject: all('reject') });
}

const sign = String.raw`(?:±|\+\s?(?:or|\/)?\s?[-−–]|plus (?:or|and) minus)`;
const margin = new RegExp(String.raw`^([^()]*\d[^()]*?)\s*${sign}\s*(\d+(?:[.,]\d+)?)\s*(\D{0,12})$`, 'iu');
const bracketed = new RegExp(String.raw`\(\s*(${sign}[^()]*)\)`, 'iu');

/** Takes '± 0.1' out of the values that have it. */
function withTolerance(points: readonly KeyPoint[]): Pick<Key, 'points' | 'tolerance'> {
  let tolerance: number | undefined;
  const without = (text: string) => {
    const [, value, away = '', unit = ''] = margin.exec(text.replace(bracketed, '$1')) ?? [];
    if (value === undefined || /^\s*[\p{L}]{4}/u.test(unit)) return text;
    tolerance = Math.max(tolerance ?? 0, awayIn(value, away, unit));
    const unitBefore = /[\p{L}°%Ω]\s*$/u.test(value);
    return clean(unitBefore ? value : `${value}${unit === '' ? '' : ` ${unit}`}`);
  };
  const own = points.map((point) => ({ ...point, accept: point.accept.map(without) }));
  return { points: own, ...(tolerance !== undefined && { tolerance }) };
}

/** How far a margin goes, in the unit of the value: 0.1 of '1 mm' for '3.5 cm', 5 of '10%' for '50 N'. */
function awayIn(value: string, away: string, unit: string): number {
  const far = Number(away.replace(',', '.'));
  const [key] = readQuantities(plainText(value));
  const [own] = readQuantities(plainText(`${away}${unit}`));
  if (key?.unit === undefined || own?.unit === undefined) return far;
  if (own.unit.measures === key.unit.measures)
    return Number(((far * own.unit.factor) / key.unit.factor).toPrecision(12));
  return own.unit.measures === '%1' ? Number(((Math.abs(key.value) * far) / 100).toPrecision(12)) : far;
}
