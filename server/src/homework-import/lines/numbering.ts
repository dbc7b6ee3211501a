import { elements, find, valueAt, type XmlElement } from '../../files/xml.ts';
import { cleanCharacters, inFont } from './characters.ts';
import type { ListFormat, ListMark } from './line.ts';
import { isOn, whole } from './styles.ts';

interface Level {
  readonly format: string;
  readonly text: string;
  readonly start: number;
  /** The innermost level whose next item restarts this one; -1 for none, undefined for any above. */
  readonly restart: number | undefined;
  readonly isLegal: boolean;
  readonly style: string | undefined;
}

interface List {
  readonly abstractId: string;
  readonly levels: ReadonlyMap<number, Level>;
  /** Levels that this list, unlike others of the same kind, starts again. */
  readonly starts: ReadonlyMap<number, number>;
}

/** Counts the items of every list, in the order of the document. */
export interface Numbering {
  /** The label of the next item; null for a list or a level that does not exist. */
  next(listId: string, level: number): ListMark | null;
  /** The level at which a list names this paragraph style; 0 if none does. */
  levelOfStyle(listId: string, styleId: string | undefined): number;
}

/**
 * The labels that Word displays before list paragraphs but does not store: 'a)', '1.2', '☐'. Lists of the
 * same kind continue the previous count unless they say where to start, which makes them another list.
 */
export function readNumbering(root: XmlElement | undefined): Numbering {
  const lists = readLists(root);
  const counters = new Map<string, { id: string; readonly counts: (number | undefined)[] }>();
  const started = new Set<string>();
  return {
    levelOfStyle: (listId, styleId) =>
      [...(lists.get(listId)?.levels ?? [])].find(([, { style }]) => style !== undefined && style === styleId)?.[0] ??
      0,
    next: (listId, level) => {
      const list = lists.get(listId);
      const own = list?.levels.get(level);
      if (list === undefined || own === undefined) return null;
      const { abstractId, levels, starts } = list;
      const counter = counters.get(abstractId) ?? { id: abstractId, counts: [] };
      counters.set(abstractId, counter);
      const { counts } = counter;
      if (!started.has(listId)) {
        started.add(listId);
        for (const [at, start] of starts) counts[at] = start - 1;
        if (starts.has(0)) counter.id = `${abstractId}:${listId}`;
      }
      const value = (counts[level] ?? own.start - 1) + 1;
      counts[level] = value;
      for (const [at, { restart }] of levels)
        if (at > level && (restart === undefined || restart >= level)) counts[at] = undefined;
      const labelled = (written: (number: number, format: string) => string) =>
        own.text
          .replace(/%([1-9])/gu, (_, digit: string) => {
            const of = levels.get(Number(digit) - 1);
            const number = counts[Number(digit) - 1] ?? of?.start ?? 1;
            return of === undefined ? '' : written(number, own.isLegal ? 'decimal' : of.format);
          })
          .trim();
      const format = listFormats.get(own.format) ?? 'other';
      return {
        id: counter.id,
        abstractId,
        level,
        format,
        value: format === 'bullet' || format === 'none' ? null : value,
        label: labelled((number, of) => (writers.get(of) ?? String)(number)),
        shape: labelled(() => '#'),
      };
    },
  };
}

const listFormats = new Map<string, ListFormat>([
  ['decimal', 'decimal'],
  ['decimalZero', 'decimal'],
  ['lowerLetter', 'lowerLetter'],
  ['upperLetter', 'upperLetter'],
  ['lowerRoman', 'lowerRoman'],
  ['upperRoman', 'upperRoman'],
  ['bullet', 'bullet'],
  ['none', 'none'],
]);

/** How a list writes a number; formats that schools do not use are in digits. */
const writers = new Map<string, (value: number) => string>([
  ['lowerLetter', letters],
  ['upperLetter', (value) => letters(value).toUpperCase()],
  ['lowerRoman', roman],
  ['upperRoman', (value) => roman(value).toUpperCase()],
  ['decimalZero', (value) => String(value).padStart(2, '0')],
  [
    'decimalEnclosedCircle',
    (value) => (value > 0 && value <= 20 ? String.fromCharCode(0x245f + value) : String(value)),
  ],
  ['none', () => ''],
]);

/** a … z, then aa, bb, as Word does it. */
function letters(value: number): string {
  if (value < 1 || value > 780) return String(value);
  return String.fromCharCode(97 + ((value - 1) % 26)).repeat(Math.ceil(value / 26));
}

const tens = ['', 'x', 'xx', 'xxx', 'xl', 'l', 'lx', 'lxx', 'lxxx', 'xc'];
const ones = ['', 'i', 'ii', 'iii', 'iv', 'v', 'vi', 'vii', 'viii', 'ix'];

/** Up to 399, and digits from there. */
function roman(value: number): string {
  if (value < 1 || value > 399) return String(value);
  const ten = Math.floor(value / 10) % 10;
  return 'c'.repeat(Math.floor(value / 100)) + (tens[ten] ?? '') + (ones[value % 10] ?? '');
}

function readLists(root: XmlElement | undefined): Map<string, List> {
  const abstracts = elements(root, 'abstractNum');
  const byId = new Map(abstracts.map((abstract) => [abstract.attributes.abstractNumId, abstract]));
  const byStyle = new Map(abstracts.map((abstract) => [valueAt(abstract, 'styleLink') ?? '', abstract]));
  return new Map(
    elements(root, 'num').map((num) => {
      const named = byId.get(valueAt(num, 'abstractNumId') ?? '');
      const abstract = byStyle.get(valueAt(named, 'numStyleLink') ?? 'none') ?? named;
      return [num.attributes.numId ?? '', readList(num, abstract)];
    }),
  );
}

function readList(num: XmlElement, abstract: XmlElement | undefined): List {
  const levels = new Map(elements(abstract, 'lvl').map((level) => [levelOf(level), readLevel(level)]));
  const starts = new Map<number, number>();
  for (const override of elements(num, 'lvlOverride')) {
    const level = find(override, 'lvl');
    if (level !== undefined) levels.set(levelOf(override), readLevel(level));
    const start = valueAt(override, 'startOverride');
    if (start !== undefined) starts.set(levelOf(override), whole(start));
  }
  return { abstractId: abstract?.attributes.abstractNumId ?? '', levels, starts };
}

const levelOf = ({ attributes }: XmlElement) => Math.min(8, Math.max(0, whole(attributes.ilvl)));
/** What anybody writes before an item is shorter, in characters. */
const longestText = 60;

function readLevel(level: XmlElement): Level {
  const format = valueAt(level, 'numFmt') ?? 'decimal';
  const text = (valueAt(level, 'lvlText') ?? '').slice(0, longestText);
  const font = find(level, 'rPr', 'rFonts')?.attributes.ascii;
  const restart = valueAt(level, 'lvlRestart');
  return {
    format,
    text: format === 'bullet' ? cleanCharacters(inFont(text, font)).trim() || '•' : text,
    start: whole(valueAt(level, 'start') ?? '1'),
    restart: restart === undefined ? undefined : whole(restart) - 1,
    isLegal: isOn(find(level, 'isLgl')?.attributes),
    style: valueAt(level, 'pStyle'),
  };
}
