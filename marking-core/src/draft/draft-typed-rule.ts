import type { Key } from '../keys/key.ts';
import { readKey } from '../keys/read-key.ts';
import type { AnswerKindName } from '../kinds/kind-names.ts';
import type { MarkingPointsRule } from '../rules/marking-points/marking-points-rule.ts';
import type { OneRule } from '../rules/rule-schema.ts';
import { readWords } from '../text/words.ts';
import { asPhrases } from './as-phrases.ts';
import { draftListRule } from './draft-list-rule.ts';
import { draftMethodRule } from './draft-method-rule.ts';
import { draftPhrasesRule } from './draft-phrases-rule.ts';
import { draftPointsOf, draftSeveralRule, termOf } from './draft-several-rule.ts';
import { draftValueRule, withoutParts } from './draft-value-rule.ts';
import type { KeyedQuestion } from './keyed-question.ts';
import { withBrackets } from './optional-words.ts';
import { asksForWording, readCandidates } from './read-asked.ts';
import { withLeniency } from './with-leniency.ts';

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
