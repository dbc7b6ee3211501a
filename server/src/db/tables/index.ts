import type { Sequelize } from 'sequelize';
import { defineAfterClosing } from './after-closing.ts';
import { defineAppeals } from './appeals.ts';
import { defineAssignments } from './assignments.ts';
import { defineAttempts } from './attempts.ts';
import { defineAuditLog } from './audit-log.ts';
import { defineAuthSessions } from './auth-sessions.ts';
import { defineClassDates } from './class-dates.ts';
import { defineClasses } from './classes.ts';
import { defineComments } from './comments.ts';
import { defineConfirmedDrafts } from './confirmed-drafts.ts';
import { joinDeciders } from './decided.ts';
import { defineDraftDecisions } from './draft-decisions.ts';
import { defineExclusions } from './exclusions.ts';
import { defineFloods } from './floods.ts';
import { defineFormerClasses } from './former-classes.ts';
import { defineHomeworkEditions } from './homework-editions.ts';
import { defineHomeworkPictures } from './homework-pictures.ts';
import { defineJudgements } from './judgements.ts';
import { defineListChanges } from './list-changes.ts';
import { defineMarkOverrides } from './mark-overrides.ts';
import { defineMarkings } from './markings.ts';
import { defineMergedStudents } from './merged-students.ts';
import { definePendingSignIns } from './pending-sign-ins.ts';
import { defineRecoveryCodes } from './recovery-codes.ts';
import { defineRemarkRuns } from './remark-runs.ts';
import { defineSchemeVersions } from './scheme-versions.ts';
import { defineScores } from './scores.ts';
import { defineSecrets } from './secrets.ts';
import { defineSignInFailures } from './sign-in-failures.ts';
import { defineStudents } from './students.ts';
import { defineTeacherClasses } from './teacher-classes.ts';
import { defineUsers } from './users.ts';
import { defineVisits } from './visits.ts';

/** The models of every table, bound to one connection or pool. */
export function defineTables(sequelize: Sequelize) {
  const tables = {
    users: defineUsers(sequelize),
    authSessions: defineAuthSessions(sequelize),
    signInFailures: defineSignInFailures(sequelize),
    recoveryCodes: defineRecoveryCodes(sequelize),
    pendingSignIns: definePendingSignIns(sequelize),
    classes: defineClasses(sequelize),
    formerClasses: defineFormerClasses(sequelize),
    teacherClasses: defineTeacherClasses(sequelize),
    students: defineStudents(sequelize),
    mergedStudents: defineMergedStudents(sequelize),
    assignments: defineAssignments(sequelize),
    classDates: defineClassDates(sequelize),
    homeworkPictures: defineHomeworkPictures(sequelize),
    homeworkEditions: defineHomeworkEditions(sequelize),
    schemeVersions: defineSchemeVersions(sequelize),
    attempts: defineAttempts(sequelize),
    remarkRuns: defineRemarkRuns(sequelize),
    judgements: defineJudgements(sequelize),
    draftDecisions: defineDraftDecisions(sequelize),
    confirmedDrafts: defineConfirmedDrafts(sequelize),
    markings: defineMarkings(sequelize),
    markOverrides: defineMarkOverrides(sequelize),
    comments: defineComments(sequelize),
    appeals: defineAppeals(sequelize),
    visits: defineVisits(sequelize),
    exclusions: defineExclusions(sequelize),
    afterClosing: defineAfterClosing(sequelize),
    scores: defineScores(sequelize),
    listChanges: defineListChanges(sequelize),
    floods: defineFloods(sequelize),
    auditLog: defineAuditLog(sequelize),
    secrets: defineSecrets(sequelize),
  };
  const { users, comments, exclusions, judgements, listChanges, markOverrides } = tables;
  joinDeciders(users, [comments, exclusions, judgements, listChanges, markOverrides]);
  return tables;
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
