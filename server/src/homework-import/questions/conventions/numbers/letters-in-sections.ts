import { splitKey } from '../../key/split-key.ts';
import { isNumbered } from '../../lines/item-numbers.ts';
import { asks, asksToFillIn, asksTrueOrFalse, readSection } from '../../lines/line-kinds.ts';
import { type Line, sliceLine, withLabel } from '../../lines/lines.ts';
import { letterPlace, readMarker, romanPlace } from '../../lines/markers.ts';
import { takeMarks } from '../../lines/marks.ts';
import type { Item } from '../../parsed-question.ts';
import { spellLetters } from './bare-letters.ts';
import { splitLabels } from './label-runs.ts';

const fewest = 2;

/** The lines of a section that go on by letters or Roman numbers from the first, below its name. */
interface Lettered {
  readonly name: string;
  /** Its heading, and what is said below that. */
  readonly above: readonly Item[];
  readonly lines: readonly Line[];
  readonly labels: readonly string[];
  /** Whether they become numbers: Roman numbers and capitals do, which would be parts or options. */
  readonly isCounted: boolean;
}

/**
 * Below 'Part C: Short answers' the lines 'i)', 'ii)', 'iii)' are questions, as 'A.', 'B.' and 'C.' are below 'Task 2: True or false?': they get
 * numbers. In the answers 'Task 2: A true, B false' and 'Section B: a déteste, b prof' have a line for each.
 */
export function spellLettersInSections(source: readonly Item[]): readonly Item[] {
  if (!source.some((item) => nameOf(item) !== undefined)) return source;
  const items = spellLetters(source);
  const { body, key } = splitKey(items);
  const keyOf = keyBySection(key);
  const sections = sectionsIn(body).filter(({ name, above, lines, labels, isCounted }) => {
    const isAnswered = isCounted && saidIn(keyOf.get(name) ?? [], labels) >= fewest;
    return (
      !isCounted || isAnswered || lines.every((line) => isAsked(line)) || above.some((item) => asksForEach(item, lines))
    );
  });
  if (sections.length === 0 || areNumbersOfQuestions(body, key, sections)) return source;
  const counted = new Map(
    sections.flatMap(({ lines, isCounted }) => (isCounted ? lines.map((line, at) => [line, at + 1] as const) : [])),
  );
  const isOfKey = new Set(key);
  const named = new Map(sections.toReversed().map((section) => [section.name, section]));
  let open: Lettered | undefined;
  return items.flatMap((item): readonly Item[] => {
    if (item.kind !== 'line') return [item];
    const number = counted.get(item);
    if (number !== undefined) return [numbered(item, number)];
    if (!isOfKey.has(item)) return [item];
    const name = nameOf(item);
    if (name !== undefined) open = named.get(name);
    return open === undefined ? [item] : saidLines(item, open);
  });
}

/** 'Task 1: …' above '(i)' and '(ii)', where nothing else has a number, and the answers name no task: the tasks are the questions. */
function areNumbersOfQuestions(body: readonly Item[], key: readonly Item[], sections: readonly Lettered[]): boolean {
  const areTasks = body.every((item) => nameOf(item) === undefined || (item.kind === 'line' && task.test(item.text)));
  const areParts = sections.every(({ labels }) => /^\p{Ll}/u.test(labels[0] ?? ''));
  return areTasks && areParts && !body.some(isNumbered) && !key.some((item) => nameOf(item) !== undefined);
}

const task = /^(?:task|exercise|activity|problem)\s+\d/iu;

const nameOf = (item: Item) => (item.kind === 'line' ? readSection(item.text) : undefined);

function sectionsIn(body: readonly Item[]): readonly Lettered[] {
  const starts = body.flatMap((item, index) => (nameOf(item) === undefined ? [] : [index]));
  return starts.flatMap((start, at) => {
    const heading = body[start];
    const name = heading === undefined ? undefined : nameOf(heading);
    const own = body.slice(start, starts[at + 1]);
    const lettered = chainIn(own.slice(1).filter((item) => item.kind === 'line' && !item.continues));
    if (name === undefined || lettered === undefined) return [];
    const [first] = lettered.lines;
    return [{ ...lettered, name, above: first === undefined ? own : own.slice(0, own.indexOf(first)) }];
  });
}

/** 'i)', 'ii)' or 'A.', 'B.' without a number among them, and others only in another style. */
function chainIn(lines: readonly Item[]): Omit<Lettered, 'name' | 'above'> | undefined {
  const marked = lines.flatMap((line) => {
    const marker = line.kind === 'line' ? readMarker(line.text) : undefined;
    return line.kind === 'line' && marker !== undefined ? [{ line, marker }] : [];
  });
  const first = marked[0]?.marker;
  if (first?.kind !== 'letter' || marked.some(({ marker }) => marker.kind === 'number')) return undefined;
  const placeOf = romanPlace(first.letter) === 1 ? romanPlace : letterPlace;
  const same = marked.flatMap(({ line, marker }) =>
    marker.kind === 'letter' && marker.style === first.style ? [{ line, letter: marker.letter }] : [],
  );
  if (same.length < fewest || same.some(({ letter }, at) => placeOf(letter) !== at + 1)) return undefined;
  const isCounted = placeOf === romanPlace || /^[A-Z]$/u.test(first.letter);
  return { lines: same.map(({ line }) => line), labels: same.map(({ letter }) => letter), isCounted };
}

function isAsked(line: Line): boolean {
  const { text, marks } = takeMarks(line.text.slice(readMarker(line.text)?.end ?? 0));
  return marks !== undefined || asks(text);
}

/** 'True or false?' and 'Fill in the gaps.' hold for each of the lines below, where these are statements or have gaps. */
const asksForEach = (item: Item, lines: readonly Line[]) =>
  item.kind === 'line' &&
  ((asksTrueOrFalse(item.text) && lines.every(({ text }) => statement.test(text))) ||
    (asksToFillIn(item.text) && lines.some(({ text }) => gap.test(text))));

const statement = /(?:\p{L}[\p{L}'’-]*\W+){2}\p{L}/u;
const gap = /_{2,}|\.{4,}|…/u;

/** The first lines of the key below the name of each section, with what stands behind the name. */
function keyBySection(key: readonly Item[]): ReadonlyMap<string, readonly Line[]> {
  const found = new Map<string, Line[]>();
  let open: Line[] = [];
  for (const item of key) {
    if (item.kind !== 'line') continue;
    const name = nameOf(item);
    if (name !== undefined) {
      open = found.get(name) ?? [];
      found.set(name, open);
    }
    if (open.length < most) open.push(behindName(item));
  }
  return found;
}

/** As many lines of answers as a section may have. */
const most = 40;

/** How many of the labels the answers of a section have. */
const saidIn = (key: readonly Line[], labels: readonly string[]) =>
  key.reduce((count, line) => count + (splitLabels(line, labels)?.length ?? 0), 0);

/** A line of the key with a line for each label in it; as numbers where the questions have become such. */
function saidLines(line: Line, { labels, isCounted }: Lettered): readonly Line[] {
  const said = behindName(line);
  const entries = splitLabels(said, labels);
  if (entries === undefined || (entries.length === 1 && !isCounted)) return [line];
  const spelt = entries.map(({ at, line: own }) => ({
    ...withLabel(own, isCounted ? `${at + 1}.` : `${labels[at]})`),
    label: null,
    continues: false,
  }));
  return said === line ? spelt : [sliceLine(line, 0, line.text.length - said.text.length), ...spelt];
}

/** 'Task 2: A true' without the name of its section. */
function behindName(line: Line): Line {
  if (nameOf(line) === undefined) return line;
  const name = /^\p{L}+\s+\w+\s*[:.–—-]*\s*/u.exec(line.text)?.[0] ?? '';
  return sliceLine(line, name.length);
}

function numbered(line: Line, number: number): Line {
  return { ...withLabel(sliceLine(line, readMarker(line.text)?.end ?? 0), `${number}.`), label: null };
}
