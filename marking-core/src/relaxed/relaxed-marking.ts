import type { Answers } from '../answers/answer.ts';
import type { AttemptMarking, QuestionResult } from '../answers/marking.ts';
import { questionLexicon, realWordsOf } from '../marking/compile-scheme.ts';
import { markAttempt } from '../marking/mark-attempt.ts';
import { totalMarking } from '../marking/mark-question.ts';
import { findPhrases } from '../phrases/find-phrases.ts';
import { sortFindings } from '../phrases/findings.ts';
import type { Lexicon } from '../phrases/lexicon.ts';
import { findQuestionType } from '../question-types/type-names.ts';
import type { MarkedQuestion, MarkScheme } from '../scheme/mark-scheme.ts';
import { readWords } from '../text/words.ts';
import { type Relaxation, type RelaxedMarking, type RelaxedResult, relaxationSchema } from './relaxed-result.ts';
import { readBySound } from './relaxed-spelling.ts';

const feedback = {
  spelling: 'Counted generously: read as if it were spelt correctly.',
  'partly-met': 'Counted generously: one more mark for an answer that has some of what was asked.',
  insufficient: 'Counted generously: half the marks for an answer that is on the way but too vague.',
} as const satisfies Record<Relaxation, string>;

/**
 * Marks an attempt again with partial answers counted generously (spec part 2, section 2). Only typed parts without full marks can
 * gain, each in this order:
 *
 * 1. Words of 9 letters or more that sound like a word of the scheme are read as that word ('reggreshun' for 'regression'), within
 *    two slips in five letters, unless they are real words. What is then right gets its marks.
 * 2. An answer with some, but too few, of the ideas asked for gets one more mark.
 * 3. An answer of which the scheme says that it is too vague ('insufficient') gets half the marks, rounded down, and one at least.
 *
 * An answer that says anything wrong gains nothing by 2 and 3: something the scheme rejects, another term of the question beside or
 * instead of the right one, or a right idea denied. So no part gets fewer marks than before, or more than its maximum. The same
 * answers always get the same marks.
 *
 * @param first The first marking of the same answers under the same scheme; made here when it is not given.
 */
export function relaxedMarking(
  scheme: MarkScheme,
  answers: Answers,
  first: AttemptMarking = markAttempt(scheme, answers),
): RelaxedMarking {
  const byId = new Map(scheme.questions.map((question) => [question.id, question]));
  const results = first.results.map((result) => {
    const question = byId.get(result.questionId);
    const text = answers[result.questionId]?.value;
    const isTyped = question !== undefined && findQuestionType(question.type) === 'text';
    const isOpen = result.marksAwarded < result.maxMarks && result.refusal !== 'judged';
    if (!isTyped || text === undefined || !isOpen) return unchanged(result);
    return relax(scheme, question, text, result);
  });
  const { policy, engineVersion } = first;
  return { ...totalMarking(scheme.gradeScale, policy, results), engineVersion, results };
}

function relax(scheme: MarkScheme, question: MarkedQuestion, text: string, first: QuestionResult): RelaxedResult {
  const { realWords, lexicons } = wordsOf(scheme);
  const lexicon = lexicons.get(question.id);
  if (lexicon === undefined) return unchanged(first);
  const read = readBySound(text, lexicon, realWords);
  const again = read === text ? first : markAgain(scheme, question.id, read, first);
  const extra = again.marksAwarded < first.marksAwarded || saysSomethingWrong(read, lexicon) ? 0 : extraMarks(again);
  const marksAwarded = Math.min(Math.max(first.marksAwarded, again.marksAwarded) + extra, first.maxMarks);
  const gainedFor = extra > 0 ? again.refusal : 'spelling';
  if (marksAwarded === first.marksAwarded || !isRelaxation(gainedFor)) return unchanged(first);
  return {
    ...again,
    marksAwarded,
    isCorrect: marksAwarded >= (question.correctFrom ?? first.maxMarks),
    feedback: feedback[gainedFor],
    firstMarks: first.marksAwarded,
    gainedFor,
  };
}

function unchanged(result: QuestionResult): RelaxedResult {
  return { ...result, firstMarks: result.marksAwarded };
}

/** Refusals that a generous teacher may relent on. */
function extraMarks({ refusal, maxMarks }: QuestionResult): number {
  if (refusal === 'partly-met') return 1;
  return refusal === 'insufficient' ? Math.max(1, Math.floor(maxMarks / 2)) : 0;
}

function isRelaxation(reason: string | undefined): reason is Relaxation {
  return relaxationSchema.safeParse(reason).success;
}

function markAgain(scheme: MarkScheme, id: string, value: string, first: QuestionResult): QuestionResult {
  const { results } = markAttempt(scheme, { [id]: { questionId: id, value } });
  return results.find(({ questionId }) => questionId === id) ?? first;
}

function saysSomethingWrong(text: string, lexicon: Lexicon): boolean {
  const { right, denied, reject, other } = sortFindings(findPhrases(lexicon, readWords(text)));
  const isOfARightOne = (word: number) => right.some(({ words }) => words.includes(word));
  return reject.length > 0 || other.length > 0 || denied.some(({ words }) => !words.some(isOfARightOne));
}

interface WordsOfScheme {
  readonly realWords: ReadonlySet<string>;
  readonly lexicons: ReadonlyMap<string, Lexicon>;
}

const known = new WeakMap<MarkScheme, WordsOfScheme>();

/** Worked out once for each scheme object, as for the first marking. */
function wordsOf(scheme: MarkScheme): WordsOfScheme {
  const before = known.get(scheme);
  if (before !== undefined) return before;
  const realWords = realWordsOf(scheme);
  const lexicons = scheme.questions.map((question): [string, Lexicon] => [
    question.id,
    questionLexicon(question, scheme, realWords),
  ]);
  const words = { realWords, lexicons: new Map(lexicons) };
  known.set(scheme, words);
  return words;
}
