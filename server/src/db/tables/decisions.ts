import { derived, flag, reference, referenceOrNull, rowId, text, textOrNull, whole, wholeOrNull } from './columns.ts';
import { decidedColumns, toldByUser } from './staff.ts';
import { type Row, table } from './table.ts';

/** A person's judgement of an answer's marks. Rows stay when it is taken back. */
export const judgements = table(
  'judgements',
  {
    id: rowId(),
    homeworkId: reference('assignments'),
    questionId: text(),
    /** The words that were judged; the reason of a combined question. */
    answer: text(),
    /** The choice that goes with the reason. */
    choice: textOrNull(),
    /** Whole marks. */
    marks: whole(),
    note: textOrNull(),
    ...decidedColumns(),
    /** The version of the mark scheme that it became. */
    schemeVersion: whole(),
    /** The first re-mark to use it; null until then, and if there was nothing to change. */
    remarkRunId: referenceOrNull('remark_runs'),
    /** When it was taken back; null if it was not. */
    takenBackAt: textOrNull(),
    takenBackBy: referenceOrNull('users'),
    /** The re-mark that marked without it. */
    takenBackRunId: referenceOrNull('remark_runs'),
    /** Whether all attempts have been marked since it was made or taken back. */
    isSettled: { ...flag(), defaultValue: false },
  },
  {
    ...toldByUser,
    indexes: [
      { name: 'judgements_homework', fields: ['homework_id'] },
      { name: 'judgements_run', fields: ['remark_run_id'] },
      { name: 'judgements_taken_back_run', fields: ['taken_back_run_id'] },
    ],
  },
);
export type JudgementRow = Row<typeof judgements>;

/** A decision about a group of the queue, until it is confirmed or discarded. */
export const draftDecisions = table(
  'draft_decisions',
  {
    /** A new one for each decision. */
    id: rowId(),
    userId: reference('users'),
    homeworkId: reference('assignments'),
    questionId: text(),
    /** See `groupKey`. */
    groupKey: text(),
    /** As most often written; the reason, for a combined question. */
    answer: text(),
    choice: textOrNull(),
    /** Whole marks. */
    marks: whole(),
    /** The marks that the answer had when it was decided, and the version of the mark scheme then. */
    seenMarks: whole(),
    seenVersion: whole(),
    at: text(),
  },
  { indexes: [{ name: 'draft_decisions_user_group', unique: true, fields: ['user_id', 'group_key'] }] },
);
export type DraftDecisionRow = Row<typeof draftDecisions>;

/** A confirmed draft, so that confirming it again returns the outcome and changes nothing. */
export const confirmedDrafts = table(
  'confirmed_drafts',
  {
    id: rowId(),
    userId: reference('users'),
    /** See `draftToken`. */
    token: text(),
    /** What came of it, as JSON; no words of students. */
    outcome: text(),
    at: text(),
  },
  { indexes: [{ name: 'confirmed_drafts_user_token', unique: true, fields: ['user_id', 'token'] }] },
);

/**
 * Marks that a teacher has set for one answer of one attempt. Rows stay when it is taken back or replaced.
 */
export const markOverrides = table(
  'mark_overrides',
  {
    id: rowId(),
    attemptId: { ...reference('attempts'), onDelete: 'CASCADE' },
    questionId: text(),
    /** Whole marks. */
    marks: whole(),
    /** Why, in the teacher's words; the student reads them. */
    reason: text(),
    ...decidedColumns(),
    /** When it was taken back; null while it is active. */
    endedAt: textOrNull(),
  },
  { ...toldByUser, indexes: [{ name: 'mark_overrides_attempt', fields: ['attempt_id'] }] },
);

/** A teacher's comment on a homework, to either one student or one class. Rows stay when it is taken back. */
export const comments = table(
  'comments',
  {
    id: rowId(),
    homeworkId: reference('assignments'),
    classCode: textOrNull(),
    /** Shown with what the student had handed in by then. */
    studentId: { ...referenceOrNull('students'), onDelete: 'CASCADE' },
    to: derived((row): 'class' | 'student' => (row.getDataValue('studentId') === null ? 'class' : 'student')),
    text: text(),
    ...decidedColumns(),
    /** When it was taken back; null if it was not. */
    endedAt: textOrNull(),
  },
  {
    ...toldByUser,
    indexes: [
      { name: 'comments_homework_class', fields: ['homework_id', 'class_code'] },
      { name: 'comments_student', fields: ['student_id'] },
    ],
  },
);
export type CommentRow = Row<typeof comments>;

/** An attempt, or all attempts of a name, that do not count. Rows stay when it is ended. */
export const exclusions = table(
  'exclusions',
  {
    id: rowId(),
    /** The attempt, or null for all of a student's. */
    attemptId: { ...referenceOrNull('attempts'), onDelete: 'CASCADE' },
    studentId: { ...referenceOrNull('students'), onDelete: 'CASCADE' },
    /** Why, in the words of the person who decided. */
    reason: text(),
    ...decidedColumns(),
    /** When it was ended; null while it is active. */
    endedAt: textOrNull(),
    /** The first of those that were left out in the same step; null for one that was left out by itself. */
    floodId: wholeOrNull(),
  },
  {
    ...toldByUser,
    indexes: [
      { name: 'exclusions_attempt', fields: ['attempt_id'] },
      { name: 'exclusions_student', fields: ['student_id'] },
      { name: 'exclusions_flood', fields: ['flood_id'] },
    ],
  },
);

/** That other rules hold for one pupil at a homework than for the class. Rows stay when it is taken back. */
export const allowances = table(
  'allowances',
  {
    id: rowId(),
    /** A membership: it holds for all that the pupil has. */
    studentId: { ...reference('students'), onDelete: 'CASCADE' },
    /** Null for all homework that falls due before `untilAt`. */
    homeworkId: referenceOrNull('assignments'),
    kind: text<'longer' | 'excused' | 'another-try'>(),
    /** Until when the pupil has longer; null for the other kinds. */
    untilAt: textOrNull(),
    /** How many more tries; null for the other kinds. */
    more: wholeOrNull(),
    reason: text(),
    ...decidedColumns(),
    endedAt: textOrNull(),
  },
  { ...toldByUser, indexes: [{ name: 'allowances_student', fields: ['student_id'] }] },
);
export type AllowanceRow = Row<typeof allowances>;
