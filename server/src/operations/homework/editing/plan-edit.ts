import {
  arrangementOf,
  draftMarkScheme,
  type MarkedQuestion,
  type MarkScheme,
  schemeDigest,
} from '@markwell/marking-core';
import type { QuestionChange } from '../../../contract/edit-homework.ts';
import type { DraftQuestion, UploadAssignment } from '../../../contract/homework-draft.ts';

/** What an edit changes. */
export interface EditPlan {
  readonly changes: readonly QuestionChange[];
  readonly isReordered: boolean;
  readonly changesDetails: boolean;
  /** The next version of the mark scheme, not yet prepared; undefined where the questions stay as they are. */
  readonly scheme: MarkScheme | undefined;
}

/**
 * What changes from one state of a homework to another. Where a question's type, options, marks and answers stay, its marking does, also one
 * that people have corrected; else it is made anew from the answers. `scheme` marks the homework as it is before.
 */
export function planEdit(before: UploadAssignment, after: UploadAssignment, scheme: MarkScheme): EditPlan {
  const old = byId(before.questions);
  const marked = byId(scheme.questions);
  const own = new Set(findOwnMarking(before, scheme));
  const drafted = draftMarkScheme({ slug: scheme.slug, title: after.title, questions: after.questions });
  const changes = after.questions.flatMap((question): QuestionChange[] => {
    const was = old.get(question.id);
    const change = was === undefined ? 'added' : changeOf(was, question);
    if (change === undefined) return [];
    return [{ questionId: question.id, change, replacesMarking: change === 'rekeyed' && own.has(question.id) }];
  });
  const kept = byId(after.questions);
  const dropped = before.questions
    .filter(({ id }) => !kept.has(id))
    .map(({ id }): QuestionChange => ({ questionId: id, change: 'dropped', replacesMarking: false }));
  const order = (questions: readonly DraftQuestion[], others: ReadonlyMap<string, DraftQuestion>) =>
    questions.filter(({ id }) => others.has(id)).map(({ id }) => id);
  const isReordered = order(before.questions, kept).join('\n') !== order(after.questions, old).join('\n');
  const rekeyed = new Set(changes.filter(({ change }) => change !== 'reworded').map(({ questionId }) => questionId));
  const hasChanges = changes.length > 0 || dropped.length > 0 || isReordered;
  return {
    changes: [...changes, ...dropped],
    isReordered,
    changesDetails: detailsOf(before) !== detailsOf(after),
    scheme: hasChanges
      ? {
          ...scheme,
          title: after.title,
          questions: drafted.questions.map((one) => (rekeyed.has(one.id) ? one : (marked.get(one.id) ?? one))),
        }
      : undefined,
  };
}

/** Labels of the questions whose marking says more than their answers do: it was corrected, or copied from another homework. */
export function findOwnMarking({ title, questions }: UploadAssignment, scheme: MarkScheme): string[] {
  const drafted = byId(draftMarkScheme({ slug: scheme.slug, title, questions }).questions);
  const digest = (question: MarkedQuestion) => schemeDigest({ ...scheme, questions: [question] });
  return scheme.questions.flatMap((question) => {
    const plain = drafted.get(question.id);
    return plain !== undefined && digest(plain) === digest(question) ? [] : [question.id];
  });
}

/** Whether a question asks for the same answers as before, so that its marking stays. */
export function hasSameKey(before: DraftQuestion | undefined, after: DraftQuestion): boolean {
  return before !== undefined && keyOf(before) === keyOf(after);
}

function changeOf(before: DraftQuestion, after: DraftQuestion): QuestionChange['change'] | undefined {
  if (keyOf(before) !== keyOf(after)) return 'rekeyed';
  return textOf(before) === textOf(after) ? undefined : 'reworded';
}

const keyOf = ({
  type,
  options,
  marks,
  correctAnswers,
  markingPoints,
  tolerance,
  answerKind,
  answerForm,
  key,
  notes,
  partMarks,
  slots,
  units,
}: DraftQuestion) =>
  JSON.stringify([
    type,
    options,
    marks,
    correctAnswers,
    markingPoints?.map((point) => [point.answers, point.marks]) ?? null,
    tolerance ?? null,
    answerKind ?? null,
    answerForm ?? null,
    ...(key ? [key] : []),
    ...(notes ? [notes] : []),
    ...(partMarks ? [partMarks] : []),
    ...(slots ? [slots.map(({ id, options }) => [id, options ?? null])] : []),
    ...(units ? [units] : []),
  ]);

const textOf = (one: DraftQuestion) => {
  const { question, description, studyTip, diagramPath, diagramAlt, table } = one;
  return JSON.stringify([question, description, studyTip, diagramPath, diagramAlt, table, arrangementOf(one)]);
};

const detailsOf = ({ title, description, language, yearGroup, weekNumber, weekDate }: UploadAssignment) =>
  JSON.stringify([title, description, language ?? null, yearGroup, weekNumber, weekDate]);

function byId<One extends { readonly id: string }>(questions: readonly One[]): ReadonlyMap<string, One> {
  return new Map(questions.map((question) => [question.id, question]));
}
