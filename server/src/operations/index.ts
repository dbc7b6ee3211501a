/** What the command line can do with a database: the operations that the HTTP routes call. */
export { openDatabase } from '../db/open-database.ts';
export { checkHealth } from './check-health.ts';
export { createFirstAdmin } from './create-first-admin.ts';
export { createStudent } from './create-student.ts';
export { createUser } from './create-user.ts';
export { fillWithDemo } from './fill-with-demo.ts';
export { listAssignments } from './list-assignments.ts';
export { listClasses } from './list-classes.ts';
export { loadBuiltInContent } from './load-built-in-content.ts';
export { markHomeworkAnswers } from './mark-homework-answers.ts';
export { Problem, type ProblemCode } from './problem.ts';
export { purgeVisits } from './purge-visits.ts';
export { recordVisit } from './record-visit.ts';
export { createServices, type Services } from './services.ts';
export { submitAttempt } from './submit-attempt.ts';
