import { p, table } from '../word-file.ts';

const inWords = ['One', 'Two', 'Three', 'Four', 'Five', 'Six', 'Seven', 'Eight', 'Nine', 'Ten'];

/** How the number of a question is written above or before its text. */
export const numberings: Readonly<Record<string, (number: number, text: string) => readonly string[]>> = {
  '1.': (number, text) => [p(`${number}. ${text}`)],
  '1)': (number, text) => [p(`${number}) ${text}`)],
  '(1)': (number, text) => [p(`(${number}) ${text}`)],
  Q1: (number, text) => [p(`Q${number} ${text}`)],
  'Q1.': (number, text) => [p(`**Q${number}.** ${text}`)],
  'Question 1:': (number, text) => [p(`**Question ${number}:** ${text}`)],
  'Question 1 of 10 above': (number, text) => [p(`**Question ${number} of 10**`), p(text)],
  'Q1)': (number, text) => [p(`Q${number}) ${text}`)],
  '1. and two spaces': (number, text) => [p(`${number}.  ${text}`)],
  'Question 1 above': (number, text) => [p(`**Question ${number}**`), p(text)],
  'Question 1 as heading': (number, text) => [p(`Question ${number}`, { style: 'Heading2' }), p(text)],
  '1 and a tab': (number, text) => [p(`${number}\t${text}`)],
  '1. and a tab, bold': (number, text) => [p(`**${number}.\t${text}**`)],
  'Word 1.': (_number, text) => [p(text, { list: [1, 0] })],
  'Word 1)': (_number, text) => [p(text, { list: [2, 0] })],
  'Word 1., bold': (_number, text) => [p(`**${text}**`, { list: [1, 0] })],
  '1.) ': (number, text) => [p(`${number}.) ${text}`)],
  '1 -': (number, text) => [p(`${number} - ${text}`)],
  '1:': (number, text) => [p(`${number}: ${text}`)],
  '01': (number, text) => [p(`${String(number).padStart(2, '0')}. ${text}`)],
  'Q.1': (number, text) => [p(`Q.${number} ${text}`)],
  'Q 1.': (number, text) => [p(`Q ${number}. ${text}`)],
  '1 .': (number, text) => [p(`${number} . ${text}`)],
  '#1': (number, text) => [p(`#${number} ${text}`)],
  'Question One': (number, text) => [p(`Question ${inWords[number - 1]}: ${text}`)],
  'Question One above': (number, text) => [p(`**Question ${inWords[number - 1]}**`), p(text)],
  'No. 1': (number, text) => [p(`No. ${number} ${text}`)],
  '1 alone above': (number, text) => [p(String(number)), p(text)],
  'table of two cells': (number, text) => [table([`${number}.`, text])],
  'line break after text': (number, text) => [p(`${number}.\n${text}`)],
};
