import { DataTypes, type ModelAttributeColumnOptions } from 'sequelize';
import { copyColumns } from '../copy-columns.ts';
import type { Migration } from './migration.ts';

const id = { type: DataTypes.INTEGER, primaryKey: true, autoIncrement: true, allowNull: false };
const text = { type: DataTypes.TEXT, allowNull: false };
const textOrNull = { type: DataTypes.TEXT, allowNull: true };
const integer = { type: DataTypes.INTEGER, allowNull: false };
const integerOrNull = { type: DataTypes.INTEGER, allowNull: true };
const flag = { type: DataTypes.BOOLEAN, allowNull: false };
const of = (table: string) => ({ references: { model: table, key: 'id' } });

/** In an order in which each table comes after those it refers to. */
const tables: readonly (readonly [table: string, columns: Readonly<Record<string, ModelAttributeColumnOptions>>])[] = [
  [
    'users',
    {
      id,
      username: text,
      display_name: text,
      role: text,
      password_hash: text,
      created_at: text,
      disabled_at: textOrNull,
    },
  ],
  [
    'auth_sessions',
    {
      id,
      user_id: { ...integer, ...of('users') },
      token_hash: text,
      created_at: text,
      last_used_at: text,
      revoked_at: textOrNull,
    },
  ],
  ['classes', { id, list: text, code: text, year: integerOrNull, teacher: text, position: integer, is_sample: flag }],
  ['students', { id, class_code: text, name: text, normalised_name: text, teacher: text, created_at: text }],
  [
    'assignments',
    {
      id: { type: DataTypes.INTEGER, primaryKey: true, allowNull: false },
      slug: textOrNull,
      title: text,
      description: text,
      week_date: textOrNull,
      week_number: integerOrNull,
      year_group: integerOrNull,
      is_released: flag,
      first_released_at: textOrNull,
      content_id: { ...integerOrNull, ...of('assignments') },
      questions: text,
      current_scheme_version: integerOrNull,
      origin: text,
      created_at: text,
      updated_at: text,
    },
  ],
  [
    'scheme_versions',
    {
      id,
      homework_id: { ...integer, ...of('assignments') },
      version: integer,
      digest: text,
      scheme: text,
      origin: text,
      note: textOrNull,
      created_by: { ...integerOrNull, ...of('users') },
      created_at: text,
    },
  ],
  [
    'attempts',
    {
      id,
      reference: text,
      idempotency_key: textOrNull,
      body_digest: text,
      student_id: { ...integer, ...of('students') },
      assignment_id: { ...integer, ...of('assignments') },
      homework_id: { ...integer, ...of('assignments') },
      scheme_version: integer,
      answers: text,
      claim: textOrNull,
      differs_from_claim: flag,
      started_at: textOrNull,
      time_spent_minutes: integerOrNull,
      submitted_at: text,
      current_marking_id: integerOrNull,
    },
  ],
  [
    'remark_runs',
    {
      id,
      homework_id: { ...integer, ...of('assignments') },
      class_code: textOrNull,
      scheme_version: integer,
      policy: text,
      summary: text,
      started_by: { ...integerOrNull, ...of('users') },
      applied_at: text,
      undone_at: textOrNull,
    },
  ],
  [
    'markings',
    {
      id,
      attempt_id: { ...integer, ...of('attempts') },
      scheme_version: integer,
      policy: text,
      engine_version: text,
      remark_run_id: { ...integerOrNull, ...of('remark_runs') },
      total_marks: integer,
      max_marks: integer,
      grade: text,
      marking: text,
      marked_at: text,
    },
  ],
  [
    'visits',
    {
      id,
      student_name: text,
      student_class: text,
      teacher: text,
      user_type: text,
      assignment: textOrNull,
      current_page: textOrNull,
      pages: text,
      ip_address: text,
      user_agent: text,
      started_at: text,
      last_seen_at: text,
    },
  ],
  [
    'audit_log',
    { id, at: text, user_id: { ...integerOrNull, ...of('users') }, action: text, subject: text, details: textOrNull },
  ],
];

const indexes: readonly (readonly [table: string, name: string, fields: string[], unique?: 'unique'])[] = [
  ['users', 'users_username', ['username'], 'unique'],
  ['auth_sessions', 'auth_sessions_token', ['token_hash'], 'unique'],
  ['classes', 'classes_list_code', ['list', 'code'], 'unique'],
  ['students', 'students_class_name', ['class_code', 'normalised_name'], 'unique'],
  ['assignments', 'assignments_slug', ['slug'], 'unique'],
  ['scheme_versions', 'scheme_versions_homework_version', ['homework_id', 'version'], 'unique'],
  ['attempts', 'attempts_reference', ['reference'], 'unique'],
  ['attempts', 'attempts_idempotency_key', ['idempotency_key'], 'unique'],
  ['attempts', 'attempts_student_homework', ['student_id', 'homework_id']],
  ['attempts', 'attempts_homework', ['homework_id']],
  ['remark_runs', 'remark_runs_homework', ['homework_id']],
  ['markings', 'markings_attempt', ['attempt_id']],
  ['visits', 'visits_last_seen', ['last_seen_at']],
  ['visits', 'visits_student', ['student_class', 'student_name']],
  ['audit_log', 'audit_log_at', ['at']],
];

/** Every table of the first release. */
export const firstSchema: Migration = {
  name: '0001-first-schema',
  up: async ({ context: { queryInterface, session } }) => {
    const { transaction } = session;
    for (const [table, columns] of tables)
      await queryInterface.createTable(table, copyColumns(columns), { transaction });
    for (const [table, name, fields, unique] of indexes) {
      await queryInterface.addIndex(table, { name, fields, unique: unique !== undefined, transaction });
    }
  },
};
