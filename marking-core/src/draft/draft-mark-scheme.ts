import { findQuestionType, isMarkedQuestion } from '../question-types/type-names.ts';
import type { MarkedQuestion, MarkScheme } from '../scheme/mark-scheme.ts';
import { draftRule } from './draft-rule.ts';
import { keyOf } from './draft-typed-rule.ts';
import type { KeyedHomework, KeyedQuestion } from './keyed-question.ts';

/**
 * A mark scheme of profile `general` for homework that brings nothing but accepted answers: options become choices,
 * numbers compare as numbers, short answers are phrases, sentences are model answers. A question without any accepted answer has
 * no rule: nothing scores there until somebody writes one. Never throws. Run `prepareScheme` on the result before it marks.
 */
export function draftMarkScheme({ slug, title, gradeScale, questions }: KeyedHomework): MarkScheme {
  return {
    schemaVersion: 1,
    slug,
    title,
    profile: 'general',
    gradeScale: gradeScale ?? 'science',
    questions: questions.map(draftQuestion),
  };
}

const typed: ReadonlySet<string | undefined> = new Set(['text', 'number']);

function draftQuestion(question: KeyedQuestion): MarkedQuestion {
  const { id, type } = question;
  if (!isMarkedQuestion(question)) return { id, type, maxMarks: 0 };
  const accept = question.correctAnswers.map((text) => text.trim()).filter((text) => text !== '');
  const maxMarks = Math.min(100, Math.max(0, Math.round(question.marks)));
  const rule = accept.length === 0 ? undefined : draftRule({ ...question, marks: maxMarks, correctAnswers: accept });
  if (rule === undefined) return { id, type, maxMarks };
  const isOpen = typed.has(findQuestionType(type)) && keyOf({ ...question, correctAnswers: accept }).open === true;
  const open = isOpen ? { open: true } : {};
  if (rule.kind === 'marking-points') return { id, type, maxMarks, ...open, rule };
  return { id, type, maxMarks, ...open, rule, expected: accept, ...feedbackOf(question) };
}

/** What is said of particular wrong options. */
function feedbackOf({ notes }: KeyedQuestion): Pick<MarkedQuestion, 'feedback'> {
  const said = Object.entries(notes ?? {}).filter(([option, note]) => option.trim() !== '' && note.trim() !== '');
  return said.length === 0 ? {} : { feedback: { notes: Object.fromEntries(said) } };
}
