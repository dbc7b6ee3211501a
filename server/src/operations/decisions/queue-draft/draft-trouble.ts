import {
  type Answer,
  answerKey,
  attemptMarker,
  isMarkedQuestion,
  judgedByKey,
  type MarkedQuestion,
  type MarkScheme,
} from '@markwell/marking-core';
import type { DraftTrouble } from '../../../contract/queue-draft.ts';
import type { CatalogueEntry } from '../../../db/catalogue.ts';
import type { DraftDecisionRow } from '../../../db/tables/decisions.ts';
import type { Services } from '../../site/services/services.ts';

type Decision = Pick<
  DraftDecisionRow,
  'homeworkId' | 'questionId' | 'answer' | 'choice' | 'marks' | 'seenMarks' | 'seenVersion'
>;

/** What stands in the way of decisions: `DraftTrouble` says what that can be; null for one that stands as it was made. */
export function troubleFinder(
  { catalogue }: Services,
  entries: ReadonlyMap<number, CatalogueEntry>,
): (decision: Decision) => Promise<DraftTrouble | null> {
  const markers = new Map<MarkScheme, ReturnType<typeof attemptMarker>>();
  const marksBy = (scheme: MarkScheme, decision: Decision): number | undefined => {
    const mark = markers.get(scheme) ?? attemptMarker(scheme, { policy: 'guarded' });
    markers.set(scheme, mark);
    const { results } = mark({ [decision.questionId]: answerOf(decision) });
    return results.find(({ questionId }) => questionId === decision.questionId)?.marksAwarded;
  };
  return async (decision) => {
    const homework = entries.get(decision.homeworkId);
    if (homework === undefined || homework.version === null) return { kind: 'gone' };
    const now = await catalogue.findScheme(homework.id, homework.version);
    const question = questionOf(now, decision);
    if (now === undefined || question === undefined || question.maxMarks < decision.marks) return { kind: 'gone' };
    if (decision.seenVersion === homework.version) return null;
    const then = await catalogue.findScheme(homework.id, decision.seenVersion);
    const before = questionOf(then, decision);
    const judged = judgementOf(question, decision);
    const judgedBefore = before && judgementOf(before, decision);
    if (judged !== undefined && (judged.marks !== judgedBefore?.marks || judged.at !== judgedBefore.at))
      return { kind: 'judged', by: judged.by ?? null, marks: judged.marks };
    const marks = marksBy(now, decision) ?? 0;
    const isSame =
      then !== undefined &&
      before !== undefined &&
      ruleOf(before) === ruleOf(question) &&
      (await textAt(catalogue, homework, decision)) === textNow(homework, decision) &&
      marksBy(then, decision) === marks;
    return isSame ? null : { kind: 'changed', marks };
  };
}

function questionOf(scheme: MarkScheme | undefined, { questionId }: Decision): MarkedQuestion | undefined {
  return scheme?.questions.filter(isMarkedQuestion).find(({ id }) => id === questionId);
}

function judgementOf(question: MarkedQuestion, { answer, choice }: Decision) {
  return judgedByKey(question).get(answerKey(question, answer, choice ?? ''));
}

/** How a question is marked, but for what was judged. */
function ruleOf({ judged: _judged, ...question }: MarkedQuestion): string {
  return JSON.stringify(question);
}

function answerOf({ questionId, answer, choice }: Decision): Answer {
  return choice === null ? { questionId, value: answer } : { questionId, value: choice, choice, reason: answer };
}

const textNow = ({ questions }: Pick<CatalogueEntry, 'questions'>, { questionId }: Decision) =>
  questions.find(({ id }) => id === questionId)?.question;

/** What the question asked when it was decided: homework that is edited keeps what it was. */
async function textAt(catalogue: Services['catalogue'], homework: CatalogueEntry, decision: Decision) {
  const editions = await catalogue.findEditions(homework);
  const edition = editions.find(({ lastVersion }) => lastVersion >= decision.seenVersion);
  return textNow(edition ?? homework, decision);
}
