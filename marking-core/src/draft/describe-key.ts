import { describeKeyText, unreadOf } from '../keys/describe-key-text.ts';
import type { Key } from '../keys/key.ts';
import { readKey } from '../keys/read-key.ts';
import type { AnswerForm } from '../kinds/answer-forms.ts';
import { type AnswerKindName, answerKindLabels, valueKindSchema } from '../kinds/kind-names.ts';
import { valueKinds } from '../kinds/value-kinds.ts';
import { findQuestionType } from '../question-types/type-names.ts';
import { askedBy } from '../rules/asked.ts';
import type { Rule, SlotsRule } from '../rules/rule-schema.ts';
import type { SelectionRule } from '../rules/selection/selection-rule.ts';
import type { SequenceRule } from '../rules/sequence/sequence-rule.ts';
import type { ValueRule } from '../rules/value/value-rule.ts';
import { readWords } from '../text/words.ts';
import { draftRule } from './draft-rule.ts';
import { slotQuestion } from './draft-slots-rule.ts';
import { keyOf } from './draft-typed-rule.ts';
import type { KeyReading } from './key-reading.ts';
import type { KeyedQuestion } from './keyed-question.ts';

/** More ways and doubts than these are not read by anybody. */
const mostShown = 6;

/**
 * How the key of a question is read: its kind, what else gets the marks, what it leaves open; of one with slots that of each. `undefined` for a
 * question where there is nothing to say, which has no key, or says which points its answers make.
 */
export function describeKey(question: KeyedQuestion): KeyReading | undefined {
  if ((question.markingPoints ?? []).length > 0) return undefined;
  const accept = question.correctAnswers.map((text) => text.trim()).filter((text) => text !== '');
  if (accept.length === 0) return undefined;
  const type = findQuestionType(question.type);
  if (type !== 'text' && type !== 'number') return describeParts({ ...question, correctAnswers: accept });
  const rule = draftRule({ ...question, correctAnswers: accept });
  const kind = rule === undefined ? undefined : kindOf(rule);
  if (rule === undefined || kind === undefined) return undefined;
  const asked = { ...question, correctAnswers: accept };
  const isPlain = question.key === undefined || question.key === null ? readKey(accept, asked).isPlain : false;
  const key = keyOf(asked);
  const read = isPlain && key.points.length < 2 ? [] : describeKeyText(key);
  return {
    kind,
    label: answerKindLabels[kind],
    form: rule.kind === 'value' ? formOf(rule) : wordFormOf(rule),
    also: alsoOf(rule),
    ...(read.length > 0 && { read }),
    doubts: [...misread(question, kind), ...unreadOf(key), ...shortOf(key, question.marks), ...doubtsOf(rule)],
  };
}

/** The message for a key whose own marks do not come to those of the question. */
function shortOf({ points, anyOf = points.length, bands }: Key, marks: number): string[] {
  const each = points.flatMap((point) => point.marks ?? []).sort((one, other) => other - one);
  const total = each.slice(0, anyOf).reduce((sum, own) => sum + own, 0);
  if (bands !== undefined || each.length < points.length || total === 0 || total >= marks) return [];
  return [`Its points have ${total} of the question’s ${marks} marks.`];
}

/** How the key of each typed slot is read, and what parts earn where they are not a mark each; `undefined` where there is nothing to say. */
function describeParts(question: KeyedQuestion): KeyReading | undefined {
  const rule = draftRule(question);
  if (rule?.kind !== 'slots' && rule?.kind !== 'selection' && rule?.kind !== 'sequence') return undefined;
  const slots = rule.kind === 'slots' ? rule.slots : [];
  const readings = slots.flatMap(({ id }) => {
    const reading = describeKey(slotQuestion(question, id));
    return reading === undefined ? [] : [{ id, reading }];
  });
  const read = [
    ...readings.flatMap(({ id, reading: { label, also, read: lines = [] } }) => [
      `${id}: read as ${label}${also.length === 0 ? '' : `; also right: ${also.join(' · ')}`}.`,
      ...lines.map((line) => `${id}: ${line}`),
    ]),
    ...describeShares(rule, question.marks),
  ];
  const doubts = readings.flatMap(({ id, reading }) => reading.doubts.map((doubt) => `${id}: ${doubt}`));
  if (read.length === 0 && doubts.length === 0) return undefined;
  return { kind: 'list', label: 'parts, each by itself', form: null, also: [], read, doubts };
}

/** '1 mark from 2 right on, 2 marks from 4.', where right parts are not a mark each. */
function describeShares(rule: SlotsRule | SelectionRule | SequenceRule, marks: number): string[] {
  const of = partsIn(rule);
  if (of === marks || marks < 1 || rule.partMarks === 'all') return [];
  const earns = (right: number) => Math.floor((right * marks) / of);
  const steps = Array.from({ length: of }, (_, at) => at + 1).filter((right) => earns(right) > earns(right - 1));
  const told = steps.map(
    (right) => `${earns(right)} ${earns(right) === 1 ? 'mark' : 'marks'} from ${right} of ${of} right`,
  );
  return [`${told.join(', ')}.`];
}

function partsIn(rule: SlotsRule | SelectionRule | SequenceRule): number {
  if (rule.kind === 'slots') return rule.slots.reduce((sum, { marks = 1 }) => sum + marks, 0);
  if (rule.kind === 'selection') return Math.min(rule.choose ?? rule.accept.length, rule.accept.length);
  return rule.items.length - (rule.partMarks === 'neighbours' ? 1 : 0);
}

function formOf({ form, digits, significantFigures, decimalPlaces }: ValueRule): AnswerForm | null {
  if (form !== undefined) return form;
  if (digits !== undefined) return 'digits';
  if (significantFigures !== undefined) return 'figures';
  return decimalPlaces === undefined ? null : 'places';
}

function wordFormOf(rule: Rule): AnswerForm | null {
  if (rule.kind === 'short-answer' && rule.exact === true) return 'worded';
  return candidatesOf(rule) === undefined ? null : 'offered';
}

function candidatesOf(rule: Rule): readonly string[] | undefined {
  return rule.kind === 'short-answer' || rule.kind === 'model-answer' ? rule.candidates : undefined;
}

function kindOf(rule: Rule): AnswerKindName | undefined {
  if (rule.kind === 'value') return rule.of;
  if (rule.kind === 'count' || rule.kind === 'all-of' || rule.kind === 'marking-points') return 'list';
  if (rule.kind === 'ordered-list') return 'order';
  if (rule.kind === 'model-answer') return 'sentence';
  if (rule.kind !== 'short-answer') return undefined;
  return rule.accept.every((key) => readWords(key).length <= 2) ? 'name' : 'phrase';
}

function alsoOf(rule: Rule): string[] {
  if (rule.kind === 'value') return [...new Set(notesOf(rule).flatMap(({ also }) => also))].slice(0, mostShown);
  if (rule.kind === 'short-answer')
    return (rule.allow ?? []).slice(0, mostShown).map((phrase) => phrase.replaceAll('_', ' '));
  return [];
}

function doubtsOf(rule: Rule): string[] {
  if (rule.kind === 'value') return [...new Set(notesOf(rule).flatMap(({ doubts }) => doubts))].slice(0, mostShown);
  const offered = candidatesOf(rule);
  if (offered !== undefined)
    return [
      `The question offers ‘${offered.join('’, ‘')}’: an answer that takes another one, or several, gets no mark.`,
    ];
  if (rule.kind === 'short-answer' && rule.exact === true)
    return ['What is asked for is how it is written: spelling, accents and endings count, capital letters do not.'];
  if (rule.kind !== 'model-answer') return [];
  return ['A sentence is compared by how much it says of the key. Look at answers that are marked as unsure.'];
}

function notesOf(rule: ValueRule) {
  return rule.accept.map((key) => valueKinds[rule.of].notes(key, askedBy(rule)));
}

/** The message for a key that cannot be read as the kind a person chose. */
function misread({ answerKind }: KeyedQuestion, kind: AnswerKindName): string[] {
  const named = valueKindSchema.safeParse(answerKind).data;
  if (named === undefined || named === kind) return [];
  return [
    `The accepted answers cannot all be read as ${answerKindLabels[named]}, so they are taken as ${answerKindLabels[kind]}.`,
  ];
}
