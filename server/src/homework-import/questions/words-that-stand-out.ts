import { inColour, type Look } from './conventions/answers/looks.ts';
import { wordInLook } from './conventions/answers/word-in-look.ts';
import { asks, asksTrueOrFalse } from './lines/line-kinds.ts';
import type { Line } from './lines/lines.ts';
import { takeMarks } from './lines/marks.ts';
import type { Item, ParsedQuestion } from './parsed-question.ts';

/** The share of the questions of a copy with answers that have theirs. */
const share = 0.5;
const fewestWords = 4;
/** Words that are stressed rather than filled in. */
const stressed =
  /^(?:not|no|never|all|only|always|one|two|three|and|or|must|more|less|most|least|best|does|do|is|are|both|none|any|every|each|but)$/iu;
const typed: readonly Look[] = [({ marked }) => marked];
const inPlain: readonly Look[] = [({ underlined }) => underlined, ({ bold }) => bold];

/**
 * In a copy with answers a statement that asks nothing and has no answer, 'The heart pumps **blood**.', had a gap: the word that stands out in
 * it was filled in. Of words in bold, or underlined, those that are only stressed are none.
 */
export function withWordsThatStandOut<Read extends { readonly questions: readonly ParsedQuestion[] }>(
  read: Read,
  source: readonly Item[],
): Read {
  const answered = read.questions.filter(({ answers }) => answers.length > 0).length;
  if (answered === 0 || answered < read.questions.length * share) return read;
  const lines = new Map<number, Line>();
  for (const item of source) if (item.kind === 'line' && !lines.has(item.place)) lines.set(item.place, item);
  const questions = read.questions.map((question) => filled(question, lines.get(question.place)) ?? question);
  return { ...read, questions };
}

function filled(question: ParsedQuestion, line: Line | undefined): ParsedQuestion | undefined {
  const { text, answers, options, type, table, place } = question;
  const isOpen = answers.length === 0 && options.length === 0 && type === undefined && table === undefined;
  if (line === undefined || !isOpen || /\n/u.test(text) || asks(text) || asksTrueOrFalse(text)) return undefined;
  if (!/[.!]$/u.test(text) || text.split(/\s+/u).length < fewestWords) return undefined;
  const colours = new Set(line.spans.flatMap(({ colour }) => colour ?? []));
  for (const look of [...typed, ...[...colours].map(inColour), ...inPlain]) {
    const found = wordInLook({ head: line, isTruth: false, below: [], hasTable: false }, look);
    const [whole = '', word = ''] = /___(.+?)___/u.exec(found?.spelt.text ?? '') ?? [];
    if (word === '' || (inPlain.includes(look) && stressed.test(word))) continue;
    const [before = '', behind = ''] = (found?.spelt.text ?? '').split(whole);
    const at = text.indexOf(word, text.indexOf(before.trim().split(/\s+/u).at(-1) ?? ''));
    if (at === -1 || takeMarks(behind.trim()).text !== text.slice(at + word.length).trim()) continue;
    return {
      ...question,
      text: `${text.slice(0, at)}____${text.slice(at + word.length)}`,
      answers: [{ value: word, place, confidence: 0.6 }],
    };
  }
  return undefined;
}
