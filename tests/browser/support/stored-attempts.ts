import { join } from 'node:path';
import sqlite3 from 'sqlite3';

/** An attempt as it lies in the database, with the marks that count. */
export interface StoredAttempt {
  readonly reference: string;
  readonly idempotency_key: string;
  readonly assignment_id: number;
  readonly homework_id: number;
  readonly scheme_version: number;
  /** JSON, by question id. */
  readonly answers: string;
  readonly differs_from_claim: number;
  readonly time_spent_minutes: number;
  readonly total_marks: number;
  readonly max_marks: number;
  readonly grade: string;
  readonly class_code: string;
  /** Which childcare assignment it was taken for. */
  readonly chosen_assignment: string | null;
}

/** The database of the server that all tests share. */
function sharedDatabase(): string {
  return join(process.env.MARKWELL_TEST_FOLDER ?? '', 'markwell.db');
}

/** What the database holds of the student with this name, in the order in which it came. */
export function storedAttempts(name: string, file = sharedDatabase()): Promise<StoredAttempt[]> {
  return query<StoredAttempt>(
    file,
    `SELECT attempts.*, markings.total_marks, markings.max_marks, markings.grade, students.class_code
       FROM attempts
       JOIN students ON students.id = attempts.student_id
       JOIN markings ON markings.id = attempts.current_marking_id
      WHERE students.name = ? ORDER BY attempts.id`,
    [name],
  );
}

/** Reads rows from a database file that a server may have open. */
function query<Row>(file: string, sql: string, values: readonly unknown[] = []): Promise<Row[]> {
  return withDatabase(file, sqlite3.OPEN_READONLY, (database, settle) => database.all<Row>(sql, values, settle));
}

/** Changes a database file that no server has open. */
export function change(file: string, sql: string): Promise<void> {
  return withDatabase(file, sqlite3.OPEN_READWRITE, (database, settle) => database.exec(sql, (error) => settle(error)));
}

function withDatabase<Result>(
  file: string,
  mode: number,
  work: (database: sqlite3.Database, settle: (error: Error | null, result?: Result) => void) => void,
): Promise<Result> {
  return new Promise((resolve, reject) => {
    const database = new sqlite3.Database(file, mode, (failed) => {
      if (failed) return reject(failed);
      work(database, (error, result) => database.close(() => (error ? reject(error) : resolve(result as Result))));
    });
  });
}
