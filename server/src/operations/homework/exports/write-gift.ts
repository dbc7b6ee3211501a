import type { QuestionType } from '@markwell/marking-core';
import type { DraftQuestion } from '../../../contract/homework-draft.ts';
import { keyTitle } from '../../../homework-import/formats/gift/key-title.ts';
import { shareOfEach, shareText } from './moodle/moodle-text.ts';
import type { Lose, PaperQuestion, Writer } from './paper/paper.ts';
import { type KeyedSlot, keyedSlots, piecesOf } from './paper/slot-keys.ts';
import { schemeLines, typedKey } from './paper/typed-key.ts';

/** What comes between the braces of a question; where it says so, another text than the question's. */
interface Gift {
  readonly answers?: readonly string[];
  readonly text?: string;
}

/** Writes GIFT, Moodle's plain text. It has no pictures, no marks and no tips. */
export const writeGift: Writer = ({ assignment: { title, description }, questions }, lose) => {
  const introduction = description.trim() === '' ? [] : [said(description)];
  const written = questions.map((one) => questionText(one, lose));
  return `${[`$CATEGORY: ${title.replace(/\s+/gu, ' ')}`, ...introduction, ...written].join('\n\n')}\n`;
};

function questionText(one: PaperQuestion, lose: Lose): string {
  const { question, label } = one;
  if (question.diagramPath) lose('GIFT holds no pictures', one);
  if (question.soundPath) lose('GIFT holds no sound', one);
  if (question.marks > 1) lose('GIFT holds no marks: each question has 1 when it is read', one);
  if (question.studyTip) lose('GIFT holds no study tips', one);
  const { answers, text = question.question } = kinds[question.type](one, lose);
  const table = question.type === 'table' ? '' : tableLines(one);
  const above = [question.description ?? '', table, text].filter((line) => line.trim() !== '');
  const name = question.label?.length && label ? `::${said(label)}:: ` : '';
  const braces = answers === undefined ? '' : ` {\n${answers.map((line) => `  ${line}\n`).join('')}}`;
  return `${name}${said(shown(above.join('\n')))}${braces}`;
}

const kinds: Readonly<Record<QuestionType, (one: PaperQuestion, lose: Lose) => Gift>> = {
  information: () => ({}),
  'multiple-choice': ({ question: { options, correctAnswers, notes } }) => choice(options, correctAnswers, notes),
  'true-false': ({ question: { correctAnswers } }) => {
    const [only, other] = correctAnswers;
    if (only !== undefined && other === undefined && only !== 'cannot_tell') return { answers: [only.toUpperCase()] };
    const right = correctAnswers.map((value) => truths[value] ?? '');
    return choice(Object.values(truths), right);
  },
  text: typed,
  number: typed,
  combined: essay,
  'graph-plotting': essay,
  'multiple-response': (one, lose) => {
    const { options, correctAnswers, notes } = one.question;
    const share = shareText(shareOfEach(one, lose));
    const sign = (text: string) => (correctAnswers.includes(text) ? '' : '-');
    return { answers: options.map((text) => `~%${sign(text)}${share}%${said(shown(text))}${noteOn(notes?.[text])}`) };
  },
  matching: ({ question }) => matching(keyedSlots(question).map(({ id, right: [first = ''] }) => [id, first])),
  ordering: (one, lose) => {
    lose('GIFT has no order: each place is matched with what belongs there', one);
    return matching(one.question.correctAnswers.map((text, index) => [String(index + 1), text]));
  },
  'gap-fill': (one, lose) => gaps(one, one.question.passage ?? '', lose),
  labelling: (one, lose) => gaps(one, '', lose),
  table: (one, lose) => gaps(one, tableLines(one), lose),
};

const truths: Readonly<Record<string, string>> = { true: 'True', false: 'False', cannot_tell: 'Cannot tell' };

const choice = (options: readonly string[], right: readonly string[], notes?: DraftQuestion['notes']): Gift => ({
  answers: options.map((text) => `${right.includes(text) ? '=' : '~'}${said(shown(text))}${noteOn(notes?.[text])}`),
});

/** What is said to those who choose an option. */
const noteOn = (note: string | undefined) => (note ? ` #${said(note)}` : '');

const matching = (pairs: readonly (readonly [string, string])[]): Gift => ({
  answers: pairs.map(([term, meant]) => `=${said(shown(term))} -> ${said(shown(meant))}`),
});

function typed(one: PaperQuestion, lose: Lose): Gift {
  const key = typedKey(one.question);
  if (key.kind === 'model') return essay(one, lose);
  if (key.kind === 'words') {
    if (key.reject.length > 0) lose('GIFT holds no answers that are refused', one);
    return { answers: key.accept.map((text) => `=${said(text)}`) };
  }
  if (key.numbers.some(({ unit }) => unit !== '')) lose('GIFT holds no units: the number alone is asked for', one);
  return { answers: ['#', ...key.numbers.map(({ value, tolerance }) => `=${value}:${tolerance}`)] };
}

function essay({ question, ...one }: PaperQuestion, lose: Lose): Gift {
  lose('It is an essay in GIFT, which a teacher marks; its key is feedback', { question, ...one });
  return { answers: [`####${said([keyTitle, ...schemeLines(question)].join('\n'))}`] };
}

/** A text with gaps: a list of each gap's words to match, as GIFT knows one gap alone. */
function gaps(one: PaperQuestion, passage: string, lose: Lose): Gift {
  const slots = keyedSlots(one.question);
  lose('GIFT has one gap in a text at most: gaps are matched with what belongs there', one);
  const text = piecesOf(passage, slots).map((piece) => (typeof piece === 'string' ? piece : blank(piece, slots)));
  return {
    text: [one.question.question, text.join('')].filter((line) => line !== '').join('\n'),
    ...matching(slots.map(({ id, right: [first = ''] }) => [id, first])),
  };
}

const blank = ({ id }: KeyedSlot, slots: readonly KeyedSlot[]) => (slots.length === 1 ? '_____' : `(${id}) _____`);

function tableLines({ question: { table } }: PaperQuestion): string {
  if (table === null) return '';
  const rows = [table.columns, ...table.rows].map((cells) => cells.join(' | '));
  return [table.caption, ...rows].filter((line) => line !== '').join('\n');
}

/** As HTML where a text speaks of tags or entities, which Moodle would take for its own. */
function shown(text: string): string {
  const html = text.replace(/&(?=#?\w+;)/gu, '&amp;').replace(/<(?=[/!]?[a-z])/giu, '&lt;');
  return html === text ? text : html.replaceAll('\n', '<br>');
}

const said = (text: string): string =>
  text
    .trim()
    .replace(/[\\~=#{}:]/gu, (sign) => `\\${sign}`)
    .replace(/\s*\n\s*/gu, String.raw`\n`);
