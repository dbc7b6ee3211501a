import type { Line } from '../lines/lines.ts';
import { takeTick } from '../options/ticks.ts';
import type { ParsedQuestion, Read, RowItem, TableItem } from '../parsed-question.ts';
import { cellText } from './question-table.ts';

const number =
  /^(?:question|q)?\s*(\d{1,3})\s*[.):]?(?:\s+(?:quiz|true\s*(?:\/|or)\s*false|type\s+answer|multiple\s+\p{L}+))?$/iu;
const correct = /^(?:correct|right)\s+(?:answers?|options?|choices?)(?:\(s\))?\s*:?$/iu;
const offered = /^(?:answer\s+)?(?:options?|choices?|alternatives)\s*:?$/iu;
const judged = /^(?:is\s+(?:the\s+)?answer\s+correct|correct|is\s+correct)\s*\??$/iu;
/** How the question went: 'Players correct (%)', 'Average time taken'. */
const figures =
  /^(?:(?:players?|students?|pupils?)\s+(?:correct|answered)|(?:question\s+)?(?:duration|time)|answer\s+summary|number\s+of\s+(?:answers|responses)|average\s+time|responses?)\b/iu;
/** The sign of an option on its button. */
const sign = /^(?:[▲△◆◇●○■□🔺🔷🔶🟡🟢🟥🟦🟨🟩⭐]\uFE0F?|\(?[A-H][).]?)$/u;
const isRight = /^(?:[✓✔☑✅]\uFE0F?\uFE0E?|true|yes|correct|right)$/iu;
const truths: ReadonlySet<string> = new Set(['true', 'false']);
const longestOption = 200;

/**
 * The question of a report on a quiz that was played: 'Q3 | How many …?' above 'Correct answers | 5', the options side by side in 'Answer options' and
 * a tick below the right ones. `undefined` for a table of answers alone, and for one that gives no figures.
 */
export function readReport({ rows, place }: TableItem): RowItem | undefined {
  const [head = [], ...below] = rows;
  const [label = '', text = '', ...more] = head.map(cellText).filter((one, at) => at === 0 || one !== '');
  const digits = number.exec(label)?.[1];
  const labels = below.map(([cell = []]) => cellText(cell));
  const isReport =
    labels.some((one) => correct.test(one) || judged.test(one)) && labels.some((one) => figures.test(one));
  if (digits === undefined || text === '' || more.length > 0 || !isReport) return undefined;
  const rowOf = (name: RegExp) => below[labels.findIndex((one) => name.test(one))]?.slice(1) ?? [];
  const options = optionsIn(rowOf(offered));
  const ticks = rowOf(judged).map(cellText);
  const said = rowOf(correct)
    .map(cellText)
    .filter((one) => one !== '');
  const values = options.map(({ value }) => value);
  const areTruths = values.length > 0 && values.every((value) => truths.has(value.toLowerCase()));
  const ticked = tickedAmong(options, ticks);
  const right = ticked.length > 0 ? ticked : said.flatMap((one) => namedIn(one, values));
  const read = (value: string): Read<string> => ({ value, place, confidence: 0.95 });
  const question: ParsedQuestion = {
    section: undefined,
    path: [digits],
    place,
    ...(areTruths ? { type: 'true-false' } : {}),
    text,
    options: areTruths ? [] : values.map(read),
    answers: right.map((value) => read(areTruths ? value.toLowerCase() : value)),
    pictures: rows.flat(2).flatMap((line) => line.pictures.map((picture) => ({ ...picture, place: line.place }))),
    leftOver: [],
  };
  return { kind: 'row', place, number: digits, question };
}

interface Offered {
  readonly value: string;
  readonly at: number;
}

function optionsIn(cells: readonly (readonly Line[])[]): readonly Offered[] {
  return cells.flatMap((cell, at) => {
    const value = takeTick(cellText(cell)).text;
    return value === '' || sign.test(value) || value.length > longestOption ? [] : [{ value, at }];
  });
}

/** The tick stands below the option, or below the sign before it. */
const tickedAmong = (options: readonly Offered[], ticks: readonly string[]) =>
  options.flatMap(({ value, at }, index) => {
    const from = (options[index - 1]?.at ?? -1) + 1;
    return ticks.slice(from, at + 1).some((tick) => isRight.test(tick)) ? [value] : [];
  });

/** 'ill, pregnant' names two of the options; an option may have a comma itself. */
function namedIn(said: string, options: readonly string[]): readonly string[] {
  if (options.length === 0 || options.includes(said)) return [said];
  const parts = said.split(/\s*[,;|]\s*/u);
  return parts.every((part) => options.includes(part)) ? parts : [said];
}
