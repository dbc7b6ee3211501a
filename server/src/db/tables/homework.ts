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
} from './columns.ts';
import { actorColumns } from './staff.ts';
import { type Row, table } from './table.ts';

/** A card or a homework, by the first numbering: cards 1 to 6, homework from 149; uploads from 151. */
export const assignments = table(
  'assignments',
  {
    id: givenId(),
    slug: textOrNull(),
    title: text(),
    description: text(),
    /** 'Week Beginning September 8th, 2025' */
    weekDate: textOrNull(),
    weekNumber: wholeOrNull(),
    yearGroup: wholeOrNull(),
    isReleased: flag(),
    /** When students could first see it; null for never, and then no attempt at it is taken. */
    firstReleasedAt: textOrNull(),
    /** The homework a card points at; null when its questions are its own. */
    contentId: referenceOrNull('assignments'),
    /** Questions as JSON; '[]' for a card that only points. */
    questions: text(),
    /** Version of its own mark scheme that marks new attempts; null if it has none. */
    currentSchemeVersion: wholeOrNull(),
    origin: text<'built-in' | 'imported'>(),
    /** For imported homework: the upload's name, and the file's name and SHA-256 if there was a file. */
    batchName: textOrNull(),
    sourceName: textOrNull(),
    sourceDigest: textOrNull(),
    /** SHA-256 of what was stored, so that the same content is recognised whatever file brings it. */
    contentDigest: textOrNull(),
    /** What was stored, key included, as JSON in the shape of the upload (`uploadAssignmentSchema`). */
    homeworkData: textOrNull(),
    createdAt: text(),
    updatedAt: text(),
    /** When it was deleted; it counts as there again once an attempt at it arrives that was on its way. */
    deletedAt: textOrNull(),
    /** When students see the expected answers. */
    answersShown: { ...text<'at-once' | 'after-second-attempt' | 'after-due'>(), defaultValue: 'at-once' },
    /** A quiz of questions that were asked before, counted apart; null for any other homework. */
    purpose: textOrNull<'retrieval'>(),
  },
  {
    indexes: [
      { name: 'assignments_slug', unique: true, fields: ['slug'] },
      { name: 'assignments_source_digest', fields: ['source_digest'] },
      { name: 'assignments_content_digest', fields: ['content_digest'] },
    ],
  },
);
export type AssignmentRow = Row<typeof assignments>;

/** When a class can take a homework; a class without dates has no row. */
export const classDates = table(
  'class_dates',
  {
    id: rowId(),
    homeworkId: reference('assignments'),
    classCode: text(),
    openAt: textOrNull(),
    dueAt: textOrNull(),
    closeAt: textOrNull(),
    /** When they were last set: attempts begun before had other dates. */
    setAt: text(),
    ...actorColumns(),
  },
  { indexes: [{ name: 'class_dates_homework_class', unique: true, fields: ['homework_id', 'class_code'] }] },
);
export type ClassDatesRow = Row<typeof classDates>;

/** A picture or a sound of a homework, in the database so that every server has it. */
export const homeworkPictures = table(
  'homework_pictures',
  {
    /** SHA-256 in hexadecimal: a picture is stored once, and its address never shows another. */
    digest: { ...text(), primaryKey: true },
    /** 'png', 'mpeg': a name of `mediaKinds`. */
    type: text(),
    /** Bytes. */
    size: whole(),
    bytes: bytes(),
    createdAt: text(),
    /** When it may be deleted because no homework uses it yet; null once one does. */
    expiresAt: textOrNull(),
  },
  { indexes: [{ name: 'homework_pictures_expires_at', fields: ['expires_at'] }] },
);

/** The questions of a homework before an edit: those of attempts with scheme versions up to `lastVersion`. */
export const homeworkEditions = table(
  'homework_editions',
  {
    id: rowId(),
    homeworkId: reference('assignments'),
    /**
     * The last version of the mark scheme for these questions; they begin after the previous edition's last.
     */
    lastVersion: whole(),
    /** Questions as JSON, as students saw them. */
    questions: text(),
    /** As in `assignments`. */
    homeworkData: textOrNull(),
    /** Who edited it; null for the command line. */
    replacedBy: referenceOrNull('users'),
    replacedAt: text(),
  },
  { indexes: [{ name: 'homework_editions_homework_version', unique: true, fields: ['homework_id', 'last_version'] }] },
);

/** One version of a homework's mark scheme. A row is never edited: a correction is the next version. */
export const schemeVersions = table(
  'scheme_versions',
  {
    id: rowId(),
    homeworkId: reference('assignments'),
    /** From 1, without gaps. */
    version: whole(),
    /** `schemeDigest` of the scheme. */
    digest: text(),
    /** The scheme as JSON. */
    scheme: text(),
    origin: text<'built-in' | 'staff'>(),
    /** Why it was published. */
    note: textOrNull(),
    createdBy: referenceOrNull('users'),
    createdAt: text(),
    /** Answers marked by people, as JSON (`SchemeExample[]`), which a later version has to agree with. */
    examples: textOrNull(),
    /** The terminal's user, if no account was named. */
    terminalUser: textOrNull(),
  },
  { indexes: [{ name: 'scheme_versions_homework_version', unique: true, fields: ['homework_id', 'version'] }] },
);
