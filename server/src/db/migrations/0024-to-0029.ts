import * as z from 'zod/mini';
import { recountAllScores } from '../keep-scores.ts';
import { type Session, selectRows } from '../session.ts';
import { reference, referenceOrNull, rowId, text, textOrNull, whole, wholeOrNull } from '../tables/columns.ts';
import { type Migration, migration, unique } from './migration.ts';

/** What comes after closing, floods of attempts, staff identity, memberships, allowances and quizzes. */
export const migrations0024To0029: readonly Migration[] = [
  /**
   * Attempts after closing that wait for a teacher's decision, and the key with which servers sign start times.
   */
  migration('0024-after-closing', {
    tables: {
      after_closing: {
        attempt_id: { ...reference('attempts'), primaryKey: true, onDelete: 'CASCADE' },
        closed_at: text(),
        decision: textOrNull(),
        decided_at: textOrNull(),
        user_id: referenceOrNull('users'),
        terminal_user: textOrNull(),
      },
      secrets: { name: { ...text(), primaryKey: true }, value: text() },
    },
    // Scores can be counted from here on. A database that already has them is up to date: nothing has come
    // after closing yet.
    fill: async (session) => {
      const row = z.object({ student_id: z.number() });
      const counted = await selectRows(session, row, 'SELECT student_id FROM scores LIMIT 1');
      if (counted.length === 0) await recountAllScores(session);
    },
  }),
  /** Exclusions made in one step can be ended in one: each names the first. */
  migration('0025-floods-of-attempts', {
    columns: { exclusions: { flood_id: wholeOrNull() } },
    indexes: { exclusions_flood: ['exclusions', ['flood_id']] },
  }),
  /** Second factors, school accounts, passwords that must be changed, and where sign-ins came from. */
  migration('0026-staff-identity', {
    tables: {
      recovery_codes: { id: rowId(), user_id: reference('users'), code_hash: text(), used_at: textOrNull() },
      pending_sign_ins: {
        id: rowId(),
        token_hash: text(),
        user_id: referenceOrNull('users'),
        kind: text(),
        data: text(),
        expires_at: text(),
      },
    },
    columns: {
      users: {
        password_due_at: textOrNull(),
        second_factor_secret: textOrNull(),
        second_factor_at: textOrNull(),
        second_factor_step: { ...whole(), defaultValue: 0 },
        oidc_issuer: textOrNull(),
        oidc_subject: textOrNull(),
      },
      auth_sessions: {
        via: { ...text(), defaultValue: 'password' },
        browser: textOrNull(),
        place: textOrNull(),
        address: textOrNull(),
      },
    },
    indexes: {
      users_oidc: ['users', ['oidc_issuer', 'oidc_subject'], unique],
      recovery_codes_user: ['recovery_codes', ['user_id']],
      pending_sign_ins_token: ['pending_sign_ins', ['token_hash'], unique],
      auth_sessions_user: ['auth_sessions', ['user_id']],
    },
  }),
  /** Pupils apart from classes: which memberships are one pupil’s, and from when until when each lasted. */
  migration('0027-memberships', {
    columns: { students: { person_id: wholeOrNull(), member_from: textOrNull(), member_until: textOrNull() } },
    indexes: { students_person: ['students', ['person_id']] },
    fill: findPupils,
  }),
  /** What is allowed to one pupil: longer, no homework, another try. */
  migration('0028-allowances', {
    tables: {
      allowances: {
        id: rowId(),
        student_id: { ...reference('students'), onDelete: 'CASCADE' },
        homework_id: referenceOrNull('assignments'),
        kind: text(),
        until_at: textOrNull(),
        more: wholeOrNull(),
        reason: text(),
        at: text(),
        user_id: referenceOrNull('users'),
        terminal_user: textOrNull(),
        ended_at: textOrNull(),
      },
    },
    indexes: { allowances_student: ['allowances', ['student_id']] },
  }),
  /** What a homework is for, where that is more than to be done: quizzes of old questions are counted apart. */
  migration('0029-purpose-of-homework', {
    columns: { assignments: { purpose: textOrNull() } },
  }),
];

const studentRow = z.object({ id: z.number(), name: z.string(), list_key: z.string() });

/** Of one pupil are those of one name that lists knew by one key; the key alone may be a date of birth. */
async function findPupils(session: Session): Promise<void> {
  const keyed = await selectRows(
    session,
    studentRow,
    'SELECT id, name, list_key FROM students WHERE list_key IS NOT NULL AND erased_at IS NULL ORDER BY id',
  );
  const pupils = new Map<string, number[]>();
  for (const { id, name, list_key: key } of keyed) {
    const pupil = `${key} ${name.replace(/\s*\([^()]*\)$/u, '').toLowerCase()}`;
    pupils.set(pupil, [...(pupils.get(pupil) ?? []), id]);
  }
  for (const ids of pupils.values()) {
    if (ids.length < 2) continue;
    for (const id of ids) await session.run('UPDATE students SET person_id = $1 WHERE id = $2', [ids[0] ?? id, id]);
  }
}
