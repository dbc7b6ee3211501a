import {
  arrangementOf,
  type MarkedQuestion,
  type MarkScheme,
  type Question,
  questionOptions,
  questionTypes,
} from '@markwell/marking-core';
import type { AdminHomework } from '../../../contract/admin-homework.ts';
import type { DraftQuestion, UploadAssignment } from '../../../contract/homework-draft.ts';
import type { CatalogueEntry } from '../../../db/catalogue.ts';
import { findContent } from '../../../db/catalogue.ts';
import { lockTable } from '../../../db/lock.ts';
import type { Actor } from '../../site/audit/actor.ts';
import { recordAudit } from '../../site/audit/record-audit.ts';
import { Problem } from '../../site/problems/problem.ts';
import type { Services } from '../../site/services/services.ts';
import { currentScheme } from '../catalogue/find-homework.ts';
import { readHomeworkId } from '../catalogue/homework-id.ts';
import { insertHomework, nextHomeworkId } from '../catalogue/homework-rows.ts';
import { getAdminHomework } from '../catalogue/list-admin-homework.ts';
import { insertSchemeVersion, selectExamples } from '../catalogue/scheme-rows.ts';
import { selectStoredHomework } from './stored-homework.ts';

const longestTitle = 300;

/**
 * Stores a copy of a homework, or of what a card shows, unreleased and with its mark scheme as it is now. `by` is the admin; null for the
 * command line. Throws a `Problem` for one that is not there or has no questions.
 */
export async function copyHomework(
  services: Services,
  homework: string,
  { title }: { readonly title?: string | undefined },
  by: Actor,
): Promise<AdminHomework> {
  const { database, catalogue, now } = services;
  const original = await getOriginal(services, homework);
  const scheme = await currentScheme(catalogue, original);
  const assignment = {
    ...(await readKeyed(services, original, scheme)),
    title: title ?? `${original.title.slice(0, longestTitle - 7)} (copy)`,
    source: null,
  };
  const copyId = await database.write(async (session) => {
    await lockTable(session, 'assignments');
    const [at, id] = [now(), await nextHomeworkId(session)];
    const batchName = `Copy of ${original.id}`;
    await insertHomework(session, { id, assignment, questions: original.questions, batchName, release: false, at });
    await insertSchemeVersion(session, {
      homeworkId: id,
      version: 1,
      scheme: { ...scheme, slug: `homework-${id}`, title: assignment.title },
      note: `Copied from homework ${original.id}, version ${original.version}`,
      examples: await selectExamples(session, original.id, original.version ?? 1),
      by,
      at,
    });
    const details = { copyOf: original.id };
    await recordAudit(session, at, { by, action: 'copy-homework', subject: `homework ${id}`, details });
    return id;
  });
  catalogue.forget();
  return getAdminHomework(services, copyId);
}

async function getOriginal({ catalogue }: Services, homework: string): Promise<CatalogueEntry> {
  const original = findContent(await catalogue.snapshot(), readHomeworkId(homework));
  if (original === undefined) throw new Problem('not-found', `There is no homework ${homework}.`);
  if (original.version === null) throw new Problem('conflict', `‘${original.title}’ has no questions to copy.`);
  return original;
}

/** The homework with its key: as it was stored, or, where it came with Markwell, with what its mark scheme expects. */
async function readKeyed({ database }: Services, entry: CatalogueEntry, scheme: MarkScheme): Promise<UploadAssignment> {
  if (entry.slug === null) return (await selectStoredHomework(database.reader, entry.id)).assignment;
  const marked = new Map<string, MarkedQuestion>(scheme.questions.map((question) => [question.id, question]));
  const questions = entry.questions.map((question) => keyedQuestion(question, marked.get(question.id)));
  return {
    title: entry.title,
    description: entry.description,
    weekNumber: entry.week_number,
    weekDate: entry.week_date,
    yearGroup: entry.year_group,
    totalMarks: questions.reduce((sum, { marks }) => sum + marks, 0),
    questions,
    source: null,
  };
}

function keyedQuestion(question: Question, marked: MarkedQuestion | undefined): DraftQuestion {
  const { description, studyTip, diagramPath, diagramAlt, table } = question;
  return {
    id: question.id,
    type: questionTypes.find((type) => type === question.type) ?? 'text',
    question: question.question,
    description: description ?? null,
    options: questionOptions(question),
    marks: question.marks,
    correctAnswers: [...expectedOf(marked)],
    studyTip: studyTip ?? null,
    diagramPath: diagramPath ?? null,
    diagramAlt: diagramAlt ?? null,
    table: table ?? null,
    ...arrangementOf(question),
  };
}

function expectedOf(marked: MarkedQuestion | undefined): readonly string[] {
  if (marked?.rule?.kind === 'choice') return marked.rule.accept;
  if (marked?.rule?.kind === 'combined') {
    const { yes, no } = marked.rule.sides;
    return [
      ...(yes?.accept ?? []).map((reason) => `Yes: ${reason}`),
      ...(no?.accept ?? []).map((reason) => `No: ${reason}`),
    ];
  }
  return marked?.expected ?? (marked?.rule !== undefined && 'accept' in marked.rule ? marked.rule.accept : []);
}
