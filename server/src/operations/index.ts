/** What the command line can do with a database: the operations that the HTTP routes call. */
export { ConfigError } from '../config.ts';
export { openDatabase } from '../db/open-database.ts';
export { type BackupSummary, checkBackup } from './backup/read-backup.ts';
export { replaceDatabase } from './backup/replace-database.ts';
export { writeBackup } from './backup/write-backup.ts';
export { checkHealth } from './check-health.ts';
export { importRoster } from './class-lists/import-roster.ts';
export { listAdminClasses } from './class-lists/list-admin-classes.ts';
export { createFirstAdmin } from './create-first-admin.ts';
export { createStudent } from './create-student.ts';
export { createUser } from './create-user.ts';
export { fillWithDemo } from './fill-with-demo.ts';
export { listAssignments } from './list-assignments.ts';
export { listClasses } from './list-classes.ts';
export { loadBuiltInContent } from './load-built-in-content.ts';
export { markHomeworkAnswers } from './mark-homework-answers.ts';
export { openServices } from './open-services.ts';
export { Problem, type ProblemCode } from './problem.ts';
export { purgeExpired } from './purge-expired.ts';
export { purgeVisits } from './purge-visits.ts';
export { readDatabaseAddress, readRetentionDays } from './read-settings.ts';
export { recordVisit } from './record-visit.ts';
export { applyRemark } from './remark/apply-remark.ts';
export { getRemarkRun, listRemarkRuns } from './remark/list-remark-runs.ts';
export { streamRemark } from './remark/preview-remark.ts';
export { countAttempts, describeTarget, findRemarkTarget, type RemarkTarget } from './remark/remark-target.ts';
export { undoRemark } from './remark/undo-remark.ts';
export type { ReplayedAttempt } from './replay/replay-attempt.ts';
export { type RecordedInput, recordedAttemptSchema, recordedReplayer } from './replay/replay-recorded.ts';
export { replayStored } from './replay/replay-stored.ts';
export { checkScheme, checkSchemeText } from './schemes/check-scheme.ts';
export { diffSchemes } from './schemes/diff-schemes.ts';
export { publishScheme } from './schemes/publish-scheme.ts';
export { readSchemeFile } from './schemes/read-scheme-file.ts';
export { showScheme, showVersions } from './schemes/show-scheme.ts';
export { testScheme } from './schemes/test-scheme.ts';
export { createServices, type Services } from './services.ts';
export {
  type ClassFigures,
  exportStatistics,
  type HomeworkFigures,
} from './statistics/export-statistics.ts';
export { type Cell, writeCsv } from './statistics/write-csv.ts';
export { eraseStudents } from './students/erase-students.ts';
export { exportStudent } from './students/export-student.ts';
export { type FoundStudent, findStudents } from './students/find-students.ts';
export { mergeStudents } from './students/merge-students.ts';
export { submitAttempt } from './submit-attempt.ts';
export { addUser, type StaffDetails } from './users/add-user.ts';
export { checkPassword } from './users/check-password.ts';
export { disableUser } from './users/disable-user.ts';
export { enableUser } from './users/enable-user.ts';
export { findUser } from './users/find-user.ts';
export { listUsers } from './users/list-users.ts';
export { resetPassword } from './users/reset-password.ts';
