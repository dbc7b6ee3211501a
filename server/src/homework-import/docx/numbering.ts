import { attribute, elements, find } from '../xml/find.ts';
import type { XmlElement } from '../xml/parse-xml.ts';
import type { ListLabel } from './document.ts';
import { formatNumber } from './format-number.ts';
import { symbolCharacter } from './symbols.ts';

interface Level {
  readonly format: string;
  readonly text: string;
  readonly start: number;
  /** Level whose next item starts this one again; -1 for none, undefined for any above. */
  readonly restart: number | undefined;
  readonly font: string;
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
  /** The label of the next item; null for a list that does not exist, or has no labels. */
  next(listId: string, level: number): ListLabel | null;
  /** The level at which a list names this paragraph style; 0 when none does. */
  levelOfStyle(listId: string, styleId: string): number;
}

const deepestLevel = 8;

/**
 * The labels that Word writes before paragraphs of lists and keeps nowhere: 'a)', '1.2', '☐'. Lists of the same kind go on
 * counting where the one before stopped, unless they say where to start.
 */
export function readNumbering(root: XmlElement | undefined): Numbering {
  const lists = readLists(root);
  const counters = new Map<string, number[]>();
  const started = new Set<string>();
  return {
    levelOfStyle: (listId, styleId) => {
      const found = [...(lists.get(listId)?.levels ?? [])].find(([, { style }]) => style === styleId);
      return found?.[0] ?? 0;
    },
    next: (listId, wanted) => {
      const list = lists.get(listId);
      const level = Math.min(Math.max(0, wanted), deepestLevel);
      const own = list?.levels.get(level);
      if (list === undefined || own === undefined) return null;
      const counts = counters.get(list.abstractId) ?? [];
      counters.set(list.abstractId, counts);
      if (!started.has(listId)) {
        started.add(listId);
        for (const [at, start] of list.starts) counts[at] = start - 1;
      }
      counts[level] = (counts[level] ?? own.start - 1) + 1;
      for (const [at, below] of list.levels) {
        if (at > level && (below.restart === undefined || below.restart > level)) delete counts[at];
      }
      const text = labelText(list, own, counts);
      return { text, format: own.format, level, value: counts[level] ?? 1, listId };
    },
  };
}

function labelText(list: List, own: Level, counts: readonly (number | undefined)[]): string {
  if (own.format === 'bullet')
    return [...own.text]
      .map((letter) => symbolCharacter(own.font, letter))
      .join('')
      .trim();
  return own.text
    .replace(/%([1-9])/g, (_whole, digit: string) => {
      const at = Number(digit) - 1;
      const level = list.levels.get(at);
      return level === undefined ? '' : formatNumber(counts[at] ?? level.start, level.format);
    })
    .trim();
}

function readLists(root: XmlElement | undefined): Map<string, List> {
  const abstracts = new Map(
    elements(root, 'w:abstractNum').map((abstract) => [abstract.attributes['w:abstractNumId'] ?? '', abstract]),
  );
  const byStyle = new Map(
    [...abstracts.values()].flatMap((abstract) => {
      const style = attribute(abstract, 'w:val', 'w:styleLink');
      return style === undefined ? [] : [[style, abstract]];
    }),
  );
  return new Map(
    elements(root, 'w:num').map((num) => {
      const abstractId = attribute(num, 'w:val', 'w:abstractNumId') ?? '';
      const named = abstracts.get(abstractId);
      const abstract = byStyle.get(attribute(named, 'w:val', 'w:numStyleLink') ?? '') ?? named;
      return [num.attributes['w:numId'] ?? '', readList(abstractId, num, abstract)];
    }),
  );
}

function readList(abstractId: string, num: XmlElement, abstract: XmlElement | undefined): List {
  const levels = new Map(elements(abstract, 'w:lvl').map((level) => [levelNumber(level), readLevel(level)]));
  const starts = new Map<number, number>();
  for (const override of elements(num, 'w:lvlOverride')) {
    const level = find(override, 'w:lvl');
    if (level !== undefined) levels.set(levelNumber(override), readLevel(level));
    const start = attribute(override, 'w:val', 'w:startOverride');
    if (start !== undefined) starts.set(levelNumber(override), Number(start) || 0);
  }
  return { abstractId, levels, starts };
}

const levelNumber = ({ attributes }: XmlElement) => Number(attributes['w:ilvl']) || 0;

function readLevel(level: XmlElement): Level {
  const restart = attribute(level, 'w:val', 'w:lvlRestart');
  return {
    format: attribute(level, 'w:val', 'w:numFmt') ?? 'decimal',
    text: attribute(level, 'w:val', 'w:lvlText') ?? '',
    start: Number(attribute(level, 'w:val', 'w:start') ?? '1') || 0,
    restart: restart === undefined ? undefined : Number(restart) - 1,
    font: attribute(level, 'w:ascii', 'w:rPr', 'w:rFonts') ?? '',
    style: attribute(level, 'w:val', 'w:pStyle'),
  };
}
