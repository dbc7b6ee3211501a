import {
  type Answer,
  type Answers,
  describeKey,
  draftMarkScheme,
  type KeyReading,
  markAttempt,
  type QuestionResult,
} from '@markwell/marking-core';
import type * as z from 'zod/mini';
import type { DraftQuestion } from '../../../contract/homework-draft.ts';
import type { TestMarking, testMarking as testCall, tryAnswer as tryCall } from '../../../contract/test-marking.ts';
import { findContent } from '../../../db/catalogue.ts';
import { Problem } from '../../site/problems/problem.ts';
import type { Services } from '../../site/services/services.ts';
import { currentScheme } from '../catalogue/find-homework.ts';
import { prepareSchemes } from '../catalogue/prepare-schemes.ts';

type Tried = z.output<typeof testCall.input>;
type TriedAnswer = Extract<Tried['answers'], readonly unknown[]>[number];

/** Marks an admin's own answers to a homework and stores nothing (see the contract's `testMarking`). */
export async function testMarking({ catalogue }: Services, { assignmentId, answers }: Tried): Promise<TestMarking> {
  const homework = findContent(await catalogue.snapshot(), Number(assignmentId));
  if (homework === undefined || homework.version === null) {
    throw new Problem('not-found', `there is no homework ${assignmentId} with questions`, { field: 'assignmentId' });
  }
  const scheme = await currentScheme(catalogue, homework);
  const given: Answers = {};
  for (const [index, { id }] of homework.questions.entries()) {
    const answer = toAnswer(id, Array.isArray(answers) ? answers[index] : answers[String(index)]);
    if (answer !== undefined) given[id] = answer;
  }
  const { results, totalMarks, maxMarks } = markAttempt(scheme, given);
  const byId = new Map(results.map((result) => [result.questionId, result]));
  return {
    totalScore: totalMarks,
    totalMarks: maxMarks,
    questionResults: homework.questions.map(({ id, question }, index) => {
      const result = byId.get(id);
      return {
        index,
        questionId: id,
        question,
        correct: result?.isCorrect ?? false,
        score: result?.marksAwarded ?? 0,
        marks: result?.maxMarks ?? 0,
        feedback: result?.feedback ?? 'Question not found in mark scheme',
        evidence: result?.evidence ?? [],
        confidence: result?.confidence ?? 1,
        ...(result?.refusal === undefined ? {} : { refusal: result.refusal }),
        ...(result?.state === undefined ? {} : { state: result.state }),
        ...(result?.slots === undefined ? {} : { slots: result.slots }),
      };
    }),
  };
}

function toAnswer(questionId: string, tried: TriedAnswer | undefined): Answer | undefined {
  if (tried === undefined || tried === null) return undefined;
  if (typeof tried !== 'object') return { questionId, value: String(tried) };
  const { value, choice, reason } = tried;
  return {
    questionId,
    value: value ?? choice ?? '',
    ...(typeof choice === 'string' ? { choice } : {}),
    ...(typeof reason === 'string' ? { reason } : {}),
  };
}

/** What an answer would get if the question were stored as it is (see the contract's `tryAnswer`). */
export async function tryAnswer({
  question,
  answer,
}: z.output<typeof tryCall.input>): Promise<{ result: QuestionResult | null }> {
  const drafted = draftMarkScheme({ slug: 'tried', title: '', questions: [question] });
  if (drafted.questions.every(({ rule }) => rule === undefined)) return { result: null };
  const [scheme = drafted] = await prepareSchemes([drafted]);
  const { results } = markAttempt(scheme, { [question.id]: { ...answer, questionId: question.id } });
  return { result: results[0] ?? null };
}

/** How the key of each question is read; null where there is nothing to say. */
export function describeKeys({ questions }: { readonly questions: readonly DraftQuestion[] }): {
  readings: (KeyReading | null)[];
} {
  return { readings: questions.map((question) => describeKey(question) ?? null) };
}
