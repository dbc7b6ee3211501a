import type { Sequelize } from 'sequelize';
import { afterClosing } from './after-closing.ts';
import { allowances } from './allowances.ts';
import { appeals } from './appeals.ts';
import { assignments } from './assignments.ts';
import { attempts } from './attempts.ts';
import { auditLog } from './audit-log.ts';
import { authSessions } from './auth-sessions.ts';
import { classDates } from './class-dates.ts';
import { classes } from './classes.ts';
import { comments } from './comments.ts';
import { confirmedDrafts } from './confirmed-drafts.ts';
import { draftDecisions } from './draft-decisions.ts';
import { exclusions } from './exclusions.ts';
import { floods } from './floods.ts';
import { formerClasses } from './former-classes.ts';
import { homeworkEditions } from './homework-editions.ts';
import { homeworkPictures } from './homework-pictures.ts';
import { judgements } from './judgements.ts';
import { listChanges } from './list-changes.ts';
import { markOverrides } from './mark-overrides.ts';
import { markings } from './markings.ts';
import { mergedStudents } from './merged-students.ts';
import { pendingSignIns } from './pending-sign-ins.ts';
import { recoveryCodes } from './recovery-codes.ts';
import { remarkRuns } from './remark-runs.ts';
import { schemeVersions } from './scheme-versions.ts';
import { scores } from './scores.ts';
import { secrets } from './secrets.ts';
import { signInFailures } from './sign-in-failures.ts';
import { students } from './students.ts';
import { teacherClasses } from './teacher-classes.ts';
import { users } from './users.ts';
import { visits } from './visits.ts';

/** The models of every table, bound to one connection or pool. */
export function defineTables(sequelize: Sequelize) {
  return {
    users: users(sequelize),
    authSessions: authSessions(sequelize),
    signInFailures: signInFailures(sequelize),
    recoveryCodes: recoveryCodes(sequelize),
    pendingSignIns: pendingSignIns(sequelize),
    classes: classes(sequelize),
    formerClasses: formerClasses(sequelize),
    teacherClasses: teacherClasses(sequelize),
    students: students(sequelize),
    mergedStudents: mergedStudents(sequelize),
    assignments: assignments(sequelize),
    classDates: classDates(sequelize),
    homeworkPictures: homeworkPictures(sequelize),
    homeworkEditions: homeworkEditions(sequelize),
    schemeVersions: schemeVersions(sequelize),
    attempts: attempts(sequelize),
    remarkRuns: remarkRuns(sequelize),
    judgements: judgements(sequelize),
    draftDecisions: draftDecisions(sequelize),
    confirmedDrafts: confirmedDrafts(sequelize),
    markings: markings(sequelize),
    markOverrides: markOverrides(sequelize),
    comments: comments(sequelize),
    appeals: appeals(sequelize),
    visits: visits(sequelize),
    exclusions: exclusions(sequelize),
    allowances: allowances(sequelize),
    afterClosing: afterClosing(sequelize),
    scores: scores(sequelize),
    listChanges: listChanges(sequelize),
    floods: floods(sequelize),
    auditLog: auditLog(sequelize),
    secrets: secrets(sequelize),
  };
}

export type Tables = ReturnType<typeof defineTables>;

/**
 * The same, defined on first use: few operations need them, and defining takes longer than most operations.
 */
export function tablesWhenAsked(sequelize: Sequelize): () => Tables {
  let tables: Tables | undefined;
  return () => {
    tables ??= defineTables(sequelize);
    return tables;
  };
}
