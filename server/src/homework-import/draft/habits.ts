import type { Reading as ReadingOfDraft } from '../../contract/homework-draft.ts';
import { countEach } from '../group.ts';
import { nameMany } from '../name-many.ts';
import { leaves, type Reading } from '../reading/read-document.ts';
import { textOf } from '../reading/tally.ts';
import type { DraftedPaper } from './draft-paper.ts';

type Habit = ReadingOfDraft['habits'][number];

const examples: Record<string, string> = {
  Q1: 'Question 1, Question 2',
  'Q:': 'Question:',
  '1 alone': 'numbers on lines of their own',
  '1 wide': '1, 2, 3',
  '1 capital': '1, 2, 3',
  asks: 'lines that ask',
  bold: 'lines in bold',
  heading: 'headings',
  answers: 'what separates answers',
  options: 'what separates options',
};
const formats: Record<string, readonly string[]> = {
  decimal: ['1', '2', '3'],
  lowerLetter: ['a', 'b', 'c'],
  upperLetter: ['A', 'B', 'C'],
  lowerRoman: ['i', 'ii', 'iii'],
  upperRoman: ['I', 'II', 'III'],
};

/** A form of marks as a person would write it: '1. 2. 3.'. */
export function sayForm(form: string): string {
  const list = /^list (\S+) ?(.*?) ?\d+(?: (?:of|in) .*)?$/u.exec(form);
  if (list !== null) {
    const labels = formats[list[1] ?? ''];
    return labels === undefined
      ? 'bullets'
      : labels.map((label) => (list[2] ?? '').replace('#', label) || label).join(' ');
  }
  const known = examples[form];
  if (known !== undefined) return known;
  const next = /[1aAiI]/u.exec(form);
  if (next === null) return form === '•' ? 'bullets' : form === '☐' ? 'boxes' : form;
  const second = { '1': '2', a: 'b', A: 'B', i: 'ii', I: 'II' }[next[0]] ?? '';
  return `${form} ${form.replace(next[0], second)}`;
}

const answersBy = {
  sign: 'answers by a sign',
  line: 'answers in lines of their own',
  look: 'answers by their look',
  key: 'answers from a key',
  gap: 'answers typed on the room to write',
  text: 'answers behind the questions',
} as const;

/** What was read, in habits: each with how many questions have it. */
export function habitsOf(reading: Reading, { questions, look }: DraftedPaper): Habit[] {
  const of = questions.length;
  const habits: Habit[] = [];
  const add = (habit: Habit['habit'], names: readonly string[]) => {
    const [most] = countEach(names);
    if (most !== undefined) habits.push({ habit, text: most[0], questions: most[1], of });
  };
  add(
    'numbers',
    reading.blocks.map(({ block }) => `questions ${sayForm(block.form)}`),
  );
  add(
    'options',
    leaves(reading.blocks).flatMap(({ reading: { options } }) => {
      const [first] = options;
      return first === undefined
        ? []
        : [first.form === '' ? 'options without letters' : `options ${sayForm(first.form)}`];
    }),
  );
  add(
    'parts',
    reading.blocks.flatMap(({ reading: { parts } }) => parts.slice(0, 1).map(({ label }) => `parts ${sayForm(label)}`)),
  );
  add(
    'answers',
    questions.flatMap(({ answer: { where } }) => {
      if (where === null || where === 'options') return [];
      return [
        where === 'look' ? `answers in ${look.startsWith('colour ') ? 'colour' : sayLook(look)}` : answersBy[where],
      ];
    }),
  );
  add(
    'marks',
    questions.flatMap(({ marks }) => (marks === null ? [] : ['marks as written'])),
  );
  return habits;
}

const sayLook = (look: string) =>
  ({
    bold: 'bold',
    italic: 'italics',
    highlight: 'highlight',
    colour: 'colour',
    underline: 'underlined words',
    struck: 'what is not struck out',
  })[look] ?? look;

/** The other readings, what would come of each, and how it begins. */
export function otherReadings(readings: readonly Reading[], chosen: number): ReadingOfDraft['others'] {
  return readings.flatMap((reading, at) => {
    if (at + 1 === chosen) return [];
    const asked = leaves(reading.blocks);
    const choices = asked.filter(({ reading: { options } }) => options.length > 1).length;
    const shape = { questions: asked.length, choices };
    const first = asked.slice(0, 3).flatMap(({ reading: { stem } }) => short(textOf(stem)) || []);
    const begins = first.length === 0 ? '' : `, beginning ${nameMany(first.map((text) => `“${text}”`))}`;
    return [{ reading: at + 1, text: `could be ${sayShape(shape)}${begins}`, ...shape }];
  });
}

const short = (text: string) => {
  const line = text.replace(/\s+/gu, ' ');
  return line.length > 50 ? `${line.slice(0, 49)}…` : line;
};

function sayShape({ questions, choices }: { questions: number; choices: number }): string {
  const count = (number: number, one: string) => `${number} ${one}${number === 1 ? '' : 's'}`;
  if (choices === 0) return count(questions, 'question');
  return choices === questions
    ? count(choices, 'choice')
    : `${count(questions, 'question')}, ${choices} of them choices`;
}
