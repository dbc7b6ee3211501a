import { attemptMarker, type MarkScheme, markSchemeSchema, year8 } from '@markwell/marking-core';
import { insertRows } from '../src/db/insert-rows.ts';
import { storeAttempts } from '../src/db/store-attempts.ts';
import { loadBuiltInContent } from '../src/operations/homework/catalogue/load-built-in-content.ts';
import type { Services } from '../src/operations/site/services/services.ts';
import { createAttemptReference } from '../src/operations/submit/attempt-reference.ts';
import { makeAnswers, type Spread, seeded, typed } from './school-answers.ts';

const inOneTurn = 200;
const turnsAtOnce = 5;
/** Attempts of one student at the homework. */
const attemptsEach = 4;

/** Attempts of which the typed answers are counted. */
const counted = 100_000;

/** Fills an empty database with attempts at Year 8, of seven answers each, and says how many of the typed ones differ. */
export async function fillSchool(services: Services, attempts: number, spread: Spread): Promise<string> {
  const { database } = services;
  await loadBuiltInContent(services);
  const students = Math.max(1, Math.floor(attempts / attemptsEach));
  for (let first = 0; first < students; first += inOneTurn) {
    const rows = Array.from({ length: Math.min(inOneTurn, students - first) }, (_, index) => ({
      class_code: `8a/Sc${1 + (index % 4)}`,
      name: `Student ${first + index}`,
      normalised_name: `student ${first + index}`,
      teacher: 'T',
      created_at: 'x',
    }));
    await database.write((session) => insertRows(session, 'students', rows));
  }
  const mark = attemptMarker(year8.scheme);
  const random = seeded(20250908);
  const different = new Set<string>();
  for (let made = 0; made < attempts; ) {
    const turns: Promise<unknown>[] = [];
    for (; turns.length < turnsAtOnce && made < attempts; made += inOneTurn) {
      const rows = Array.from({ length: Math.min(inOneTurn, attempts - made) }, (_, index) => {
        const answers = makeAnswers(random, spread);
        if (made < counted) for (const id of typed) different.add(`${id} ${answers[id]?.value}`);
        return {
          ...{ reference: createAttemptReference(), idempotencyKey: null, bodyDigest: 'x', claim: null },
          ...{ differsFromClaim: false, studentId: 1 + ((made + index) % students) },
          ...{ assignmentId: 2, homeworkId: 2, schemeVersion: 1, startedAt: null, timeSpentMinutes: 10 },
          ...{ submittedAt: '2025-09-08T09:00:00.000Z', answers: JSON.stringify(answers), marking: mark(answers) },
        };
      });
      turns.push(database.write((session) => storeAttempts(session, rows)));
    }
    await Promise.all(turns);
  }
  await addVersion(services, 2, (scheme) => {
    const rule = scheme.questions.find(({ id }) => id === 'q1b')?.rule;
    if (rule?.kind !== 'phrases') return;
    rule.allow = [...(rule.allow ?? []), 'stop'];
    rule.others = (rule.others ?? []).filter((phrase) => !phrase.startsWith('stop'));
  });
  await addVersion(services, 3, (scheme) => {
    for (const question of scheme.questions) {
      question.feedback = { correct: 'Yes.', partly: 'Partly.', incorrect: 'No: look at the picture again.' };
    }
  });
  const all = typed.length * Math.min(attempts, counted);
  return `${different.size.toLocaleString('en')} of ${all.toLocaleString('en')} typed answers differ`;
}

/** Stores Year 8's scheme with something changed as the next version. */
async function addVersion(services: Services, version: number, edit: (scheme: MarkScheme) => void): Promise<void> {
  const scheme = markSchemeSchema.parse(structuredClone(year8.scheme));
  edit(scheme);
  const row = {
    ...{ homework_id: 2, version, digest: `bench ${version}`, scheme: JSON.stringify(scheme) },
    ...{ origin: 'staff', note: 'bench', created_at: 'x' },
  };
  await services.database.write((session) => insertRows(session, 'scheme_versions', [row]));
}
