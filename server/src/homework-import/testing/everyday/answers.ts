import { p, table } from '../word-file.ts';
import { keyTables } from './key-tables.ts';
import { keysInOneLine } from './keys-in-one-line.ts';

/** An answer of an everyday paper. */
export interface Keyed {
  /** '3', '6a'. */
  readonly label: string;
  readonly number: number;
  readonly part: string | undefined;
  /** Letter of the right option; `undefined` where options have none. */
  readonly letter: string | undefined;
  readonly isChoice: boolean;
  readonly text: string;
  readonly marks: number;
}

/** How a paper says what is right: at the option, below the question, or at the end. */
export interface AnswerStyle {
  readonly atOption?: (option: string) => string;
  readonly below?: (answer: Keyed) => readonly string[];
  readonly atEnd?: (answers: readonly Keyed[]) => readonly string[];
}

const letterOrText = ({ letter, text }: Keyed) => letter ?? text;
const both = ({ letter, text }: Keyed, between: string) => (letter === undefined ? text : `${letter}${between}${text}`);
const title = p('**Answers**');

export const answerStyles: Readonly<Record<string, AnswerStyle>> = {
  'Answer: B': { below: (answer) => [p(`Answer: ${letterOrText(answer)}`)] },
  'Answer: B) nucleus': { below: (answer) => [p(`Answer: ${both(answer, ') ')}`)] },
  'Answer: nucleus': { below: ({ text }) => [p(`Answer: ${text}`)] },
  'ANSWER - B': { below: (answer) => [p(`ANSWER - ${letterOrText(answer)}`)] },
  'Ans: B': { below: (answer) => [p(`Ans: ${letterOrText(answer)}`)] },
  'Ans. B': { below: (answer) => [p(`Ans. ${letterOrText(answer)}`)] },
  'Correct answer: B. nucleus': { below: (answer) => [p(`**Correct answer:** ${both(answer, '. ')}`)] },
  '→ Answer: B': { below: (answer) => [p(`→ Answer: ${letterOrText(answer)}`)] },
  '[Answer: B]': { below: (answer) => [p(`[Answer: ${letterOrText(answer)}]`)] },
  '(Answer: B)': { below: (answer) => [p(`(Answer: ${letterOrText(answer)})`)] },
  '✔ B': { below: (answer) => [p(`✔ ${letterOrText(answer)}`)] },
  'R: B': { below: (answer) => [p(`R: ${letterOrText(answer)}`)] },
  '[ans] B': { below: (answer) => [p(`[ans] ${letterOrText(answer)}`)] },
  'Expected: B': { below: (answer) => [p(`**Expected:** ${letterOrText(answer)}`)] },
  'A: B in red': { below: (answer) => [p(`%%Answer: ${letterOrText(answer)}%%`)] },
  hidden: { below: (answer) => [p(`##Answer: ${letterOrText(answer)}##`)] },
  'bold option': {
    atOption: (option) => `**${option}**`,
    below: ({ isChoice, text }) => (!isChoice ? [p(`**Answer: ${text}**`)] : []),
  },
  'highlighted option': {
    atOption: (option) => `==${option}==`,
    below: ({ isChoice, text }) => (!isChoice ? [p(`==${text}==`)] : []),
  },
  'red option': {
    atOption: (option) => `%%${option}%%`,
    below: ({ isChoice, text }) => (!isChoice ? [p(`%%${text}%%`)] : []),
  },
  'underlined option': {
    atOption: (option) => `@@${option}@@`,
    below: ({ isChoice, text }) => (!isChoice ? [p(`Answer: ${text}`)] : []),
  },
  'tick behind': {
    atOption: (option) => `${option} ✓`,
    below: ({ isChoice, text }) => (!isChoice ? [p(`Answer: ${text}`)] : []),
  },
  'asterisk behind': {
    atOption: (option) => `${option} *`,
    below: ({ isChoice, text }) => (!isChoice ? [p(`Answer: ${text}`)] : []),
  },
  '(correct) behind': {
    atOption: (option) => `${option} (correct)`,
    below: ({ isChoice, text }) => (!isChoice ? [p(`Answer: ${text}`)] : []),
  },
  'tick before': {
    atOption: (option) => `✓ ${option}`,
    below: ({ isChoice, text }) => (!isChoice ? [p(`Answer: ${text}`)] : []),
  },
  'both bold and below': {
    atOption: (option) => `**${option}**`,
    below: (answer) => [p(`Answer: ${letterOrText(answer)}`)],
  },
  'Answer: **B**': { below: (answer) => [p(`Answer: **${letterOrText(answer)}**`)] },
  'Answer below a word': { below: (answer) => [p('**Answer:**'), p(letterOrText(answer))] },
  'Correct Answer: B': { below: (answer) => [p(`✅ **Correct Answer:** ${letterOrText(answer)}`)] },
  'The answer is B': { below: (answer) => [p(`The answer is ${letterOrText(answer)}`)] },
  'key: 1. B': { atEnd: (all) => [title, ...all.map((answer) => p(`${answer.label}. ${letterOrText(answer)}`))] },
  'key: 1) B': { atEnd: (all) => [title, ...all.map((answer) => p(`${answer.label}) ${letterOrText(answer)}`))] },
  'key: 1 B': { atEnd: (all) => [title, ...all.map((answer) => p(`${answer.label} ${letterOrText(answer)}`))] },
  'key: 1 - B': { atEnd: (all) => [title, ...all.map((answer) => p(`${answer.label} - ${letterOrText(answer)}`))] },
  'key: 1\tB': { atEnd: (all) => [title, ...all.map((answer) => p(`${answer.label}\t${letterOrText(answer)}`))] },
  'key: Q1. B': { atEnd: (all) => [title, ...all.map((answer) => p(`Q${answer.label}. ${letterOrText(answer)}`))] },
  'key: Q1: B': { atEnd: (all) => [title, ...all.map((answer) => p(`Q${answer.label}: ${letterOrText(answer)}`))] },
  'key: 1. B – nucleus': {
    atEnd: (all) => [title, ...all.map((answer) => p(`${answer.label}. ${both(answer, ' – ')}`))],
  },
  'key: 1. B) nucleus': {
    atEnd: (all) => [title, ...all.map((answer) => p(`${answer.label}. ${both(answer, ') ')}`))],
  },
  'key: 1. nucleus': { atEnd: (all) => [title, ...all.map(({ label, text }) => p(`${label}. ${text}`))] },
  'key: 1. B [1]': {
    atEnd: (all) => [title, ...all.map((answer) => p(`${answer.label}. ${letterOrText(answer)} [${answer.marks}]`))],
  },
  'key: 1. B (1 mark)': {
    atEnd: (all) => [
      p('Mark Scheme', { style: 'Heading1' }),
      ...all.map((answer) =>
        p(`${answer.label}. ${letterOrText(answer)} (${answer.marks} ${answer.marks === 1 ? 'mark' : 'marks'})`),
      ),
    ],
  },
  'key of Word': {
    atEnd: (all) => [
      title,
      ...all.flatMap((answer) =>
        answer.part === undefined
          ? [p(letterOrText(answer), { list: [6, 0] })]
          : [
              ...(answer.part === 'a' || answer.part === 'i' ? [p('', { list: [6, 0] })] : []),
              p(letterOrText(answer), { list: [6, 1] }),
            ],
      ),
    ],
  },
  'key, parts below': {
    atEnd: (all) => [
      title,
      ...all.flatMap((answer) =>
        answer.part === undefined
          ? [p(`${answer.number}. ${letterOrText(answer)}`)]
          : answer.part === 'a' || answer.part === 'i'
            ? [p(`${answer.number}. (a) ${letterOrText(answer)}`)]
            : [p(`(${answer.part}) ${letterOrText(answer)}`)],
      ),
    ],
  },
  'key, number above parts': {
    atEnd: (all) => [
      title,
      ...all.flatMap((answer) =>
        answer.part === undefined
          ? [p(`${answer.number}. ${letterOrText(answer)}`)]
          : [
              ...(answer.part === 'a' || answer.part === 'i' ? [p(`${answer.number}.`)] : []),
              p(`${answer.part}) ${letterOrText(answer)}`),
            ],
      ),
    ],
  },
  'key under marking guidelines, parts': {
    atEnd: (all) => [
      p('Marking Guidelines', { style: 'Heading1' }),
      table(
        ['Q', 'Part', 'Mark', 'Answer', 'Additional guidance'],
        ...all.map((answer) => [
          answer.part === undefined || answer.part === 'a' || answer.part === 'i' ? String(answer.number) : '',
          answer.part ?? '',
          String(answer.marks),
          letterOrText(answer),
          '',
        ]),
      ),
    ],
  },
  'key in one line': {
    atEnd: (all) => [p(`Answers: ${all.map((answer) => `${answer.label}. ${letterOrText(answer)}`).join('  ')}`)],
  },
  'in red below': { below: (answer) => [p(`%%${letterOrText(answer)}%%`)] },
  'in bold and green below': { below: (answer) => [p(`**==${both(answer, ') ')}==**`)] },
  'Anwser: B': { below: (answer) => [p(`Anwser: ${letterOrText(answer)}`)] },
  'key without a title': { atEnd: (all) => all.map((answer) => p(`${answer.label}. ${letterOrText(answer)}`)) },
  'key: 1 → B': { atEnd: (all) => [title, ...all.map((answer) => p(`${answer.label} → ${letterOrText(answer)}`))] },
  'key: (B)': { atEnd: (all) => [title, ...all.map((answer) => p(`${answer.label}. (${letterOrText(answer)})`))] },
  ...keysInOneLine,
  'key: 1B': {
    atEnd: (all) => [
      title,
      ...all.map(({ label, letter, text }) => p(letter === undefined ? `${label}) ${text}` : `${label}${letter}`)),
    ],
  },
  'key: 1. B nucleus': { atEnd: (all) => [title, ...all.map((answer) => p(`${answer.label}. ${both(answer, ' ')}`))] },
  'key: 1. B – reason': {
    atEnd: (all) => [
      title,
      ...all.map(({ label, letter, text }) =>
        p(`${label}. ${letter === undefined ? text : `${letter} – It says so in the lesson.`}`),
      ),
    ],
  },
  'Answer: B – reason': {
    below: ({ letter, text }) => [
      p(`Answer: ${letter === undefined ? text : `${letter} – It says so in the lesson.`}`),
    ],
  },
  'key in one line, semicolons': {
    atEnd: (all) => [title, p(all.map((answer) => `${answer.label}) ${letterOrText(answer)}`).join('; '))],
  },
  'key in line breaks': {
    atEnd: (all) => [title, p(all.map((answer) => `${answer.label}. ${letterOrText(answer)}`).join('\n'))],
  },
  ...keyTables,
};
