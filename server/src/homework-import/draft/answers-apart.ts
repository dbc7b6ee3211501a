import type { Span } from '../marks/span.ts';
import type { AnswerLine } from '../reading/block.ts';
import type { Asked } from './paper.ts';

/** In how many of the questions something must stand apart in the same way, so that this is where answers are. */
const enough = 0.4;
/** The same of what nothing but its place tells: words behind a question mark. */
const most = 0.7;

/** A stem without its answer, and the answer. */
interface Apart {
  readonly stem: readonly Span[];
  readonly answer: AnswerLine;
}
type Way = (asked: Asked) => { readonly how: string; readonly apart: Apart } | null;

/**
 * Takes out of the questions what stands apart in most of them, in a copy that was filled in: in a box below or beside, in a colour behind or
 * below, in brackets behind. What was apart becomes the answer.
 */
export function withAnswersApart(asked: readonly Asked[]): Asked[] {
  return [inBox, inColour, inBrackets, behindQuestion].reduce<Asked[]>(takeApart, [...asked]);
}

function takeApart(asked: Asked[], way: Way): Asked[] {
  const found = new Map(
    asked.flatMap((one) => {
      const said = one.block.answers.length > 0 ? null : way(one);
      return said === null ? [] : [[one, said] as const];
    }),
  );
  const ways = new Map<string, Set<string>>();
  for (const { how, apart } of found.values()) ways.set(how, (ways.get(how) ?? new Set()).add(apart.answer.value));
  // The same words again and again tell all pupils something.
  const isHabit = (how: string) =>
    (ways.get(how)?.size ?? 0) >= Math.max(2, (how === 'behind' ? most : enough) * asked.length);
  return asked.map((one) => {
    const said = found.get(one);
    if (said === undefined || !isHabit(said.how)) return one;
    return { ...one, stem: said.apart.stem, block: { ...one.block, answers: [said.apart.answer] } };
  });
}

const lineOf = (spans: readonly Span[]): AnswerLine => ({ spans, value: spans.map(({ text }) => text).join('\n') });

/** The lines of the one cell that holds anything in a table at the end of a written question, beside its own text. */
const inBox: Way = ({ stem, options, block }) => {
  if (options.length > 0) return null;
  const own = block.start?.line.cell;
  const first = stem.findIndex(
    ({ line }, at) =>
      at > 0 && line.cell !== null && (line.cell.table !== own?.table || line.cell.column !== own.column),
  );
  if (first < 1 || !stem.slice(0, first).some(({ asks }) => asks)) return null;
  const box = stem.slice(first);
  const cells = new Set(
    box.map(({ line: { cell } }) => (cell === null ? '' : `${cell.table} ${cell.row} ${cell.column}`)),
  );
  return cells.size === 1 && !cells.has('')
    ? { how: 'box', apart: { stem: stem.slice(0, first), answer: lineOf(box) } }
    : null;
};

/** What a written question ends with in a colour or highlight that it does not begin with. */
const inColour: Way = ({ stem, options, block }) => {
  const colourAt = (span: Span | undefined, from: number, to: number): string => {
    const look = span?.line.runs.find((run) => run.to > span.from + from && run.from < span.from + to)?.look;
    return look?.colour ?? look?.highlight ?? '';
  };
  const last = stem.at(-1);
  const colour = colourAt(last, (last?.text.length ?? 0) - 1, last?.text.length ?? 0);
  if (options.length > 0 || colour === '' || colourAt(stem[0], 0, 1) === colour) return null;
  const before: Span[] = [];
  const answer: Span[] = [];
  for (const span of [...stem].reverse()) {
    const from = before.length > 0 ? span.text.length : startOfColour(span, colour);
    if (from < span.text.length) answer.unshift(span.slice(from));
    if (from > 0) before.unshift(span.slice(0, from));
  }
  const isOwn = ({ line: { cell } }: Span) => cell?.table === block.start?.line.cell?.table;
  const isAnswer = answer.every(
    (span) => isOwn(span) && !span.asks && span.worth?.to !== span.text.length && /[\p{L}\d]/u.test(span.text),
  );
  return isAnswer ? { how: colour, apart: { stem: before, answer: lineOf(answer) } } : null;
};

/** Where the colour begins that a span ends with. */
function startOfColour({ line, from, to, text }: Span, colour: string): number {
  let start = to;
  for (const run of [...line.runs].reverse()) {
    if (run.from >= start || run.to < start) continue;
    const isBlank = line.text.slice(run.from, start).trim() === '';
    if (!isBlank && run.look.colour !== colour && run.look.highlight !== colour) break;
    start = run.from;
  }
  return Math.min(text.length, Math.max(0, start - from));
}

/** A few words behind a question mark, in brackets or behind a dash; of a choice, a letter of its options. */
const inBrackets: Way = ({ stem, options }) => {
  const last = stem.at(-1);
  const behind = (options.length > 1 ? letterBehind : wordsBehind).exec(last?.text ?? '');
  const value = behind?.[1] ?? behind?.[2];
  if (last === undefined || behind === null || value === undefined) return null;
  const answer = { spans: [last], value };
  return { how: 'brackets', apart: { stem: [...stem.slice(0, -1), last.slice(0, behind.index)], answer } };
};
const letterBehind = /\s{0,9}[[(（]\s*([A-H])\s*[\])）]$/u;
const wordsBehind =
  /(?<=[?？])\s*[(（]\s*((?!use|see|give|choose|hint|about|at least)(?=[^)）]*\p{L}{3})[^()（）?:：=\d]{3,40})\s*[)）]\.?$|(?<=[?？])\s*[-–—=→]+\s*(\S[^?]{0,80})$/iu;

/** Words behind a question mark on its own line, which ask and tell nothing: 'Who narrates it? Scout Finch'. */
const behindQuestion: Way = ({ stem, options }) => {
  const [only] = stem;
  const match =
    stem.length === 1 && options.length < 2
      ? /^[^?？]{8,}[?？]["”’]?\s+(\S[^?？]{0,120})$/u.exec(only?.text ?? '')
      : null;
  const value = match?.[1];
  if (only === undefined || value === undefined) return null;
  const behind = only.slice(only.text.length - value.length);
  if (behind.asks || behind.says('instructs') || behind.worth !== null) return null;
  const answer = { spans: [only], value };
  return { how: 'behind', apart: { stem: [only.slice(0, only.text.length - value.length)], answer } };
};

/** What is typed on the room to write: '_conducive to_', '____Paris____'. */
const filled = /(?<!_)_+([\p{L}\d][\p{L}\d'’.,-]*(?: [\p{L}\d'’.,-]+){0,3})_+(?![\p{L}\d])/gu;

/** Takes out of a text what was filled into its gaps: the text with the gaps empty, and the words in order. */
export function emptyGaps(text: string): { readonly text: string; readonly words: readonly string[] } {
  const words = [...text.matchAll(filled)].flatMap((match) => (match[1] === undefined ? [] : [match[1].trim()]));
  return { text: words.length === 0 ? text : text.replace(filled, '______'), words };
}
