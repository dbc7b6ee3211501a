import fc from 'fast-check';
import { onePixel } from './one-pixel.ts';
import { p, picture, table, type WordFileOptions, wordFile } from './word-file.ts';

/** How the author of a paper does things, the same throughout. */
export interface Habits {
  readonly numbers: '#.' | '#)' | 'Q#.' | 'Question #:' | '(#)' | 'list';
  readonly letters: 'A.' | 'a)' | '(a)' | '(A)' | 'list' | 'one line' | 'cells';
  readonly parts: '(a)' | 'a)';
  readonly answers:
    | 'line'
    | 'bold'
    | 'highlight'
    | 'red'
    | 'tick'
    | 'star'
    | 'in brackets'
    | 'on the gap'
    | 'key'
    | 'scheme'
    | 'second file'
    | 'copy'
    | 'none';
  /** What is beside: each must be told, none of it is ever an answer. */
  readonly extras: readonly (
    | 'comment'
    | 'hidden'
    | 'unknown picture'
    | 'your answer'
    | 'explanation'
    | 'marks'
    | 'title'
  )[];
}

/** One thing that is asked, in words of its own. */
export interface RandomQuestion {
  readonly text: string;
  /** Of a part, what is above it and its siblings. */
  readonly stem: string | null;
  readonly options: readonly string[];
  readonly answer: string;
  /** What else is in it: the two columns of what is to be matched. */
  readonly beside?: readonly string[];
}

export interface RandomPaper {
  readonly habits: Habits;
  readonly files: readonly { readonly name: string; readonly bytes: Uint8Array }[];
  /** The habits and the text of each block, for a person. */
  readonly lines: readonly string[];
  readonly questions: readonly RandomQuestion[];
  /** What no pupil may see and no key may hold: hidden text, comments, what pupils answered. */
  readonly secrets: readonly string[];
}

/**
 * What is asked at one number: options to choose from, a line to write or that many parts, a sentence with a gap, a statement to be judged, or so
 * many words to be matched.
 */
export type Shape =
  | { readonly options: number; readonly right: number }
  | { readonly parts: number }
  | { readonly gap: true }
  | { readonly truth: boolean }
  | { readonly pairs: number };

export const habits: fc.Arbitrary<Habits> = fc.record({
  numbers: fc.constantFrom('#.', '#)', 'Q#.', 'Question #:', '(#)', 'list'),
  letters: fc.constantFrom('A.', 'a)', '(a)', '(A)', 'list', 'one line', 'cells'),
  parts: fc.constantFrom('(a)', 'a)'),
  answers: fc.constantFrom(
    'line',
    'bold',
    'highlight',
    'red',
    'tick',
    'star',
    'in brackets',
    'on the gap',
    'key',
    'scheme',
    'second file',
    'copy',
    'none',
  ),
  extras: fc.subarray(['comment', 'hidden', 'unknown picture', 'your answer', 'explanation', 'marks', 'title']),
});

const choice = fc.record({ options: fc.integer({ min: 3, max: 5 }), right: fc.nat({ max: 4 }) });
const written = fc.constant({ parts: 0 });
const gap = fc.constant({ gap: true } as const);
const truth = fc.record({ truth: fc.boolean() });
const pairs = fc.record({ pairs: fc.integer({ min: 2, max: 4 }) });
const inParts = fc.record({ parts: fc.integer({ min: 2, max: 3 }) });
export const shapes: fc.Arbitrary<Shape[]> = fc.oneof(
  fc.array(choice, { minLength: 4, maxLength: 9 }),
  fc.array(fc.oneof(written, gap), { minLength: 4, maxLength: 9 }),
  fc.array(truth, { minLength: 4, maxLength: 9 }),
  fc.array(fc.oneof(choice, written, inParts, gap, truth, pairs), { minLength: 5, maxLength: 9 }),
);

const looks = { bold: '**', highlight: '==', red: '%%' } as const;
const letter = (at: number) => 'ABCDE'[at] ?? '';

/** Writes a paper with these habits. Every word of it that is not 'Which', 'What' and the like is in it once. */
export function writePaper(wanted: Habits, shaped: readonly Shape[]): RandomPaper {
  // A filled-in copy has the words of its paper, so nothing but marks is beside them in either.
  const own: Habits =
    wanted.answers === 'copy' ? { ...wanted, extras: wanted.extras.filter((extra) => extra === 'marks') } : wanted;
  const word = words();
  const blocks: string[] = own.extras.includes('title') ? [p('Science homework', { style: 'Title' })] : [];
  const key: string[] = [];
  const scheme: string[][] = [];
  const questions: RandomQuestion[] = [];
  const secrets: string[] = [];
  const secret = () => {
    const said = `${word()} ${word()}`;
    secrets.push(said);
    return said;
  };
  /** What is below each thing that is asked. */
  const below = (label: string, answer: string, said: string) => {
    if (own.extras.includes('your answer')) blocks.push(p(`Your answer: ${secret()}`));
    if (own.answers === 'line' || (isAtOption(own) && answer === said)) blocks.push(p(`Answer: ${said}`));
    if (own.answers === 'key' || own.answers === 'second file') key.push(p(`${label} ${said}`));
    if (own.answers === 'scheme') scheme.push([label.replace(/\.$/u, ''), said, '1']);
    if (own.extras.includes('explanation') && own.answers === 'line')
      blocks.push(p(`Explanation: ${word()} ${word()} ${word()}`));
  };
  const marks = own.extras.includes('marks') ? ' (2 marks)' : '';
  const behind = (said: string) => (own.answers === 'in brackets' ? `${marks} (Answer: ${said})` : marks);
  shaped.forEach((shape, index) => {
    const number = index + 1;
    const ask = (text: string) =>
      own.numbers === 'list' ? p(text, { list: [1, 0] }) : p(`${own.numbers.replace('#', String(number))} ${text}`);
    if ('options' in shape) {
      const right = shape.right % shape.options;
      const options = Array.from({ length: shape.options }, () => `${word()} ${word()}`);
      const text = `Which ${word()} has the ${word()}?`;
      questions.push({ text, stem: null, options, answer: options[right] ?? '' });
      blocks.push(ask(text + behind(letter(right))), ...writeOptions(own, options, right, number));
      below(`${number}.`, options[right] ?? '', letter(right));
    } else if ('gap' in shape) {
      const answer = `${word()} ${word()}`;
      const [first, second] = [`The ${word()} stands on a `, ` beside the ${word()}.`];
      const filled = own.answers === 'on the gap' ? `____${answer}____` : '________';
      questions.push({ text: first + second, stem: null, options: [], answer });
      blocks.push(ask(first + filled + second + behind(answer)));
      if (own.answers !== 'on the gap') below(`${number}.`, answer, answer);
    } else if ('truth' in shape) {
      const text = `The ${word()} has a ${word()}.`;
      const answer = shape.truth ? 'True' : 'False';
      questions.push({ text, stem: null, options: [], answer: answer.toLowerCase() });
      blocks.push(ask(`${text} True / False${behind(answer)}`));
      below(`${number}.`, answer, answer);
    } else if ('pairs' in shape) {
      const rows = Array.from({ length: shape.pairs }, () => [word(), word()]);
      const text = `Match each ${word()} with its ${word()}.`;
      questions.push({ text, stem: null, options: [], answer: '', beside: rows.flat() });
      blocks.push(ask(text), table(['Column A', 'Column B'], ...rows));
    } else if (shape.parts === 0) {
      const text = `What is the ${word()} of the ${word()}?`;
      const answer = `${word()} ${word()}`;
      questions.push({ text, stem: null, options: [], answer });
      blocks.push(ask(text + behind(answer)));
      below(`${number}.`, answer, answer);
    } else {
      const stem = `A ${word()} stands beside a ${word()}.`;
      blocks.push(ask(stem));
      for (let part = 0; part < shape.parts; part += 1) {
        const label = own.parts.replace('a', letter(part).toLowerCase());
        const text = `What is its ${word()} and its ${word()}?`;
        const answer = `${word()} ${word()}`;
        questions.push({ text, stem, options: [], answer });
        blocks.push(p(`${label} ${text}${behind(answer)}`));
        below(`${number}(${letter(part).toLowerCase()})`, answer, answer);
      }
    }
  });
  const parts: Record<string, string> = {};
  if (own.extras.includes('comment')) {
    blocks.splice(1, 0, p(`Read each question with ${word()}.`, {}, '<w:r><w:commentReference w:id="1"/></w:r>'));
    parts['word/comments.xml'] =
      `<w:comments xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main"><w:comment w:id="1">${p(secret())}</w:comment></w:comments>`;
  }
  if (own.extras.includes('hidden')) blocks.push(p(`##${secret()}##`));
  const pictures: Record<string, Uint8Array> = {};
  if (own.extras.includes('unknown picture')) {
    pictures['wave.emf'] = onePixel.subarray(8);
    blocks.splice(Math.min(2, blocks.length), 0, p('', {}, picture('wave.emf', 'a wave')));
  }
  if (own.answers === 'scheme')
    blocks.push(p('Mark scheme', { style: 'Heading1' }), table(['Question', 'Answer', 'Marks'], ...scheme));
  if (own.answers === 'key') blocks.push(p('Answer key', { style: 'Heading1' }), ...key);
  const options: WordFileOptions = {
    lists: {
      1: [['decimal', '%1.']],
      ...Object.fromEntries(shaped.map((_, at) => [at + 2, [['upperLetter', '%1.']]])),
    },
    pictures,
    parts,
  };
  const files: RandomPaper['files'][number][] = [{ name: 'homework.docx', bytes: wordFile(blocks, options) }];
  if (own.answers === 'second file')
    files.push({ name: 'homework answers.docx', bytes: wordFile([p('Answers', { style: 'Title' }), ...key]) });
  if (own.answers === 'copy') {
    const copy = writePaper({ ...own, answers: 'line' }, shaped);
    files.push(...copy.files.map(({ bytes }) => ({ name: 'homework answers.docx', bytes })));
  }
  const textOf = (block: string) => block.replace(/<[^>]*>/gu, '');
  const lines = [
    JSON.stringify(own),
    ...[...blocks, ...(own.answers === 'second file' ? ['—', ...key] : [])].map(textOf),
  ];
  return { habits: own, files, lines, questions, secrets };
}

/** Looks and signs are at options; what is written beside such choices has its answer in a line. */
const isAtOption = ({ answers }: Habits) =>
  ['bold', 'highlight', 'red', 'tick', 'star', 'on the gap'].includes(answers);

function writeOptions(own: Habits, options: readonly string[], right: number, number: number): string[] {
  const told = options.map((option, at) => {
    if (at !== right) return option;
    if (own.answers === 'tick') return `${option} ✓`;
    if (own.answers === 'star') return `${option} *`;
    const look = Object.entries(looks).find(([name]) => name === own.answers)?.[1] ?? '';
    return `${look}${option}${look}`;
  });
  if (own.letters === 'list') return told.map((option) => p(option, { list: [number + 1, 0] }));
  if (own.letters === 'cells') return [table(told.map((option, at) => `${letter(at)}. ${option}`))];
  if (own.letters === 'one line') return [p(told.map((option, at) => `${letter(at)}. ${option}`).join('     '))];
  const label = (at: number) =>
    own.letters.replace(/a/iu, (as) => (as === 'a' ? letter(at).toLowerCase() : letter(at)));
  return told.map((option, at) => p(`${label(at)} ${option}`));
}

/** Words that mean nothing, each once: 'bakafela'. */
function words(): () => string {
  let next = 0;
  return () => {
    next += 1;
    let left = next * 7919;
    let made = '';
    for (let syllable = 0; syllable < 4; syllable += 1) {
      made += `${'bdfgklmnprtvz'[left % 13]}${'aeiou'[Math.floor(left / 13) % 5]}`;
      left = Math.floor(left / 65);
    }
    return made;
  };
}
