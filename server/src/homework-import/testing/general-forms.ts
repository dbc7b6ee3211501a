import { acceptedAnswers } from '@markwell/marking-core';
import type { DraftQuestion } from '../../contract/homework-draft.ts';
import { p, table, wordFile } from './word-file.ts';

/** A paper as it is typed, and the questions that a teacher sees in it, as `sayQuestion` says them. */
export interface Form {
  readonly form: string;
  /** Two for a paper with a file of its answers. */
  readonly files: readonly (readonly string[])[];
  readonly questions: readonly string[];
}

const lists = {
  1: [
    ['decimal', '%1.'],
    ['lowerLetter', '(%2)'],
    ['lowerRoman', '(%3)'],
  ],
  2: [['decimal', 'Question %1']],
  11: [['upperLetter', '%1.']],
  12: [['upperLetter', '%1.']],
  13: [['upperLetter', '%1.']],
  14: [['upperLetter', '%1.']],
  15: [['bullet', '•']],
} satisfies NonNullable<Parameters<typeof wordFile>[1]>['lists'];

/** A Word file of lines: '# ' before a heading, '{1.0} ' before an item of a list at a level, cells between '|'; looks as in `runs`. */
export function wordFileOf(lines: readonly string[]): Buffer {
  const blocks: string[] = [];
  let rows: string[][] = [];
  const endTable = () => {
    if (rows.length > 0) blocks.push(table(...rows));
    rows = [];
  };
  for (const line of lines) {
    if (line.startsWith('|')) {
      rows.push(
        line
          .slice(1, -1)
          .split('|')
          .map((cell) => cell.trim()),
      );
      continue;
    }
    endTable();
    const item = /^\{(\d+)\.(\d)\} /u.exec(line);
    if (line.startsWith('# ')) blocks.push(p(line.slice(2), { style: 'Heading1' }));
    else if (item === null) blocks.push(p(line));
    else blocks.push(p(line.slice(item[0].length), { list: [Number(item[1]), Number(item[2])] }));
  }
  endTable();
  return wordFile(blocks, { lists });
}

/** 'What flows? [sand, *water] (2)': what is asked, its options with a star at the right ones, or '= ' and the accepted answers; marks above one. */
export function sayQuestion(one: DraftQuestion): string {
  const { type, question, options, correctAnswers, marks } = one;
  const isRight = (option: string) => (correctAnswers.includes(option) ? '*' : '') + option;
  const answer =
    options.length > 0
      ? ` [${options.map(isRight).join(', ')}]`
      : `${type === 'true-false' ? ' ±' : ''}${
          correctAnswers.length > 0
            ? ` = ${acceptedAnswers(one)
                .map((text) => text.replace(/\.$/u, ''))
                .join(' // ')}`
            : ''
        }`;
  return question.replace(/\s+/gu, ' ') + answer + (marks > 1 ? ` (${marks})` : '');
}

interface Sample {
  readonly text: string;
  readonly options: readonly string[];
  readonly right: number;
}
const samples: readonly Sample[] = [
  { text: 'Which planet is the largest?', options: ['Mars', 'Jupiter', 'Venus', 'Earth'], right: 1 },
  { text: 'What is the symbol for sodium?', options: ['Na', 'So', 'S', 'Sd'], right: 0 },
  { text: 'Which gas do plants take in?', options: ['oxygen', 'nitrogen', 'argon', 'carbon dioxide'], right: 3 },
  { text: 'Who wrote Macbeth?', options: ['Dickens', 'Austen', 'Shakespeare', 'Orwell'], right: 2 },
];
const letters = 'ABCD';

/** How a choice is written down: what is not said is as most do it, '1.' and 'A.', without an answer. */
interface Ways {
  readonly number?: (number: number) => string;
  readonly options?: (options: readonly string[], at: number) => readonly string[];
  /** How the right option is marked. */
  readonly sign?: (option: string) => string;
  readonly behind?: (sample: Sample) => string;
  readonly below?: (sample: Sample, number: number) => readonly string[];
  readonly atEnd?: readonly string[];
  readonly second?: readonly string[];
}
const listed = (label: (at: number) => string) => (options: readonly string[]) =>
  options.map((option, at) => label(at) + option);
const letter = (at: number) => letters[at] ?? '';
const small = (at: number) => letter(at).toLowerCase();

function choices(form: string, ways: Ways, marks = ''): Form {
  const {
    number = (own) => `${own}. `,
    options = listed((at) => `${letter(at)}. `),
    sign = (option) => option,
    behind = () => '',
    below = () => [],
    atEnd = [],
    second,
  } = ways;
  const lines = samples.flatMap((sample, at) => [
    number(at + 1) + sample.text + behind(sample),
    ...options(
      sample.options.map((option, of) => (of === sample.right ? sign(option) : option)),
      at,
    ),
    ...below(sample, at + 1),
  ]);
  const hasAnswers = ways.sign ?? ways.below ?? second ?? (atEnd.length > 0 || /answer/u.test(form));
  return {
    form,
    files: [['# Science quiz', ...lines, ...atEnd], ...(second === undefined ? [] : [second])],
    questions: samples.map(
      ({ text, options: own, right }) =>
        `${text} [${own.map((option, at) => (hasAnswers && at === right ? '*' : '') + option).join(', ')}]${marks}`,
    ),
  };
}

const numbers: readonly (readonly [string, (number: number) => string])[] = [
  ['1.', (n) => `${n}. `],
  ['1)', (n) => `${n}) `],
  ['(1)', (n) => `(${n}) `],
  ['[1]', (n) => `[${n}] `],
  ['1 -', (n) => `${n} - `],
  ['1:', (n) => `${n}: `],
  ['1 and a tab', (n) => `${n}\t`],
  ['1 and a space', (n) => `${n} `],
  ['1.)', (n) => `${n}.) `],
  ['01.', (n) => `0${n}. `],
  ['#1', (n) => `#${n} `],
  ['Q1', (n) => `Q${n} `],
  ['Q1.', (n) => `Q${n}. `],
  ['Q.1', (n) => `Q.${n} `],
  ['Q. 1)', (n) => `Q. ${n}) `],
  ['Q-1:', (n) => `Q-${n}: `],
  ['Question 1:', (n) => `Question ${n}: `],
  ['QUESTION 1 –', (n) => `QUESTION ${n} – `],
  ['Question No. 1', (n) => `Question No. ${n}: `],
  ['Question:', () => 'Question: '],
  ['**1.** in bold', (n) => `**${n}.** `],
  ['an automatic list', () => '{1.0} '],
  ['an automatic list of words', () => '{2.0} '],
  ['I.', (n) => `${['I', 'II', 'III', 'IV'][n - 1]}. `],
  ['nothing', () => ''],
];
const optionForms: readonly (readonly [string, NonNullable<Ways['options']>])[] = [
  ['A.', listed((at) => `${letter(at)}. `)],
  ['A)', listed((at) => `${letter(at)}) `)],
  ['(A)', listed((at) => `(${letter(at)}) `)],
  ['A:', listed((at) => `${letter(at)}: `)],
  ['A -', listed((at) => `${letter(at)} - `)],
  ['A and a tab', listed((at) => `${letter(at)}\t`)],
  ['A and a space', listed((at) => `${letter(at)} `)],
  ['[A]', listed((at) => `[${letter(at)}] `)],
  ['a.', listed((at) => `${small(at)}. `)],
  ['a)', listed((at) => `${small(at)}) `)],
  ['(a)', listed((at) => `(${small(at)}) `)],
  ['a.)', listed((at) => `${small(at)}.) `)],
  ['i)', listed((at) => `${['i', 'ii', 'iii', 'iv'][at]}) `)],
  ['bullets', listed(() => '• ')],
  ['dashes', listed(() => '- ')],
  ['automatic bullets', listed(() => '{15.0} ')],
  ['automatic letters', (options, at) => options.map((option) => `{${11 + at}.0} ${option}`)],
  ['□', listed(() => '□ ')],
  ['☐', listed(() => '☐ ')],
  ['○', listed(() => '○ ')],
  ['[ ]', listed(() => '[ ] ')],
  ['( )', listed(() => '( ) ')],
  ['___ A.', listed((at) => `____ ${letter(at)}. `)],
  ['no letters', listed(() => '')],
  ['one line', (options) => [listed((at) => `${letter(at)}. `)(options).join('   ')]],
  ['one line, single spaces', (options) => [listed((at) => `${letter(at)}) `)(options).join(' ')]],
  ['one line, (a)', (options) => [listed((at) => `(${small(at)}) `)(options).join('\t')]],
  ['one line, tabs', (options) => [options.join('\t')]],
  ['one line, slashes', (options) => [options.join(' / ')]],
  [
    'two lines',
    (options) => {
      const own = listed((at) => `${letter(at)}. `)(options);
      return [`${own[0]}\t\t${own[1]}`, `${own[2]}\t\t${own[3]}`];
    },
  ],
  [
    'two columns, down first',
    (options) => {
      const own = listed((at) => `${letter(at)}. `)(options);
      return [`${own[0]}\t\t${own[2]}`, `${own[1]}\t\t${own[3]}`];
    },
  ],
  ['a table of a row', (options) => [`|${listed((at) => `${letter(at)}. `)(options).join('|')}|`]],
  ['a table of a row without letters', (options) => [`|${options.join('|')}|`]],
  [
    'a table of two rows',
    (options) => {
      const own = listed((at) => `${letter(at)}. `)(options);
      return [`|${own[0]}|${own[1]}|`, `|${own[2]}|${own[3]}|`];
    },
  ],
  ['a table with letters beside', (options) => options.map((option, at) => `|${letter(at)}|${option}|`)],
  ['a table with boxes beside', (options) => options.map((option) => `|${option}|☐|`)],
];

const right = ({ right: at }: Sample) => letter(at);
const text = ({ options, right: at }: Sample) => options[at] ?? '';
const answers: readonly (readonly [string, Ways])[] = [
  ['bold', { sign: (own) => `**${own}**` }],
  ['highlighted', { sign: (own) => `==${own}==` }],
  ['underlined', { sign: (own) => `@@${own}@@` }],
  ['red', { sign: (own) => `%%${own}%%` }],
  ['a star behind', { sign: (own) => `${own}*` }],
  ['a tick behind', { sign: (own) => `${own} ✓` }],
  ['(correct)', { sign: (own) => `${own} (correct)` }],
  ['(Correct Answer)', { sign: (own) => `${own} (Correct Answer)` }],
  ['<-- correct', { sign: (own) => `${own} <-- correct` }],
  [
    'a star before the letter',
    {
      options: (options, at) =>
        options.map((own, of) => `${of === samples[at]?.right ? '*' : ''}${letter(of)}. ${own}`),
      sign: (own) => own,
    },
  ],
  [
    '[x]',
    {
      options: (options, at) => options.map((own, of) => `[${of === samples[at]?.right ? 'x' : ' '}] ${own}`),
      sign: (own) => own,
    },
  ],
  [
    '☒',
    {
      options: (options, at) => options.map((own, of) => `${of === samples[at]?.right ? '☒' : '☐'} ${own}`),
      sign: (own) => own,
    },
  ],
  ...[
    'Answer: #',
    'Ans: #',
    'Ans. #',
    'Answer - #',
    'Correct answer: #',
    'Key: #',
    'ANSWER: (#)',
    'Correct Option: #',
    'Answer: #)',
    'Answer: Option #',
    'The correct answer is #.',
    'Right answer: #',
    'Solution: #',
  ].flatMap((label) => [[label, { below: (own: Sample) => [label.replace('#', right(own))] }] as const]),
  ['Answer: the words', { below: (own) => [`Answer: ${text(own)}`] }],
  ['Answer: A. the words', { below: (own) => [`Answer: ${right(own)}. ${text(own)}`] }],
  ['(Answer: B) behind', { behind: (own) => ` (Answer: ${right(own)})` }],
  ['[B] behind as the answer', { behind: (own) => ` [${right(own)}]` }],
  ['key: 1. B', { atEnd: ['Answer key', ...samples.map((own, at) => `${at + 1}. ${right(own)}`)] }],
  ['key: 1-B', { atEnd: ['ANSWERS', ...samples.map((own, at) => `${at + 1}-${right(own)}`)] }],
  ['key: 1) b', { atEnd: ['Answers:', ...samples.map((own, at) => `${at + 1}) ${right(own).toLowerCase()}`)] }],
  ['key: (1) B', { atEnd: ['Key', ...samples.map((own, at) => `(${at + 1}) ${right(own)}`)] }],
  ['key: Q1: B', { atEnd: ['Answer Key', ...samples.map((own, at) => `Q${at + 1}: ${right(own)}`)] }],
  ['key: Question 1 – B', { atEnd: ['Answer Key', ...samples.map((own, at) => `Question ${at + 1} – ${right(own)}`)] }],
  [
    'key: 1. B) words',
    { atEnd: ['Answer Key:', ...samples.map((own, at) => `${at + 1}. ${right(own)}) ${text(own)}`)] },
  ],
  ['key: 1. words', { atEnd: ['Correct answers', ...samples.map((own, at) => `${at + 1}. ${text(own)}`)] }],
  ['key: on one line', { atEnd: [`Answers: ${samples.map((own, at) => `${at + 1}. ${right(own)}`).join(', ')}`] }],
  ['key: on one line, 1B 2A', { atEnd: ['Answers', samples.map((own, at) => `${at + 1}${right(own)}`).join('  ')] }],
  ['key: letters in a list', { atEnd: ['Answers', ...samples.map((own) => `{1.0} ${right(own)}`)] }],
  ['key: 1-4 BADC', { atEnd: ['Answers', `1-4 ${samples.map(right).join('')}`] }],
  ['key: two columns at tabs', { atEnd: ['Answers', `1. B\t3. D`, `2. A\t4. C`] }],
  [
    'key: a table, number beside',
    { atEnd: ['Answers', '|Question|Answer|', ...samples.map((own, at) => `|${at + 1}|${right(own)}|`)] },
  ],
  ['key: a table, number above', { atEnd: ['Answers', '|1|2|3|4|', `|${samples.map(right).join('|')}|`] }],
  ['key: a table of four columns', { atEnd: ['Answer key', '|1|B|3|D|', '|2|A|4|C|'] }],
  [
    'key: a table, Question | Answer | Marks',
    { atEnd: ['Mark scheme', '|Question|Answer|Marks|', ...samples.map((own, at) => `|${at + 1}|${right(own)}|1|`)] },
  ],
  ['second file: 1. B', { second: ['# Answers', ...samples.map((own, at) => `${at + 1}. ${right(own)}`)] }],
  [
    'second file: a table with guidance',
    {
      second: [
        '# Mark scheme',
        '|Question|Answer|Marks|Guidance|',
        ...samples.map((own, at) => `|${at + 1}|${right(own)}|1|Accept ${text(own)}|`),
      ],
    },
  ],
];

const worth = (form: string, behind: string, below: readonly string[] = []): Form =>
  choices(
    `marks: ${form}`,
    { behind: () => behind, options: (own) => [...listed((at) => `${letter(at)}. `)(own), ...below] },
    ' (2)',
  );

export const choiceForms: readonly Form[] = [
  ...numbers.map(([form, number]) => choices(`number: ${form}`, { number })),
  ...optionForms.map(([form, options]) => choices(`options: ${form}`, { options })),
  ...answers.map(([form, ways]) => choices(`answers: ${form}`, ways)),
  ...[
    '(2 marks)',
    '[2 marks]',
    '[2]',
    '(2)',
    '(2 pts)',
    '(2 points)',
    '2 marks',
    '/2',
    '____/2',
    '(2m)',
    '[2 Marks]',
    '\t[2]',
    '(2 Mks)',
    '- 2 marks',
    '{2 marks}',
  ].map((own) => worth(own, ` ${own}`)),
  ...['(2 marks)', '[2]', '(Total for Question = 2 marks)', '[Total: 2]'].map((own) =>
    worth(`${own} on a line below`, '', [own]),
  ),
];
