import { descendants, elements, find, textOf, type XmlElement } from '../../../files/xml.ts';
import type { SourceQuestion } from '../../read-homework.ts';
import { writtenNumber } from '../../scripts.ts';
import type { About, Gatherer } from '../gather.ts';
import type { WeightedAnswer } from '../questions/weighted-answers.ts';
import type { TextForm } from '../text/clean-text.ts';
import { decoded } from '../text/markup.ts';

/** A question of an export with what every kind has. */
export interface MoodleQuestion {
  readonly element: XmlElement;
  readonly about: About;
  readonly gatherer: Gatherer;
  readonly base: SourceFields;
  readonly answers: readonly WeightedAnswer[];
}

type SourceFields = Pick<SourceQuestion, 'question' | 'marks' | 'studyTip' | 'origins'>;

const forms: Readonly<Record<string, TextForm>> = { html: 'html', plain_text: 'plain', markdown: 'markdown' };

/** How the text of an element is written. */
export const formOf = (element: XmlElement | undefined): TextForm => forms[element?.attributes.format ?? ''] ?? 'mixed';

/** What every kind of question has: its text and picture, marks, hints, and answers by their weight. */
export function fieldsOf(
  element: XmlElement,
  about: About,
  gatherer: Gatherer,
): Pick<MoodleQuestion, 'base' | 'answers'> {
  const text = find(element, 'questiontext');
  const raw = textOf(find(text, 'text'));
  const asked = gatherer.asked(about, raw, formOf(text), (source) => fileOf(text, source));
  const answers = elements(element, 'answer').map((answer) => ({
    text: gatherer.text(about, textOf(find(answer, 'text')), formOf(answer), 'among its answers'),
    weight: Number(answer.attributes.fraction ?? '0'),
    tolerance: Number(textOf(find(answer, 'tolerance'))) || 0,
  }));
  for (const { attributes } of elements(text, 'file'))
    if (attributes.name !== undefined && !isNamed(raw, attributes.name))
      gatherer.say(about, `the file ${attributes.name} is left out.`);
  const feedback = descendants(element, 'feedback', 'generalfeedback', 'correctfeedback', 'incorrectfeedback');
  if (feedback.some((one) => isWritten(one))) gatherer.note('Feedback is', about);
  if (elements(find(element, 'tags'), 'tag').length > 0) gatherer.note('Tags are', about);
  const marks = Math.round(Number(textOf(find(element, 'defaultgrade')) || '1')) || 1;
  const hints = elements(element, 'hint').map((hint) =>
    gatherer.text(about, textOf(find(hint, 'text')), formOf(hint), 'in a hint'),
  );
  const studyTip = hints.filter((hint) => hint !== '').join('\n') || null;
  return { base: { ...asked, marks, studyTip, origins: {} }, answers };
}

/** Moodle puts the same words below every question: 'Your answer is correct.' */
function isWritten(feedback: XmlElement): boolean {
  const text = textOf(find(feedback, 'text'))
    .replace(/<[^<>]{0,300}>/gu, '')
    .trim();
  return (
    text !== '' && !/^(?:Your answer is (?:partially )?(?:in)?correct\.|The correct answer is .{0,20})$/u.test(text)
  );
}

/** The bytes that an export has for an address in a text. */
function fileOf(text: XmlElement | undefined, source: string): Uint8Array | undefined {
  const name = /^@@PLUGINFILE@@\/(.*?)(?:\?.*)?$/su.exec(source)?.[1];
  if (name === undefined) return undefined;
  const file = elements(text, 'file').find(
    ({ attributes }) => attributes.name === name || attributes.name === decoded(name),
  );
  return file === undefined ? undefined : Buffer.from(textOf(file), 'base64');
}

const isNamed = (raw: string, name: string) => raw.includes(name) || raw.includes(encodeURIComponent(name));

/** Numbers with the unit that they are in; one with a power as a person writes it. */
export function numbers(answers: readonly WeightedAnswer[], unit: string): WeightedAnswer[] {
  return answers
    .filter(({ text }) => text !== '*')
    .map((answer) => {
      const isPower = /^[+-]?[\d.]+e[+-]?\d+$/iu.test(answer.text);
      return { ...answer, text: `${isPower ? writtenNumber(Number(answer.text)) : answer.text}${unit}` };
    });
}
