import sanitizeHtml from 'sanitize-html';
import type { DraftMessage } from '../../contract/homework-draft.ts';
import { lowered, raised } from '../docx/scripts.ts';
import { type DraftSource, finishDraft } from '../finish-draft.ts';
import { type ReadHomework, type ReadPicture, RefusedFile, type SourceQuestion } from '../read-homework.ts';
import { typedKey } from '../sheet/row-key.ts';
import { optionStatements, type WeightedAnswer, weightedKey } from '../weighted-answers.ts';
import { decodeEntities } from '../xml/entities.ts';
import { attribute, elements, find, textOf } from '../xml/find.ts';
import { parseXml, type XmlElement } from '../xml/parse-xml.ts';
import { type Found, pictureFields } from './question-picture.ts';

/** An export of Moodle as it was read, with the pictures that its questions show. */
export interface MoodleHomework {
  readonly draft: ReadHomework;
  readonly pictures: readonly ReadPicture[];
}

/** Reads Moodle's question export: multiple choice, true or false, short answer, numerical, matching, essay and description. */
export function readMoodleXml(source: DraftSource, text: string): MoodleHomework {
  const quiz = parseExport(text);
  if (quiz.name !== 'quiz')
    throw new RefusedFile(
      'unsupported-type',
      'It is XML, but no export of Moodle questions (File, Export, Moodle XML).',
    );
  const messages: DraftMessage[] = [];
  const found: Found = { messages, pictures: new Map() };
  const all = elements(quiz, 'question');
  const category = all
    .filter((one) => one.attributes.type === 'category')
    .map((one) => textOf(find(one, 'category', 'text')));
  const asked = all.filter((one) => one.attributes.type !== 'category');
  const questions: SourceQuestion[] = [];
  for (const [index, element] of asked.entries()) {
    // By the numbers of the draft: the questions of an export have none.
    const read = readQuestion(element, { id: `q${index + 1}`, name: `Question ${questions.length + 1}` }, found);
    if (read.length === 0) messages.push(leftOut(element, index + 1));
    questions.push(...read);
  }
  const title = category[0]
    ?.split('/')
    .filter((part) => !/^\$\w+\$$|^top$/u.test(part))
    .at(-1);
  const draft = finishDraft(source, { title, origins: {}, questions, messages });
  const pictures = [...found.pictures.values()];
  const shown = pictures.map(({ picture, alt }) => ({
    path: picture.path,
    size: picture.bytes.byteLength,
    alt,
    place: null,
  }));
  return { draft: { ...draft, pictures: shown }, pictures: pictures.map(({ picture }) => picture) };
}

function parseExport(text: string): XmlElement {
  try {
    return parseXml(text);
  } catch (error) {
    if (!(error instanceof RefusedFile)) throw error;
    throw new RefusedFile(error.refusal.code, error.message.replace(/Open it in Word .*/u, 'Export it once more.'));
  }
}

function leftOut(element: XmlElement, number: number): DraftMessage {
  const name = textOf(find(element, 'name', 'text')).slice(0, 80);
  const which = name === '' ? '' : `, “${name}”,`;
  const kind = element.attributes.type ?? 'none';
  const message = `The export’s question ${number}${which} is of a kind that cannot be asked here (${kind}): it is left out.`;
  return { severity: 'warning', path: null, place: null, message, excerpt: name };
}

/** The kinds of question that are read. */
const kinds: ReadonlySet<string> = new Set([
  'multichoice',
  'truefalse',
  'shortanswer',
  'numerical',
  'essay',
  'description',
  'matching',
]);

function readQuestion(
  element: XmlElement,
  named: Pick<SourceQuestion, 'id' | 'name'> & { readonly name: string },
  found: Found,
): SourceQuestion[] {
  const { messages } = found;
  const marks = Math.round(Number(textOf(find(element, 'defaultgrade')) || '1')) || 1;
  const answers = elements(element, 'answer').map((answer) => ({
    text: plainText(answer),
    weight: Number(attribute(answer, 'fraction') ?? '0'),
    tolerance: Number(textOf(find(answer, 'tolerance'))) || 0,
  }));
  const isKnown = kinds.has(element.attributes.type ?? '');
  const base = {
    ...named,
    ...(isKnown ? pictureFields(element, named.name, found) : {}),
    place: null,
    question: plainText(find(element, 'questiontext')),
    marks,
    studyTip: elements(element, 'hint').map(plainText).join('\n') || null,
    origins: {},
  };
  switch (element.attributes.type) {
    case 'multichoice':
      return readChoice(element, base, answers, messages);
    case 'truefalse':
      return [{ ...base, type: 'true-false', ...weightedKey(base, answers, messages) }];
    case 'shortanswer': {
      const plainAnswers = answers.map((answer) => ({ ...answer, text: answer.text.replace(/^\*+|\*+$/gu, '') }));
      // Around the whole answer they say that it may stand among other words, as it may here.
      const cut = answers.find(({ text }) => /\p{L}\*|\*\p{L}/u.test(text.replace(/^\*(.*)\*$/u, '$1')));
      if (cut !== undefined) messages.push(anyLetters(base.name, cut.text));
      return [{ ...base, type: 'text', ...weightedKey(base, plainAnswers, messages) }];
    }
    case 'numerical': {
      const unit = unitOf(element);
      const withUnit = answers.map((answer) => ({ ...answer, text: `${answer.text}${unit}` }));
      return [{ ...base, type: 'text', ...weightedKey(base, withUnit, messages) }];
    }
    case 'essay':
      return [
        {
          ...base,
          type: 'text',
          // What it says to graders stands a line each, as in a mark scheme.
          ...typedKey(plainText(find(element, 'graderinfo')).replaceAll('\n', '; ')),
        },
      ];
    case 'description':
      return [{ ...base, type: 'information', marks: 0 }];
    case 'matching':
      return readMatching(element, base, marks, messages);
    default:
      return [];
  }
}

function anyLetters(name: string, answer: string): DraftMessage {
  const message = `${name}: the * of “${answer}” stands for any letters in Moodle, but not here: add the words that are meant.`;
  return { severity: 'warning', path: null, place: null, message, excerpt: null };
}

/** `single` is false where several options are right together. */
function readChoice(
  element: XmlElement,
  base: SourceQuestion,
  answers: readonly WeightedAnswer[],
  messages: DraftMessage[],
): SourceQuestion[] {
  const several = answers.filter(({ weight }) => weight > 0).length > 1;
  if (several && /^(?:false|0)$/iu.test(textOf(find(element, 'single')).trim()))
    return optionStatements(base, answers, messages);
  const options = answers.map(({ text }) => text);
  return [{ ...base, type: 'multiple-choice', options, ...weightedKey(base, answers, messages) }];
}

/** ' m/s', the unit that the numbers are in; '' where there is none. */
function unitOf(element: XmlElement): string {
  const units = elements(find(element, 'units') ?? element, 'unit');
  const own = units.find((unit) => Number(textOf(find(unit, 'multiplier')) || '1') === 1);
  const name = textOf(find(own, 'unit_name')).trim();
  return name === '' ? '' : ` ${name}`;
}

function readMatching(
  element: XmlElement,
  base: SourceQuestion,
  marks: number,
  messages: DraftMessage[],
): SourceQuestion[] {
  const pairs = elements(element, 'subquestion').map((pair) => ({
    term: plainText(pair),
    meant: plainText(find(pair, 'answer')),
  }));
  const options = [...new Set(pairs.map(({ meant }) => meant))];
  const terms = pairs.filter(({ term }) => term !== '');
  const each = Math.max(1, Math.round(marks / terms.length));
  const together = each * terms.length;
  if (together !== marks) {
    const message = `${base.name}: each pair is asked by itself. That makes ${together} marks instead of ${marks}.`;
    messages.push({ severity: 'info', path: null, place: null, message, excerpt: null });
  }
  return terms.map(({ term, meant }, index) => ({
    ...base,
    id: `${base.id}-${index + 1}`,
    type: 'multiple-choice',
    description: base.question ?? null,
    question: term,
    options,
    correctAnswers: [meant],
    marks: each,
  }));
}

/** The text of an element's `<text>`, HTML or not: without tags, with raised and lowered letters as Unicode. */
function plainText(element: XmlElement | undefined): string {
  const text = textOf(find(element, 'text'));
  if (element?.attributes.format === 'plain_text' || !/[<&]/u.test(text)) return text.trim();
  const marked = text
    .replace(/<sup>([^<]*)<\/sup>/giu, (_whole, inside: string) => raised(inside))
    .replace(/<sub>([^<]*)<\/sub>/giu, (_whole, inside: string) => lowered(inside))
    .replace(/<(?:br|\/p|\/li|\/div)\b[^>]*>/giu, '\n');
  const clean = sanitizeHtml(marked, { allowedTags: [], allowedAttributes: {} });
  return decodeEntities(clean)
    .replaceAll('\u00A0', ' ')
    .replace(/[^\S\n]+/gu, ' ')
    .replace(/\s*\n\s*/gu, '\n')
    .trim();
}
