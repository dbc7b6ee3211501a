import { cleanCharacters, inFont } from './characters.ts';
import type { ListFormat, ListMark } from './line.ts';
import { readIndent, whole } from './styles.ts';
import { elements, find, isOn, valueAt, type XmlElement } from './xml.ts';

interface Level {
  readonly format: string;
  readonly text: string;
  readonly start: number;
  /** Level whose next item starts this one again; -1 for none, undefined for any above. */
  readonly restart: number | undefined;
  readonly isLegal: boolean;
  readonly style: string | undefined;
  readonly indent: ReturnType<typeof readIndent>;
}

interface List {
  readonly abstractId: string;
  readonly levels: ReadonlyMap<number, Level>;
  /** Levels that this list, unlike others of the same kind, starts again. */
  readonly starts: ReadonlyMap<number, number>;
}

/** Counts the items of every list, in the order of the document. */
export interface Numbering {
  /** The label of the next item; null for a list that does not exist. */
  next(listId: string, level: number): ListMark | null;
  /** The level at which a list names this style of paragraphs; 0 when none does. */
  levelOfStyle(listId: string, styleId: string | undefined): number;
  /** Where the items of a level begin. */
  indent(listId: string, level: number): ReturnType<typeof readIndent>;
}

const deepestLevel = 8;

/**
 * The labels that Word writes before paragraphs of lists and keeps nowhere: 'a)', '1.2', '☐'. Lists of the same kind go on
 * counting where the one before stopped, unless they say where to start: then they are another list.
 */
export function readNumbering(root: XmlElement | undefined): Numbering {
  const lists = readLists(root);
  const counters = new Map<string, { counts: (number | undefined)[]; id: string }>();
  const started = new Set<string>();
  return {
    levelOfStyle: (listId, styleId) =>
      [...(lists.get(listId)?.levels ?? [])].find(([, { style }]) => style !== undefined && style === styleId)?.[0] ??
      0,
    indent: (listId, level) => lists.get(listId)?.levels.get(level)?.indent ?? {},
    next: (listId, wanted) => {
      const list = lists.get(listId);
      const level = Math.min(Math.max(0, wanted), deepestLevel);
      const own = list?.levels.get(level);
      if (list === undefined || own === undefined) return null;
      const counter = counters.get(list.abstractId) ?? { counts: [], id: list.abstractId };
      counters.set(list.abstractId, counter);
      const { counts } = counter;
      if (!started.has(listId)) {
        started.add(listId);
        for (const [at, start] of list.starts) counts[at] = start - 1;
        if (list.starts.has(0)) counter.id = `${list.abstractId}:${listId}`;
      }
      const value = (counts[level] ?? own.start - 1) + 1;
      counts[level] = value;
      for (const [at, below] of list.levels)
        if (at > level && (below.restart === undefined || below.restart > level)) counts[at] = undefined;
      const format = listFormats[own.format] ?? 'other';
      const isCounted = format !== 'bullet' && format !== 'none';
      const number = (at: number) => {
        const of = list.levels.get(at);
        if (of === undefined) return '';
        return formatNumber(counts[at] ?? of.start, own.isLegal ? 'decimal' : of.format);
      };
      const labelled = (shown: (at: number) => string) =>
        format === 'bullet'
          ? own.text
          : own.text.replace(/%([1-9])/gu, (_, digit: string) => shown(Number(digit) - 1)).trim();
      return {
        id: counter.id,
        abstractId: list.abstractId,
        level,
        format,
        value: isCounted ? value : null,
        label: labelled(number),
        shape: labelled(() => '#'),
      };
    },
  };
}

const listFormats: Readonly<Record<string, ListFormat>> = {
  decimal: 'decimal',
  decimalZero: 'decimal',
  lowerLetter: 'lowerLetter',
  upperLetter: 'upperLetter',
  lowerRoman: 'lowerRoman',
  upperRoman: 'upperRoman',
  bullet: 'bullet',
  none: 'none',
};

const writers: Readonly<Record<string, (value: number) => string>> = {
  lowerLetter: letters,
  upperLetter: (value) => letters(value).toUpperCase(),
  lowerRoman: roman,
  upperRoman: (value) => roman(value).toUpperCase(),
  decimalZero: (value) => String(value).padStart(2, '0'),
  ordinal: (value) =>
    value + (/(?<!1)[123]$/u.test(String(value)) ? (['st', 'nd', 'rd'][(value % 10) - 1] ?? '') : 'th'),
  decimalEnclosedCircle: (value) => (value >= 1 && value <= 20 ? String.fromCharCode(0x245f + value) : String(value)),
  none: () => '',
  bullet: () => '',
};

/** A number as a list writes it; formats that schools do not use are written in digits. */
const formatNumber = (value: number, format: string): string => (writers[format] ?? String)(value);

/** a … z, then aa, bb, as Word does it. */
function letters(value: number): string {
  if (value < 1 || value > 780) return String(value);
  return String.fromCharCode(97 + ((value - 1) % 26)).repeat(Math.ceil(value / 26));
}

const romans = [
  ['m', 1000],
  ['cm', 900],
  ['d', 500],
  ['cd', 400],
  ['c', 100],
  ['xc', 90],
  ['l', 50],
  ['xl', 40],
  ['x', 10],
  ['ix', 9],
  ['v', 5],
  ['iv', 4],
  ['i', 1],
] as const;

function roman(value: number): string {
  if (value < 1 || value > 3999) return String(value);
  let rest = value;
  let text = '';
  for (const [written, size] of romans) for (; rest >= size; rest -= size) text += written;
  return text;
}

function readLists(root: XmlElement | undefined): Map<string, List> {
  const abstracts = new Map(
    elements(root, 'w:abstractNum').map((abstract) => [abstract.attributes['w:abstractNumId'] ?? '', abstract]),
  );
  const byStyle = new Map(
    [...abstracts.values()].map((abstract) => [valueAt(abstract, 'w:styleLink') ?? '', abstract]),
  );
  byStyle.delete('');
  return new Map(
    elements(root, 'w:num').map((num) => {
      const abstractId = valueAt(num, 'w:abstractNumId') ?? '';
      const named = abstracts.get(abstractId);
      const linked = byStyle.get(valueAt(named, 'w:numStyleLink') ?? '');
      return [num.attributes['w:numId'] ?? '', readList(num, linked ?? named, abstractId)];
    }),
  );
}

function readList(num: XmlElement, abstract: XmlElement | undefined, namedId: string): List {
  const levels = new Map(elements(abstract, 'w:lvl').map((level) => [levelOf(level), readLevel(level)]));
  const starts = new Map<number, number>();
  for (const override of elements(num, 'w:lvlOverride')) {
    const level = find(override, 'w:lvl');
    if (level !== undefined) levels.set(levelOf(override), readLevel(level));
    const start = valueAt(override, 'w:startOverride');
    if (start !== undefined) starts.set(levelOf(override), whole(start));
  }
  return { abstractId: abstract?.attributes['w:abstractNumId'] ?? namedId, levels, starts };
}

const levelOf = ({ attributes }: XmlElement) => whole(attributes['w:ilvl']);

function readLevel(level: XmlElement): Level {
  const restart = valueAt(level, 'w:lvlRestart');
  const format = valueAt(level, 'w:numFmt') ?? 'decimal';
  const text = valueAt(level, 'w:lvlText') ?? '';
  const font = find(level, 'w:rPr', 'w:rFonts')?.attributes['w:ascii'];
  return {
    format,
    text: format === 'bullet' ? cleanCharacters(inFont(text, font)).trim() || '•' : text,
    start: whole(valueAt(level, 'w:start') ?? '1'),
    restart: restart === undefined ? undefined : whole(restart) - 1,
    isLegal: isOn(find(level, 'w:isLgl')),
    style: valueAt(level, 'w:pStyle'),
    indent: readIndent(find(level, 'w:pPr', 'w:ind')),
  };
}
