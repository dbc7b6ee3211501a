import { describeQuestion, namedSlots, nameSlot, type Question } from '@markwell/marking-core';
import type * as z from 'zod/mini';
import type { readBoard as readBoardCall } from '../../../contract/class-insight.ts';
import { currentScheme } from '../../homework/catalogue/find-homework.ts';
import type { Services } from '../../site/services/services.ts';
import { readClassReport } from '../statistics/read-class-report.ts';

/** Questions that a class goes through together: more do not fit into a lesson's start. */
const mostQuestions = 3;

/**
 * The hardest questions of a class at a homework with what was written instead, without names, and what is expected; those that everybody had right
 * are left out. Throws a `Problem` as `readClassReport` does.
 */
export async function readBoard(
  services: Services,
  number: string,
  asked: z.output<typeof readBoardCall.input>,
): Promise<z.output<typeof readBoardCall.output>> {
  const { homework, questions } = await readClassReport(services, number, asked);
  const entry = (await services.catalogue.snapshot()).get(homework.id);
  const scheme =
    entry === undefined || entry.version === null ? undefined : await currentScheme(services.catalogue, entry);
  const asking = new Map((entry?.questions ?? []).map((question) => [question.id, question]));
  const hard = questions.filter(({ facility, asked: count, isPast }) => facility < 1 && count !== 0 && isPast !== true);
  return {
    homework: { id: homework.id, title: homework.title },
    questions: hard.slice(0, mostQuestions).map(({ questionId, label, beside, question, marks, facility, ...one }) => {
      const key = scheme?.questions.find(({ id }) => id === questionId);
      const rule = key?.rule;
      const asked = asking.get(questionId);
      const slots = asked === undefined ? [] : namedSlots(asked);
      const described = key === undefined ? [] : describeQuestion(key).expected;
      const accepted = rule !== undefined && 'accept' in rule ? rule.accept.slice(0, 1) : described;
      return {
        ...{ questionId, label, beside },
        question,
        marks,
        options: optionsOf(asked),
        diagramPath: asked?.diagramPath ?? null,
        facility,
        wrongAnswers: one.commonWrongAnswers.map(({ answer, count }) => ({ answer, count })),
        expected: (key?.expected ?? accepted).map((one) => nameSlot(slots, one)),
      };
    }),
  };
}

function optionsOf(question: Question | undefined): string[] {
  const options = question?.options;
  return Array.isArray(options) ? options : [];
}
