import { describeKeyText, unreadOf } from '../keys/describe-key-text.ts';
import { readKey } from '../keys/read-key.ts';
import type { AnswerForm } from '../kinds/answer-forms.ts';
import { type AnswerKindName, answerKindLabels, valueKindSchema } from '../kinds/kind-names.ts';
import { valueKinds } from '../kinds/value-kinds.ts';
import { findQuestionType } from '../question-types/type-names.ts';
import { askedBy } from '../rules/asked.ts';
import type { Rule } from '../rules/rule-schema.ts';
import type { ValueRule } from '../rules/value/value-rule.ts';
import { readWords } from '../text/words.ts';
import { draftRule } from './draft-rule.ts';
import { keyOf } from './draft-typed-rule.ts';
import type { KeyReading } from './key-reading.ts';
import type { KeyedQuestion } from './keyed-question.ts';

/** More ways and doubts than these are not read by anybody. */
const mostShown = 6;

/**
 * How the key of a written question is read: its kind, what else gets the marks, what it leaves open. `undefined` for a question that is not
 * typed, has no key, or says which points its answers make.
 */
export function describeKey(question: KeyedQuestion): KeyReading | undefined {
  if ((question.markingPoints ?? []).length > 0) return undefined;
  const accept = question.correctAnswers.map((text) => text.trim()).filter((text) => text !== '');
  if (findQuestionType(question.type) !== 'text' || accept.length === 0) return undefined;
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
    doubts: [...misread(question, kind), ...unreadOf(key), ...doubtsOf(rule)],
  };
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
