import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import {
  createServices,
  createStudent,
  openDatabase,
  openServices,
  type Services,
  submitAttempt,
} from '@markwell/server/operations';
import * as z from 'zod/mini';
import { needed } from '../../../scripts/lib/needed.ts';

/** A database with many attempts at Year 8, to which version 2 of its mark scheme gives one mark and version 1 none. */
export interface School {
  /** For programs that are to use it. */
  readonly environment: Readonly<Record<string, string>>;
  /** Stores one attempt more of the same. */
  submit(): Promise<void>;
  /** The number `n` that a statement selects. */
  count(sql: string): Promise<number>;
  /** Waits until the database has heard that programs which used it are no more, and has rolled back what they had begun. */
  forgetKilled(): Promise<void>;
  remove(): Promise<void>;
}

/** By engine, how to make one. */
export const schools: readonly { engine: string; open: (attempts: number) => Promise<School> }[] = [
  { engine: 'sqlite', open: openSqliteSchool },
  { engine: 'postgres', open: openPostgresSchool },
];

async function openSqliteSchool(attempts: number): Promise<School> {
  const folder = mkdtempSync(join(tmpdir(), 'markwell-kill-'));
  const file = join(folder, 'markwell.db');
  const environment = { DATABASE_URL: `sqlite:${file}` };
  await (await openServices(environment, { mayMake: true })).close();
  const database = await openDatabase({ engine: 'sqlite', file });
  return {
    ...(await fill(createServices(database), attempts)),
    environment,
    forgetKilled: async () => {},
    remove: async () => {
      await database.close();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

async function openPostgresSchool(attempts: number): Promise<School> {
  const serverUrl = await needed('postgres');
  const server = await openDatabase({ engine: 'postgres', url: serverUrl });
  const name = `kill_${randomUUID().replaceAll('-', '')}`;
  await server.reader.run(`CREATE DATABASE ${name}`);
  const url = serverUrl.replace(/\/postgres$/, `/${name}`);
  const environment = { DATABASE_URL: url, PGAPPNAME: 'markwell under test' };
  await (await openServices(environment, { mayMake: true })).close();
  const database = await openDatabase({ engine: 'postgres', url });
  const school = await fill(createServices(database), attempts);
  return {
    ...school,
    environment,
    forgetKilled: async () => {
      const connections = `SELECT count(*) AS n FROM pg_stat_activity
        WHERE datname = '${name}' AND application_name = '${environment.PGAPPNAME}'`;
      while ((await school.count(connections)) > 0) await setTimeout(5);
    },
    remove: async () => {
      await database.close();
      await server.reader.run(`DROP DATABASE ${name} WITH (FORCE)`);
      await server.close();
    },
  };
}

/** PostgreSQL gives a count as text. */
const countRow = z.tuple([z.object({ n: z.union([z.number(), z.string()]) })]);

async function fill(services: Services, attempts: number): Promise<Pick<School, 'submit' | 'count'>> {
  const { database } = services;
  const { id: studentId } = await createStudent(services, { name: 'Ann Gains', studentClass: '8a/Sc1', teacher: 'T' });
  const answers = { q1b: { questionId: 'q1b', value: 'it springs back' } };
  const submit = async () => {
    await submitAttempt(services, { studentId, assignmentId: 3, schemeVersion: 1, answers }, null);
  };
  await submit();
  // As many more of the same, which is quicker than to submit each.
  await database.write(async (session) => {
    await session.run(
      `WITH RECURSIVE copies(n) AS (SELECT 1 UNION ALL SELECT n + 1 FROM copies WHERE n < ${attempts - 1})
       INSERT INTO attempts (reference, body_digest, student_id, assignment_id, homework_id, scheme_version, answers,
                             differs_from_claim, submitted_at)
       SELECT 'COPY-' || n, body_digest, student_id, assignment_id, homework_id, scheme_version, answers,
              differs_from_claim, submitted_at FROM attempts, copies WHERE attempts.id = 1`,
    );
    await session.run(
      `INSERT INTO markings (attempt_id, scheme_version, policy, engine_version, total_marks, max_marks, grade, marking, marked_at)
       SELECT a.id, m.scheme_version, m.policy, m.engine_version, m.total_marks, m.max_marks, m.grade, m.marking, m.marked_at
         FROM attempts a, markings m WHERE m.id = 1 AND a.id > 1`,
    );
    await session.run(
      'UPDATE attempts SET current_marking_id = (SELECT id FROM markings WHERE attempt_id = attempts.id)',
    );
    await session.run(
      `INSERT INTO scheme_versions (homework_id, version, digest, scheme, origin, created_at)
       SELECT 2, 2, 'other', replace(scheme, '"reflects"', '"springs back"'), 'staff', 'x' FROM scheme_versions
        WHERE homework_id = 2 AND version = 1`,
    );
    await session.run('UPDATE assignments SET current_scheme_version = 2 WHERE id = 2');
  });
  return {
    submit,
    count: async (sql) => {
      const [row] = countRow.parse(await database.reader.run(sql));
      return Number(row.n);
    },
  };
}
