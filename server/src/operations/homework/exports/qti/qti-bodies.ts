import { partMarksOf, type QuestionType } from '@markwell/marking-core';
import type { DraftQuestion } from '../../../../contract/homework-draft.ts';
import { element, type XmlElement } from '../../../../files/xml.ts';
import { paragraphs } from '../paper/html.ts';
import type { Lose, PaperQuestion } from '../paper/paper.ts';
import { keyedSlots } from '../paper/slot-keys.ts';
import { schemeLines, typedKey } from '../paper/typed-key.ts';
import { gapFillBody, labelsBody, tableBody } from './qti-gaps.ts';
import { named, type QtiBody, qti, type Response } from './qti-parts.ts';

type Body = (one: PaperQuestion, lose: Lose) => QtiBody;

const truths = ['True', 'False', 'Cannot tell'];
const truthValues = ['true', 'false', 'cannot_tell'];

export const qtiBodies: Readonly<Record<QuestionType, Body>> = {
  information: () => ({ responses: [] }),
  'multiple-choice': ({ question: { options, correctAnswers, marks, notes } }) =>
    choiceBody(options, correctAnswers, marks, notes),
  'true-false': ({ question: { correctAnswers, marks } }) =>
    choiceBody(
      truths,
      truths.filter((_text, index) => correctAnswers.includes(truthValues[index] ?? '')),
      marks,
    ),
  text: typedBody,
  number: numberBody,
  combined: essayBody('QTI has no Yes or No with a reason: it is a text to write, which a teacher marks'),
  'graph-plotting': essayBody('QTI has no points to plot: it is a text to write, which a teacher marks'),
  'multiple-response': ({ question }) => {
    const { options, correctAnswers, marks, choose, notes } = question;
    const part = partMarksOf(question);
    const choices = named('A', options);
    const right = choices.filter(({ text }) => correctAnswers.includes(text));
    const share = marks / Math.max(1, right.length);
    const mapped = choices.flatMap((one): [string, number][] =>
      right.includes(one) ? [[one.id, share]] : part === 'right-less-wrong' ? [[one.id, -share]] : [],
    );
    const response: Response = {
      ...{ id: 'RESPONSE', cardinality: 'multiple', baseType: 'identifier', correct: right.map(({ id }) => id) },
      ...(part !== 'all' && { mapped }),
    };
    const below = [choiceInteraction(choices, choose ?? 0, notes)];
    return { responses: [response], below, isAll: part === 'all', hasNotes: hasAny(notes) };
  },
  matching: ({ question }) => {
    const slots = keyedSlots(question);
    const terms = named(
      'T',
      slots.map(({ id }) => id),
    );
    const meant = named('O', [...new Set(slots.flatMap(({ bank }) => bank))]);
    const pairs = slots.flatMap(({ right }, index) =>
      right.flatMap((text) => {
        const option = meant.find((one) => one.text === text);
        return option === undefined ? [] : [`T${index + 1} ${option.id}`];
      }),
    );
    const isAll = partMarksOf(question) === 'all';
    const share = question.marks / Math.max(1, slots.length);
    const set = (choices: readonly { id: string; text: string }[], most: number) =>
      qti(
        'simple-match-set',
        {},
        choices.map(({ id, text }) => qti('simple-associable-choice', { identifier: id, 'match-max': most }, [text])),
      );
    return {
      responses: [
        {
          ...{ id: 'RESPONSE', cardinality: 'multiple', baseType: 'directedPair', correct: pairs },
          mapped: pairs.map((pair) => [pair, share] as const),
        },
      ],
      below: [
        qti(
          'match-interaction',
          { 'response-identifier': 'RESPONSE', 'max-associations': slots.length, shuffle: 'false' },
          [set(terms, 1), set(meant, 0)],
        ),
      ],
      isAll,
    };
  },
  ordering: (one, lose) => {
    const { question } = one;
    if (partMarksOf(question) !== 'all') lose('QTI has no share of the marks for a part of an order', one);
    const choices = named('A', question.options);
    const correct = question.correctAnswers.flatMap((text) => choices.find((choice) => choice.text === text)?.id ?? []);
    return {
      responses: [{ id: 'RESPONSE', cardinality: 'ordered', baseType: 'identifier', correct }],
      below: [
        qti(
          'order-interaction',
          { 'response-identifier': 'RESPONSE', shuffle: 'false' },
          choices.map(({ id, text }) => simpleChoice(id, [text])),
        ),
      ],
      isAll: true,
    };
  },
  'gap-fill': gapFillBody,
  labelling: labelsBody,
  table: tableBody,
};

type Notes = DraftQuestion['notes'];
const hasAny = (notes: Notes) => Object.values(notes ?? {}).some((note) => note !== '');

const simpleChoice = (identifier: string, said: readonly (XmlElement | string)[]) =>
  qti('simple-choice', { identifier }, said);

const choiceInteraction = (choices: readonly { id: string; text: string }[], most: number, notes?: Notes) =>
  qti(
    'choice-interaction',
    { 'response-identifier': 'RESPONSE', 'max-choices': most, shuffle: 'false' },
    choices.map(({ id, text }) => {
      const shown = { identifier: id, 'outcome-identifier': 'FEEDBACK', 'show-hide': 'show' };
      const note = notes?.[text];
      return simpleChoice(id, [text, ...(note ? [' ', qti('feedback-inline', shown, [note])] : [])]);
    }),
  );

/** One of several options; each that is right has all marks. */
function choiceBody(options: readonly string[], right: readonly string[], marks: number, notes?: Notes): QtiBody {
  const choices = named('A', options);
  const ids = choices.filter(({ text }) => right.includes(text)).map(({ id }) => id);
  const response: Response = {
    ...{ id: 'RESPONSE', cardinality: 'single', baseType: 'identifier', correct: ids.slice(0, 1) },
    mapped: ids.map((id) => [id, marks] as const),
  };
  return { responses: [response], below: [choiceInteraction(choices, 1, notes)], hasNotes: hasAny(notes) };
}

const entry = (length: number) =>
  qti('text-entry-interaction', { 'response-identifier': 'RESPONSE', 'expected-length': length });

function typedBody(one: PaperQuestion, lose: Lose): QtiBody {
  const { question } = one;
  const key = typedKey(question);
  if (key.kind === 'model') return essayBody('It is a text to write in QTI, which a teacher marks')(one, lose);
  const isPlain = key.kind === 'numbers' && key.numbers.every(({ unit }) => unit === '');
  if (isPlain) return { responses: [numbersOf(key.numbers)], below: [element('p', {}, [entry(10)])] };
  if (key.kind === 'numbers' && key.numbers.some(({ tolerance }) => tolerance > 0))
    lose('QTI has no tolerance for a number with its unit typed behind it', one);
  const accept = key.kind === 'words' ? key.accept : key.numbers.map(({ value, unit }) => `${value} ${unit}`);
  const reject = key.kind === 'words' ? key.reject : [];
  const mapped = [
    ...accept.map((text) => [text, question.marks] as const),
    ...reject.map((text) => [text, 0] as const),
  ];
  return {
    responses: [{ id: 'RESPONSE', cardinality: 'single', baseType: 'string', correct: accept.slice(0, 1), mapped }],
    below: [element('p', {}, [entry(30)])],
  };
}

function numbersOf(numbers: readonly { value: number; tolerance: number }[]): Response {
  const correct = [...new Set(numbers.map(({ value }) => String(value)))];
  const tolerance = Math.max(...numbers.map((one) => one.tolerance));
  return { id: 'RESPONSE', cardinality: 'single', baseType: 'float', correct, tolerance };
}

/** A number, with its unit behind it or picked from a list. */
function numberBody(one: PaperQuestion, lose: Lose): QtiBody {
  const { units } = one.question;
  const key = typedKey(one.question);
  const [only, ...others] = units ?? [];
  if (key.kind !== 'numbers' || only === undefined) return typedBody(one, lose);
  const number = numbersOf(key.numbers);
  if (others.length === 0) return { responses: [number], below: [element('p', {}, [entry(10), ` ${only}`])] };
  const choices = named('U', units ?? []);
  const right = choices.filter(({ text }) => key.numbers.some(({ unit }) => unit === text)).map(({ id }) => id);
  const unit: Response = {
    ...{ id: 'UNIT', cardinality: 'single', baseType: 'identifier', correct: right.slice(0, 1) },
    mapped: right.map((id) => [id, 1] as const),
  };
  const list = choices.map(({ id, text }) => qti('inline-choice', { identifier: id }, [text]));
  const picked = qti('inline-choice-interaction', { 'response-identifier': 'UNIT', shuffle: 'false' }, list);
  return { responses: [number, unit], below: [element('p', {}, [entry(10), ' ', picked])], isAll: true };
}

/** A text to write, of which `why` is said; its key is for those who mark. */
function essayBody(why: string): Body {
  return (one, lose) => {
    lose(why, one);
    const key = schemeLines(one.question).join('\n');
    return {
      responses: [{ id: 'RESPONSE', cardinality: 'single', baseType: 'string', correct: key === '' ? [] : [key] }],
      below: [
        qti('extended-text-interaction', {
          'response-identifier': 'RESPONSE',
          'expected-lines': one.question.marks * 3,
        }),
        qti('rubric-block', { use: 'scoring', view: 'scorer' }, [qti('content-body', {}, paragraphs(key))]),
      ],
      isForTeacher: true,
    };
  };
}
