import { explainJudged } from '@markwell/marking-core';
import type { PupilAttempt, PupilDecision } from '../../../contract/pupil.ts';
import { readMarking } from '../../../db/marking-json.ts';
import { listAfterClosingOf } from '../../decisions/after-closing.ts';
import { labelsOfEditions } from '../../homework/catalogue/tell-question.ts';
import type { Services } from '../../site/services/services.ts';

type Attempt = Pick<PupilAttempt, 'id' | 'homework'> & { readonly marking: string };

/** What was decided about what a pupil handed in, and what they asked about; with what was taken back, the latest first. */
export async function readPupilDecisions(
  services: Services,
  studentId: number[],
  attempts: readonly Attempt[],
): Promise<PupilDecision[]> {
  const { reader } = services.database;
  const { tables } = reader;
  const where = { attemptId: attempts.map(({ id }) => id) };
  const [overrides, allowances, exclusions, ofNames, closed, appeals, about] = await Promise.all([
    tables.markOverrides.scope('told').findAll({ where }),
    tables.allowances.scope('told').findAll({ where: { studentId } }),
    tables.exclusions.scope('told').findAll({ where }),
    tables.exclusions.scope('told').findAll({ where: { studentId } }),
    listAfterClosingOf(reader, studentId),
    tables.appeals.findAll({ where, raw: true }),
    teller(services, attempts),
  ]);
  const entries = await services.catalogue.snapshot();
  const homeworkOf = (id: number | null) =>
    id === null ? null : { id, title: entries.get(id)?.title ?? `Homework ${id}` };
  const nobody = { why: null, by: null, at: null, endedAt: null };
  const decisions: PupilDecision[] = [
    ...overrides.map(({ attemptId, questionId, marks, reason: why, by, at, endedAt }) => ({
      ...about(attemptId, questionId),
      ...{ kind: 'override' as const, what: `marks set to ${marks}`, why, by, at, endedAt },
    })),
    ...allowances.map(({ homeworkId, kind, untilAt, more, reason: why, by, at, endedAt }) => ({
      ...{ attemptId: null, homework: homeworkOf(homeworkId), kind: 'allowance' as const },
      what: allowedText[kind](untilAt === null ? '' : services.clock.formatStamp(untilAt), more ?? 0),
      ...{ why, by, at, endedAt },
    })),
    ...[...exclusions, ...ofNames].map(({ attemptId, reason: why, by, at, endedAt }) => ({
      ...about(attemptId),
      ...{ kind: 'excluded' as const, what: attemptId === null ? 'nothing of this name counts' : 'does not count' },
      ...{ why, by, at, endedAt },
    })),
    ...closed.map(({ attemptId, decision, by, at }) => ({
      ...{ ...about(attemptId), ...nobody, kind: 'after-closing' as const, by, at },
      what: closingWords[decision ?? 'open'],
    })),
    ...appeals.map(({ attemptId, questionId, at }) => ({
      ...{ ...about(attemptId, questionId), ...nobody, kind: 'asked' as const, at },
      what: 'the pupil thinks that it should count',
    })),
    ...attempts.flatMap(({ id, marking }) =>
      readMarking(marking).results.flatMap((result) =>
        result.evidence
          .filter(({ how }) => how === 'judged')
          .map((one) => ({
            ...{ ...about(id, result.questionId), ...nobody, kind: 'judged' as const, by: one.by ?? null },
            what: explainJudged(one, result) ?? '',
          })),
      ),
    ),
  ];
  return decisions.sort((one, other) => (other.at ?? '').localeCompare(one.at ?? ''));
}

const allowedText = {
  longer: (until: string, _more: number) => `has until ${until}`,
  excused: () => 'is excused',
  'another-try': (_until: string, more: number) => `may try ${more} more times after closing`,
} as const;

const closingWords = {
  count: 'came after closing and counts',
  'leave-out': 'came after closing and is left out',
  open: 'came after closing, undecided',
} as const;

/** Names the homework of an attempt, and a question of it. */
async function teller(services: Services, attempts: readonly Attempt[]) {
  const entries = await services.catalogue.snapshot();
  const labels = new Map<number, ReadonlyMap<string, string>>();
  for (const id of new Set(attempts.map(({ homework }) => homework.id))) {
    const entry = entries.get(id);
    if (entry !== undefined) labels.set(id, await labelsOfEditions(services, entry));
  }
  const homeworkOf = new Map(attempts.map(({ id, homework }) => [id, homework]));
  return (attemptId: number | null, questionId?: string) => {
    const homework = homeworkOf.get(attemptId ?? 0) ?? null;
    const label = questionId && (labels.get(homework?.id ?? 0)?.get(questionId) ?? questionId);
    return { attemptId, homework, ...(label && { label }) };
  };
}
