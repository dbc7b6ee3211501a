import { describeChanges, type MarkScheme, questionName, type SchemeExample } from '@markwell/marking-core';
import type * as z from 'zod/mini';
import type { PublishedScheme, publishScheme as publishSchemeCall } from '../../../contract/schemes.ts';
import type { Session } from '../../../db/session.ts';
import { insertSchemeVersion, newestVersion, selectExamples } from '../../homework/catalogue/scheme-rows.ts';
import { labelsOfEditions } from '../../homework/catalogue/tell-question.ts';
import type { Actor } from '../../site/audit/actor.ts';
import { recordAudit } from '../../site/audit/record-audit.ts';
import { Problem } from '../../site/problems/problem.ts';
import type { Services } from '../../site/services/services.ts';
import { shownQuestions } from './check-scheme.ts';
import { gatherExamples, testExamples } from './examples.ts';
import { getScheme, getSchemeHomework } from './find-scheme.ts';
import { readMarkedAnswers } from './read-marked-answers.ts';
import { readSchemeFile } from './read-scheme-file.ts';
import { nameHomework } from './show-scheme.ts';
import { isUsable, prepareUsable } from './test-scheme.ts';

/**
 * Makes a scheme file the next version of a homework's mark scheme: it marks new attempts from then on, while earlier ones
 * keep their marks until they are re-marked. It carries its own examples and those of the version before. Throws a `Problem`
 * when it has errors, breaks an example without `override`, is no other than the current version, or is for another
 * homework. `by` is who does it.
 */
export async function publishScheme(
  services: Services,
  id: string,
  input: z.output<typeof publishSchemeCall.input>,
  by: Actor,
): Promise<PublishedScheme> {
  const { database, catalogue } = services;
  const { homework, current } = await getSchemeHomework(services, id);
  if (input.basedOn !== undefined && input.basedOn !== current) throw publishedMeanwhile();
  const before = await getScheme(services, homework, current);
  const file = readSchemeFile(input.text, shownQuestions(homework));
  if (file.scheme !== undefined) checkIsFor(file.scheme, before);
  const labels = await labelsOfEditions(services, homework);
  const changes = file.scheme === undefined ? [] : describeChanges(before, file.scheme, labels);
  const examples = gatherExamples(file.scheme, await selectExamples(database.reader, homework.id, current), [
    ...file.examples,
    ...(input.marked === undefined ? [] : readMarkedAnswers(input.marked)),
  ]);
  if (isUsable(file) && changes.length === 0 && examples.added === 0) {
    throw new Problem('conflict', `This is version ${current} as it is: there is nothing to publish.`);
  }
  const scheme = await prepareUsable(file);
  const { report, broken } = testExamples(before, scheme, examples);
  const published: PublishedScheme = {
    homework: nameHomework(homework),
    stored: false,
    version: current + 1,
    changes,
    messages: [...file.messages],
    report,
    broken,
  };
  if (input.dryRun) return published;
  if (broken.length > 0 && input.override === undefined) throw breaksExamples(published, labels);
  const version = await database.write(async (session) => {
    const { tables, transaction } = session;
    await tables.assignments.findByPk(homework.id, { attributes: ['id'], lock: true, transaction });
    return insertVersion(services, session, {
      homeworkId: homework.id,
      current,
      scheme,
      examples: examples.all,
      by,
      input,
      published,
    });
  });
  catalogue.forget();
  return { ...published, stored: true, version };
}

interface NewVersion {
  readonly homeworkId: number;
  readonly current: number;
  readonly scheme: MarkScheme;
  readonly examples: readonly SchemeExample[];
  readonly by: Actor;
  readonly input: z.output<typeof publishSchemeCall.input>;
  readonly published: PublishedScheme;
}

async function insertVersion(services: Services, session: Session, made: NewVersion): Promise<number> {
  const { homeworkId, current, scheme, examples, by, input, published } = made;
  const at = services.now();
  const { tables, transaction } = session;
  const homework = await tables.assignments.findByPk(homeworkId, { transaction });
  if (homework?.currentSchemeVersion !== current) throw publishedMeanwhile();
  const version = (await newestVersion(session, homeworkId)) + 1;
  await insertSchemeVersion(session, { homeworkId, version, scheme, note: input.note, examples, by, at });
  await recordAudit(session, at, {
    by,
    action: 'publish-scheme',
    subject: `homework ${homeworkId}`,
    details: {
      version,
      note: input.note,
      ...(published.broken.length > 0 ? { broken: published.broken.length, override: input.override } : {}),
    },
  });
  return version;
}

/** A file for another homework would give everybody no marks. */
function checkIsFor(scheme: MarkScheme, before: MarkScheme): void {
  if (scheme.slug === before.slug) return;
  throw new Problem('invalid-input', `this scheme is for '${scheme.slug}', and the homework’s is '${before.slug}'.`, {
    field: 'slug',
  });
}

const publishedMeanwhile = () =>
  new Problem(
    'conflict',
    'Another version was published meanwhile, so nothing is published yet. Check yours again: it is then compared with that one.',
  );

const mostNamed = 3;

function breaksExamples({ broken }: PublishedScheme, labels: ReadonlyMap<string, string>): Problem {
  const named = broken.slice(0, mostNamed).map(({ example, result }) => {
    const given = example.reason ?? example.value;
    return `${questionName(example.questionId, labels)} “${given.slice(0, 80)}” deserves ${example.marks} and gets ${result.marksAwarded}`;
  });
  const more = broken.length > mostNamed ? `; and ${broken.length - mostNamed} more` : '';
  return new Problem(
    'conflict',
    `It marks ${broken.length} of its examples otherwise than people did: ${named.join('; ')}${more}.`,
    { hint: { kind: 'publish-anyway' } },
  );
}
