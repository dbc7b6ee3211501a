import { materialOf } from './material.ts';
import type { Question } from './question.ts';
import { signedSlots } from './slot-signs.ts';

/** Something that a question is about, as it is shown beside the question and answers to it. */
export interface Beside
  extends Pick<
    Question,
    'id' | 'language' | 'description' | 'soundPath' | 'diagramPath' | 'diagramSize' | 'diagramAlt' | 'table'
  > {
  /** What there is to read; of a question that is itself answered, the text with its gaps. */
  readonly text?: string | undefined;
  /** Letters or numbers on the picture, at the places that are to be labelled. */
  readonly signs?: PictureSign[] | undefined;
}

/** A letter or number on a picture, at shares of its width and height from its top left corner. */
export interface PictureSign {
  readonly sign: string;
  readonly at: { readonly x: number; readonly y: number };
}

/**
 * What a question is about: what it shares with others, outermost first, then its own text, picture, table and sound, or the list of what is to
 * be matched.
 */
export function besideOf(question: Question, questions: readonly Question[]): Beside[] {
  const toMatch = question.type === 'matching' ? question.slots?.map(({ id }) => id).join('\n') : undefined;
  return [...materialOf(question, questions), question]
    .map((one) => asBeside(one, questions, [question]))
    .map((one) => (toMatch && one.id === question.id ? { text: toMatch, ...one } : one))
    .filter(({ id: _id, language: _language, ...shown }) => Object.keys(shown).length > 0);
}

/**
 * What a question shows to those that share it: all but what it asks. On its picture are the signs of those that `ask` about it, of all questions
 * unless it is said.
 */
export function asBeside(one: Question, questions: readonly Question[], ask = questions): Beside {
  const { id, type, question, passage, table, description, soundPath, diagramPath, diagramSize, diagramAlt } = one;
  const { language } = one;
  const withGaps = gapWriter(one);
  const text = type === 'information' ? question : passage && withGaps(passage);
  const signs = diagramPath ? signsOn(one, questions, ask) : [];
  return {
    id,
    ...(language && { language }),
    ...(text && { text }),
    ...(description && { description }),
    ...(soundPath && { soundPath }),
    ...(diagramPath && { diagramPath, diagramSize, diagramAlt }),
    ...(signs.length > 0 && { signs }),
    ...(table && { table: { ...table, rows: table.rows.map((row) => row.map(withGaps)) } }),
  };
}

/** '[[a]]' as it is printed: '(a) ____' */
function gapWriter(question: Question): (text: string) => string {
  const signs = new Map(signedSlots(question).map(({ id, sign }) => [id, sign]));
  return (text) => text.replace(/\[\[(.+?)\]\]/gu, (_gap, id: string) => `(${signs.get(id) ?? id}) ____`);
}

/** A question labels its own picture, else the innermost that it shares. */
function signsOn(picture: Question, questions: readonly Question[], ask: readonly Question[]): PictureSign[] {
  const pictureOf = (one: Question) =>
    [...materialOf(one, questions), one].filter(({ diagramPath }) => diagramPath).at(-1);
  const signs = ask
    .filter((one) => pictureOf(one)?.id === picture.id)
    .flatMap((one) => signedSlots(one).flatMap(({ sign, at }) => (at ? [{ sign, at }] : [])));
  // Two questions may ask about the same places.
  return [...new Map(signs.map((one) => [JSON.stringify(one), one])).values()];
}
