import {
  arrangementOf,
  type MarkedQuestion,
  type MarkScheme,
  type Question,
  questionOptions,
  questionTypes,
} from '@markwell/marking-core';
import type { DraftQuestion, UploadAssignment } from '../../../contract/homework-draft.ts';
import { type CatalogueEntry, findContent } from '../../../db/catalogue.ts';
import { Problem } from '../../site/problems/problem.ts';
import type { Services } from '../../site/services/services.ts';
import { currentScheme } from '../catalogue/find-homework.ts';
import { readHomeworkId } from '../catalogue/list-admin-homework.ts';
import { selectStoredHomework } from './stored-homework.ts';

/** A homework with its key, for a copy or an export. */
interface KeyedHomework {
  readonly original: CatalogueEntry;
  /** The version that marks now. */
  readonly scheme: MarkScheme;
  readonly keyed: UploadAssignment;
}

/** The homework with this id, or what the card with this id shows. Throws a `Problem` if there is none with questions. */
export async function readKeyedHomework(services: Services, homework: string): Promise<KeyedHomework> {
  const { catalogue } = services;
  const original = findContent(await catalogue.snapshot(), readHomeworkId(homework));
  if (original === undefined) throw new Problem('not-found', `There is no homework ${homework}.`);
  if (original.version === null) throw new Problem('conflict', `‘${original.title}’ has no questions.`);
  const scheme = await currentScheme(catalogue, original);
  return { original, scheme, keyed: await readKeyed(services, original, scheme) };
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
