import { type Answer, type Answers, markAttempt } from '@markwell/marking-core';
import type * as z from 'zod/mini';
import type { testMarking as call, TestMarking } from '../../../contract/test-marking.ts';
import { findContent } from '../../../db/catalogue.ts';
import { Problem } from '../../site/problems/problem.ts';
import type { Services } from '../../site/services/services.ts';
import { currentScheme } from '../catalogue/find-homework.ts';

type Tried = z.output<typeof call.input>;
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
