import { materialOf } from './material.ts';
import type { Question } from './question.ts';

/** Something that a question is about, as it is shown beside the question and answers to it. */
export interface Beside
  extends Pick<Question, 'id' | 'description' | 'soundPath' | 'diagramPath' | 'diagramSize' | 'diagramAlt' | 'table'> {
  /** What there is to read; of a question that is itself answered, the text with its gaps. */
  readonly text?: string | undefined;
}

/** What a question is about: what it shares with others, outermost first, then its own text, picture, table and sound. */
export function besideOf(question: Question, questions: readonly Question[]): Beside[] {
  return [...materialOf(question, questions), question].map(asBeside).filter((one) => Object.keys(one).length > 1);
}

/** What a question shows to those that share it: all but what it asks. */
export function asBeside({ id, type, question, passage, table, ...rest }: Question): Beside {
  const { description, soundPath, diagramPath, diagramSize, diagramAlt } = rest;
  const text = type === 'information' ? question : passage && withGaps(passage);
  return {
    id,
    ...(text && { text }),
    ...(description && { description }),
    ...(soundPath && { soundPath }),
    ...(diagramPath && { diagramPath, diagramSize, diagramAlt }),
    ...(table && { table: { ...table, rows: table.rows.map((row) => row.map(withGaps)) } }),
  };
}

/** '[[a]]' as it is printed: '(a) ____' */
const withGaps = (text: string) => text.replace(/\[\[(.+?)\]\]/gu, '($1) ____');
