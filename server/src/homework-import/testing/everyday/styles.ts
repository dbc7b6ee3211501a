import { p, table } from '../word-file.ts';
import type { Asked } from './asked.ts';

const letters = 'ABCDEFGH';
const each = (options: readonly string[], write: (option: string, letter: string) => string) =>
  options.map((option, index) => write(option, letters[index] ?? ''));

/** How options are written; a list by itself is new for each question. */
export const optionStyles: Readonly<Record<string, (options: readonly string[], number: number) => readonly string[]>> =
  {
    'A)': (options) => each(options, (option, letter) => p(`${letter}) ${option}`)),
    'A.': (options) => each(options, (option, letter) => p(`${letter}. ${option}`)),
    'a)': (options) => each(options, (option, letter) => p(`${letter.toLowerCase()}) ${option}`)),
    'a.': (options) => each(options, (option, letter) => p(`${letter.toLowerCase()}. ${option}`)),
    '(a)': (options) => each(options, (option, letter) => p(`(${letter.toLowerCase()}) ${option}`)),
    '(A)': (options) => each(options, (option, letter) => p(`(${letter}) ${option}`)),
    'A and a tab': (options) => each(options, (option, letter) => p(`${letter}\t${option}`, { indent: 720 })),
    'a, tab': (options) => each(options, (option, letter) => p(`\t${letter.toLowerCase()})\t${option}`)),
    'A:': (options) => each(options, (option, letter) => p(`${letter}: ${option}`)),
    'A -': (options) => each(options, (option, letter) => p(`${letter} - ${option}`)),
    'A=': (options) => each(options, (option, letter) => p(`${letter} = ${option}`)),
    'A alone': (options) => each(options, (option, letter) => p(`${letter} ${option}`)),
    'Word A)': (options, number) => options.map((option) => p(option, { list: [100 + number, 0] })),
    'Word a.': (options, number) => options.map((option) => p(option, { list: [200 + number, 0] })),
    'Word second level': (options) => options.map((option) => p(option, { list: [1, 1] })),
    'boxes before': (options) => options.map((option) => p(`☐ ${option}`)),
    'boxes behind': (options) => options.map((option) => p(`${option}\t☐`)),
    circles: (options) => options.map((option) => p(`○ ${option}`)),
    '[ ]': (options) => options.map((option) => p(`[ ] ${option}`)),
    'letters and boxes': (options) => each(options, (option, letter) => p(`☐ ${letter}) ${option}`)),
    'one line, tabs': (options) => [p(each(options, (option, letter) => `${letter}) ${option}`).join('\t'))],
    'one line, spaces': (options) => [
      p(each(options, (option, letter) => `${letter.toLowerCase()}) ${option}`).join('    ')),
    ],
    'two lines': (options) => [
      p(
        each(options, (option, letter) => `${letter}. ${option}`)
          .slice(0, 2)
          .join('\t\t'),
      ),
      p(
        each(options, (option, letter) => `${letter}. ${option}`)
          .slice(2)
          .join('\t\t'),
      ),
    ],
    'line breaks': (options) => [p(each(options, (option, letter) => `${letter}) ${option}`).join('\n'))],
    'table of two columns': (options) => {
      const cells = each(options, (option, letter) => `${letter}) ${option}`);
      return [table(cells.slice(0, 2), [cells[2] ?? '', cells[3] ?? ''])];
    },
    'table, read downwards': (options) => {
      const cells = each(options, (option, letter) => `${letter}) ${option}`);
      const half = Math.ceil(cells.length / 2);
      return [table(...cells.slice(0, half).map((cell, index) => [cell, cells[half + index] ?? '']))];
    },
    'two lines, read downwards': (options) => {
      const cells = each(options, (option, letter) => `${letter}. ${option}`);
      const half = Math.ceil(cells.length / 2);
      return cells.slice(0, half).map((cell, index) => p([cell, cells[half + index] ?? ''].join('\t\t').trimEnd()));
    },
    'A and two spaces': (options) => each(options, (option, letter) => p(`${letter}  ${option}`)),
    'one line, semicolons': (options) => [p(each(options, (option, letter) => `${letter}) ${option}`).join('; '))],
    'a] ': (options) => each(options, (option, letter) => p(`${letter.toLowerCase()}] ${option}`)),
    'Option A:': (options) => each(options, (option, letter) => p(`Option ${letter}: ${option}`)),
    'table, letters apart': (options) => [
      table(...each(options, (option, letter) => `${letter}|${option}`).map((row) => row.split('|'))),
    ],
    'table, boxes apart': (options) => [table(...options.map((option) => [option, '☐']))],
    'table, one row': (options) => [table(each(options, (option, letter) => `${letter}. ${option}`))],
    'plain lines': (options) => options.map((option) => p(option)),
    'plain lines, indented': (options) => options.map((option) => p(option, { indent: 720 })),
    'boxes, one line': (options) => [p(options.map((option) => `☐ ${option}`).join('    '))],
    'one line, slashes': (options) => [p(options.join(' / '))],
    'one line, tabs between': (options) => [p(options.join('\t\t'))],
    'letters a.)': (options) => each(options, (option, letter) => p(`${letter.toLowerCase()}.) ${option}`)),
    'dashes typed': (options) => options.map((option) => p(`- ${option}`)),
    'bullets typed': (options) => options.map((option) => p(`• ${option}`)),
    'a), one a.': (options) =>
      each(options, (option, letter) => p(`${letter.toLowerCase()}${letter === 'B' ? '.' : ')'} ${option}`)),
    'A), one A': (options) => each(options, (option, letter) => p(`${letter}${letter === 'B' ? '' : ')'} ${option}`)),
    'one line, tabs, one A': (options) => [
      p(each(options, (option, letter) => `${letter}${letter === 'B' ? '' : '.'} ${option}`).join('\t')),
    ],
    'bullets of Word': (options) => options.map((option) => p(option, { list: [4, 0] })),
  };

/** The marks behind a text, or below it. */
export const markStyles: Readonly<
  Record<string, (marks: number) => { behind: string; below?: string; total?: string }>
> = {
  none: () => ({ behind: '' }),
  '[1]': (marks) => ({ behind: ` [${marks}]` }),
  '[1 mark]': (marks) => ({ behind: ` [${marks} ${marks === 1 ? 'mark' : 'marks'}]` }),
  '(1 mark)': (marks) => ({ behind: ` (${marks} ${marks === 1 ? 'mark' : 'marks'})` }),
  '(1) behind a space': (marks) => ({ behind: ` (${marks})` }),
  '(1) behind a tab': (marks) => ({ behind: `\t(${marks})` }),
  '(1m)': (marks) => ({ behind: ` (${marks}m)` }),
  '1m': (marks) => ({ behind: ` ${marks}m` }),
  '/1': (marks) => ({ behind: `\t/${marks}` }),
  '1 mark behind a dash': (marks) => ({ behind: ` – ${marks} ${marks === 1 ? 'mark' : 'marks'}` }),
  '(1 pt)': (marks) => ({ behind: ` (${marks} ${marks === 1 ? 'pt' : 'pts'})` }),
  '(1) below': (marks) => ({ behind: '', below: `(${marks})` }),
  '[1 mark] below': (marks) => ({ behind: '', below: `[${marks} ${marks === 1 ? 'mark' : 'marks'}]` }),
  'Marks: 1 below': (marks) => ({ behind: '', below: `Marks: ${marks}` }),
  '(1) and a total': (marks) => ({
    behind: `\t(${marks})`,
    total: `(Total ${marks} ${marks === 1 ? 'mark' : 'marks'})`,
  }),
  '(__/1)': (marks) => ({ behind: ` (__/${marks})` }),
  '[/1]': (marks) => ({ behind: ` [/${marks}]` }),
  '1 mark behind a tab': (marks) => ({ behind: `\t${marks} ${marks === 1 ? 'mark' : 'marks'}` }),
  '___/1': (marks) => ({ behind: ` ___/${marks}` }),
  '{1 mark} in bold': (marks) => ({ behind: ` **(${marks} ${marks === 1 ? 'Mark' : 'Marks'})**` }),
};

/** How parts are labelled. */
export const partStyles: Readonly<Record<string, (part: string, number: number, text: string) => string>> = {
  '(a)': (part, _number, text) => p(`(${part}) ${text}`),
  'a)': (part, _number, text) => p(`${part}) ${text}`),
  'a.': (part, _number, text) => p(`${part}. ${text}`),
  '(a) and tabs': (part, _number, text) => p(`\t(${part})\t${text}`),
  '6a': (part, number, text) => p(`${number}${part}) ${text}`),
  '6(a)': (part, number, text) => p(`${number} (${part}) ${text}`),
  '6.1': (part, number, text) => p(`${number}.${part.charCodeAt(0) - 96} ${text}`),
  'Word (a)': (_part, _number, text) => p(text, { list: [5, 0] }),
  'Word second level': (_part, _number, text) => p(text, { list: [1, 1] }),
  'i)': (part, _number, text) => p(`${part === 'a' ? 'i' : 'ii'}) ${text}`),
};

/** How a statement is called true or false. */
export const truthStyles: Readonly<Record<string, (text: string) => { text: string; below?: string }>> = {
  'True or false? before': (text) => ({ text: `True or false? ${text}` }),
  'True or False: before': (text) => ({ text: `True or False: ${text}` }),
  'True/False behind': (text) => ({ text: `${text} True / False` }),
  '(T/F) behind': (text) => ({ text: `${text} (T/F)` }),
  '(True/False) behind': (text) => ({ text: `${text} (True/False)` }),
  'True or false? behind': (text) => ({ text: `${text} True or false?` }),
  'True False below': (text) => ({ text, below: 'True          False' }),
  'room before': (text) => ({ text: `_____ ${text}` }),
  'True / False below': (text) => ({ text, below: 'True / False' }),
  'boxes below': (text) => ({ text, below: '☐ True   ☐ False' }),
  'T F below': (text) => ({ text, below: 'T / F' }),
};

/** Room to write. */
export const rooms: Readonly<Record<string, readonly string[]>> = {
  none: [],
  'a line': [p('____________________________________________')],
  'dotted lines': [p('………………………………………………………………………………'), p('………………………………………………………………………………')],
  'empty paragraphs': [p(''), p('')],
  'Ans: ____': [p('Ans: ____________________')],
  'Your answer [ ]': [p('Your answer\t[    ]')],
  'an empty box': [table([''])],
  'full stops': [p('..............................................................')],
};

/** What stands beside the questions and is asked of nobody: behind a text, below a question that is to be written, or at the end. */
export const besides: Readonly<
  Record<string, { behind?: (kind: Asked['kind']) => string; below?: string; end?: readonly string[] }>
> = {
  nothing: {},
  'types behind': {
    behind: (kind) => (kind === 'choice' ? ' (Multiple choice)' : kind === 'truth' ? '' : ' (Short answer)'),
  },
  'Working:': { below: 'Working:' },
  'Show your working': { below: 'Show your working' },
  'Answer with unit': { below: 'Answer: ______________ Unit: ________' },
  'the end of a message': { end: [p('Kind regards,\nMrs Patel')] },
  'self-assessment at the end': { end: [p('How did you do?  0–4 read it again    5–9 nearly there')] },
  'a page between': { below: 'Page 1 of 2' },
  'signature at the end': { end: [p('Well done! Parent signature: ______________')] },
  'score at the end': { end: [p('Total: ____ / 20'), p('Teacher comment: ______________________')] },
  'end of the test': { end: [p('END OF TEST')] },
};

export type { Asked };
