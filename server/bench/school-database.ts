import { type Answers, attemptMarker, type MarkScheme, markSchemeSchema, year8 } from '@markwell/marking-core';
import { insertRows } from '../src/db/insert-rows.ts';
import { storeAttempts } from '../src/db/store-attempts.ts';
import { createAttemptReference } from '../src/operations/attempt-reference.ts';
import { loadBuiltInContent } from '../src/operations/load-built-in-content.ts';
import type { Services } from '../src/operations/services.ts';

/** Answers as a school gives them: options, and typed ones of which some are given by many and some by one alone. */
const typed: Readonly<Record<string, readonly string[]>> = {
  q1ai: ['3 waves', 'three', '3', '2 waves', 'there are 3 waves', '4', 'three complete waves', '6'],
  q1aii: ['1 Hz', '1 hertz', '3 Hz', '1 per second', '1', 'one wave every second', '3', '0.5 Hz'],
  q1b: [
    'reflects',
    'it bounces back',
    'it refracts',
    'it is reflected',
    'bounces off',
    'passes through',
    'it stops',
    'does not reflect',
  ],
};
const options: Readonly<Record<string, readonly string[]>> = {
  q1aiii: ['hertz', 'joule', 'watt'],
  q1ci: ['gets smaller', 'gets bigger', 'stays the same', 'becomes zero'],
  q1cii: ['kinetic energy', 'potential energy', 'thermal energy', 'chemical energy'],
  q1ciii: ['renewable', 'non-renewable'],
};
const leads = ['', '', '', 'I think ', 'it is ', 'because '];
const words =
  'when the water meets a wall it loses energy and our teacher said this happens in class every time you look at it'.split(
    ' ',
  );

/** Numbers from 0 up to 1, the same sequence every time. */
function seeded(seed: number): () => number {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1664525) + 1013904223) | 0;
    return (state >>> 8) / 0x1000000;
  };
}

function makeAnswers(random: () => number): Answers {
  const pick = (from: readonly string[]) => from[Math.floor(random() * from.length)] ?? '';
  const write = (text: string) => {
    const explained = Array.from({ length: 2 + Math.floor(random() * 6) }, () => pick(words)).join(' ');
    return `${pick(leads)}${text}${random() < 0.5 ? ` because ${explained}` : ''}`;
  };
  const entries = [
    ...Object.entries(typed).map(([id, answers]) => [id, write(pick(answers))] as const),
    ...Object.entries(options).map(([id, answers]) => [id, pick(answers)] as const),
  ];
  return Object.fromEntries(entries.map(([questionId, value]) => [questionId, { questionId, value }]));
}

const inOneTurn = 200;
const students = 1_500;

/** Fills an empty database with attempts at Year 8, of seven answers each. */
export async function fillSchool(services: Services, attempts: number): Promise<void> {
  const { database } = services;
  await loadBuiltInContent(services);
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
  for (let made = 0; made < attempts; made += inOneTurn) {
    const rows = Array.from({ length: Math.min(inOneTurn, attempts - made) }, (_, index) => {
      const answers = makeAnswers(random);
      return {
        ...{
          reference: createAttemptReference(),
          idempotencyKey: null,
          bodyDigest: 'x',
          claim: null,
          differsFromClaim: false,
        },
        ...{ studentId: 1 + ((made + index) % students), assignmentId: 2, homeworkId: 2, schemeVersion: 1 },
        ...{ startedAt: null, timeSpentMinutes: 10, submittedAt: '2025-09-08T09:00:00.000Z' },
        answers: JSON.stringify(answers),
        marking: mark(answers),
      };
    });
    await database.write((session) => storeAttempts(session, rows));
  }
}

/** Stores Year 8's scheme with one question changed as the next version. */
export async function addVersion(
  services: Services,
  version: number,
  edit: (scheme: MarkScheme) => void,
): Promise<void> {
  const scheme = markSchemeSchema.parse(structuredClone(year8.scheme));
  edit(scheme);
  const row = {
    ...{ homework_id: 2, version, digest: `bench ${version}`, scheme: JSON.stringify(scheme) },
    ...{ origin: 'staff', note: 'bench', created_at: 'x' },
  };
  await services.database.write((session) => insertRows(session, 'scheme_versions', [row]));
}
