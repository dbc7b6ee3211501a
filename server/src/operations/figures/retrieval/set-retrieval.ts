import type { MarkScheme, SchemeExample } from '@markwell/marking-core';
import type * as z from 'zod/mini';
import type { AskedBefore, setRetrieval as setRetrievalCall } from '../../../contract/retrieval.ts';
import { lockTable } from '../../../db/session.ts';
import { insertHomework, nextHomeworkId } from '../../homework/catalogue/homework-rows.ts';
import { prepareSchemes } from '../../homework/catalogue/prepare-schemes.ts';
import { insertSchemeVersion, selectExamples } from '../../homework/catalogue/scheme-rows.ts';
import { yearOfClass } from '../../homework/dates/set-homework.ts';
import { readKeyedHomework } from '../../homework/editing/keyed-homework.ts';
import { listClasses } from '../../people/classes/list-classes.ts';
import { type Actor, recordAudit, storeActor } from '../../site/audit/record-audit.ts';
import { Problem } from '../../site/problems/problem.ts';
import type { Services } from '../../site/services/services.ts';
import { arrange, type Taken } from './choose-questions.ts';
import { proposeRetrieval } from './propose-retrieval.ts';

type Input = z.output<typeof setRetrievalCall.input>;
type Source = Awaited<ReturnType<typeof readKeyedHomework>>;

/**
 * Makes a homework of questions that a class was asked before, released and due for that class alone, marked as each is marked where it is from. In
 * one transaction that is written to the audit log. Throws a `Problem` for a question that `proposeRetrieval` does not propose.
 */
export async function setRetrieval(
  services: Services,
  input: Input,
  by: Actor,
): Promise<{ id: number; title: string }> {
  const { database, catalogue, now, clock } = services;
  const dueAt = clock.readTime(input.due);
  if (dueAt === undefined || dueAt <= now().toISOString())
    throw new Problem('invalid-input', 'choose a time to come.', { field: 'due' });
  const { class: code, title, questions: proposed } = await proposeRetrieval(services, input);
  const chosen = readChosen(input.questions, proposed);
  const sources = new Map<number, Source>();
  for (const { homeworkId } of chosen)
    if (!sources.has(homeworkId)) sources.set(homeworkId, await readKeyedHomework(services, String(homeworkId)));
  const taken = arrange(
    chosen.map((one) => ({ ...one, questions: sources.get(one.homeworkId)?.original.questions ?? [] })),
  );
  const pick = <One extends { readonly id: string }>(of: (source: Source) => readonly One[]): One[] =>
    taken.flatMap(({ homeworkId, oldId, placed }) => {
      const source = sources.get(homeworkId);
      const one = source && of(source).find(({ id }) => id === oldId);
      return one === undefined ? [] : [{ ...one, ...placed }];
    });
  const keyed = pick(({ keyed: { questions } }) => questions);
  const questions = pick(({ original }) => original.questions);
  const assignment = {
    title,
    description: 'Questions that you were asked before',
    weekNumber: null,
    weekDate: null,
    yearGroup: yearOfClass(await listClasses(services), code),
    totalMarks: keyed.reduce((sum, { marks }) => sum + marks, 0),
    questions: keyed,
    source: null,
  };
  const [scheme] = await prepareSchemes([joinSchemes(title, taken, sources)]);
  if (scheme === undefined) throw new Error('The quiz has no mark scheme');
  const stored = await database.write(async (session) => {
    await lockTable(session, 'assignments');
    const [at, id] = [now(), await nextHomeworkId(session)];
    const homework = { id, assignment, questions, batchName: title, release: true, purpose: 'retrieval', at } as const;
    await insertHomework(session, homework);
    const examples: SchemeExample[] = [];
    for (const [homeworkId, { original }] of sources) {
      const own = await selectExamples(session, homeworkId, original.version ?? 1);
      examples.push(
        ...renameExamples(
          own,
          taken.filter((one) => one.homeworkId === homeworkId),
        ),
      );
    }
    const from = [...sources].map(([homeworkId, { original }]) => `${homeworkId}, version ${original.version}`);
    const note = `Copied by question from homework ${from.join('; ')}`;
    const version = { homeworkId: id, version: 1, note, examples, by, at };
    await insertSchemeVersion(session, { ...version, scheme: { ...scheme, slug: `homework-${id}` } });
    const dates = { openAt: null, dueAt, closeAt: null, setAt: at.toISOString(), ...storeActor(by) };
    await session.tables.classDates.create(
      { homeworkId: id, classCode: code, ...dates },
      { transaction: session.transaction },
    );
    const details = { class: code, dueAt, from: [...sources.keys()], questions: chosen.length };
    await recordAudit(session, at, { by, action: 'set-retrieval', subject: `homework ${id}`, details });
    return { id, title };
  });
  catalogue.forget();
  return stored;
}

/** What a client asks for, as it was proposed. */
function readChosen(asked: Input['questions'], proposed: readonly AskedBefore[]): AskedBefore[] {
  const chosen = asked.map(({ homeworkId, questionId }) => {
    const found = proposed.find((one) => one.homeworkId === homeworkId && one.questionIds.includes(questionId));
    if (found === undefined)
      throw new Problem('invalid-input', `the class was not asked ${questionId} of homework ${homeworkId} then.`, {
        field: 'questions',
      });
    return found;
  });
  return [...new Set(chosen)];
}

/** One scheme that marks each question by the rule of its own. */
function joinSchemes(title: string, taken: readonly Taken[], sources: ReadonlyMap<number, Source>): MarkScheme {
  const schemes = [...sources.values()].map(({ scheme }) => scheme);
  const [profile = 'general', ...others] = new Set(schemes.map((scheme) => scheme.profile));
  const synonyms: NonNullable<MarkScheme['synonyms']> = {};
  const compounds: NonNullable<MarkScheme['compounds']> = {};
  for (const scheme of schemes) {
    for (const [word, names] of Object.entries(scheme.synonyms ?? {}))
      synonyms[word] = [...new Set([...(synonyms[word] ?? []), ...names])];
    Object.assign(compounds, scheme.compounds);
  }
  return {
    schemaVersion: 1,
    slug: 'retrieval',
    title,
    profile: others.length === 0 ? profile : 'general',
    gradeScale: 'science',
    questions: taken.flatMap(({ homeworkId, oldId, placed: { id } }) => {
      const marked = sources.get(homeworkId)?.scheme.questions.find((one) => one.id === oldId);
      return marked === undefined ? [] : [{ ...marked, id }];
    }),
    ...(Object.keys(synonyms).length > 0 && { synonyms }),
    ...(Object.keys(compounds).length > 0 && { compounds }),
  };
}

function renameExamples(examples: readonly SchemeExample[], taken: readonly Taken[]): SchemeExample[] {
  return examples.flatMap((example) => {
    const placed = taken.find(({ oldId }) => oldId === example.questionId)?.placed;
    return placed === undefined ? [] : [{ ...example, questionId: placed.id }];
  });
}
