import { mixed, type Quiz, type Remark, type StructuredQuestion } from './quiz/structured-question.ts';

const option = /^\s*([A-Za-z])\s?[.)]\s+(\S.*)$/u;
const answer = /^\s*ANSWERS?\s*:\s*(\S.*?)\s*$/iu;
const numbered = /^\s*(\d{1,3})\s*[.)]\s+(?=\S)/u;

interface Line {
  readonly number: number;
  readonly text: string;
}

/** Whether above each line that names an answer are two or more options, beginning with A. */
export function isAiken(text: string): boolean {
  let next = 0;
  let answers = 0;
  for (const line of linesOf(text)) {
    const letter = option.exec(line.text)?.[1]?.toUpperCase().charCodeAt(0);
    if (answer.test(line.text)) {
      if (next < 2) return false;
      answers += 1;
      next = 0;
    } else if (letter === 65 + next) next += 1;
    else if (letter === 65) next = 1;
  }
  return answers > 0;
}

/** Reads a quiz in Aiken's format: a question, its options 'A. …' a line each, and 'ANSWER: B'. */
export function readAiken(text: string): Quiz {
  const questions: StructuredQuestion[] = [];
  let asked: Line[] = [];
  let options: string[] = [];
  /** Lines after the last option continue it, or ask the next question if its answer was left out. */
  let below: Line[] = [];
  const add = (key: string) => {
    questions.push(questionOf(asked, options, key, `q${questions.length + 1}`));
    [asked, options, below] = [[], [], []];
  };
  for (const line of linesOf(text)) {
    const [, key] = answer.exec(line.text) ?? [];
    const [, letter = '', said = ''] = option.exec(line.text) ?? [];
    const code = letter.toUpperCase().charCodeAt(0);
    if (key !== undefined && options.length > 0) {
      options = withMore(options, below);
      add(key);
    } else if (asked.length > 0 && code === 65 + options.length) {
      options = [...withMore(options, below), said];
      below = [];
    } else if (options.length === 0) asked.push(line);
    else if (code === 65 && below.length > 0) {
      const next = below;
      add('');
      [asked, options] = [next, [said]];
    } else below.push(line);
  }
  if (options.length > 0) {
    options = withMore(options, below);
    add('');
  }
  const [rest] = asked;
  return { entries: [...withoutNumbers(questions), ...(rest === undefined ? [] : [leftOut(rest)])] };
}

const leftOut = ({ number, text }: Line): Remark => ({
  name: `Line ${number}`,
  place: { unit: 'line', number },
  message: 'there are no options below it, so this is left out.',
  severity: 'error',
  excerpt: text,
});

/** Options, the last of which goes on in the lines below it. */
const withMore = (options: readonly string[], below: readonly Line[]): string[] =>
  options.map((text, index) =>
    index === options.length - 1 ? [text, ...below.map((line) => line.text.trim())].join(' ') : text,
  );

const linesOf = (text: string): Line[] =>
  text
    .split(/\r\n?|\n/u)
    .map((line, index) => ({ number: index + 1, text: line }))
    .filter((line) => line.text.trim() !== '');

function questionOf(
  asked: readonly Line[],
  options: readonly string[],
  answer: string,
  id: string,
): StructuredQuestion {
  return {
    id,
    place: { unit: 'line', number: asked[0]?.number ?? 1 },
    text: mixed(asked.map((line) => line.text.trim()).join('\n')),
    asked: {
      kind: 'named-choice',
      options: options.map((text, label) => ({ ...mixed(text), label })),
      answer: mixed(answer),
    },
  };
}

/** Questions that are numbered throughout get their numbers from the page. */
function withoutNumbers(questions: readonly StructuredQuestion[]): readonly StructuredQuestion[] {
  const areNumbered = questions.every(({ text }, index) => Number(numbered.exec(text.text)?.[1] ?? 0) === index + 1);
  if (!areNumbered) return questions;
  return questions.map((one) => ({ ...one, text: mixed(one.text.text.replace(numbered, '')) }));
}
