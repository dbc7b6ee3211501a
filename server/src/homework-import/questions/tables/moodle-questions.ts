import { type Line, tidy } from '../lines/lines.ts';
import type { ParsedQuestion, Read } from '../parsed-question.ts';
import { partOfQuestion } from '../part-of-question.ts';
import { readScheme } from '../scheme/read-scheme.ts';
import type { MoodleTable } from './moodle-table.ts';

/** Where the question of a table stands, and what was told above it. */
interface Asking {
  readonly place: number;
  readonly number: string;
  readonly told: string;
}

/**
 * The questions that a table of Moodle's plug-in asks, with their answers: one, or one for each row to match. Of options and words those with
 * the most marks are right; where several are to be picked, those that have any. What is left to the marker becomes a note.
 */
export function moodleQuestions(table: MoodleTable, { place, number, told }: Asking): ParsedQuestion[] {
  const text = textOf(table.asked);
  const { code, marks, hints } = table;
  const read = (value: string, at = place): Read<string> => ({ value, place: at, confidence: 0.95 });
  const asked: ParsedQuestion = {
    section: undefined,
    path: [number],
    place,
    text,
    description: told === '' ? undefined : told,
    options: [],
    answers: [],
    marks: marks === undefined ? undefined : { value: marks, place, confidence: 0.95 },
    ...(hints === '' ? {} : { tip: read(hints) }),
    pictures: table.asked.flatMap((line) => line.pictures.map((picture) => ({ ...picture, place: line.place }))),
    notes: notesOf(table).map((said) => ({ place, text: said })),
    leftOver: [],
  };
  const right = rightIn(table).map((answer) => read(answer.text, answer.place));
  const options = table.answers.map((answer) => read(answer.text, answer.place));
  if (code === 'MAT') return matches(table, asked);
  if (code === 'TF') return [{ ...asked, type: 'true-false', answers: right }];
  if (/^(?:MC|MA|MS)$/u.test(code)) return [{ ...asked, options, answers: right }];
  if (code === 'ES') {
    const { answers, marking, notes } = readScheme(table.scheme, { text, marks });
    const more = notes.map((said) => ({ place, text: said }));
    return [{ ...asked, answers: answers.map((one) => read(one)), marking, notes: [...(asked.notes ?? []), ...more] }];
  }
  const gaps = gapsIn(table);
  if (gaps !== undefined) return [{ ...asked, text: gaps.text, answers: gaps.answers.map((one) => read(one)) }];
  return [{ ...asked, answers: right }];
}

const textOf = (lines: readonly Line[]) => lines.map(({ text }) => tidy(text)).join('\n');

/** Those that have marks where several are to be picked, else those with the most. */
function rightIn({ code, answers }: MoodleTable): MoodleTable['answers'] {
  const most = Math.max(0, ...answers.map(({ grade }) => grade));
  const isEach = code === 'MA' || code === 'MS';
  return answers.filter(({ grade }) => grade > 0 && (isEach || grade === most));
}

/** What has some of the marks, and what was said to whoever had answered. */
function notesOf(table: MoodleTable): string[] {
  const right = new Set(rightIn(table));
  const isGroup = table.code === 'MW' || table.code === 'DDT';
  const partly = isGroup ? [] : table.answers.filter((answer) => answer.grade > 0 && !right.has(answer));
  const said = partly.map(({ text, grade }) => `${text} (${grade}%)`);
  return table.feedback === '' ? said : [...said, table.feedback];
}

function matches({ pairs }: MoodleTable, asked: ParsedQuestion): ParsedQuestion[] {
  const terms = pairs.filter(({ left }) => left !== '');
  const options = [...new Set(pairs.map(({ right }) => right))].map((value) => ({
    value,
    place: asked.place,
    confidence: 0.95,
  }));
  return terms.map(({ left, right, place }, index) =>
    partOfQuestion(asked, terms.length, {
      label: String.fromCharCode(97 + index),
      place,
      text: left,
      options,
      answers: [{ value: right, place, confidence: 0.95 }],
    }),
  );
}

const room = '________';
const coded = /\{\d*:[A-Z_]{2,14}:(.*?)\}/gu;

/** Room for what Moodle has in '{1:SA:=iron~tin}', in the italics and bold of the plug-in, or behind '[[2]]', and what goes into it. */
function gapsIn({ code, asked, answers }: MoodleTable): { text: string; answers: string[] } | undefined {
  const text = textOf(asked);
  const isListed = code === 'MW' || code === 'DDT';
  if (isListed) {
    const found = [...text.matchAll(/\[\[(\d{1,2})\]\]/gu)].map(([, place]) => answers[Number(place) - 1]?.text ?? '');
    return { text: text.replace(/\[\[\d{1,2}\]\]/gu, room), answers: found };
  }
  if (code !== 'CL') return undefined;
  const inCode = [...text.matchAll(coded)].map(([, inside = '']) => rightOf(inside));
  if (inCode.length > 0) return { text: text.replace(coded, room), answers: inCode };
  const shown = asked.flatMap(({ spans }) => spans.filter((span) => stands(span)));
  const open = asked.map(({ spans }) => spans.map((span) => (stands(span) ? room : span.text)).join(''));
  return { text: open.map(tidy).join('\n'), answers: shown.map((span) => tidy(span.text)) };
}

const stands = ({ bold, italic, text }: Line['spans'][number]) => (bold || italic) && text.trim() !== '';

/** 'blue~=green#Yes~%50%teal' is 'green'. */
const rightOf = (inside: string) =>
  inside
    .split('~')
    .flatMap((one) => /^(?:=|%100%)([^#]*)/u.exec(one.trim())?.[1] ?? [])
    .join(' / ');
