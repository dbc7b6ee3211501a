import { elements, find, textOf, type XmlElement } from '../../../files/xml.ts';
import { writtenNumber } from '../../scripts.ts';
import { plain, type StructuredQuestion, type WeightedAnswer, type Written } from '../quiz/structured-question.ts';
import type { TextForm } from '../text/clean-text.ts';

/** What a question of one kind asks; where its text has gaps, also the text with a sign for each. */
export type ReadKind = (
  element: XmlElement,
  text: Written,
) => Pick<StructuredQuestion, 'asked'> & Partial<Pick<StructuredQuestion, 'text'>>;

const forms: Readonly<Record<string, TextForm>> = { html: 'html', plain_text: 'plain', markdown: 'markdown' };

/** The text of an element, as its format says that it is written. */
export const writtenIn = (element: XmlElement | undefined, ...path: readonly string[]): Written => ({
  text: textOf(find(element, ...path, 'text')),
  form: forms[element?.attributes.format ?? ''] ?? 'mixed',
});

/** The answers of a question by their weight. */
export const answersOf = (element: XmlElement): WeightedAnswer[] =>
  elements(element, 'answer').map((answer) => ({
    ...writtenIn(answer),
    worth: Number(answer.attributes.fraction ?? '0'),
    tolerance: Number(textOf(find(answer, 'tolerance'))) || 0,
    note: isWritten(find(answer, 'feedback')) ? writtenIn(find(answer, 'feedback')) : undefined,
  }));

/** Moodle puts the same words below every question: 'Your answer is correct.' */
export function isWritten(feedback: XmlElement | undefined): boolean {
  const text = writtenIn(feedback)
    .text.replace(/<[^<>]{0,300}>/gu, '')
    .trim();
  return (
    text !== '' && !/^(?:Your answer is (?:partially )?(?:in)?correct\.|The correct answer is .{0,20})$/u.test(text)
  );
}

/** Numbers with the unit that they are in; one with a power as a person writes it. */
export function numbers(answers: readonly WeightedAnswer[], unit: string): WeightedAnswer[] {
  return answers.flatMap(({ text: written, ...answer }) => {
    const text = written.trim();
    const isPower = /^[+-]?[\d.]+e[+-]?\d+$/iu.test(text);
    return text === '*' ? [] : [{ ...answer, ...plain(`${isPower ? writtenNumber(Number(text)) : text}${unit}`) }];
  });
}
