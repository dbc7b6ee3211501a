import type { Key } from '../keys/key.ts';
import { readKey } from '../keys/read-key.ts';
import type { AnswerKindName } from '../kinds/kind-names.ts';
import type { MarkingPointsRule } from '../rules/marking-points/marking-points-rule.ts';
import type { OneRule } from '../rules/rule-schema.ts';
import type { ShortAnswerRule } from '../rules/short-answer/short-answer-rule.ts';
import { readWords } from '../text/words.ts';
import { allowedWords } from './allowed-words.ts';
import { asPhrases } from './as-phrases.ts';
import { draftListRule } from './draft-list-rule.ts';
import { draftMethodRule } from './draft-method-rule.ts';
import { draftPointsOf, draftSeveralRule, termOf } from './draft-several-rule.ts';
import { draftValueRule, withoutParts } from './draft-value-rule.ts';
import type { KeyedQuestion } from './keyed-question.ts';
import { isExpression, optionalWords, withBrackets, withEndings, withoutOptionalWords } from './optional-words.ts';
import { asksForWording, readCandidates } from './read-asked.ts';

/** Accepted answers up to this length are looked for as phrases; longer ones are model answers. */
const longestPhrase = 4;

/** The key of a question as data: as it was given, else as its accepted answers are read. */
export function keyOf(question: KeyedQuestion): Key {
  return question.key ?? readKey(question.correctAnswers, question).key;
}

/**
 * The rule for a typed answer: its points where it says which they are, else what its key says. A kind that a person has named comes before
 * what the answers look like.
 */
export function draftTypedRule(question: KeyedQuestion): OneRule {
  const points = draftPointsRule(question);
  if (points !== undefined) return points;
  const key = keyOf(question);
  return withLeniency(draftByKey(question, key), key);
}

function draftByKey(question: KeyedQuestion, whole: Key): OneRule {
  const { key, unitMarks } = withoutParts(whole);
  const [only, ...others] = key.points;
  const { answerKind, answerForm } = question;
  if (only === undefined || key.levels === true) return draftForTeacher(question, key);
  const own = { ...question, correctAnswers: [...only.accept, ...(only.allow ?? [])] };
  if (answerForm === 'worded') return draftPhrasesRule(own, key);
  if (answerKind !== undefined && answerKind !== null)
    return draftNamedRule(others.length === 0 ? own : question, key, answerKind);
  return (
    draftMethodRule(question, key) ??
    (others.length === 0 ? draftOneRule(own, key, unitMarks) : draftSeveralRule(question, key))
  );
}

/** What only a teacher can judge: levels, with the points that an answer makes; or a key that says no answer. */
function draftForTeacher(question: KeyedQuestion, key: Key): OneRule {
  if (key.points.length > 0) return { ...draftPointsOf(question, key), forTeacher: true };
  return { kind: 'value', of: 'drawing', accept: [...question.correctAnswers] };
}

function draftNamedRule(question: KeyedQuestion, key: Key, kind: AnswerKindName): OneRule {
  if (kind === 'list' || kind === 'order') return draftListRule(question, kind) ?? draftTextRule(question, key);
  if (kind === 'name' || kind === 'phrase') return draftPhrasesRule(question, key);
  if (kind === 'sentence') return draftSentenceRule(question, key);
  return draftValueRule(question, key) ?? draftTextRule(question, key);
}

function draftOneRule(question: KeyedQuestion, key: Key, unitMarks: number | undefined): OneRule {
  return draftValueRule(question, key, unitMarks) ?? draftListRule(question) ?? draftTextRule(question, key);
}

function draftTextRule(question: KeyedQuestion, key: Key): OneRule {
  const longest = key.ownWords === true ? 1 : longestPhrase;
  const isShort = question.correctAnswers.every((text) => !isSentence(text) && readWords(text).length <= longest);
  if (isShort || asksForWording(question.question, question.answerForm)) return draftPhrasesRule(question, key);
  return draftSentenceRule(question, key);
}

function draftSentenceRule({ question, correctAnswers, answerForm }: KeyedQuestion, key: Key): OneRule {
  const candidates = readCandidates(question, correctAnswers, answerForm);
  const reject = asPhrases([...(key.reject ?? []), ...(key.points[0]?.reject ?? [])]);
  return {
    kind: 'model-answer',
    question,
    accept: [...new Set(correctAnswers.flatMap((text) => [text, ...withBrackets(text)]))],
    ...(candidates === undefined ? {} : { candidates }),
    ...(reject.length > 0 && { reject }),
  };
}

const shortestSentence = 3;

/** 'The current increases.' says something of something, and is marked as that. */
function isSentence(text: string): boolean {
  return text.endsWith('.') && readWords(text).length >= shortestSentence;
}

/** The points that a question's accepted answers make, each named by its first answer; `undefined` where it has none. */
function draftPointsRule({ question, markingPoints }: KeyedQuestion): MarkingPointsRule | undefined {
  const points = (markingPoints ?? []).flatMap(({ answers, marks }) => {
    const said = answers.map((text) => text.trim()).filter((text) => text !== '');
    const read = readKey(said, { question: '', marks: 1 }).key;
    const accept = read.points.flatMap((point) => point.accept);
    const allow = read.points.flatMap((point) => point.allow ?? []);
    const reject = [...(read.reject ?? []), ...read.points.flatMap((point) => point.reject ?? [])];
    const [name] = accept;
    return name === undefined
      ? []
      : [{ ...termOf({ accept, allow, reject }), name, ...(marks === 1 ? {} : { marks }) }];
  });
  return points.length === 0 ? undefined : { kind: 'marking-points', question, points };
}

/** A rule with what its key forgives, as far as a rule of its kind can. */
function withLeniency(rule: OneRule, key: Key): OneRule {
  const first = key.firstCounts === true && { firstCounts: true };
  const sound = key.spelling === 'free' && { bySound: true };
  switch (rule.kind) {
    case 'value':
      return { ...rule, ...first };
    case 'short-answer':
    case 'model-answer':
      return { ...rule, ...first, ...sound };
    case 'count':
    case 'ordered-list':
    case 'all-of':
    case 'marking-points':
      return { ...rule, ...sound };
    default:
      return rule;
  }
}

/**
 * Short accepted answers as phrases; text in brackets is optional. What the question offers to choose from is kept with it.
 */
function draftPhrasesRule(
  { question, correctAnswers, answerForm }: Pick<KeyedQuestion, 'question' | 'correctAnswers' | 'answerForm'>,
  key: Key,
): ShortAnswerRule {
  const accept = [...new Set(correctAnswers.flatMap((text) => [text, ...alternativesOf(text)]))];
  const isWorded = key.spelling === 'matters' || (key.spelling === undefined && asksForWording(question, answerForm));
  if (isWorded) return writtenRule(question, accept);
  const candidates = readCandidates(question, accept, answerForm);
  const allow = allowedWords(question, accept);
  const reject = asPhrases([...(key.reject ?? []), ...(key.points[0]?.reject ?? [])]);
  const insufficient = asPhrases(key.insufficient ?? []);
  const ignore = asPhrases(key.ignore ?? []);
  return {
    kind: 'short-answer',
    question,
    accept,
    ...(allow.length === 0 ? {} : { allow }),
    ...(candidates === undefined ? {} : { candidates }),
    ...(reject.length === 0 ? {} : { reject }),
    ...(insufficient.length === 0 ? {} : { insufficient }),
    ...(ignore.length === 0 ? {} : { ignore }),
  };
}

function writtenRule(question: string, accept: readonly string[]): ShortAnswerRule {
  return { kind: 'short-answer', question, accept: [...accept], exact: true };
}

/** The ways of saying an accepted answer that it lists itself; units such as 'm/s' are one. */
function alternativesOf(text: string): string[] {
  const plain = withoutOptionalWords(text);
  const inBrackets = optionalWords(text).filter(isFormula);
  const spaced = isExpression(text) ? [text.replace(/\s/g, ''), text.replace(/\s*([+−–=])\s*/g, ' $1 ')] : [];
  return [withEndings(text), plain, ...withBrackets(text), ...inBrackets, ...spaced]
    .map((piece) => piece.replace(/\s+/g, ' ').trim())
    .filter((piece) => piece !== text && readWords(piece).length > 0);
}

/** 'CO₂', 'DNA' */
function isFormula(text: string): boolean {
  return /^[A-Z][A-Za-z0-9₀-₉]*$/.test(text) && /[A-Z0-9₀-₉]/.test(text.slice(1));
}
