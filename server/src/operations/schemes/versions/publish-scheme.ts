import {
  type AgreementReport,
  describeChanges,
  type MarkScheme,
  measureAgreement,
  questionName,
  type SchemeExample,
} from '@markwell/marking-core';
import type * as z from 'zod/mini';
import type { PublishedScheme, publishScheme as publishSchemeCall } from '../../../contract/schemes.ts';
import type { Session } from '../../../db/session.ts';
import { insertSchemeVersion, newestVersion, selectExamples } from '../../homework/catalogue/scheme-rows.ts';
import { labelsOfEditions } from '../../homework/catalogue/tell-question.ts';
import { type Actor, recordAudit } from '../../site/audit/record-audit.ts';
import { Problem } from '../../site/problems/problem.ts';
import type { Services } from '../../site/services/services.ts';
import { getScheme, getSchemeHomework } from './find-scheme.ts';
import { readMarkedAnswers } from './read-marked-answers.ts';
import { readSchemeFile } from './read-scheme-file.ts';
import { nameHomework } from './show-scheme.ts';
import { isUsable, prepareUsable, shownQuestions } from './test-scheme.ts';

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

/** The examples of a new version. */
export interface GatheredExamples {
  readonly all: readonly SchemeExample[];
  /** Those that the version before had with the same marks. */
  readonly inherited: ReadonlySet<SchemeExample>;
  /** How many are new, or have other marks than before. */
  readonly added: number;
}

/**
 * The examples that a new version carries: those of the version before, so that none is lost by leaving it out, and the new
 * ones, whose marks win where both have an answer. Those of questions that the scheme has no more are left behind.
 */
function gatherExamples(
  scheme: MarkScheme | undefined,
  before: readonly SchemeExample[],
  added: readonly SchemeExample[],
): GatheredExamples {
  const byAnswer = new Map(before.map((example) => [nameOf(example), example]));
  const inherited = new Set(before);
  let news = 0;
  for (const example of added) {
    const known = byAnswer.get(nameOf(example));
    if (known !== undefined && known.marks === example.marks) continue;
    if (known !== undefined) inherited.delete(known);
    byAnswer.set(nameOf(example), example);
    news++;
  }
  const ids = new Set(scheme?.questions.map(({ id }) => id));
  return { all: [...byAnswer.values()].filter(({ questionId }) => ids.has(questionId)), inherited, added: news };
}

/**
 * Tests a new version with its examples. It breaks one that is new, or that the version before it marks as people did, by
 * marking it otherwise; one that was broken before is no fault of its own.
 */
function testExamples(
  before: MarkScheme,
  after: MarkScheme,
  { all, inherited }: GatheredExamples,
): { report: AgreementReport; broken: AgreementReport['disagreements'] } {
  const report = measureAgreement(after, all);
  const failedBefore = new Set(measureAgreement(before, [...inherited]).disagreements.map(({ example }) => example));
  return { report, broken: report.disagreements.filter(({ example }) => !failedBefore.has(example)) };
}

function nameOf({ questionId, value, choice, reason }: SchemeExample): string {
  return JSON.stringify([questionId, value, choice, reason]);
}
