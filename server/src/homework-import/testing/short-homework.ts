import { readFiles } from '../read-files.ts';
import { p, type WordFileOptions, wordFile } from './word-file.ts';

/** What matters of a question where conventions are tried: its text, its options, and its answers. */
export type Question = readonly [text: string, options: readonly string[], answers: readonly string[]];

export const force: Question = ['What is the unit of force?', [], ['newton']];
export const energy: Question = ['What is the unit of energy?', [], ['joule']];
export const gas: Question = ['Name the gas that plants take in.', [], ['carbon dioxide']];
export const rocks = ['granite', 'chalk', 'slate', 'marble'];
export const chalk: Question = ['Which rock is sedimentary?', rocks, ['chalk']];
export const units = ['newton', 'joule', 'watt', 'volt'];

export const lines = (...texts: string[]) => texts.map((text) => p(text));

/** The questions of a Word file of these blocks below a title; `undefined` where nothing was read. */
export async function questionsOf(
  blocks: readonly string[],
  options: WordFileOptions = {},
): Promise<readonly Question[] | undefined> {
  const bytes = wordFile([p('Science homework', { style: 'Title' }), ...blocks], options);
  const { drafts } = await readFiles([{ name: 'homework.docx', bytes }], undefined);
  return drafts[0]?.assignment.questions.map((one) => [one.question, one.options, one.correctAnswers]);
}
