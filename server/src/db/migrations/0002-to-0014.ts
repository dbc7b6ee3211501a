import {
  bytes,
  flag,
  givenId,
  reference,
  referenceOrNull,
  rowId,
  text,
  textOrNull,
  whole,
  wholeOrNull,
} from '../tables/columns.ts';
import { type Migration, migration, unique } from './migration.ts';

/** Homework from files, re-marks, childcare, floods, exclusions and edits. */
export const migrations0002To0014: readonly Migration[] = [
  /** Limits on signing in, class lists by import, and statistics of earlier homework of a card. */
  migration('0002-sign-in-failures-and-rosters', {
    tables: { sign_in_failures: { id: rowId(), account: text(), address: text(), at: text() } },
    columns: { students: { source: { ...text(), defaultValue: 'self' } } },
    indexes: {
      sign_in_failures_at: ['sign_in_failures', ['at']],
      attempts_assignment_homework: ['attempts', ['assignment_id', 'homework_id']],
    },
  }),
  /** Where imported homework came from, and its pictures. */
  migration('0003-imported-homework', {
    tables: {
      homework_pictures: {
        digest: { ...text(), primaryKey: true },
        type: text(),
        size: whole(),
        bytes: bytes(),
        created_at: text(),
        expires_at: textOrNull(),
      },
    },
    columns: {
      assignments: {
        batch_name: textOrNull(),
        source_name: textOrNull(),
        source_digest: textOrNull(),
        content_digest: textOrNull(),
        homework_data: textOrNull(),
      },
    },
    indexes: {
      assignments_source_digest: ['assignments', ['source_digest']],
      assignments_content_digest: ['assignments', ['content_digest']],
      homework_pictures_expires_at: ['homework_pictures', ['expires_at']],
    },
  }),
  /** Examples of scheme versions; re-marks that can be interrupted and undone; an index of their markings. */
  migration('0004-schemes-and-remarks', {
    columns: {
      scheme_versions: { examples: textOrNull() },
      remark_runs: {
        state: { ...text(), defaultValue: 'applied' },
        allow_lower: { ...flag(), defaultValue: false },
        engine_version: { ...text(), defaultValue: '' },
      },
      markings: { replaces_marking_id: wholeOrNull() },
    },
    indexes: { markings_remark_run: ['markings', ['remark_run_id', 'attempt_id', 'replaces_marking_id']] },
  }),
  /** The place of a visit is stored while its address is whole; and an index of attempts by time. */
  migration('0005-places-of-visits', {
    columns: { visits: { location: { ...text(), defaultValue: 'Elsewhere' } } },
    indexes: { attempts_submitted: ['attempts', ['submitted_at']] },
  }),
  /** Attempts keep the assignment that was chosen; the childcare card is released with its content. */
  migration('0006-childcare', {
    columns: { attempts: { chosen_assignment: textOrNull() } },
    fill: (session) =>
      session.run(
        `UPDATE assignments SET is_released = $1, first_released_at = updated_at
        WHERE id = 6 AND first_released_at IS NULL AND questions = '[]'`,
        [true],
      ),
  }),
  /** A re-mark reads attempts in batches by id, for each of which PostgreSQL sorted all of them. */
  migration('0007-attempts-in-order', {
    withoutIndexes: { attempts_homework: 'attempts' },
    indexes: { attempts_homework: ['attempts', ['homework_id', 'id']] },
  }),
  /**
   * A re-mark points every attempt at another marking. If the row's page has room for its new version,
   * PostgreSQL leaves all indexes alone, which takes an eighth of the time; so pages are filled only half.
   * SQLite changes rows in place.
   */
  migration('0008-room-to-point-elsewhere', {
    fill: async (session) => {
      if (session.engine === 'postgres') await session.run('ALTER TABLE attempts SET (fillfactor = 50)');
    },
  }),
  /** A re-mark or its undo counts before all of its attempts have been pointed. */
  migration('0009-remarks-on-the-move', {
    columns: { remark_runs: { moving: textOrNull() } },
  }),
  /** Who was merged with whom, so that attempts under the old number or name still find their student. */
  migration('0010-merged-students', {
    tables: {
      merged_students: {
        id: givenId(),
        class_code: text(),
        normalised_name: text(),
        into_id: reference('students'),
      },
    },
    indexes: {
      merged_students_class_name: ['merged_students', ['class_code', 'normalised_name']],
      merged_students_into: ['merged_students', ['into_id']],
    },
  }),
  /** Classes no longer on a list: homework begun in one can still be handed in. */
  migration('0011-classes-that-left', {
    tables: { former_classes: { id: rowId(), code: text(), teacher: text() } },
    indexes: { former_classes_code: ['former_classes', ['code', 'teacher'], unique] },
    // Of those that left before, it is known which have students.
    fill: (session) =>
      session.run(
        `INSERT INTO former_classes (code, teacher)
       SELECT DISTINCT class_code, teacher FROM students s
        WHERE NOT EXISTS (SELECT 1 FROM classes c WHERE c.code = s.class_code)`,
      ),
  }),
  /** Floods are named, and failed sign-ins are counted without reading those of everybody else. */
  migration('0012-floods', {
    tables: {
      floods: {
        id: rowId(),
        ip_address: text(),
        kind: text(),
        call: text(),
        refused: whole(),
        first_at: text(),
        last_at: text(),
      },
    },
    indexes: {
      floods_last_at: ['floods', ['last_at']],
      sign_in_failures_account: ['sign_in_failures', ['account', 'address']],
      sign_in_failures_address: ['sign_in_failures', ['address']],
      visits_address: ['visits', ['ip_address', 'last_seen_at']],
    },
  }),
  /** Attempts that do not count, erased students, and who did what at a terminal. */
  migration('0013-people-and-exclusions', {
    tables: {
      exclusions: {
        id: rowId(),
        // What is no longer there cannot be left out.
        attempt_id: { ...referenceOrNull('attempts'), onDelete: 'CASCADE' },
        student_id: { ...referenceOrNull('students'), onDelete: 'CASCADE' },
        reason: text(),
        at: text(),
        user_id: referenceOrNull('users'),
        terminal_user: textOrNull(),
        ended_at: textOrNull(),
      },
    },
    columns: {
      audit_log: { terminal_user: textOrNull() },
      remark_runs: { terminal_user: textOrNull() },
      scheme_versions: { terminal_user: textOrNull() },
      students: { erased_at: textOrNull() },
    },
    indexes: {
      exclusions_attempt: ['exclusions', ['attempt_id']],
      exclusions_student: ['exclusions', ['student_id']],
    },
    fill: (session) =>
      session.run("UPDATE students SET erased_at = $1 WHERE name = '(erased)' AND normalised_name LIKE '(erased) %'", [
        new Date().toISOString(),
      ]),
  }),
  /** Earlier questions of edited homework, for the attempts of that time; and deleted homework. */
  migration('0014-edited-homework', {
    tables: {
      homework_editions: {
        id: rowId(),
        homework_id: reference('assignments'),
        last_version: whole(),
        questions: text(),
        homework_data: textOrNull(),
        replaced_by: referenceOrNull('users'),
        replaced_at: text(),
      },
    },
    columns: { assignments: { deleted_at: textOrNull() } },
    indexes: { homework_editions_homework_version: ['homework_editions', ['homework_id', 'last_version'], unique] },
  }),
];
