import { attemptMarkingSchema, countDoubtful } from '@markwell/marking-core';
import { Op } from 'sequelize';
import * as z from 'zod/mini';
import { inList, type Session, selectRows } from '../session.ts';
import {
  decimal,
  flag,
  reference,
  referenceOrNull,
  rowId,
  text,
  textOrNull,
  whole,
  wholeOrNull,
} from '../tables/columns.ts';
import { type Migration, migration, unique } from './migration.ts';

/** Judgements, dates, overrides, comments, class lists on screen and scores. */
export const migrations0015To0023: readonly Migration[] = [
  /** What people judged answers to be worth. */
  migration('0015-judgements', {
    tables: {
      judgements: {
        id: rowId(),
        homework_id: reference('assignments'),
        question_id: text(),
        answer: text(),
        choice: textOrNull(),
        marks: whole(),
        note: textOrNull(),
        at: text(),
        user_id: referenceOrNull('users'),
        terminal_user: textOrNull(),
        scheme_version: whole(),
        remark_run_id: referenceOrNull('remark_runs'),
        taken_back_at: textOrNull(),
        taken_back_by: referenceOrNull('users'),
        taken_back_run_id: referenceOrNull('remark_runs'),
        is_settled: { ...flag(), defaultValue: false },
      },
    },
    indexes: {
      judgements_homework: ['judgements', ['homework_id']],
      judgements_run: ['judgements', ['remark_run_id']],
      judgements_taken_back_run: ['judgements', ['taken_back_run_id']],
    },
  }),
  /** When a class can do a homework, and when its expected answers are shown. */
  migration('0016-dates-of-homework', {
    tables: {
      class_dates: {
        id: rowId(),
        homework_id: reference('assignments'),
        class_code: text(),
        open_at: textOrNull(),
        due_at: textOrNull(),
        close_at: textOrNull(),
        set_at: text(),
        user_id: referenceOrNull('users'),
        terminal_user: textOrNull(),
      },
    },
    columns: { assignments: { answers_shown: { ...text(), defaultValue: 'at-once' } } },
    indexes: { class_dates_homework_class: ['class_dates', ['homework_id', 'class_code'], unique] },
  }),
  /** Which classes a member of staff has chosen as theirs. */
  migration('0017-classes-of-teachers', {
    tables: { teacher_classes: { id: rowId(), user_id: reference('users'), class_code: text() } },
    indexes: { teacher_classes_user_class: ['teacher_classes', ['user_id', 'class_code'], unique] },
  }),
  /** Marks that teachers set for single answers, and their comments to students and classes. */
  migration('0018-overrides-and-comments', {
    tables: {
      mark_overrides: {
        id: rowId(),
        attempt_id: { ...reference('attempts'), onDelete: 'CASCADE' },
        question_id: text(),
        marks: whole(),
        reason: text(),
        at: text(),
        user_id: referenceOrNull('users'),
        terminal_user: textOrNull(),
        ended_at: textOrNull(),
      },
      comments: {
        id: rowId(),
        homework_id: reference('assignments'),
        class_code: textOrNull(),
        student_id: { ...referenceOrNull('students'), onDelete: 'CASCADE' },
        text: text(),
        at: text(),
        user_id: referenceOrNull('users'),
        terminal_user: textOrNull(),
        ended_at: textOrNull(),
      },
    },
    columns: { markings: { override_id: wholeOrNull() } },
    indexes: {
      mark_overrides_attempt: ['mark_overrides', ['attempt_id']],
      comments_homework_class: ['comments', ['homework_id', 'class_code']],
      comments_student: ['comments', ['student_id']],
    },
  }),
  /** The number of each marking's answers worth a look; and answers that students ask about. */
  migration('0019-what-waits-for-a-look', {
    tables: {
      appeals: {
        id: rowId(),
        attempt_id: { ...reference('attempts'), onDelete: 'CASCADE' },
        question_id: text(),
        at: text(),
      },
    },
    columns: { markings: { doubtful: { ...whole(), defaultValue: 0 } } },
    indexes: { appeals_attempt_question: ['appeals', ['attempt_id', 'question_id'], unique] },
    fill: countAll,
  }),
  /** Changes to class lists that can be undone, and what distinguishes two students with one name. */
  migration('0020-class-lists-on-screen', {
    tables: {
      list_changes: {
        id: rowId(),
        kind: text(),
        class_code: text(),
        effect: text(),
        at: text(),
        user_id: referenceOrNull('users'),
        terminal_user: textOrNull(),
        undone_at: textOrNull(),
      },
    },
    columns: { students: { list_key: textOrNull() } },
    indexes: { list_changes_class: ['list_changes', ['class_code', 'id']] },
    fill: dropBrackets,
  }),
  /**
   * Each student's score for each homework, so that figures look it up; and an index for counting times of
   * attempts. 0024, which adds a table that affects what counts, fills it.
   */
  migration('0021-scores', {
    tables: {
      scores: {
        student_id: { ...whole(), primaryKey: true },
        homework_id: { ...whole(), primaryKey: true },
        best_attempt_id: whole(),
        best_submitted_at: text(),
        total_marks: whole(),
        max_marks: whole(),
        grade: text(),
        percentage: decimal(),
        first_attempt_id: whole(),
        first_submitted_at: text(),
        first_percentage: decimal(),
        last_submitted_at: text(),
        attempts: whole(),
        childcare_attempts: whole(),
      },
    },
    withoutIndexes: { attempts_submitted: 'attempts' },
    indexes: {
      scores_homework: ['scores', ['homework_id']],
      scores_first: ['scores', ['first_submitted_at', 'student_id']],
      scores_last: [
        'scores',
        ['last_submitted_at', 'first_submitted_at', 'childcare_attempts', 'attempts'],
        { where: { attempts: { [Op.gt]: 1 } } },
      ],
      attempts_submitted: [
        'attempts',
        ['submitted_at', 'assignment_id', 'student_id', 'time_spent_minutes', 'differs_from_claim', 'id'],
      ],
    },
  }),
  /** Unconfirmed decisions in the queue, and the outcomes of confirmed drafts. */
  migration('0023-drafts-of-judging', {
    tables: {
      draft_decisions: {
        id: rowId(),
        user_id: reference('users'),
        homework_id: reference('assignments'),
        question_id: text(),
        group_key: text(),
        answer: text(),
        choice: textOrNull(),
        marks: whole(),
        seen_marks: whole(),
        seen_version: whole(),
        at: text(),
      },
      confirmed_drafts: { id: rowId(), user_id: reference('users'), token: text(), outcome: text(), at: text() },
    },
    indexes: {
      draft_decisions_user_group: ['draft_decisions', ['user_id', 'group_key'], unique],
      confirmed_drafts_user_token: ['confirmed_drafts', ['user_id', 'token'], unique],
    },
  }),
];

const markingRow = z.object({ id: z.number(), marking: z.string() });
const rowsAtOnce = 500;

/** Only of current markings, since the others are never asked for. */
async function countAll(session: Session): Promise<void> {
  for (let after = 0; ; ) {
    const rows = await selectRows(
      session,
      markingRow,
      `SELECT m.id, m.marking FROM markings m JOIN attempts a ON a.current_marking_id = m.id
        WHERE m.id > $1 ORDER BY m.id LIMIT ${rowsAtOnce}`,
      [after],
    );
    const byCount = new Map<number, number[]>();
    for (const { id, marking } of rows) {
      const doubtful = countDoubtful(attemptMarkingSchema.parse(JSON.parse(marking)).results);
      if (doubtful > 0) byCount.set(doubtful, [...(byCount.get(doubtful) ?? []), id]);
    }
    for (const [doubtful, ids] of byCount) {
      const list = inList(ids);
      await session.run(`UPDATE markings SET doubtful = ${doubtful} WHERE id IN ${list.sql}`, list.values);
    }
    const last = rows.at(-1);
    if (last === undefined) return;
    after = last.id;
  }
}

const studentRow = z.object({ id: z.number(), class_code: z.string(), normalised_name: z.string() });

/** 'sam lee (1)' is 'sam lee 1' from now on, so that a student need not type the brackets. */
async function dropBrackets(session: Session): Promise<void> {
  const bracketed = await selectRows(
    session,
    studentRow,
    "SELECT id, class_code, normalised_name FROM students WHERE normalised_name LIKE '%_(%)' AND erased_at IS NULL",
  );
  for (const { id, class_code: code, normalised_name: name } of bracketed) {
    const plain = name.replace(/\s*\(([^()]+)\)$/u, ' $1').trim();
    await session.run(
      `UPDATE students SET normalised_name = $1 WHERE id = $2
          AND NOT EXISTS (SELECT 1 FROM students WHERE class_code = $3 AND normalised_name = $1)`,
      [plain, id, code],
    );
  }
}
