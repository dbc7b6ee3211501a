import { isNumbered } from './lines/item-numbers.ts';
import { readSection } from './lines/line-kinds.ts';
import type { Item, ParsedQuestion } from './parsed-question.ts';

/** One answer found among many questions may be chance. */
const fewest = 2;
/** Of the questions that are looked at again, so many must gain an answer. */
const share = 0.6;

interface Reading {
  readonly questions: readonly ParsedQuestion[];
  readonly unread: readonly { place: number; text: string }[];
}

/**
 * The questions with the answers that show when those without any are read by themselves: what holds for a part of a sheet only, such as
 * answers in brackets below three questions of eleven, is a habit of that part. Each question keeps its text, or loses of it what was an answer.
 */
export function withSecondLook<Read extends Reading>(
  read: Read,
  source: readonly Item[],
  readAgain: (items: readonly Item[]) => Reading,
): Read {
  const open = read.questions.filter(({ answers, type }) => answers.length === 0 && type === undefined);
  if (open.length < fewest || open.length === read.questions.length) return read;
  const again = new Map(readAgain(itemsOf(read.questions, source)).questions.map((one) => [one.place, one]));
  const found = new Map(
    open.flatMap((question) => {
      const second = again.get(question.place);
      return second !== undefined && hasGained(question, second) ? [[question, second] as const] : [];
    }),
  );
  if (found.size < fewest || found.size < open.length * share) return read;
  const said = new Set([...found.values()].flatMap(({ answers }) => answers.map(({ place }) => place)));
  return {
    ...read,
    questions: read.questions.map((question) => {
      const second = found.get(question);
      if (second === undefined) return question;
      const { text, options, answers, marking, type } = second;
      return { ...question, text, options, answers, marking, ...(type === undefined ? {} : { type }) };
    }),
    unread: read.unread.filter(({ place }) => !said.has(place)),
  };
}

/** Whether a question is the same when read by itself, with an answer beside it. */
function hasGained(first: ParsedQuestion, second: ParsedQuestion): boolean {
  if (second.text === '' || second.answers.length === 0 || second.options.length < first.options.length) return false;
  // 'Il ____ au parc. (jouer)' asks for a form of what stands in brackets.
  const isForm = /_{3}/u.test(second.text) && /\)$/u.test(first.text);
  return first.text.startsWith(second.text) && !isForm;
}

/** The items of the questions without answers, with the headings and numbers above them. */
function itemsOf(questions: readonly ParsedQuestion[], source: readonly Item[]): readonly Item[] {
  const isOpen = new Map(questions.map(({ place, answers }) => [place, answers.length === 0]));
  const kept: Item[] = [];
  let heads: Item[] = [];
  let isKept = true;
  for (const item of source) {
    const own = isOpen.get(item.place);
    if (own !== undefined && !(item.kind === 'line' && item.continues)) {
      if (own) kept.push(...heads);
      heads = [];
      isKept = own;
    }
    if (isKept) kept.push(item);
    // What stands between an answered question and the next belongs to what comes: 'Fill in the gaps.' above answered ones is theirs.
    else if (own === undefined && (heads.length > 0 || isHead(item))) heads.push(item);
  }
  return [...kept, ...heads];
}

const isHead = (item: Item) =>
  item.kind === 'line' && (item.isHeading || isNumbered(item) || readSection(item.text) !== undefined);
