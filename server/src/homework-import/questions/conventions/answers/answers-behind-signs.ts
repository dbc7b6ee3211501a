import { asks, isAnswerSpace, isFurniture, isKeyTitle, readSection, readTip } from '../../lines/line-kinds.ts';
import { type Line, sliceLine, spokenLine, withLabel } from '../../lines/lines.ts';
import { readMarker } from '../../lines/markers.ts';
import { takeMarks } from '../../lines/marks.ts';
import type { Item } from '../../parsed-question.ts';
import { takeSchemeMarks } from '../../scheme/points.ts';

const fewest = 2;
const most = 6;
const longest = 200;
const tick = /^[✓✔✅☑🗸√]\uFE0F?\s*(?=\S)/u;
const tickBehind = /\s*[✓✔✅☑🗸√]\uFE0F?(?=\s*(?:[[(]\s*\d\s*[\])])?$)/u;
const sign = /^(?:\p{So}|[•●▪■◦‣·∙»›>–—‐*-])\uFE0F?(?=\s)/u;
const box = /[☐☒☑□◻❑❏▢⬜○◯]/u;

/** Lines with one sign before them at the end of a question, below nothing but what is asked. */
interface Run {
  readonly asked: Line;
  readonly sign: string;
  readonly lines: readonly Line[];
}

/**
 * What stands behind one sign at the end of most questions without options is the answer, each of its points behind the sign again: '✓ newton (1)',
 * '▸ The Earth spins.', '• Madrid'. A tick says so by itself; any other sign only where two questions have it once, as choices have not.
 */
export function spellAnswersBehindSigns(items: readonly Item[]): readonly Item[] {
  const bySign = new Map<string, Run[]>();
  for (const run of runsIn(items)) {
    const own = bySign.get(run.sign);
    if (own === undefined) bySign.set(run.sign, [run]);
    else own.push(run);
  }
  const counts = new Map<string, number>();
  if (bySign.size > 0)
    for (const own of items.flatMap((item) => (item.kind === 'line' ? (signOf(item) ?? []) : [])))
      counts.set(own, (counts.get(own) ?? 0) + 1);
  const found = [...bySign].filter(([own, runs]) => isHabit(runs, counts.get(own) ?? 0)).flatMap(([, runs]) => runs);
  if (found.length === 0) return items;
  const said = new Map<Item, readonly Item[]>(found.flatMap((run) => spoken(run)));
  return items.flatMap((item) => said.get(item) ?? [item]);
}

/** Whether all lines behind a sign, of which there are `all`, are said below questions, most of which ask, and each time something else. */
function isHabit(runs: readonly Run[], all: number): boolean {
  const own = runs[0]?.sign;
  const within = runs.reduce((sum, { lines }) => sum + lines.length, 0);
  const single = runs.filter(({ lines }) => lines.length === 1).length;
  const asking = runs.filter(({ asked }) => asks(bare(asked.text))).length;
  const texts = new Set(runs.map(({ lines }) => lines[0]?.text));
  const isCounted =
    runs.length >= fewest && within === all && asking >= runs.length / 2 && texts.size > runs.length / 2;
  return isCounted && (own === '✓' || (single >= fewest && single >= runs.length / 2 && runs.every(isShort)));
}

const isShort = ({ lines }: Run) => lines.every(({ text }) => text.length < longest && !text.endsWith(':'));
const bare = (text: string) => takeMarks(text.slice(readMarker(text)?.end ?? 0)).text;

function signOf({ text }: Line): string | undefined {
  const isPlain = !/^(?:number|letter|box)$/u.test(readMarker(text.replace(tick, ''))?.kind ?? '');
  if (isPlain && (tick.test(text) || tickBehind.test(text))) return '✓';
  const [found] = sign.exec(text) ?? [];
  return found === undefined || box.test(found) ? undefined : found;
}

function runsIn(items: readonly Item[]): readonly Run[] {
  return items.flatMap((item, at): readonly Run[] => {
    if (item.kind !== 'line' || item.continues || signOf(item) !== undefined || !isAsked(item)) return [];
    const rest = items.slice(at + 1, at + 3 + most * 2);
    const from = rest.findIndex((one) => one.kind !== 'line' || !isAnswerSpace(one.text) || one.text === '');
    const [first] = from === -1 ? [] : rest.slice(from);
    const own = first?.kind === 'line' ? signOf(first) : undefined;
    if (own === undefined) return [];
    const below = rest.slice(from);
    const length = below.findIndex((one) => one.kind !== 'line' || signOf(one) !== own);
    const lines = below.slice(0, length === -1 ? below.length : length).filter((one) => one.kind === 'line');
    const isEnd = length === -1 || ends(below[length]);
    const isSaid = lines.every(({ text }) => says(text));
    return lines.length <= most && isEnd && isSaid ? [{ asked: item, sign: own, lines }] : [];
  });
}

/** Whether a line asks, or has a number or letter of its own. */
function isAsked({ text, isHeading }: Line): boolean {
  const asked = bare(text);
  return (
    !isHeading && !isAnswerSpace(text) && !asked.endsWith(':') && (readMarker(text)?.kind === 'number' || asks(asked))
  );
}

function says(text: string): boolean {
  const said = text.replace(tick, '').replace(sign, '').trim();
  const isAsking = /\?\s*$/u.test(said) || /^_{3,}|_{3,}$/u.test(said) || isAnswerSpace(said);
  return said !== '' && !isAsking && !isFurniture(said) && readTip(said) === undefined;
}

/** Whether the next question, section or nothing follows. */
function ends(item: Item | undefined): boolean {
  if (item?.kind !== 'line' || item.isHeading || isAnswerSpace(item.text) || isFurniture(item.text)) return true;
  const marker = readMarker(item.text);
  const isNext = marker?.kind === 'number' || asks(item.text.slice(marker?.end ?? 0));
  return isNext || readSection(item.text) !== undefined || isKeyTitle(item.text) || takeMarks(item.text).text === '';
}

/** The lines of a run as an answer and its points, with the marks that they have together. */
function spoken({ asked, lines }: Run): readonly (readonly [Item, readonly Item[]])[] {
  const taken = lines.map((line) => takeSchemeMarks(line.text));
  const isMarked = takeMarks(asked.text).marks !== undefined;
  // Without marks, each of several ticks is one.
  const each = lines.length > 1 && lines.every((line) => signOf(line) === '✓') ? 1 : 0;
  const total = taken.reduce((sum, { marks }) => sum + (marks ?? each), 0);
  return lines.map((line, at) => {
    const { text } = taken[at] ?? line;
    const from = (tick.exec(text) ?? sign.exec(text))?.[0].length ?? 0;
    const to = tickBehind.exec(text)?.index ?? text.length;
    const own = withLabel(
      { ...sliceLine(line, from, to), label: null },
      at === 0 || asks(text.slice(from)) ? 'Answer:' : '•',
    );
    return [line, at === 0 && total > 0 && !isMarked ? [spokenLine(`[${total}]`, line.place), own] : [own]];
  });
}
