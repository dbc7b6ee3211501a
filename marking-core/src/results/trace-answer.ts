import * as z from 'zod/mini';
import type { Answer, Answers } from '../answers/answer.ts';
import { type Policy, type QuestionResult, questionResultSchema } from '../answers/marking.ts';
import { questionLexicon, realWordsOf, slotQuestions } from '../marking/compile-scheme.ts';
import { markAttempt } from '../marking/mark-attempt.ts';
import { ownAnswer } from '../marking/mark-question.ts';
import { findPhrases, type Reading } from '../phrases/find-phrases.ts';
import { sortFindings } from '../phrases/findings.ts';
import { looseness } from '../phrases/phrase.ts';
import type { Occurrence } from '../phrases/phrase-finder.ts';
import { normalisePublished } from '../policies/normalise-published.ts';
import { yearProfiles } from '../policies/year-profiles.ts';
import { questionTypeReadings } from '../question-types/question-type-readings.ts';
import { findQuestionType } from '../question-types/type-names.ts';
import { readSlots } from '../questions/slot-answers.ts';
import type { MarkedQuestion, MarkScheme } from '../scheme/mark-scheme.ts';
import { readWords } from '../text/words.ts';

/** A word of the answer as the marking read it. */
const tracedWordSchema = z.object({
  /** Normalised. */
  text: z.string(),
  /** How it is a word of the scheme: as written, a form of it, a misspelling; null if it is not. */
  match: z.nullable(z.enum(['exact', 'form', 'misspelling', 'misspelt form'])),
  /** Whether it is within the scope of a denial. */
  denied: z.boolean(),
});

/** A phrase of the scheme that was found in the answer. */
const tracedPhraseSchema = z.object({
  /** In the scheme's words. */
  phrase: z.string(),
  /** What it does to the marks. */
  role: z.enum(['right', 'reject', 'other', 'insufficient', 'ignore']),
  /** The words of the answer that make it up, normalised. */
  words: z.array(z.string()),
  how: z.enum(['exact', 'form', 'misspelling', 'misspelt form']),
  denied: z.boolean(),
  /** Whether it counts; a longer phrase or ignored wording may cover it. */
  counts: z.boolean(),
});

/** How one answer was read, matched and marked. */
export const answerTraceSchema = z.object({
  questionId: z.string(),
  /** The kind of rule that marked it; null if there is none. */
  rule: z.nullable(z.string()),
  /** What was marked: the typed text, the option or the reason; null where the answer is missing or incomplete. */
  text: z.nullable(z.string()),
  /** The same as the policy compares it. */
  normalised: z.nullable(z.string()),
  /** Under `guarded`. */
  words: z.array(tracedWordSchema),
  phrases: z.array(tracedPhraseSchema),
  result: questionResultSchema,
});
export type AnswerTrace = z.infer<typeof answerTraceSchema>;

/** Shows, for each question of a scheme in order, how an answer is read and marked. Slower than marking. */
export function traceAttempt(scheme: MarkScheme, answers: Answers, policy: Policy = 'guarded'): AnswerTrace[] {
  const questions = new Map(scheme.questions.map((question) => [question.id, question]));
  return markAttempt(scheme, answers, { policy }).results.map((result) =>
    trace(scheme, questions.get(result.questionId), ownAnswer(answers, result.questionId), policy, result),
  );
}

function trace(
  scheme: MarkScheme,
  question: MarkedQuestion | undefined,
  answer: Answer | undefined,
  policy: Policy,
  result: QuestionResult,
): AnswerTrace {
  const type = question === undefined ? undefined : findQuestionType(question.type);
  const candidate = type === undefined || answer === undefined ? undefined : questionTypeReadings[type](answer);
  const text = candidate?.text ?? null;
  const base = { questionId: result.questionId, rule: question?.rule?.kind ?? null, text, result };
  if (question === undefined || text === null) return { ...base, normalised: null, words: [], phrases: [] };
  if (policy === 'published') {
    const normalised = normalisePublished(text, yearProfiles[scheme.profile].collapsesSpaces);
    return { ...base, normalised, words: [], phrases: [] };
  }
  const filled = question.rule?.kind === 'slots' ? new Map(Object.entries(readSlots(question.rule, text))) : undefined;
  const read = (one: MarkedQuestion, said: string) =>
    findPhrases(questionLexicon(one, scheme, realWordsOf(scheme)), readWords(said));
  const readings =
    filled === undefined
      ? [read(question, text)]
      : slotQuestions(question).flatMap((slot) => read(slot, filled.get(slot.id) ?? ''));
  const words = readings.flatMap(traceWords);
  const phrases = readings.flatMap(tracePhrases);
  return { ...base, normalised: words.map((word) => word.text).join(' '), words, phrases };
}

function traceWords(reading: Reading): z.infer<typeof tracedWordSchema>[] {
  return reading.words.map((word, at) => ({
    text: word.text,
    match: nearestMatch(reading, at),
    denied: reading.denied[at] ?? false,
  }));
}

function nearestMatch({ entries }: Reading, at: number): z.infer<typeof tracedWordSchema>['match'] {
  const [first, ...others] = (entries[at]?.matches ?? []).map(({ how }) => how);
  if (first === undefined) return null;
  return others.reduce((best, how) => (looseness[how] < looseness[best] ? how : best), first);
}

function tracePhrases(reading: Reading): z.infer<typeof tracedPhraseSchema>[] {
  const counted = new Set<Occurrence>(Object.values(sortFindings(reading)).flat());
  return reading.found.map((occurrence) => ({
    phrase: occurrence.phrase.part,
    role: occurrence.phrase.role,
    words: occurrence.words.flatMap((at) => reading.words[at]?.text ?? []),
    how: occurrence.how,
    denied: occurrence.denied,
    counts: counted.has(occurrence),
  }));
}
