import { judgedMarker } from '#judged-marking';
import { publishedMarkers } from '#published-marking';
import { weighedMarker } from '#weighing';
import type { Policy, QuestionResult } from '../answers/marking.ts';
import { Lexicon } from '../phrases/lexicon.ts';
import { compoundNames } from '../phrases/other-answers.ts';
import { withSynonyms } from '../phrases/synonyms.ts';
import { yearProfiles } from '../policies/year-profiles.ts';
import { questionTypeReadings, type ReadCandidate } from '../question-types/question-type-readings.ts';
import { findQuestionType, isMarkedQuestion } from '../question-types/type-names.ts';
import { bindRule, wordingOf } from '../rules/marking-rules.ts';
import { outcome, refused } from '../rules/outcomes.ts';
import type { Marker } from '../rules/rule-marking.ts';
import { slotsMarker } from '../rules/slots/mark-slots.ts';
import type { MarkedQuestion, MarkScheme } from '../scheme/mark-scheme.ts';
import { baseForms } from '../text/inflections.ts';
import { wholeKey } from '../text/whole-key.ts';
import { type FeedbackWriter, feedbackWriter } from './feedback.ts';

/** A question of a scheme with everything worked out that does not depend on the answer. */
export interface CompiledQuestion {
  readonly id: string;
  readonly maxMarks: number;
  readonly correctFrom: number;
  /** Absent for a type that Markwell does not know. */
  readonly readCandidate: ReadCandidate | undefined;
  readonly feedback: FeedbackWriter;
  readonly marker: Marker;
  /** For a question given to everyone or nobody. */
  readonly credited: QuestionResult | undefined;
}

export interface CompiledScheme {
  readonly questions: readonly CompiledQuestion[];
  readonly ids: ReadonlySet<string>;
  readonly notFound: string;
}

const compiled: Record<Policy, WeakMap<MarkScheme, CompiledScheme>> = {
  published: new WeakMap(),
  guarded: new WeakMap(),
};

/** The scheme ready for marking; worked out once for each scheme object, which therefore must not be changed afterwards. */
export function compileScheme(scheme: MarkScheme, policy: Policy): CompiledScheme {
  const known = compiled[policy].get(scheme);
  if (known !== undefined) return known;
  const profile = yearProfiles[scheme.profile];
  const toMarker = markerFor[policy](scheme);
  const questions = scheme.questions
    .filter(isMarkedQuestion)
    .map((question) => compileQuestion(question, toMarker, policy));
  const result = { questions, ids: new Set(scheme.questions.map(({ id }) => id)), notFound: profile.notFound };
  compiled[policy].set(scheme, result);
  return result;
}

/** The lexicon of one question under `guarded`; empty when it has no rule. */
export function questionLexicon(question: MarkedQuestion, scheme: MarkScheme, realWords: ReadonlySet<string>): Lexicon {
  if (question.rule === undefined) return new Lexicon([], realWords);
  return new Lexicon(
    withSynonyms(wordingOf(question.rule).phrases, scheme.synonyms ?? {}),
    realWords,
    compoundNames(scheme.compounds ?? {}),
  );
}

/** The words that are no misspelling of a word of the scheme: those that it lists, and its own in every form, whichever question has them. */
export function realWordsOf(scheme: MarkScheme): ReadonlySet<string> {
  return new Set([...(scheme.near ?? '').split(/\s+/), ...schemeWords(scheme).flatMap(baseForms)]);
}

const markerFor = {
  guarded: (scheme: MarkScheme) => {
    const byRule = ruleMarkers(scheme);
    const markerOf = withSlots((question) => {
      const { marker, lexicon } = byRule(question);
      return marker && judgedMarker(question, weighedMarker(question, lexicon, marker));
    });
    return (question: MarkedQuestion) => {
      const marker = markerOf(question);
      return marker && question.rule?.kind === 'slots' ? judgedMarker(judgedAsWhole(question), marker) : marker;
    };
  },
  published: (scheme: MarkScheme) => {
    const markerOf = publishedMarkers(scheme);
    return withSlots((question) => {
      const marker = markerOf(question);
      return marker && weighedMarker(question, undefined, marker);
    });
  },
} satisfies Record<Policy, (scheme: MarkScheme) => (question: MarkedQuestion) => Marker | undefined>;

/** Marks the slots of a question, where it has some, each as a question of its own. */
function withSlots(
  markerOf: (question: MarkedQuestion) => Marker | undefined,
): (question: MarkedQuestion) => Marker | undefined {
  return (question) => {
    const { rule } = question;
    return rule?.kind === 'slots' ? slotsMarker(rule, slotQuestions(question).map(markerOf)) : markerOf(question);
  };
}

/** The slots of a question, each as a typed question with what was judged of it; none where it has no rule for slots. */
export function slotQuestions({ rule, judged = [] }: Pick<MarkedQuestion, 'rule' | 'judged'>): MarkedQuestion[] {
  if (rule?.kind !== 'slots') return [];
  return rule.slots.map(({ id, marks = 1, open, rule: own }) => {
    const ofSlot = judged.flatMap(({ choice, ...one }) => (choice === id ? [one] : []));
    const more = { ...(open !== undefined && { open }), ...(ofSlot.length > 0 && { judged: ofSlot }) };
    return { id, type: 'text', maxMarks: marks, rule: own, ...more };
  });
}

function judgedAsWhole({ judged = [], ...question }: MarkedQuestion): MarkedQuestion {
  return { ...question, judged: judged.filter(({ choice }) => choice === undefined) };
}

/** How questions without slots are marked under `guarded` by their rules alone, which say little of how sure they are. */
export function ruleMarkers(
  scheme: MarkScheme,
): (question: MarkedQuestion) => { readonly marker: Marker | undefined; readonly lexicon: Lexicon } {
  const realWords = realWordsOf(scheme);
  return (question) => {
    const lexicon = questionLexicon(question, scheme, realWords);
    return { marker: guardedMarker(question, lexicon), lexicon };
  };
}

/** The words of all questions: none of them is a misspelling of another. */
function schemeWords({ questions }: MarkScheme): string[] {
  return questions
    .flatMap(({ rule }) => (rule === undefined ? [] : wordingOf(rule).phrases))
    .flatMap(({ slots }) => slots.flatMap(({ alternatives }) => alternatives.flat()));
}

/** Marks by the rule, except that an exact accepted answer always scores. */
function guardedMarker({ rule, maxMarks: most }: MarkedQuestion, lexicon: Lexicon): Marker | undefined {
  if (rule === undefined || rule.kind === 'slots') return undefined;
  const bound = bindRule(rule);
  const marker = bound.guarded(lexicon);
  const unread = bound.wholeAnswers.filter((text) => marker({ text }, most).marks < most);
  if (unread.length === 0) return marker;
  const whole = new Set(unread.map(wholeKey));
  const longest = Math.max(...unread.map(({ length }) => 2 * length + 8));
  return (candidate, maxMarks) => {
    const marked = marker(candidate, maxMarks);
    const { text } = candidate;
    if (marked.marks >= maxMarks || text.length > longest || !whole.has(wholeKey(text))) return marked;
    const words = text.trim();
    return outcome(maxMarks, [{ part: words, words, how: 'exact' }], 1);
  };
}

function compileQuestion(
  question: MarkedQuestion,
  toMarker: (question: MarkedQuestion) => Marker | undefined,
  policy: Policy,
): CompiledQuestion {
  const type = findQuestionType(question.type);
  const wording = question.rule === undefined ? undefined : wordingOf(question.rule);
  const marker = toMarker(question) ?? (() => refused('not-in-scheme', 1));
  return {
    id: question.id,
    maxMarks: question.maxMarks,
    correctFrom: question.correctFrom ?? Math.max(1, question.maxMarks),
    readCandidate: type === undefined ? undefined : questionTypeReadings[type],
    feedback: feedbackWriter({
      texts: question.feedback ?? {},
      expected: question.expected ?? wording?.expected ?? [],
      style: wording?.feedbackStyle ?? 'one',
      maxMarks: question.maxMarks,
      policy,
    }),
    marker,
    credited: creditedResult(question),
  };
}

/** The result that every attempt has for a question given to everyone or nobody; undefined for any other. */
function creditedResult({ id, maxMarks, credit }: MarkedQuestion): QuestionResult | undefined {
  if (credit === undefined) return undefined;
  const base = { questionId: id, evidence: [], confidence: 1 };
  return credit === 'everyone'
    ? { ...base, isCorrect: true, maxMarks, marksAwarded: maxMarks, feedback: 'Everyone is given this question.' }
    : {
        ...base,
        isCorrect: false,
        maxMarks: 0,
        marksAwarded: 0,
        feedback: 'This question does not count.',
        refusal: 'not-counted',
      };
}
